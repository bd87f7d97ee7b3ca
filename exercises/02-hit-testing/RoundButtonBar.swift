import TouchKit

/// Exercise 2.3: The round button that sticks out (fix, 15 points, 20 minutes).
///
/// **Given.** A bar lies over the lower end of a table. A round button in the bar sticks out above it:
///
///              ╭─────╮            ← a tap here reaches the table
///     ┌────────│     │────────┐
///     │        ╰─────╯        │   ← a tap here reaches the button
///     └───────────────────────┘
///
/// **Task.** Make the whole circle answer to taps, and change nothing else:
///
/// - beside the circle the table gets its taps, and the bar gets those inside its own bounds,
/// - a button that cannot be touched (hidden, transparent, switched off, disabled) lets taps through as if it were not
///   there,
/// - all this for any number of round buttons, wherever they are in the bar, turned or not,
/// - what lies in front of a button in the bar, or in the button itself, keeps its taps.
///
/// The round buttons that stick out are subviews of the bar itself. Nothing else sticks out, and the bar does not clip.
///
/// **Keep.** Frames and the order of views stay. `RoundButton` is right as it is. Pass the event on: what a view answers
/// may depend on it.
///
/// **Judged.** Taps on many layouts: each must reach the right view.
///
/// Check: make check EXERCISE=2.3
/// Hint:  make hint EXERCISE=2.3 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#outside-the-parent
class RoundButtonBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

/// A button in the shape of a circle.
class RoundButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}
