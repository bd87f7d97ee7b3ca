import TouchKit

/// Exercise 2.3: The round button that sticks out (fix, 15 points, 20 minutes).
///
/// A bar lies over the lower end of a table. A round button in the bar sticks out above it, and works only
/// in part:
///
///              ╭─────╮            ← a tap here reaches the table
///     ┌────────│     │────────┐
///     │        ╰─────╯        │   ← a tap here reaches the button
///     └───────────────────────┘
///
/// Make the whole circle answer to taps, and change nothing else:
///
/// - Beside the circle, the table gets its taps, and the bar those in its own bounds.
/// - A button that can't be touched (hidden, transparent, switched off or disabled) lets taps through as if
///   it weren't there.
/// - There may be any number of round buttons, on any side of the bar, even if it clips.
/// - What lies in front of a button in the bar, or in the button itself, keeps its taps.
///
/// Only round buttons stick out, and they are subviews of the bar itself. `RoundButton` is right as it is.
///
/// Check: make check EXERCISE=2.3
/// Hint:  make hint EXERCISE=2.3 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#the-half-of-the-button-that-is-dead
class RoundButtonBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // solution
    super.point(inside: point, with: event)
      || subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
    // starter
    // super.point(inside: point, with: event)
    // end
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
