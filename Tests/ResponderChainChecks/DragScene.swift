import CheckSupport
import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// A screen with a view that can be dragged, on which a script is played.
final class DragScene {
  private let script: DragScript
  private let stage = Stage(screen: DragScript.screen.size)
  /// What the superviews lie in.
  private let page = DragGround(frame: DragScript.screen)
  private let pageController = UIViewController()
  /// The superview, and another one that the view may be put into.
  private var superview: UIView
  private var otherSuperview: UIView = DragGround(frame: CGRect(x: 100, y: 200, width: 240, height: 320))
  private let view: DraggableView

  /// Where the fingers are, on the screen.
  private var fingers: [Int: CGPoint] = [:]
  private var landings: [Int: CGPoint] = [:]
  /// A second view, at the lower end of the screen, and where the finger is that drags it.
  private let neighbor = DraggableView(frame: CGRect(x: 10, y: 740, width: 50, height: 50))
  private var fingerOfNeighbor: CGPoint?
  /// Where the view may be, as far as it is known which finger drags.
  private var possibilities: [Possibility]
  /// How the view is turned and scaled by now.
  private var turn: DragScript.Turn
  private var settingsBefore: ScreenSettings?

  /// Plays a script, and says where the view goes wrong.
  static func complaint(about script: DragScript) -> String? {
    DragScene(script).complaint
  }

  private init(_ script: DragScript) {
    self.script = script
    view = script.isSubclass || script.recognizer != nil ? DraggableSubclass() : DraggableView()
    let place = CGRect(x: 50, y: 250, width: 300, height: 300)
    superview =
      script.isInWindow
      ? stage.window : script.isOnCard ? DraggableCard(frame: place) : DragGround(frame: place)
    view.frame = CGRect(origin: CGPoint(x: 100, y: 110), size: script.size)
    // It covers the screen, wherever it begins.
    let (origin, screen) = (script.windowOrigin, DragScript.screen)
    stage.window.frame = CGRect(
      x: origin.x, y: origin.y, width: screen.width - origin.x, height: screen.height - origin.y)
    if !script.isInWindow {
      superview.traceName = "Superview"
      superview.transform = script.turnOfSuperview.transform
      superview.bounds.origin = script.scroll
    }
    view.frame.origin = CGPoint(x: view.frame.minX + script.scroll.x, y: view.frame.minY + script.scroll.y)
    view.transform = script.turnOfView.transform
    view.bounds.origin = script.ownScroll
    turn = script.turnOfView
    view.isMultipleTouchEnabled = true
    if script.isOutOfSight { view.alpha = 0.5 }
    if script.hasContents {
      let half = CGSize(width: view.bounds.width / 2, height: view.bounds.height)
      let contents = UIView(frame: CGRect(origin: view.bounds.origin, size: half))
      contents.isMultipleTouchEnabled = true
      view.addSubview(contents)
      // There may be views in that, too.
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: half.width / 2, height: half.height))
      inner.isMultipleTouchEnabled = true
      contents.addSubview(inner)
    }
    // The frame of a view with another anchor is worked out by the engine.
    view.layer.anchorPoint = script.anchor
    if script.isSubclass {
      let tap = UITapGestureRecognizer()
      (tap.cancelsTouchesInView, tap.delaysTouchesEnded) = (false, false)
      view.addGestureRecognizer(tap)
    }
    if let recognizer = script.recognizer?.recognizer { view.addGestureRecognizer(recognizer) }
    let owners: [UIView?] = [view, view.subviews.first, script.isInWindow ? nil : superview, page]
    for (owner, looks) in zip(owners, script.looks) { owner.map { Look.apply(looks, to: $0) } }
    otherSuperview.traceName = "OtherSuperview"
    otherSuperview.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 1.25, y: 0.75)
    page.transform = script.turnOfPage.transform
    page.bounds.origin = script.scrollOfPage
    for home in [otherSuperview, superview] where home !== stage.window {
      home.center = CGPoint(
        x: home.center.x + script.scrollOfPage.x, y: home.center.y + script.scrollOfPage.y)
      page.addSubview(home)
    }
    stage.show(page)
    if script.isPresenting {
      pageController.view = page
      stage.presentSomething(behind: page, of: pageController)
    }
    if script.mergesMoves { stage.device.moveDelivery = .oncePerDisplayFrame }
    superview.addSubview(view)
    neighbor.isMultipleTouchEnabled = true
    if script.hasNeighbor { stage.window.addSubview(neighbor) }
    possibilities = [Possibility(place: view.center, start: view.center)]
    for surface in surfaces { surface.putCaption() }
    for circumstance in script.circumstances { circumstance.apply(to: view, on: stage) }
  }

  private var complaint: String? {
    if script.hasButton, let complaint = complaintAboutAButton { return complaint }
    let bounds = view.bounds
    let spot = script.anchor == CGPoint(x: 0.5, y: 0.5) ? "middle" : "anchor point"
    var lines: [String] = []
    if let complaint = complaintAboutNeighbor { return complaint }
    for step in script.steps {
      let words = play(step)
      guard !words.isEmpty else { continue }
      let wanted = onScreen(possibilities[0].place, of: superview)
      let found = onScreen(spotOfView, of: view)
      possibilities = possibilities.filter { possibility in
        let place = onScreen(possibility.place, of: superview)
        return hypot(found.x - place.x, found.y - place.y) <= 0.5
      }
      lines.append("\(words): the view's \(spot) is at \(wanted.rounded.text)")
      if possibilities.isEmpty {
        let actual = lines.dropLast() + ["the view's \(spot) is at \(found.rounded.text)"]
        return (firstDivergence(expected: lines, actual: Array(actual)) ?? "")
          + "\n(all places are points of the screen)"
      }
      if let complaint = complaintAboutNeighbor { return "\(words)\n\(complaint)" }
      if let heard = surfaces.first(where: { $0.isTold }) {
        return
          "\(words)\nexpected: what the view lies in is told of no finger\ngot:      \(heard.traceName) is told"
      }
      if script.comparesSettings, let answer = PlainAnswers.complaint(about: view, next: view.superview) {
        return "\(words)\n\(answer)"
      }
      if let change = settingsBefore.flatMap({ settings?.change(since: $0) }) {
        return "\(words)\nexpected: nothing changes but where the view lies\ngot:      \(change)"
      }
      guard view.bounds == bounds, view.hasLinearPart(of: turn.transform) else {
        return
          "\(words)\nexpected: the view's bounds, turn and scale stay as they are\ngot:      they have changed"
      }
    }
    guard view.isMultipleTouchEnabled else {
      return
        "expected: isMultipleTouchEnabled stays on\ngot:      it was switched off, and two fingers cannot pinch"
    }
    return nil
  }

  /// A finger that slides on a button in the view is the button's.
  private var complaintAboutAButton: String? {
    var count = 0
    let button = UIButton(frame: view.bounds)
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    view.addSubview(button)
    defer { button.removeFromSuperview() }
    let place = onScreen(view.middle, of: view)
    guard DragScript.screen.insetBy(dx: 9, dy: 9).contains(place), !isOnNeighbor(place) else { return nil }
    let goal = CGPoint(x: place.x + 4, y: place.y - 3)
    for (phase, point) in [(Contact.Phase.began, place), (.moved, goal), (.ended, goal)] {
      stage.device.digitizer.report([contact(70, phase, point)])
      stage.device.settle()
      stage.device.advance(by: 0.05)
    }
    let start = possibilities[0].place
    let hasMoved = hypot(view.center.x - start.x, view.center.y - start.y) > 0.5
    // Recognizers take fingers away from buttons, too.
    guard hasMoved || count != 1 && script.recognizer == nil else { return nil }
    return
      "a finger slides on a button in the view\nexpected: the button acts, and the view stays\ngot:      "
      + (hasMoved ? "the view moves" : "the button acts \(count) times")
  }

  /// Those of everything, apart from where what is dragged lies.
  private var settings: ScreenSettings? {
    guard script.comparesSettings else { return nil }
    return stage.settings { owner, settings in
      if owner === view || owner === neighbor { settings.geometry = ViewSettings.Geometry() }
    }
  }

  /// Does a step, and keeps account of where the view belongs; returns the step in words.
  private func play(_ step: DragScript.Step) -> String {
    var contacts: [Contact] = []
    var words = change(step.change).map { [$0] } ?? []
    // What has changed is laid out before the fingers come, and not because of them.
    if !words.isEmpty || settingsBefore == nil {
      for surface in surfaces { surface.calm() }
      settingsBefore = settings
    }
    var event = DragEvent()
    for (finger, action) in step.fingers {
      let name = "finger \(finger + 1)"
      switch action {
      case .lands(let share):
        guard fingers[finger] == nil else { continue }
        let spot = CGPoint(
          x: view.bounds.minX + view.bounds.width * share.x,
          y: view.bounds.minY + view.bounds.height * share.y)
        let point = onScreen(spot, of: view)
        // A view that is scaled may reach over the edge of the glass.
        guard DragScript.screen.insetBy(dx: 3, dy: 3).contains(point), !isOnNeighbor(point) else { continue }
        // Of two that land at the same spot one could not tell which is cancelled.
        guard !event.landed.contains(where: { fingers[$0] == point }) else { continue }
        // Beside the view, on a card, it would drag that.
        let isBeside = share.x > 1
        if isBeside, script.isOnCard { continue }
        fingers[finger] = point
        landings[finger] = point
        contacts.append(contact(finger, .began, point))
        words.append("\(name) lands \(isBeside ? "beside the view, " : "")at \(point.rounded.text)")
        if !isBeside { event.landed.append(finger) }
      case .moves, .slides, .goesBack:
        guard let old = fingers[finger], let landing = landings[finger] else { continue }
        let point = action.goal(from: old, landing: landing)
        guard DragScript.screen.contains(point) else { continue }
        event.ways[finger] = (old, point)
        fingers[finger] = point
        contacts.append(contact(finger, .moved, point))
        words.append("\(name) moves to \(point.rounded.text)")
      case .lifts, .isCancelled:
        guard let point = fingers.removeValue(forKey: finger) else { continue }
        var isLift = false
        if case .lifts = action { isLift = true }
        contacts.append(contact(finger, isLift ? .ended : .cancelled, point))
        words.append("\(name) \(isLift ? "lifts" : "is cancelled")")
        event.endings[finger] = isLift
      }
    }
    guard !contacts.isEmpty else { return words.joined() }
    // No finger would land on it.
    let isLanding = contacts.contains { $0.phase == .began }
    setOutOfSight(!isLanding)
    (view as? DraggableSubclass)?.landings = event.landed.compactMap { finger in
      fingers[finger].map { (finger, $0) }
    }
    if script.hasNeighbor { contacts.append(contactOfNeighbor()) }
    if script.mergesMoves, contacts.allSatisfy({ $0.phase == .moved }) { reportOnTheWay(event.ways) }
    stage.device.digitizer.report(contacts)
    stage.device.settle()
    stage.device.advance(by: script.pause + step.rest)
    setOutOfSight(false)
    if let subclass = view as? DraggableSubclass {
      let told = subclass.takeTold()
      // A recognizer that is at work takes further fingers before the view is told of them.
      if script.recognizer != nil { event.landed = event.landed.filter(told.landed.contains) }
      for finger in told.cancelled { event.endings[finger] = false }
    }
    possibilities = possibilities.flatMap { $0.after(event) { [self] in fromScreen($0, to: superview) } }
    return words.joined(separator: ", ")
  }

  /// Hides and disables the view, or what it lies in, if the script says so; or brings it back.
  private func setOutOfSight(_ isOut: Bool) {
    if script.isOutOfSight { (view.isHidden, view.isUserInteractionEnabled) = (isOut, !isOut) }
    guard script.isSuperviewOutOfSight, superview !== stage.window else { return }
    (superview.isHidden, superview.isUserInteractionEnabled) = (isOut, !isOut)
  }

  /// Lets the sensor tell of fingers so often that an app hears of several places at once.
  private func reportOnTheWay(_ ways: [Int: (from: CGPoint, to: CGPoint)]) {
    for share in [0.2, 0.5] as [CGFloat] {
      stage.device.digitizer.report(
        ways.sorted { $0.key < $1.key }.map { finger, way in
          let (x, y) = (way.to.x - way.from.x, way.to.y - way.from.y)
          return contact(finger, .moved, CGPoint(x: way.from.x + x * share, y: way.from.y + y * share))
        })
      stage.device.advance(by: 0.003)
    }
  }

  /// Lets the app change the view, and says how.
  private func change(_ change: DragScript.Change?) -> String? {
    guard let change, change.isForDrags || possibilities.allSatisfy({ $0.finger == nil }) else { return nil }
    switch change {
    case .putsAside(let way):
      view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
      for index in possibilities.indices {
        let place = possibilities[index].place
        possibilities[index].place = CGPoint(x: place.x + way.x, y: place.y + way.y)
      }
      return "the app moves the view by \(way.text)"
    case .turns(let new):
      var transform = new.transform
      // A drag may be part of the transform.
      (transform.tx, transform.ty) = (view.transform.tx, view.transform.ty)
      view.transform = transform
      turn = new
      return "the app has the view \(new.text ?? "neither turned nor scaled")"
    case .turnsSuperview(let new):
      guard superview !== stage.window else { return nil }
      superview.transform = new.transform
      return "the app has the superview \(new.text ?? "neither turned nor scaled")"
    case .scrollsSuperview(let way):
      guard superview !== stage.window else { return nil }
      let origin = superview.bounds.origin
      superview.bounds.origin = CGPoint(x: origin.x + way.x, y: origin.y + way.y)
      return "the superview scrolls by \(way.text)"
    case .goesOver:
      (superview, otherSuperview) = (otherSuperview, superview)
      superview.addSubview(view)
      superview.superview?.bringSubviewToFront(superview)
      if superview.superview === page { stage.window.bringSubviewToFront(page) }
      if script.hasNeighbor { stage.window.bringSubviewToFront(neighbor) }
      // A drag may be part of the transform.
      let found = superview.convert(spotOfView, from: view)
      let place = superview.middle
      view.center = CGPoint(x: view.center.x + place.x - found.x, y: view.center.y + place.y - found.y)
      possibilities = [Possibility(place: place, start: place)]
      return "the app puts the view into \(superview.traceName)"
    case .isLifted:
      guard superview !== stage.window, superview.superview === page else { return nil }
      let overlay = DragGround(frame: .zero)
      (overlay.bounds, overlay.center) = (superview.bounds, superview.center)
      (overlay.transform, overlay.traceName) = (superview.transform, "Overlay")
      page.addSubview(overlay)
      overlay.putCaption()
      let home = superview
      superview = overlay
      overlay.addSubview(view)
      switch script.fateOfTheOldSuperview {
      case .stays: return "the app puts the view into an overlay of the same place and size"
      case .moves:
        home.center = CGPoint(x: home.center.x + 40, y: home.center.y - 30)
        home.bounds.origin = CGPoint(x: home.bounds.minX - 15, y: home.bounds.minY + 25)
      case .leaves: home.removeFromSuperview()
      }
      return
        "the app puts the view into an overlay of the same place and size, and the old superview \(script.fateOfTheOldSuperview)"
    case .comesBack:
      guard let home = view.superview, let place = home.subviews.firstIndex(of: view) else { return nil }
      view.removeFromSuperview()
      home.insertSubview(view, at: place)
      return "the app takes the view out of its superview, and puts it back"
    }
  }

  /// What the view lies in or has lain in.
  private var surfaces: [any Surface] {
    [page, superview, otherSuperview, view].compactMap { $0 as? any Surface }
  }

  /// The point of the view that its center is about.
  private var spotOfView: CGPoint {
    let bounds = view.bounds
    return CGPoint(
      x: bounds.minX + bounds.width * script.anchor.x, y: bounds.minY + bounds.height * script.anchor.y)
  }

  private func onScreen(_ point: CGPoint, of view: UIView) -> CGPoint {
    let place = view.convert(point, to: nil)
    return CGPoint(x: place.x + script.windowOrigin.x, y: place.y + script.windowOrigin.y)
  }

  private func fromScreen(_ point: CGPoint, to view: UIView) -> CGPoint {
    view.convert(CGPoint(x: point.x - script.windowOrigin.x, y: point.y - script.windowOrigin.y), from: nil)
  }

  private func isOnNeighbor(_ point: CGPoint) -> Bool {
    let frame = neighbor.frame.offsetBy(dx: script.windowOrigin.x, dy: script.windowOrigin.y)
    return script.hasNeighbor && frame.insetBy(dx: -2, dy: -2).contains(point)
  }

  /// The finger on the neighbor goes along the lower end of the screen.
  private func contactOfNeighbor() -> Contact {
    guard let old = fingerOfNeighbor else {
      let landing = CGPoint(x: 20 + script.windowOrigin.x, y: 760 + script.windowOrigin.y)
      fingerOfNeighbor = landing
      return contact(60, .began, landing)
    }
    fingerOfNeighbor = CGPoint(x: old.x + 3, y: old.y)
    return contact(60, .moved, CGPoint(x: old.x + 3, y: old.y))
  }

  private var complaintAboutNeighbor: String? {
    guard script.hasNeighbor else { return nil }
    let expected = CGPoint(x: 10 + (fingerOfNeighbor.map { $0.x - 20 - script.windowOrigin.x } ?? 0), y: 740)
    let found = neighbor.frame.origin
    guard hypot(found.x - expected.x, found.y - expected.y) > 0.5 else { return nil }
    return
      "the second view, which another finger drags\nexpected: its corner is at \(expected.rounded.text)\n"
      + "got:      its corner is at \(found.rounded.text)"
  }

  private func contact(_ finger: Int, _ phase: Contact.Phase, _ point: CGPoint) -> Contact {
    let size = DragScript.screen.size
    return Contact(
      index: finger, phase: phase, location: CGPoint(x: point.x / size.width, y: point.y / size.height),
      tool: finger == 0 && script.hasPencil ? .pencil(Pencil()) : .finger)
  }
}

extension DragScript.Step.Action {
  /// Where a finger goes.
  fileprivate func goal(from old: CGPoint, landing: CGPoint) -> CGPoint {
    switch self {
    case .moves(let point): point
    case .slides(let way): CGPoint(x: old.x + way.x, y: old.y + way.y)
    case .goesBack: landing
    case .lands, .lifts, .isCancelled: old
    }
  }
}

extension CGPoint {
  fileprivate var rounded: CGPoint { CGPoint(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10) }
}

extension UIView {
  /// Whether the view is turned and scaled as a transform says, wherever it is moved to.
  fileprivate func hasLinearPart(of other: CGAffineTransform) -> Bool {
    let pairs = [
      (transform.a, other.a), (transform.b, other.b), (transform.c, other.c), (transform.d, other.d),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.001 }
  }
}
