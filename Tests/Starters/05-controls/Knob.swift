import TouchKit

/// Exercise 5.5: A knob that turns (build, 25 points, 35 minutes).
///
/// **Given.** A control with a value in a range. A finger on it does nothing yet.
///
///            ● finger            clockwise: more
///          ╱   ╲                 three quarters of a turn: from the minimum to the maximum
///         │  ┼  │ ↻              ┼ the middle of the bounds
///          ╲   ╱
///
/// **Task.** Make it a knob.
///
/// - Each `continueTracking` turns it by the angle that the finger went around the middle, from `previousLocation` to
///   `location`, in the knob's coordinates: the shorter way. Landing and lifting turn nothing.
/// - It stops at both ends, and turns back at once with the finger.
/// - The finger may land anywhere on it, even on a plain view in it, and go anywhere.
/// - An accessibility step is a tenth of the range.
/// - One `valueChanged` follows each change by finger or step, and nothing else.
/// - Even while a finger turns it, the app may set value, range and bounds, or disable it: the finger goes on.
/// - You may forbid pans around it, nothing else.
///
/// Check: make check EXERCISE=5.5
/// Hint:  make hint EXERCISE=5.5 RUNG=1
/// Read:  chapters/05-controls/README.md#build-your-own-control
class Knob: UIControl {
  /// How far the finger turns from the minimum to the maximum, in radians.
  static let sweep = 1.5 * Double.pi

  /// The lowest value.
  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  /// The highest value.
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  /// The value, always in range.
  var value = 0.0 { didSet { value = clamped(value) } }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  /// Makes a step up.
  override func accessibilityIncrement() {
    // A step of a tenth of the range.
  }

  /// Makes a step down.
  override func accessibilityDecrement() {
    // A step of a tenth of the range.
  }
}
