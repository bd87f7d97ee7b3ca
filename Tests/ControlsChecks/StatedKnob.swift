import TouchKit

@testable import ControlsExercises

/// A knob of the student's, or one that does what the statement says.
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

/// A knob that does what the statement says.
class StatedKnob: UIControl, TurningControl {
  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = touch.previousLocation(in: self)
    let now = touch.location(in: self)
    let turn =
      atan2(Double(now.y - bounds.midY), Double(now.x - bounds.midX))
      - atan2(Double(before.y - bounds.midY), Double(before.x - bounds.midX))
    let shortest = turn.remainder(dividingBy: 2 * .pi)
    change(by: shortest / (1.5 * .pi) * (maximumValue - minimumValue))
    return true
  }

  private var step: Double {
    let range = maximumValue - minimumValue
    return range / 10
  }

  override func accessibilityIncrement() { change(by: step) }

  override func accessibilityDecrement() { change(by: -step) }

  private func change(by amount: Double) {
    let old = value
    value = old + amount
    guard value != old else { return }
    sendActions(for: .valueChanged)
  }
}
