import TouchKit

/// Writes down what a view asks and sends, says no when it should, and does what the app does meanwhile.
final class TrackingListener {
  private let plan: TrackingPlan
  private let note: (String) -> Void
  private var landings = 0
  private var moves = 0
  /// How many times the app has set `onEvent`.
  private(set) var number = 0
  /// What the app does in the next tracking method, and in the next event.
  var inTheNextQuestion: (() -> Void)?
  var inTheNextEvent: (() -> Void)?

  init(_ plan: TrackingPlan, _ note: @escaping (String) -> Void) { (self.plan, self.note) = (plan, note) }

  /// Has the view tell of events from now on.
  func listen(to view: any FollowingView) {
    number += 1
    view.listen()
  }

  /// Writes down a tracking method, and answers.
  func isAsked(_ method: String, _ touch: UITouch?, _ event: UIEvent?, _ view: any FollowingView) -> Bool {
    let next = inTheNextQuestion
    inTheNextQuestion = nil
    next?()
    let isBegin = method == "beginTracking"
    if isBegin { landings += 1 }
    if method == "continueTracking" { moves += 1 }
    let isRefused =
      isBegin
      ? plan.refusedLandings.contains(landings) : method == "continueTracking" && moves == plan.refusedMove
    let place =
      touch.map { Self.words(for: $0.location(in: view), in: view.bounds) }
      ?? (method == "cancelTracking" ? "" : ", without a touch")
    let inside = isBegin ? "" : ", isTouchInside \(view.isTouchInside)"
    note(
      "\(method)\(place)\(event == nil ? ", without an event" : "") (isTracking \(view.isTracking)\(inside))"
        + (isRefused ? " → false" : ""))
    return !isRefused
  }

  /// Writes down a control event, told to the `onEvent` of a number.
  func hears(_ event: UIControl.Event, _ view: any FollowingView, _ number: Int) {
    let name = UIControl.Event.ofTouches.first { $0.event == event }?.name ?? "the event \(event.rawValue)"
    // When nothing is followed any more, inside is about nothing.
    let isOver = [.touchUpInside, .touchUpOutside, .touchCancel].contains(event)
    let inside = isOver ? "" : ", isTouchInside \(view.isTouchInside)"
    note(
      "\(name) (isTracking \(view.isTracking)\(inside))"
        + (number == 1 ? "" : ", told to onEvent number \(number)"))
    let next = inTheNextEvent
    inTheNextEvent = nil
    next?()
  }

  private static func words(for point: CGPoint, in bounds: CGRect) -> String {
    let aside = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let along = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    func text(_ points: CGFloat) -> String { NumberText.trimmed(points, places: 2) }
    if aside > 0, along > 0 {
      return " \(text(aside)) points beside and \(text(along)) above or below the bounds"
    }
    return aside + along == 0 ? " in the bounds" : " \(text(aside + along)) points outside the bounds"
  }
}
