import CheckSupport
import TouchInput
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// A strip in a page, of plain scroll views or of the student's.
final class NestedScene: UIScrollViewDelegate {
  private let stage = Stage(screen: CGSize(width: 1024, height: 1024))
  let page: UIScrollView
  let strip: UIScrollView
  private let kind: NestedPage
  private let trace = Trace(of: [.gestures])
  private let tap = UITapGestureRecognizer()
  private var draggers: [String] = []
  private var taps = 0
  private let picture = Picture()
  /// What the picture has heard in the last drag.
  var heard: [String] { picture.heard }
  /// A second strip, out of sight, and a page of its own that is shown nowhere.
  private let others: [UIScrollView]
  /// What the page lies in; it is turned by some quarters.
  private let ground = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 1024))
  private let quarters: Int
  private let detail: UInt64
  /// How far both can be scrolled, and how far they are before each drag.
  let room, start: (strip: CGFloat, page: CGFloat)
  private var hasPictures = true

  /// - Parameter detail: What the views between the two are like, and how large both are; 0 for the plain case.
  init(
    _ kind: NestedPage = .scrollsUpAndDown, stripWidth: CGFloat = 2000, detail: UInt64 = 0,
    _ make: () -> UIScrollView
  ) {
    var random = SeededGenerator(seed: detail)
    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      let corner = kind.turn(CGPoint(x: width, y: height))
      return CGSize(width: corner.x, height: corner.y)
    }
    (self.kind, self.detail) = (kind, detail)
    let early = make()
    page = make().named("the page")
    strip = make().named("the strip")
    others = [early, make()]
    // Its sides differ, so that the wrong one of them is noticed.
    let width: CGFloat = detail == 0 ? 512 : [512, 400, 620][Int.random(in: 0...2, using: &random)]
    page.frame = CGRect(origin: CGPoint(x: 256, y: 256), size: size(width, 480))
    func pick<Value>(_ plain: Value, _ others: Value...) -> Value {
      detail == 0 ? plain : ([plain] + others)[Int.random(in: 0...others.count, using: &random)]
    }
    room = (stripWidth > 512 ? pick(1488, 0.5, 12, 700, 8388) : 0, pick(3520, 40, 8520))
    // At an end there is nothing more to scroll on one side.
    start = (pick(min(500, room.strip), 0, room.strip), room.page * pick(0.25, 0, 1))
    quarters = pick(0, 0, 1, 2, 3)
    page.contentSize = size(width, room.page + 480)
    strip.frame = CGRect(
      origin: kind.turn(CGPoint(x: 0, y: start.page + 100)), size: size(pick(width, 200), 256))
    // At the edge of the strip there is a rim without pictures.
    picture.frame = CGRect(origin: .zero, size: size(9000, 200))
    strip.addSubview(picture)
    strip.addGestureRecognizer(tap)
    tap.addTarget(self, action: NestedScene.tapped)
    var parent: UIView = page
    for _ in 0..<(detail == 0 ? 0 : Int.random(in: 0...2, using: &random)) {
      let container = UIView(frame: CGRect(origin: .zero, size: page.contentSize))
      parent.addSubview(container)
      parent = container
    }
    parent.addSubview(strip)
    for other in others {
      other.frame = CGRect(origin: kind.turn(CGPoint(x: 0, y: 2600)), size: size(512, 256))
      other.contentSize = size(2000, 256)
      other.contentOffset = kind.turn(CGPoint(x: 300, y: 0))
      other.delegate = self
      other.traceName = "another strip"
    }
    parent.addSubview(others[0])
    page.delegate = self
    strip.delegate = self
    for scroll in [page, strip] {
      scroll.panGestureRecognizer.name = "the pan of \(scroll.traceName)"
    }
    ground.transform =
      [
        CGAffineTransform.identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
        CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
      ][quarters]
    ground.addSubview(page)
    stage.show(ground)
    if detail != 0 {
      let circumstances = Circumstance.some(
        of: Circumstance.beyondTheChain.filter { $0 != .crowded }, &random)
      for circumstance in circumstances {
        circumstance.apply(to: page, on: stage)
        if circumstance == .watched { circumstance.apply(to: strip, on: stage) }
      }
    }
    // Its pictures come when it is shown already.
    setRoom(isThere: true)
  }

  /// Gives the strip as many pictures as it has room for, or as few.
  func setRoom(isThere: Bool) {
    hasPictures = isThere
    // What fits may also be smaller.
    let lack: CGFloat = detail % 2 == 0 ? 0 : -60
    let more = kind.turn(CGPoint(x: isThere && room.strip > 0 ? room.strip : lack, y: 0))
    strip.contentSize = CGSize(width: strip.bounds.width + more.x, height: strip.bounds.height + more.y)
  }

  /// What is special about it at the moment.
  var words: String {
    let strip = hasPictures ? (start.strip, room.strip) : (0, 0)
    let before =
      "scrolled before: the strip by \(NumberText.trimmed(strip.0)) of \(NumberText.trimmed(strip.1)), "
      + "the page by \(NumberText.trimmed(start.page)) of \(NumberText.trimmed(room.page)) points\n"
    return before + (quarters > 0 ? "what the page lies in is turned by \(quarters * 90)°\n" : "")
  }

  /// A point of the page's ground, on the screen.
  private func onScreen(_ point: CGPoint) -> CGPoint { ground.convert(point, to: nil) }

  /// Scrolls both, so that there is room in each direction.
  func place(strip x: CGFloat, page y: CGFloat) {
    strip.contentOffset = kind.turn(CGPoint(x: x, y: 0))
    page.contentOffset = kind.turn(CGPoint(x: 0, y: y))
  }

  private func tapped() { taps += 1 }

  /// Everything that is set, apart from how far both are scrolled.
  var settings: ScreenSettings {
    stage.settings { view, settings in if view is UIScrollView { settings.forgetScrolling() } }
  }

  /// What other strips of the app did meanwhile.
  var complaintAboutOthers: String? {
    for view in [page, strip] as [UIScrollView] {
      let plain = UIScrollView()
      (plain.bounds.size, plain.center) = (view.bounds.size, view.center)
      (plain.transform, plain.contentSize) = (view.transform, view.contentSize)
      plain.traceName = view.traceName
      plain.panGestureRecognizer.name = view.panGestureRecognizer.name
      let settings = [view, plain].map { scrollView in
        ScreenSettings(ofOnly: [scrollView]) { _, settings in
          settings.forgetSubviews()
          settings.forgetScrolling()
          // The app has recognizers of its own on it.
          settings.recognizers = [RecognizerSettings(of: scrollView.panGestureRecognizer)]
        }
      }
      guard let change = settings[0].difference(fromTwin: settings[1]) else { continue }
      return "expected: what is set of \(view.traceName) stays as it is made\ngot:      \(change)"
    }
    guard others.contains(where: { $0.contentOffset != kind.turn(CGPoint(x: 300, y: 0)) }) else { return nil }
    return "expected: another strip, which is not touched, stays where it is\ngot:      it is scrolled, too"
  }

  /// How often a tap recognizer of the strip, or of the page, recognizes one tap in the strip.
  func countTaps(of view: UIView, onAPicture: Bool, taps count: Int) -> Int {
    taps = 0
    let point = onScreen(middleOfStrip + kind.turn(CGPoint(x: 0, y: onAPicture ? 0 : 100)))
    view.addGestureRecognizer(tap)
    tap.numberOfTapsRequired = count
    stage.perform { $0.tap(at: point, count: count) }
    return taps
  }

  /// How often a long press, and a tap with two fingers, that are attached to a view are recognized in the strip.
  func countOthers(of view: UIView) -> [String] {
    strip.isMultipleTouchEnabled = true
    place(strip: start.strip, page: start.page)
    let press = UILongPressGestureRecognizer()
    let pair = UITapGestureRecognizer()
    pair.numberOfTouchesRequired = 2
    var begun: [String] = []
    let guests =
      [(press, "a long press"), (pair, "a tap with two fingers")] as [(UIGestureRecognizer, String)]
    let listeners = guests.map { _, name in
      GuestListener { if $0.state == .began || $0 is UITapGestureRecognizer { begun.append(name) } }
    }
    for ((guest, _), listener) in zip(guests, listeners) {
      guest.addTarget(listener, action: GuestListener.act)
      view.addGestureRecognizer(guest)
    }
    // Beside the pictures, so that the strip itself is hit, and asked.
    let point = onScreen(middleOfStrip + kind.turn(CGPoint(x: 0, y: 100)))
    stage.perform { $0.press(at: point, for: 0.8) }
    stage.perform { script in
      script.down(at: point)
      script.down(finger: 1, at: point + CGPoint(x: 40, y: 0))
      script.wait(0.06)
      for finger in 0...1 { script.up(finger: finger) }
    }
    return begun
  }

  /// Which recognizers of other code the page and the strip let begin, with both scrolled.
  func lettingBegin(_ view: UIView) -> [String] {
    place(strip: start.strip, page: start.page)
    var guests = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIGestureRecognizer(),
      UIPanGestureRecognizer(),
    ]
    // Of several fingers and taps, and in all directions.
    for number in 2...5 {
      let (tap, fingers, press, pan) = (
        UITapGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
        UIPanGestureRecognizer()
      )
      tap.numberOfTapsRequired = number
      fingers.numberOfTouchesRequired = number
      press.numberOfTouchesRequired = number
      press.minimumPressDuration = Double(number) / 4
      pan.minimumNumberOfTouches = number
      guests += [tap, fingers, press, pan]
    }
    guests += [UISwipeGestureRecognizer.Direction.left, .up, .down].map {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = $0
      return swipe
    }
    return guests.flatMap { guest in
      view.addGestureRecognizer(guest)
      defer { view.removeGestureRecognizer(guest) }
      return [page, strip].map {
        "\($0.traceName), about a \(type(of: guest)): \($0.gestureRecognizerShouldBegin(guest))"
      }
    }
  }

  private var middleOfStrip: CGPoint {
    strip.convert(CGPoint(x: strip.bounds.midX, y: strip.bounds.midY), to: ground)
  }

  func play(_ drag: NestedDrag) -> NestedOutcome {
    draggers = []
    picture.heard = []
    trace.removeAll()
    stage.device.trace = trace
    // The page is 512 points long, and behind the strip there is room for a finger.
    let origin = middleOfStrip + kind.turn(CGPoint(x: 0, y: drag.isOnStrip ? (drag.isOnRim ? 100 : 0) : 160))
    stage.perform(resting: drag.thrown == nil ? 3 : 8) { script in
      if let thrown = drag.thrown { throwIt(thrown, from: origin, &script) }
      let fingers = (0..<drag.fingers).map {
        (number: $0, place: origin + kind.turn(CGPoint(x: 35 * $0, y: 0)))
      }
      for finger in fingers { script.down(finger: finger.number, at: onScreen(finger.place)) }
      script.wait(drag.rest)
      for place in drag.places {
        script.wait(drag.interval)
        for finger in fingers { script.move(finger: finger.number, to: onScreen(finger.place + place)) }
      }
      script.wait(0.4)
      for finger in fingers { script.up(finger: finger.number) }
    }
    return NestedOutcome(draggers: draggers, strip: strip.contentOffset, page: page.contentOffset)
  }

  /// Throws one of both to where there is room.
  private func throwIt(_ thrown: NestedDrags.Scroller, from origin: CGPoint, _ script: inout TouchScript) {
    let isStrip = thrown == .strip
    let isNearTheEnd = isStrip ? start.strip > room.strip / 2 : start.page > room.page / 2
    let way: CGFloat = isNearTheEnd ? 60 : -60
    script.down(at: onScreen(origin))
    script.move(
      to: onScreen(origin + kind.turn(CGPoint(x: isStrip ? way : 0, y: isStrip ? 0 : way))), for: 0.06)
    script.up()
    script.wait(0.1)
  }

  /// Which pans were forbidden in the last drag, and by whom.
  var vetoes: [String] {
    trace.entries.filter { $0.stage == .gestures && $0.subject.hasPrefix("the pan of ") }.compactMap {
      entry in
      if case .note(let note) = entry.event { "\(entry.subject) \(note.text)" } else { nil }
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { draggers.append(scrollView.traceName) }
}

/// Pictures that say what they hear, moves left out.
private final class Picture: UIView {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("touchesBegan") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("touchesCancelled")
  }
}

private final class GuestListener {
  private let onAction: (UIGestureRecognizer) -> Void

  init(_ onAction: @escaping (UIGestureRecognizer) -> Void) { self.onAction = onAction }

  func act(_ guest: UIGestureRecognizer) { onAction(guest) }
}
