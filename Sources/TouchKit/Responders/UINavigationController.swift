/// A bar at the top of a navigation controller's view; the engine only gives it its place.
open class UINavigationBar: UIView {
  override class var engineClassName: String { "UINavigationBar" }
}

/// A controller that shows the top of a stack of controllers.
///
/// The engine draws nothing, so a push or a pop is done at once, animated or not.
open class UINavigationController: UIViewController {
  /// Makes a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller from an archive: one with an empty stack.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  private final var stack: [UIViewController] = [] { didSet { dispose(of: oldValue) } }
  private final var slot: ControllerSlot? { didSet { dispose(of: oldValue) } }

  /// The bar at the top: the upper 44 points under a status bar of 20, engine's choice.
  public final let navigationBar = UINavigationBar()

  /// Whether the bar is hidden: then a screen is not dragged back either (fact G84).
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }
  /// Hides the bar or shows it, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { navigationBar.isHidden = hidden }

  private final var pop: InteractivePop? { didSet { dispose(of: oldValue) } }
  /// What drags a pushed screen back from the left edge, from iOS 7 (fact G84); `nil` before the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { pop?.fromEdge }
  /// What drags a pushed screen back from anywhere, from iOS 26 (fact G85); `nil` before, and while no view is loaded.
  ///
  /// A gesture of your own that is to come first makes it wait: `require(toFail:)`.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { pop?.fromContent }

  /// The controllers from the root to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// What the user sees: a controller that is presented over the stack, else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on top; one that is on the stack already, or another navigation controller, is refused.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(stack + [controller], animated: animated)
  }

  /// Takes the top away and returns it; the root stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return shorten(to: stack.count - 1, animated: animated).last
  }

  /// Takes away all but the root, and returns them from lower to higher.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? shorten(to: 1, animated: animated) : nil
  }

  /// Takes away what is above a controller, and returns it from lower to higher; `nil` for one that is not there.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === controller }) else { return nil }
    return shorten(to: place + 1, animated: animated)
  }

  /// Replaces the stack; those that are in both stay children.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for (place, controller) in controllers.enumerated() {
      let isTwice = controllers[..<place].contains { $0 === controller }
      if isTwice || controller is UINavigationController {
        let refusal = Refusal.cannotPush(controller.traceName)
        return refusal.report(to: UIApplication.current?.trace)
      }
    }
    let (oldTop, leaving) = (stack.last, stack.filter { old in !controllers.contains { $0 === old } })
    let arriving = controllers.filter { new in !stack.contains { $0 === new } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { addChild(controller) }
    stack = controllers.filter { $0.parent === self }
    let newTop = stack.last
    if oldTop !== newTop {
      exchange(oldTop, for: newTop, animated: animated, isStillWanted: { stack.last === newTop }) {
        slot?.show(newTop)
      }
    }
    for controller in leaving { controller.removeFromParent() }
    for controller in arriving where controller.parent === self { controller.didMove(toParent: self) }
  }

  /// Makes the system's views around the top controller's (scenario RC1).
  open override func loadView() {
    let layout = UILayoutContainerView(frame: UIScreen.main.bounds)
    let transition = UINavigationTransitionView(frame: layout.bounds)
    navigationBar.frame = CGRect(x: 0, y: 20, width: layout.bounds.width, height: 44)
    layout.addSubview(transition)
    layout.addSubview(navigationBar)
    let slot = ControllerSlot(transition)
    slot.show(stack.last)
    self.slot = slot
    view = layout
    switch UIApplication.shared.profile.popStart {
    case .nowhere: break
    case .edge: pop = InteractivePop(of: self, fromContent: false)
    case .anywhere: pop = InteractivePop(of: self, fromContent: true)
    }
  }

  private func shorten(to count: Int, animated: Bool) -> [UIViewController] {
    let leaving = Array(stack[count...])
    setViewControllers(Array(stack[..<count]), animated: animated)
    return leaving
  }

  override class var engineClassName: String { "UINavigationController" }
}
