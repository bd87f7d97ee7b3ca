import CheckSupport
import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// A screen with a view that can be dragged, on which a script is played.
final class DragScene {
  private let script: DragScript
  private let stage = Stage(screen: DragScript.screen.size)
  /// What the superviews lie in.
  private let page = BoundlessView(frame: DragScript.screen)
  /// The superview, and another one that the view may be put into.
  private var superview = BoundlessView(frame: CGRect(x: 50, y: 250, width: 300, height: 300))
  private var otherSuperview = BoundlessView(frame: CGRect(x: 100, y: 200, width: 240, height: 320))
  private let view: DraggableView

  /// Where the fingers are, on the screen.
  private var fingers: [Int: CGPoint] = [:]
  private var landings: [Int: CGPoint] = [:]
  /// A second view, at the lower end of the screen, and where the finger is that drags it.
  private let neighbor = DraggableView(frame: CGRect(x: 10, y: 740, width: 50, height: 50))
  private var fingerOfNeighbor: CGPoint?
  /// The finger that drags.
  private var dragging: Int?
  /// Where the middle of the view has to be in the superview, and where it was when the drag began.
  private var place: CGPoint
  private var start: CGPoint
  /// How the view is turned and scaled by now.
  private var turn: DragScript.Turn
  private var settingsBefore: ScreenSettings?

  init(_ script: DragScript) {
    self.script = script
    view = script.isSubclass ? DraggableSubclass() : DraggableView()
    view.frame = CGRect(origin: CGPoint(x: 100, y: 110), size: script.size)
    superview.traceName = "Superview"
    superview.transform = script.turnOfSuperview.transform
    superview.bounds.origin = script.scroll
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
    }
    superview.addSubview(view)
    if script.isSubclass {
      let tap = UITapGestureRecognizer()
      (tap.cancelsTouchesInView, tap.delaysTouchesEnded) = (false, false)
      view.addGestureRecognizer(tap)
    }
    let owners: [UIView?] = [view, view.subviews.first, superview, page]
    for (owner, looks) in zip(owners, script.looks) { owner.map { Look.apply(looks, to: $0) } }
    otherSuperview.traceName = "OtherSuperview"
    otherSuperview.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 1.25, y: 0.75)
    page.transform = script.turnOfPage.transform
    page.bounds.origin = script.scrollOfPage
    for home in [otherSuperview, superview] {
      home.center = CGPoint(
        x: home.center.x + script.scrollOfPage.x, y: home.center.y + script.scrollOfPage.y)
      page.addSubview(home)
    }
    stage.show(page)
    neighbor.isMultipleTouchEnabled = true
    if script.hasNeighbor { stage.window.addSubview(neighbor) }
    for circumstance in script.circumstances { circumstance.apply(to: view, on: stage) }
    place = view.center
    start = view.center
  }

  /// Plays the script, and says where the view goes wrong.
  var complaint: String? {
    let bounds = view.bounds
    var (expected, actual): ([String], [String]) = ([], [])
    if let complaint = complaintAboutNeighbor { return complaint }
    for step in script.steps {
      let words = play(step)
      guard !words.isEmpty else { continue }
      let wanted = superview.convert(place, to: nil)
      let found = view.convert(view.middle, to: nil)
      let isRight = hypot(found.x - wanted.x, found.y - wanted.y) <= 0.5
      expected.append("\(words): the view's middle is at \(wanted.rounded.text)")
      actual.append(isRight ? expected[expected.count - 1] : "the view's middle is at \(found.rounded.text)")
      if !isRight { break }
      if let complaint = complaintAboutNeighbor { return "\(words)\n\(complaint)" }
      if let change = settingsBefore.flatMap({ settings?.change(since: $0) }) {
        return "\(words)\nexpected: nothing changes but where the view lies\ngot:      \(change)"
      }
      guard view.bounds == bounds, view.hasLinearPart(of: turn.transform) else {
        return
          "\(words)\nexpected: the view's bounds, turn and scale stay as they are\ngot:      they have changed"
      }
    }
    if let divergence = firstDivergence(expected: expected, actual: actual) {
      return divergence + "\n(all places are points of the screen)"
    }
    guard view.isMultipleTouchEnabled else {
      return
        "expected: isMultipleTouchEnabled stays on\ngot:      it was switched off, and two fingers cannot pinch"
    }
    return nil
  }

  /// Those of everything, apart from where what is dragged lies.
  private var settings: ScreenSettings? {
    guard script.comparesSettings else { return nil }
    return stage.settings { owner, settings in
      if owner is DraggableView { settings.geometry = ViewSettings.Geometry() }
    }
  }

  /// Does a step, and keeps account of where the view belongs; returns the step in words.
  private func play(_ step: DragScript.Step) -> String {
    var contacts: [Contact] = []
    var words = change(step.change).map { [$0] } ?? []
    settingsBefore = settings
    var wayOfDrag: (from: CGPoint, to: CGPoint)?
    var ending: DragScript.Step.Action?
    for (finger, action) in step.fingers {
      let name = "finger \(finger + 1)"
      switch action {
      case .lands(let share):
        guard fingers[finger] == nil else { continue }
        let spot = CGPoint(
          x: view.bounds.minX + view.bounds.width * share.x,
          y: view.bounds.minY + view.bounds.height * share.y)
        let point = view.convert(spot, to: nil)
        // A view that is scaled may reach over the edge of the glass.
        guard DragScript.screen.insetBy(dx: 3, dy: 3).contains(point), !isOnNeighbor(point) else { continue }
        fingers[finger] = point
        landings[finger] = point
        contacts.append(contact(finger, .began, point))
        words.append("\(name) lands at \(point.rounded.text)")
        if dragging == nil { (dragging, start) = (finger, place) }
      case .moves, .slides, .goesBack:
        guard let old = fingers[finger], let landing = landings[finger] else { continue }
        let point = action.goal(from: old, landing: landing)
        guard DragScript.screen.contains(point) else { continue }
        if finger == dragging { wayOfDrag = (old, point) }
        fingers[finger] = point
        contacts.append(contact(finger, .moved, point))
        words.append("\(name) moves to \(point.rounded.text)")
      case .lifts, .isCancelled:
        guard let point = fingers.removeValue(forKey: finger) else { continue }
        var isLift = false
        if case .lifts = action { isLift = true }
        contacts.append(contact(finger, isLift ? .ended : .cancelled, point))
        words.append("\(name) \(isLift ? "lifts" : "is cancelled")")
        if finger == dragging { ending = action }
      }
    }
    guard !contacts.isEmpty else { return words.joined() }
    // No finger would land on it.
    view.isHidden = script.isOutOfSight && !contacts.contains { $0.phase == .began }
    if script.hasNeighbor { contacts.append(contactOfNeighbor()) }
    stage.device.digitizer.report(contacts)
    stage.device.settle()
    stage.device.advance(by: script.pause)
    view.isHidden = false
    if let way = wayOfDrag {
      let (old, new) = (superview.convert(way.from, from: nil), superview.convert(way.to, from: nil))
      place = CGPoint(x: place.x + new.x - old.x, y: place.y + new.y - old.y)
    }
    if let ending {
      if case .isCancelled = ending { place = start }
      dragging = nil
    }
    return words.joined(separator: ", ")
  }

  /// Lets the app change the view, and says how.
  private func change(_ change: DragScript.Change?) -> String? {
    guard let change, dragging == nil else { return nil }
    switch change {
    case .putsAside(let way):
      view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
      place = CGPoint(x: place.x + way.x, y: place.y + way.y)
      return "the app moves the view by \(way.text)"
    case .turns(let new):
      var transform = new.transform
      // A drag may be part of the transform.
      (transform.tx, transform.ty) = (view.transform.tx, view.transform.ty)
      view.transform = transform
      turn = new
      return "the app has the view \(new.text ?? "neither turned nor scaled")"
    case .turnsSuperview(let new):
      superview.transform = new.transform
      return "the app has the superview \(new.text ?? "neither turned nor scaled")"
    case .scrollsSuperview(let way):
      let origin = superview.bounds.origin
      superview.bounds.origin = CGPoint(x: origin.x + way.x, y: origin.y + way.y)
      return "the superview scrolls by \(way.text)"
    case .goesOver:
      (superview, otherSuperview) = (otherSuperview, superview)
      superview.addSubview(view)
      page.bringSubviewToFront(superview)
      // A drag may be part of the transform.
      let found = superview.convert(view.middle, from: view)
      place = superview.middle
      view.center = CGPoint(x: view.center.x + place.x - found.x, y: view.center.y + place.y - found.y)
      return "the app puts the view into \(superview.traceName)"
    }
  }

  private func isOnNeighbor(_ point: CGPoint) -> Bool {
    script.hasNeighbor && neighbor.frame.insetBy(dx: -2, dy: -2).contains(point)
  }

  /// The finger on the neighbor goes along the lower end of the screen.
  private func contactOfNeighbor() -> Contact {
    guard let old = fingerOfNeighbor else {
      fingerOfNeighbor = CGPoint(x: 20, y: 760)
      return contact(60, .began, CGPoint(x: 20, y: 760))
    }
    fingerOfNeighbor = CGPoint(x: old.x + 3, y: old.y)
    return contact(60, .moved, CGPoint(x: old.x + 3, y: old.y))
  }

  private var complaintAboutNeighbor: String? {
    guard script.hasNeighbor else { return nil }
    let expected = CGPoint(x: 10 + (fingerOfNeighbor.map { $0.x - 20 } ?? 0), y: 740)
    let found = neighbor.frame.origin
    guard hypot(found.x - expected.x, found.y - expected.y) > 0.5 else { return nil }
    return
      "the second view, which another finger drags\nexpected: its corner is at \(expected.rounded.text)\n"
      + "got:      its corner is at \(found.rounded.text)"
  }

  private func contact(_ finger: Int, _ phase: Contact.Phase, _ point: CGPoint) -> Contact {
    let size = DragScript.screen.size
    return Contact(
      index: finger, phase: phase, location: CGPoint(x: point.x / size.width, y: point.y / size.height))
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

class DraggableSubclass: DraggableView {}

/// A view that is found everywhere, so that what is dragged out of it can be touched again.
private final class BoundlessView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
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
