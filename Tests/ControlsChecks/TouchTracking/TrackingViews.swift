import TouchKit

@testable import ControlsExercises

/// A view that follows fingers: the student's, or one that does what the statement says.
protocol FollowingView: UIView {
  var isTracking: Bool { get }
  var isTouchInside: Bool { get }
  var listener: TrackingListener? { get set }
  /// Starts to tell the listener of events.
  func listen()
}

class StudentsTracking: TrackingView, FollowingView {
  var listener: TrackingListener?
  override var canBecomeFirstResponder: Bool { true }

  func listen() {
    let number = listener?.number ?? 0
    onEvent = { [weak self] in
      guard let self else { return }
      listener?.hears($0, self, number)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    listener?.isAsked("beginTracking", touch, event, self) ?? true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    listener?.isAsked("continueTracking", touch, event, self) ?? true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    _ = listener?.isAsked("endTracking", touch, event, self)
  }
  override func cancelTracking(with event: UIEvent?) {
    _ = listener?.isAsked("cancelTracking", nil, event, self)
  }
}

/// One whose class takes fingers beside its bounds.
class WideStudentsTracking: StudentsTracking {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
}
