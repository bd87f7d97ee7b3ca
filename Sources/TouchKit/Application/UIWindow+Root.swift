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

  #if !hasFeature(Embedded)
    /// The edges at which the app's gestures come before the system's: the topmost presented controller says so, or the
    /// child that it names (fact S28; which one is asked is engine's choice).
    final var edgesDeferringSystemGestures: UIRectEdge {
      var controller = rootViewController
      while let presented = controller?.presentation?.controller { controller = presented }
      // Children that name each other are asked for no longer than this.
      for _ in 0..<UIResponder.forwardingLimit {
        guard let child = controller?.childForScreenEdgesDeferringSystemGestures else { break }
        controller = child
      }
      return controller?.preferredScreenEdgesDeferringSystemGestures ?? []
    }
  #endif
}
