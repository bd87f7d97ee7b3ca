/// A responder that owns a view and stands right after it in the chain.
open class UIViewController: UIResponder {
  /// Makes a controller; its view is made when it is first asked for.
  ///
  /// The engine has no nibs: name and bundle are kept and mean nothing.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Makes a controller from an archive: a plain one, for the engine reads no archives.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  /// Makes a controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The name of the nib that was asked for.
  public final let nibName: String?
  /// The bundle of the nib that was asked for.
  public final let nibBundle: Bundle?
  /// What people read about the controller.
  open var title: String?

  // MARK: View

  final var loadedView: UIView? { didSet { dispose(of: oldValue) } }
  final var isLoadingView = false

  /// The controller's view, made by `loadView()` when it is first asked for.
  ///
  /// A view that belongs to another controller is refused, as is a `loadView()` that sets no view: the controller
  /// then gets a plain one. Setting `nil` lets go of the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedViewOrNew }
    set { if let newValue { adopt(newValue) } else { unload() } }
  }
  /// The view, if it was made already.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made already.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() { _ = loadedViewOrNew }
  /// Makes the view and sets it; overrides do not call super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called once, after the view was made.
  open func viewDidLoad() {}
  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the device and the screen are like.
  open var traitCollection: UITraitCollection { .current }
  /// Called when the traits have changed: never, for they do not.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  final var appearance = Appearance.disappeared
  final var isAppearanceAnimated = false

  /// Called before the view comes into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view has come into a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Never called: the engine runs out of nothing.
  open func didReceiveMemoryWarning() {}

  private final var addedKeyCommands: [UIKeyCommand] = [] { didSet { dispose(of: oldValue) } }
  /// The commands that were added.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  /// Adds a command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Parents and children

  /// The controllers inside this one, in the order in which they were added.
  public internal(set) final var children: [UIViewController] = [] { didSet { dispose(of: oldValue) } }
  /// The controller that this one is inside of.
  open var parent: UIViewController? { parentController }
  @Weak final var parentController: UIViewController?

  /// Puts a controller into this one, taking it out of where it was; its view is the caller's business.
  ///
  /// The child hears `willMove(toParent:)`; `didMove(toParent:)` is the caller's to call. A controller inside itself
  /// is refused.
  open func addChild(_ child: UIViewController) { insertChild(child) }
  /// Takes the controller out of its parent; it hears `didMove(toParent:)`.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller has got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}
  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestAncestor { $0 as? UINavigationController } }
  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestAncestor { $0 as? UITabBarController } }

  // MARK: Presentation

  final var presentation: Presentation? { didSet { dispose(of: oldValue) } }
  @Weak final var presenter: UIViewController?

  /// How the controller covers the one that presents it; the system's own way unless set.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? { selfOrAncestor { $0.presentation?.controller } }
  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? { selfOrAncestor { $0.presenter } }

  /// Shows a controller over the window's content; the outermost controller around this one presents it.
  ///
  /// The engine draws nothing, so it is shown at once, animated or not. Refused while the presenter presents
  /// another one or is in no window, and for a controller that is shown already.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    show(controller, animated: animated, completion: completion)
  }

  /// Takes away what this controller presents, with everything presented on top of it; else the controller itself,
  /// if it is presented.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: animated, completion: completion)
  }

  #if !hasFeature(Embedded)
    // MARK: Edges of the screen

    /// The edges at which the app's own gestures come before the system's; none unless overridden (fact S28).
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The controller that is asked for these edges instead of this one; `nil` unless overridden.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Says that the edges have changed; the engine asks for them at each landing anyway.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  #endif

  // MARK: Events

  /// The view's superview, or while there is none the controller that presents this one (facts R3, R5).
  open override var next: UIResponder? {
    // snippet: next
    if let superview = loadedView?.superview { return superview }
    return presentingViewController
    // endsnippet
  }

  override class var engineClassName: String { "UIViewController" }
}
