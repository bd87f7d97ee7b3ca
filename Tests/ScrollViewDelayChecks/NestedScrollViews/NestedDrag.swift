import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// A finger that drags on a page with a strip, through some places, seen from where it lands.
struct NestedDrag: CustomStringConvertible {
  var plan: NestedPlan
  var tool = DragTool.finger
  /// Whether another finger drags another page meanwhile.
  var isBesideAnother = false
  var arrangement = Arrangement.none
  var spot = NestedStories.Spot.picture
  var places: [CGPoint]

  /// What the app has done with the page or its strip.
  enum Arrangement: String {
    case none = ""
    case turned = ", the page turned by 90°"
    case stillStrip = ", the strip’s isScrollEnabled false"
    case zoomedStrip = ", the strip’s content zoomed by 4"
    case insetPage = ", the page’s contentInset 16 points on the left and on the right"
    case turnedPictures = ", the pictures and what else lies on the page turned by 90°"
    case heldPage = ", while another finger rests on the page beside it"
    case thrownStrip = ", while the strip glides, after a throw to the left"
    case laidOutAnew = ", after a drag while it was the other axis along which the page’s content was long"
    case keyboard = ", the page’s contentInset.bottom 300, as for a keyboard"
  }

  init(plan: NestedPlan, spot: NestedStories.Spot = .picture, places: [CGPoint]) {
    (self.plan, self.spot, self.places) = (plan, spot, places)
  }

  init(plan: NestedPlan, ways: [(CGFloat, CGFloat)]) {
    self.init(plan: plan, places: ways.map { CGPoint(x: $0.0, y: $0.1) })
  }

  var description: String {
    let place = spot == .blank ? "the page, beside the strip" : "the strip"
    let some = places.count < 7 ? places : places.prefix(2) + places.suffix(1)
    let way = some.map(\.text).joined(separator: some.count < places.count ? " … " : ", ")
    return "\(tool.rawValue) \(place) and goes through \(way)"
      + arrangement.rawValue + (isBesideAnother ? ", while another finger drags another page" : "")
  }

  /// What a drag has done.
  struct Outcome: Equatable, CustomStringConvertible {
    var who: String
    /// How far both are scrolled in the end, along their axes.
    var strip, page: CGFloat

    var description: String {
      "\(who) \(who == "neither" ? "scrolls" : "is dragged"); in the end, the strip is scrolled to "
        + "\(NumberText.trimmed(strip)), the page to \(NumberText.trimmed(page))"
    }
  }

  func play(_ make: () -> UIScrollView) -> Outcome {
    let stage = Stage(screen: CGSize(width: 1024, height: 1024))
    let subject = NestedSubject(plan, name: "the view", log: AppLog(), make: make)
    let other = NestedSubject(NestedPlan(), name: "the other view", log: AppLog(), make: make)
    other.page.frame.origin = CGPoint(x: 512, y: 512)
    // What they show may come after them.
    let contents = [subject.page, subject.strip].map { ($0, $0.contentSize) }
    for (view, _) in contents { view.contentSize = .zero }
    stage.show(subject.page, other.page)
    for (view, size) in contents { view.contentSize = size }
    let place = arrange(subject)
    let fingers = Fingers(on: stage, pace: 0.016)
    if isBesideAnother {
      let start = NestedStories.Spot.blank.point + other.page.frame.origin
      fingers.act(.began, finger: 1, at: start)
      fingers.act(.moved, finger: 1, at: start + CGPoint(x: 0, y: -40))
    }
    if arrangement == .heldPage {
      fingers.act(.began, finger: 1, at: place(plan.turn(NestedStories.Spot.blank.point)))
    }
    if arrangement == .thrownStrip {
      let start = place(plan.turn(spot.point))
      fingers.act(.began, at: start)
      for step in CGPoint(x: -60, y: 0).inSteps(3) { fingers.act(.moved, at: start + step) }
      fingers.act(.ended, at: start)
    }
    if arrangement == .laidOutAnew {
      let (size, bounds) = (subject.page.contentSize, subject.page.bounds.size)
      let rest = CGSize(width: size.width - bounds.width, height: size.height - bounds.height)
      subject.page.contentSize = CGSize(
        width: bounds.width + rest.height, height: bounds.height + rest.width)
      // A scroll view is asked only about a drag that is long along an axis on which it has room.
      let way = plan.turn(CGPoint(x: 36, y: -60))
      stage.drag(tool, fingers, from: place(plan.turn(spot.point)), through: way.inSteps(3))
      subject.page.contentSize = size
      subject.perform(NestedAct.putsBack.rawValue)
    }
    stage.drag(
      tool, fingers, from: place(plan.turn(spot.point)),
      through: places.map { place($0) + place(.zero) * -1 })
    func along(_ offset: CGFloat) -> CGFloat { (offset * 1_000).rounded() / 1_000 }
    let (strip, page) = (plan.turn(subject.strip.contentOffset), plan.turn(subject.page.contentOffset))
    return Outcome(
      who: subject.dragged.isEmpty ? "neither" : subject.dragged.joined(separator: ", then "),
      strip: along(strip.x), page: along(page.y))
  }

  /// Arranges the page, and gives where on the screen a place of it is seen.
  private func arrange(_ subject: NestedSubject) -> (CGPoint) -> CGPoint {
    let (page, strip) = (subject.page, subject.strip)
    switch arrangement {
    case .none, .heldPage, .thrownStrip, .laidOutAnew: break
    case .keyboard: page.contentInset.bottom = 300
    case .turned:
      page.transform = CGAffineTransform(rotationAngle: .pi / 2)
      page.frame.origin = .zero
    case .stillStrip: strip.isScrollEnabled = false
    case .insetPage: (page.contentInset.left, page.contentInset.right) = (16, 16)
    case .turnedPictures:
      for view in page.subviews + strip.subviews where view !== strip {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
    case .zoomedStrip:
      // As large as before, but too small for the strip without the zoom.
      let (size, start) = (strip.contentSize, strip.contentOffset)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: size.width / 4, height: size.height / 4))
      strip.addSubview(content)
      (strip.delegate as? ScrollListener)?.zoomed = content
      strip.contentSize = content.bounds.size
      (strip.maximumZoomScale, strip.zoomScale, strip.contentOffset) = (4, 4, start)
    }
    return { page.convert($0 + page.bounds.origin, to: nil) }
  }

  /// What is right.
  ///
  /// The axis is the one that leads when the finger is 10 points away; those don't scroll. A trackpad scrolls from its
  /// first point on.
  var expected: Outcome {
    let lost: CGFloat = tool == .trackpad ? 0 : 10
    let (room, pageRoom): (CGFloat, CGFloat) = (max(plan.room, 0), plan.pageFits ? 0 : 600)
    var outcome = Outcome(who: "neither", strip: room * plan.start, page: plan.pageStart)
    guard let last = places.last.map(plan.turn),
      let begin = places.first(where: { max(abs($0.x), abs($0.y)) >= lost }).map(plan.turn)
    else { return outcome }
    func end(_ start: CGFloat, _ way: CGFloat, _ begin: CGFloat, _ room: CGFloat) -> CGFloat {
      min(max(start - way + (begin < 0 ? -lost : lost), 0), room)
    }
    if abs(begin.y) > abs(begin.x) {
      if [.fitting, .still].contains(plan.setting) { return outcome }
      outcome.who = "the page"
      outcome.page = end(outcome.page, last.y, begin.y, pageRoom)
    } else if room > 0, spot != .blank, arrangement != .stillStrip {
      outcome.who = "the strip"
      outcome.strip = end(outcome.strip, last.x, begin.x, room)
    }
    return outcome
  }

  /// Which recognizers of the app a page and a strip let begin.
  static func answersAboutOthers(_ make: () -> UIScrollView) -> [String] {
    let subject = NestedSubject(NestedPlan(), name: "the view", log: AppLog(), make: make)
    let own = [subject.page, subject.strip].compactMap {
      $0.maximumZoomScale = 3
      return $0.pinchGestureRecognizer
    }
    var recognizers = [
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
      UIGestureRecognizer(),
    ]
    for number in 1...3 {
      let (tap, touches, press, pan) = (
        UITapGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
        UIPanGestureRecognizer()
      )
      tap.numberOfTapsRequired = number
      touches.numberOfTouchesRequired = number
      press.numberOfTouchesRequired = number
      pan.minimumNumberOfTouches = number
      recognizers += [tap, touches, press, pan]
    }
    func answers(about recognizer: UIGestureRecognizer) -> String {
      let answers = [subject.page, subject.strip].map { "\($0.gestureRecognizerShouldBegin(recognizer))" }
      return
        "a \(type(of: recognizer)) of \(recognizer.view?.traceName ?? ""): page \(answers[0]), strip \(answers[1])"
    }
    return own.map(answers)
      + [subject.page, subject.strip].flatMap { view in
        recognizers.map { recognizer in
          view.addGestureRecognizer(recognizer)
          defer { view.removeGestureRecognizer(recognizer) }
          return answers(about: recognizer)
        }
      }
  }
}
