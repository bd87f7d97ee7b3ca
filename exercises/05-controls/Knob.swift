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
/// - The finger may land anywhere on the knob, on a view in it, too; a control in it keeps its own fingers. Landing
///   turns nothing, nor does a lift or a cancellation, wherever it comes.
/// - Each move turns the knob by the angle by which the finger went around the middle, in the knob's own
///   coordinates. It takes the shorter way around: at most half a turn per move, over the left side, too. A move is one
///   call of `continueTracking`, from `previousLocation` to `location`, however many samples the device took for it.
/// - At both ends of the range the knob stops. When the finger turns back, the knob turns back at once, wherever the
///   finger is.
/// - `valueChanged` is sent once for each change that a finger or an accessibility step makes, after it, and for
///   nothing else.
/// - `accessibilityIncrement` and `accessibilityDecrement` make steps of a tenth of the range. VoiceOver calls
///   them when a VoiceOver user swipes up or down.
///
/// **Keep.** Setting `value` gives the nearest value in range, and no event. The app may do that at any time, also
/// in its action; it may change range and bounds, or hide the knob, while a finger is down, and the finger goes on to
/// turn it. A range may be empty for a while. The app sets its two ends one after the other, in any order; when both
/// are set, the range is what the app has set. The control events of touches stay, and it sends no others. Turning it
/// changes nothing else about it, not even its `accessibilityValue`, which the app sets. It may forbid pans around it;
/// all other recognizers work as before, on the knob and around it.
///
/// **Judged.** Random turns on knobs of all sizes and ranges. Knobs and their superviews may be turned, scaled or
/// mirrored.
///
/// Check: make check EXERCISE=5.5
/// Hint:  make hint EXERCISE=5.5 RUNG=1
/// Read:  chapters/05-controls/README.md#a-control-of-ones-own
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
