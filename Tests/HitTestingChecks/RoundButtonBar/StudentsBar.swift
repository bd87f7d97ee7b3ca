import TouchKit

@testable import HitTestingExercises

extension BarPlan.Subject {
  /// A view of the student's classes, or of a subclass of them.
  func makeStudents() -> UIView {
    switch self {
    case .bar: RoundButtonBar()
    case .button: RoundButton()
    case .eventButton: EventRoundButton()
    case .wideButton: WideRoundButton()
    }
  }

  /// The right one in its place.
  func makeStated() -> UIView {
    switch self {
    case .bar: StatedBar()
    default: StatedRoundButton(needsEvent: self == .eventButton, reach: self == .wideButton ? 10 : 0)
    }
  }
}

/// A round button that takes no question for a touch's if it comes without the event.
class EventRoundButton: RoundButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    event != nil && super.point(inside: point, with: event)
  }
}

/// A round button with a larger target, which finds nothing left of its bounds.
class WideRoundButton: RoundButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2 + 10
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    point.x < bounds.minX ? nil : super.hitTest(point, with: event)
  }
}
