import TouchKit

/// Exercise 2.4: Targets for fingers (build, 15 points, 20 minutes).
///
/// A finger needs about 44 points to hit something, but buttons are often drawn smaller. Taps find the two
/// below in their bounds only. Widen that area, the *target*, and leave the buttons as small as they look:
///
///     TargetButton        at least 44 points wide and 44 points high: a shorter side grows at both ends alike
///     RoundTargetButton   a circle around the middle, as wide as the button, but at least 44 points
///
/// For example, a `TargetButton` of 10 × 60 points is found 17 points to its left and to its right, and not
/// above it. A `RoundTargetButton` is always as high as it is wide.
///
/// - A button that can't be touched (hidden, transparent, switched off or disabled) has no target.
/// - A target ends where the superview takes no touches.
/// - A control in a `TargetButton` keeps its taps, even where it reaches into the added margin.
///
/// No tap lies exactly on the edge of a target.
///
/// Check: make check EXERCISE=2.4
/// Hint:  make hint EXERCISE=2.4 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#when-the-area-is-wrong
class TargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

/// The round one.
class RoundTargetButton: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
