extension UIWindow {
  /// Adds the root controller's view when the window is shown; from iOS 13 inside two private views.
  final func showRoot() {
    guard !isHidden, rootContainer == nil, let controller = rootViewController else { return }
    let view = controller.loadedViewOrNew
    // An override of the controller's may have changed the root meanwhile.
    guard rootContainer == nil, controller === rootViewController else { return }
    view.frame = bounds
    if application.profile.wrapsRootView {
      let container = UITransitionView(frame: bounds)
      container.wrap(view, inSheet: true)
      rootContainer = container
      insertSubview(container, at: 0)
    } else {
      insertSubview(view, at: 0)
      // The window itself can't be put into it.
      if view.parent === self { rootContainer = view }
    }
  }

  /// Takes out the view of the controller before, and adds that of the new one.
  final func replaceRoot(_ old: UIViewController?) {
    rootContainer?.removeFromSuperview()
    rootContainer = nil
    old?.viewIfLoaded?.removeFromSuperview()
    showRoot()
  }
}
