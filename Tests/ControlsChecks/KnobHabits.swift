import TouchKit
import TouchStage

@testable import ControlsExercises

/// What the student's knob does where right knobs may differ.
///
/// It asks knobs of the student's. A subclass could not listen to what they answer: compiled without it, its `super`
/// would go past an override of theirs.
final class KnobHabits {
  private let stage = Stage()
  private let idle = Knob(frame: CGRect(x: 40, y: 60, width: 100, height: 100))
  /// One with a finger on it.
  private let tracked = Knob(frame: CGRect(x: 180, y: 60, width: 100, height: 100))
  /// Whether it is hit instead of a view in it that is no control.
  private let takesFingersOfViews: Bool

  init() {
    stage.show(idle, tracked)
    idle.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    takesFingersOfViews = idle.hitTest(CGPoint(x: 15, y: 15), with: nil) === idle
    Fingers(on: stage).act(.began, at: CGPoint(x: 250, y: 110))
  }

  /// Whether a recognizer may begin on a knob: a right one, which is for drags, may forbid those around it.
  func allow(_ recognizer: UIGestureRecognizer, on knob: UIControl) -> Bool {
    guard recognizer.view !== knob, recognizer is UIPanGestureRecognizer else { return true }
    return (knob.isTracking ? tracked : idle).gestureRecognizerShouldBegin(recognizer)
  }

  /// What a finger hits in a knob: a control in it keeps its own.
  func target(of hit: UIView?, in knob: UIView) -> UIView? {
    guard takesFingersOfViews, let hit else { return hit }
    let way = sequence(first: hit, next: \.superview).prefix { $0 !== knob }
    return way.contains { $0 is UIControl } ? hit : knob
  }
}
