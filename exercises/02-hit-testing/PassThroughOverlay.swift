import TouchKit

/// Exercise 2.5: The overlay that lets touches through (build, 15 points, 20 minutes).
///
/// Since your toast is on the screen, the app is dead: the toast covers everything, although it is empty
/// but for a few panels and buttons. It comes as a view in front of the app's, and as a window with a root
/// view controller, whose view fills it.
///
/// Let both take the taps on the views in them, however deep, bare panels included. All other taps go to
/// what lies below.
///
/// Example: the toast is a panel with a disabled button. A tap on the button goes to the panel, a tap
/// beside the panel to the app.
///
/// The toast may be hidden or switched off for a while, and the window may get another root view
/// controller.
///
/// Check: make check EXERCISE=2.5
/// Hint:  make hint EXERCISE=2.5 RUNG=1
/// Read:  chapters/02-hit-testing/README.md#the-toast-that-blocks-the-app
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
