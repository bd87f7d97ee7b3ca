import TouchKit

/// Exercise 2.4: Targets for fingers (build, 15 points, 20 minutes).
///
/// **Given.** A finger needs about 44 points to hit something, but buttons are often drawn smaller. Taps find the two
/// below in their bounds only.
///
/// **Task.** Widen the area in which taps find them:
///
/// - `TargetButton`: at least 44 points wide and at least 44 points high, whatever its size is. It grows by the same
///   amount on the left and on the right, and by the same above and below. A side that is long enough stays as it is.
/// - `RoundTargetButton`: a circle around the middle, as wide as the button, but at least 44 points. Width and
///   height of the button are always the same.
///
/// **Keep.** The frame and the bounds do not change. Buttons that are hidden, switched off or disabled stay
/// unreachable, and a target ends where its superview stops taking touches. A control that lies in a `TargetButton`
/// still gets the taps on it, also where it reaches into the added margin.
///
/// **Judged.** Taps inside and outside the targets of buttons of all sizes, in any place, also of buttons that are
/// turned, or whose size changes. No tap lies exactly on the edge of a target.
///
/// Check: make check EXERCISE=2.4
/// Hint:  make hint EXERCISE=2.4 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#point-inside
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
