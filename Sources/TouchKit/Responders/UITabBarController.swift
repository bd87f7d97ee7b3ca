/// A bar at the bottom of a tab bar controller's view; the engine only gives it its place.
open class UITabBar: UIView {
  override class var engineClassName: String { "UITabBar" }
}

/// A controller that shows one of several controllers.
open class UITabBarController: UIViewController {
  private final var tabs: [UIViewController] = [] { didSet { dispose(of: oldValue) } }
  private final var hasBeenGivenTabs = false
  private final var selection: Int?
  private final var slot: ControllerSlot? { didSet { dispose(of: oldValue) } }

  /// The bar at the bottom: 49 points high, engine's choice.
  ///
  /// UIKit's property is read-only, and apps replace the bar with `setValue(_:forKey:)`; here it can be set.
  open var tabBar = UITabBar() {
    didSet { if let loadedView { placeTabBar(instead: oldValue, in: loadedView) } }
  }

  /// The controllers, one for each tab; `nil` until they are set.
  open var viewControllers: [UIViewController]? {
    get { hasBeenGivenTabs ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The place of the controller that is shown; -1 while there is none.
  ///
  /// A place without a tab is refused.
  open var selectedIndex: Int {
    get { selection ?? -1 }
    set {
      guard tabs.indices.contains(newValue) else {
        return Refusal.noSuchTab(newValue).report(to: UIApplication.current?.trace)
      }
      select(newValue)
    }
  }

  /// The controller that is shown; one that is not in a tab is refused.
  open var selectedViewController: UIViewController? {
    get { selection.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil } }
    set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? -1 }
  }

  /// Replaces the tabs; the one that was shown stays selected if it is still there, else the first one is.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    var wanted: [UIViewController] = []
    for controller in controllers ?? [] where !wanted.contains(where: { $0 === controller }) {
      wanted.append(controller)
    }
    let shown = selectedViewController
    let leaving = tabs.filter { old in !wanted.contains { $0 === old } }
    let arriving = wanted.filter { new in !tabs.contains { $0 === new } }
    hasBeenGivenTabs = true
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { addChild(controller) }
    tabs = wanted.filter { $0.parent === self }
    selection = tabs.firstIndex { $0 === shown } ?? tabs.indices.first
    showSelection(instead: shown)
    for controller in leaving { controller.removeFromParent() }
    for controller in arriving where controller.parent === self { controller.didMove(toParent: self) }
  }

  /// Makes the system's views around the selected controller's.
  open override func loadView() {
    let layout = UILayoutContainerView(frame: UIScreen.main.bounds)
    let transition = UITransitionView(frame: layout.bounds)
    layout.addSubview(transition)
    let slot = ControllerSlot(transition)
    slot.show(selectedViewController)
    self.slot = slot
    view = layout
    placeTabBar(instead: nil, in: layout)
  }

  private func select(_ index: Int) {
    let old = selectedViewController
    selection = index
    showSelection(instead: old)
  }

  private func showSelection(instead old: UIViewController?) {
    let new = selectedViewController
    guard old !== new else { return }
    exchange(old, for: new, animated: false, isStillWanted: { selectedViewController === new }) {
      slot?.show(new)
    }
  }

  private func placeTabBar(instead old: UITabBar?, in layout: UIView) {
    if old !== tabBar { old?.removeFromSuperview() }
    let height: CGFloat = 49
    tabBar.frame = CGRect(
      x: 0, y: layout.bounds.height - height, width: layout.bounds.width, height: height)
    layout.addSubview(tabBar)
  }

  override class var engineClassName: String { "UITabBarController" }
}
