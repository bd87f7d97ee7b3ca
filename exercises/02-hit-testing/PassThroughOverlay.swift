import TouchKit

/// Exercise 2.5: The overlay that lets touches through (build, 15 points, 20 minutes).
///
/// **Given.** An overlay covers a screen, and a window covers a whole app. Both are empty except for a few views of
/// their own: buttons, and panels with buttons in them. Now they swallow every tap.
///
/// **Task.** Let taps on their empty parts through to what lies below:
///
/// - a tap on a view in the overlay, however deep, goes to that view: to a button, and also to a bare panel,
/// - a tap anywhere else goes to what lies below, as if the overlay were not there. A button that is hidden,
///   switched off or disabled does not count as something to tap on: the tap goes to the panel under it, if there is
///   one.
///
/// The same for the window: taps on its empty parts go to the window below. It has no root view controller: its views
/// are added to it directly.
///
/// **Keep.** An overlay or a window that is hidden or switched off takes no taps at all, not even on its buttons. What
/// sticks out of it gets no taps there, as in every view. Pass the event on: what a view answers may depend on it, and
/// a view may want taps beside its frame, too.
///
/// **Judged.** Taps on overlays and windows with different contents, before and after those change.
///
/// Check: make check EXERCISE=2.5
/// Hint:  make hint EXERCISE=2.5 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#overriding-hit-test
class PassThroughOverlay: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

/// The overlay as a window of its own, above the app's.
class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}
