import CheckSupport
import TouchKit

/// What a view says, and when it says no.
final class TrackingLog {
  var lines: [String] = [] { didSet { if let last = lines.last { onLine?(last) } } }
  /// Told of each line at once.
  var onLine: ((String) -> Void)?
  var refusedLandings: Set<Int> = []
  var refusedMove: Int?
  /// What the app does in the next event, which may depend on whether the finger is inside.
  var inTheNextEvent: ((Bool) -> Void)?
  /// What it does in the next tracking method.
  var inTheNextQuestion: (() -> Void)?
  private var landings = 0
  private var moves = 0

  func beginTracking(_ isTracking: Bool, at point: CGPoint, _ event: UIEvent?) -> Bool {
    landings += 1
    answerTheQuestion()
    let refuses = refusedLandings.contains(landings)
    lines.append(
      "beginTracking at \(point.rounded) (isTracking \(isTracking))\(event.words)\(refuses ? " → false" : "")"
    )
    return !refuses
  }

  func continueTracking(at point: CGPoint, _ isInside: Bool, _ event: UIEvent?) -> Bool {
    moves += 1
    let refuses = moves == refusedMove
    answerTheQuestion()
    lines.append(
      "continueTracking at \(point.rounded) (isTouchInside \(isInside))\(event.words)\(refuses ? " → false" : "")"
    )
    return !refuses
  }

  func endTracking(at point: CGPoint?, _ isTracking: Bool, _ isInside: Bool, _ event: UIEvent?) {
    answerTheQuestion()
    let place = point.map { "at \($0.rounded)" } ?? "without a touch"
    lines.append("endTracking \(place) (isTracking \(isTracking), isTouchInside \(isInside))\(event.words)")
  }

  func cancelTracking(_ isTracking: Bool, _ isInside: Bool, _ event: UIEvent?) {
    answerTheQuestion()
    lines.append("cancelTracking (isTracking \(isTracking), isTouchInside \(isInside))\(event.words)")
  }

  private func answerTheQuestion() {
    let answer = inTheNextQuestion
    inTheNextQuestion = nil
    answer?()
  }

  func event(_ event: UIControl.Event, _ isTracking: Bool, _ isInside: Bool, _ listener: Int) {
    // When nothing is followed any more, inside is about nothing.
    let isOver = [.touchUpInside, .touchUpOutside, .touchCancel].contains(event)
    let inside = isOver ? "" : ", isTouchInside \(isInside)"
    let place = listener == 1 ? "" : ", told to onEvent number \(listener)"
    lines.append("\(event.names) (isTracking \(isTracking)\(inside))\(place)")
    let deed = inTheNextEvent
    inTheNextEvent = nil
    deed?(isInside)
  }
}

extension UIEvent? {
  var words: String { self == nil ? ", without an event" : "" }
}

extension CGPoint {
  fileprivate var rounded: String { CGPoint(x: x.rounded(), y: y.rounded()).text }
}

extension UIControl.Event {
  static let ofTouches: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
    (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
    (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
  ]

  /// The names of the events in the set; more than one if several are sent at once.
  var names: String {
    let names = Self.ofTouches.filter { contains($0.event) }.map(\.name)
    return names.isEmpty ? "no event of a touch" : names.joined(separator: " and, at once, ")
  }
}

extension TrackingCase.Deed {
  func play(_ view: UIView, in superview: UIView, drawn drawing: TrackingCase.Drawing) {
    switch self {
    case .hides: view.isHidden = true
    case .fades: view.alpha = 0
    case .switchesOff: view.isUserInteractionEnabled = false
    case .hidesAround: superview.isHidden = true
    case .moves: view.center = CGPoint(x: TrackingCase.center.x + 200, y: TrackingCase.center.y + 120)
    case .turns: view.transform = drawing.transform.rotated(by: 0.7)
    case .takesOut:
      view.removeFromSuperview()
      superview.addSubview(view)
    case .listensAnew, .listensAnewInTheEvent, .listensAnewWhenAsked, .resizesWhenAsked, .resizesInTheEvent:
      break
    case .undoes:
      view.isHidden = false
      view.alpha = 1
      (view.center, view.transform) = (TrackingCase.center, drawing.transform)
      view.isUserInteractionEnabled = true
      superview.isHidden = false
    }
  }
}
