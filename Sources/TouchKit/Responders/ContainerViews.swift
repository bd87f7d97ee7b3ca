// The private views that UIKit puts between controllers' views: their names are seen in every printed chain
// (scenarios RC1, RC2).

/// The root view of navigation and tab bar controllers.
final class UILayoutContainerView: UIView {
  override class var engineClassName: String { "UILayoutContainerView" }
}

/// Holds the wrapper of a navigation controller's top controller.
final class UINavigationTransitionView: UIView {
  override class var engineClassName: String { "UINavigationTransitionView" }
}

/// Wraps the view of a controller that a container shows.
final class UIViewControllerWrapperView: UIView {
  override class var engineClassName: String { "UIViewControllerWrapperView" }
}

/// Holds a window's root view from iOS 13, a presented view, and the wrapper of a tab bar controller.
final class UITransitionView: UIView {
  override class var engineClassName: String { "UITransitionView" }

  /// Puts a view into this one, filling it; a sheet lies in a view with a shadow.
  func wrap(_ view: UIView, inSheet isSheet: Bool) {
    view.frame = bounds
    guard isSheet else { return addSubview(view) }
    let shadow = UIDropShadowView(frame: bounds)
    shadow.addSubview(view)
    addSubview(shadow)
  }
}

/// Holds a root view or a sheet from iOS 13.
final class UIDropShadowView: UIView {
  override class var engineClassName: String { "UIDropShadowView" }
}

/// The place in a container's view where one child at a time is shown.
final class ControllerSlot {
  let container: UIView
  private var wrapper: UIViewControllerWrapperView? { didSet { dispose(of: oldValue) } }

  init(_ container: UIView) { self.container = container }

  /// Shows a controller's view instead of the one before.
  func show(_ controller: UIViewController?) {
    let old = wrapper
    wrapper = nil
    if let controller {
      let new = UIViewControllerWrapperView(frame: container.bounds)
      let view = controller.loadedViewOrNew
      view.frame = new.bounds
      new.addSubview(view)
      container.addSubview(new)
      wrapper = new
    }
    old?.removeFromSuperview()
    // The view may be in the new wrapper already.
    for view in old?.children ?? [] { view.removeFromSuperview() }
  }
}
