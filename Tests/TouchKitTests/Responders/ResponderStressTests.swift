import TouchKit
import XCTest

/// Controllers, views and windows that are thrown together at random: nothing crashes, and what must hold holds.
final class ResponderStressTests: XCTestCase {
  /// Numbers that look random and are the same on every machine.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    mutating func pick<Item>(_ items: [Item]) -> Item { items[roll(items.count)] }
  }

  private final class FocusView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override class var actions: [ActionMethod] { super.actions + [ActionMethod("save", FocusView.save)] }
    func save() { removeFromSuperview() }
  }

  private final class Stack {
    let stage = Stage()
    var views: [UIView]
    var controllers: [UIViewController]
    var windows: [UIWindow]

    init() {
      views = (0..<6).map { _ in FocusView(frame: CGRect(0, 0, 300, 300)) } + [UIControl(), UITextField()]
      controllers = (0..<5).map { _ in UIViewController() }
      windows = [stage.window, UIWindow(frame: CGRect(0, 0, 512, 512))]
      controllers += [UINavigationController(), UITabBarController()]
    }

    func act(_ dice: inout Dice) {
      let (view, other) = (dice.pick(views), dice.pick(views))
      let (controller, second) = (dice.pick(controllers), dice.pick(controllers))
      let window = dice.pick(windows)
      let navigation = dice.pick(controllers) as? UINavigationController
      let tabs = dice.pick(controllers) as? UITabBarController
      switch dice.roll(24) {
      case 0: view.addSubview(other)
      case 1: window.addSubview(view)
      case 2: view.removeFromSuperview()
      case 3: controller.view.addSubview(view)
      case 4: controller.addChild(second)
      case 5: controller.removeFromParent()
      case 6: controller.view.addSubview(second.view)
      case 7: window.rootViewController = controller
      case 8: window.isHidden = !window.isHidden
      case 9: window.makeKeyAndVisible()
      case 10: controller.present(second, animated: false)
      case 11: controller.dismiss(animated: false)
      case 12: navigation?.pushViewController(controller, animated: false)
      case 13: navigation?.popViewController(animated: false)
      case 14: tabs?.viewControllers = [controller, second]
      case 15: tabs?.selectedIndex = dice.roll(3)
      case 16: view.becomeFirstResponder()
      case 17: stage.tap(CGFloat(dice.roll(512)), CGFloat(dice.roll(512)))
      case 18: stage.down(CGFloat(dice.roll(512)), CGFloat(dice.roll(512)))
      case 19: stage.lift(1, 1)
      case 20: if dice.roll(2) == 0 { stage.device.beginShake() } else { stage.device.endShake() }
      case 21: stage.device.press(.select, duration: 0)
      case 22: stage.app.sendAction(Selector(("save")), to: nil, from: view, for: nil)
      default: replace(&dice)
      }
    }

    /// Lets go of something and makes a new one.
    private func replace(_ dice: inout Dice) {
      if dice.roll(2) == 0 {
        views[dice.roll(6)] = FocusView(frame: CGRect(0, 0, 300, 300))
      } else {
        controllers[dice.roll(5)] = UIViewController()
      }
    }

    var complaint: String? {
      for controller in controllers {
        let isInWindow = controller.viewIfLoaded?.window != nil
        if let view = controller.viewIfLoaded, view.next !== controller { return "a view leads elsewhere" }
        if controller.children.contains(where: { $0.parent !== controller }) {
          return "a child knows no parent"
        }
        if controller.isFirstResponder, !isInWindow { return "a first responder outside of the window" }
      }
      if let first = stage.app.firstResponder as? UIView, first.window !== stage.app.keyWindow {
        return "the first responder is in another window"
      }
      return nil
    }
  }

  func testNothingThatIsThrownTogetherCrashes() {
    for seed in 1...60 {
      weak var window: UIWindow?
      do {
        let stack = Stack()
        window = stack.stage.window
        if seed % 2 == 0 { stack.stage.device.trace = nil }
        var dice = Dice(state: UInt64(seed))
        for step in 0..<250 {
          stack.act(&dice)
          if let complaint = stack.complaint { return XCTFail("seed \(seed), step \(step): \(complaint)") }
        }
      }
      XCTAssertNil(window, "seed \(seed) keeps its window")
    }
  }
}
