extension UIViewController {
  /// The view; made, and announced, if there is none yet.
  final var loadedViewOrNew: UIView {
    if let loadedView { return loadedView }
    let isAskedWhileLoading = isLoadingView
    if !isAskedWhileLoading {
      isLoadingView = true
      loadView()
      isLoadingView = false
    }
    let view = loadedView ?? plainView()
    if !isAskedWhileLoading { viewDidLoad() }
    return loadedView ?? view
  }

  /// What a controller gets whose own `loadView()` sets no view, or asks for the view that it is to make.
  private func plainView() -> UIView {
    Refusal.noViewLoaded(traceName).report(to: UIApplication.current?.trace)
    let view = UIView(frame: UIScreen.main.bounds)
    adopt(view)
    return view
  }

  final func unload() {
    loadedView?.viewController = nil
    loadedView = nil
  }

  final func adopt(_ view: UIView) {
    guard view !== loadedView else { return }
    if let owner = view.viewController {
      let refusal = Refusal.viewOfAnotherController(view.traceName, owner.traceName)
      return refusal.report(to: UIApplication.current?.trace)
    }
    loadedView?.viewController = nil
    loadedView = view
    view.viewController = self
  }
}
