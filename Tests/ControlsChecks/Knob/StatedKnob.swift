import TouchKit
import TouchStage

@testable import ControlsExercises

/// A knob: the student's, or one that does what the statement says.
protocol TurningControl: UIControl {
  var minimumValue: Double { get set }
  var maximumValue: Double { get set }
  var value: Double { get set }
}

extension Knob: TurningControl {}

extension TurningControl {
  /// Sets both ends of the range, one after the other.
  func set(_ range: ClosedRange<Double>, minimumFirst: Bool) {
    if minimumFirst { minimumValue = range.lowerBound }
    maximumValue = range.upperBound
    if !minimumFirst { minimumValue = range.lowerBound }
  }
}

/// The knob that does what the statement says; where right ones may differ, it does as the student's.
final class StatedKnob: UIControl, TurningControl {
  var choices: KnobChoices?
  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (before, now) = (touch.previousLocation(in: self), touch.location(in: self))
    let turn =
      atan2(Double(now.y - bounds.midY), Double(now.x - bounds.midX))
      - atan2(Double(before.y - bounds.midY), Double(before.x - bounds.midX))
    change(by: turn.remainder(dividingBy: 2 * .pi) / (1.5 * .pi) * (maximumValue - minimumValue))
    return true
  }

  private var length: Double { maximumValue - minimumValue }

  override func accessibilityIncrement() { change(by: length / 10) }

  override func accessibilityDecrement() { change(by: -length / 10) }

  private func change(by amount: Double) {
    let old = value
    value = old + amount
    if value != old { sendActions(for: .valueChanged) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    choices?.allows(gestureRecognizer, on: self) ?? true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return choices?.target(of: hit, in: self) ?? hit
  }
}

/// What the student's knob does where right knobs may differ.
///
/// It asks knobs of the student's. A subclass could not listen to what they answer: compiled without it, its `super`
/// would go past an override of theirs.
final class KnobChoices {
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

  /// Whether a recognizer may begin on a knob: a right one, which is for drags, may forbid pans around it.
  func allows(_ recognizer: UIGestureRecognizer, on knob: UIControl) -> Bool {
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
