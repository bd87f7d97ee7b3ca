/// How a presented controller covers the one that presents it, with UIKit's numbers.
public enum UIModalPresentationStyle: Int, Sendable {
  /// What the system does by itself: the whole screen up to iOS 12, a sheet from iOS 13.
  case automatic = -2
  /// The whole screen; the presenting controller's view leaves the window.
  case fullScreen = 0
  /// A sheet over the presenting controller's view, which stays.
  case pageSheet = 1
  /// A sheet that is smaller where there is room: as a page sheet, engine's choice.
  case formSheet = 2
  /// The place of the controller that says so: as full screen, engine's choice.
  case currentContext = 3
  /// What an app's own code makes of it: as over full screen, engine's choice.
  case custom = 4
  /// The whole screen; the presenting controller's view stays.
  case overFullScreen = 5
  /// The place of the controller that says so, which stays: as over full screen, engine's choice.
  case overCurrentContext = 6
  /// A bubble that points at something: as over full screen, engine's choice.
  case popover = 7
}

extension UIViewController {
  /// What a presenting controller remembers.
  struct Presentation {
    let controller: UIViewController
    /// The system's view that was added to the window.
    let container: UIView
    /// Where the presenting controller's own view was, if it had to leave.
    var place: (superview: Weak<UIView>, index: Int)?
  }

  final func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    let style = controller.resolvedStyle
    let container = UITransitionView(frame: presenter.loadedView?.hostWindow?.bounds ?? .zero)
    // From here on nothing is asked that an app may have overridden, until both know of each other.
    guard let window = presenter.loadedView?.hostWindow, controller.isFree, controller !== presenter else {
      let refusal = Refusal.cannotPresent(controller.traceName, by: presenter.traceName)
      return refusal.report(to: UIApplication.current?.trace)
    }
    guard presenter.presentation == nil else {
      return Refusal.presentsAlready(presenter.traceName).report(to: UIApplication.current?.trace)
    }
    presenter.presentation = Presentation(controller: controller, container: container)
    controller.presenter = presenter
    // The order of the four messages differs from a push: what comes is done before what goes.
    if style == .fullScreen { presenter.beginAppearance(false, animated: animated) }
    controller.beginAppearance(true, animated: animated)
    container.wrap(controller.loadedViewOrNew, inSheet: style == .pageSheet)
    window.addSubview(container)
    controller.endAppearance()
    if style == .fullScreen {
      presenter.leaveCoveredPlace()
      presenter.endAppearance()
    }
    completion?()
  }

  final func takeAway(animated: Bool, completion: (() -> Void)?) {
    guard
      let presenter = selfOrAncestor({ $0.presentation == nil ? nil : $0 }) ?? presentingViewController,
      let presentation = presenter.presentation
    else { return }
    let controller = presentation.controller
    if controller.presentation != nil { controller.takeAway(animated: false, completion: nil) }
    let wasCovered = presentation.place != nil
    controller.beginAppearance(false, animated: animated)
    if let place = presentation.place {
      presenter.beginAppearance(true, animated: animated)
      place.superview.object?.insertSubview(presenter.loadedViewOrNew, at: place.index)
    }
    if wasCovered { presenter.endAppearance() }
    presentation.container.removeFromSuperview()
    controller.loadedView?.removeFromSuperview()
    // Those who were told may have presented something else meanwhile.
    if presenter.presentation?.controller === controller { presenter.presentation = nil }
    if controller.presenter === presenter { controller.presenter = nil }
    controller.endAppearance()
    completion?()
  }

  /// Takes the view out of the window and remembers where it was.
  private func leaveCoveredPlace() {
    guard let view = loadedView, let superview = view.superview,
      let index = superview.children.firstIndex(where: { $0 === view })
    else { return }
    presentation?.place = (Weak(superview), index)
    view.removeFromSuperview()
  }

  private var outermost: UIViewController {
    var here = self
    while let parent = here.parentController { here = parent }
    return here
  }

  /// Whether the controller is nowhere yet: one that presents another could come to present itself in the end.
  private var isFree: Bool {
    presenter == nil && presentation == nil && parentController == nil && loadedView?.parent == nil
  }

  private var resolvedStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic: UIApplication.shared.profile.presentsSheets ? .pageSheet : .fullScreen
    case .fullScreen, .currentContext: .fullScreen
    case .pageSheet, .formSheet: .pageSheet
    case .overFullScreen, .custom, .overCurrentContext, .popover: .overFullScreen
    }
  }
}
