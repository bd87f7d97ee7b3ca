import TouchInput
import TouchKit
import TouchStage
import XCTest

/// Swiping back, and the edges of the screen.
final class NavigationSymptomTests: XCTestCase {
  private func show(
    _ navigation: UINavigationController, on stage: Stage, _ pushed: UIViewController = UIViewController()
  ) {
    stage.window.rootViewController = navigation
    navigation.pushViewController(pushed, animated: false)
  }

  func testSwipeBackWithoutABar() {
    func isBack(_ navigation: UINavigationController) -> Bool {
      let stage = Stage()
      show(navigation, on: stage)
      navigation.setNavigationBarHidden(true, animated: false)
      stage.drag(from: CGPoint(x: 2, y: 240), to: CGPoint(x: 300, y: 240))
      let isBack = navigation.viewControllers.count == 1
      // At the root nothing may begin.
      let counter = Counter()
      if let edge = navigation.interactivePopGestureRecognizer { counter.watch(edge) }
      stage.drag(from: CGPoint(x: 2, y: 240), to: CGPoint(x: 300, y: 240))
      XCTAssertEqual(counter.count, 0)
      return isBack
    }
    XCTAssertFalse(isBack(UINavigationController(rootViewController: UIViewController())))
    XCTAssertTrue(isBack(SwipingNavigationController(rootViewController: UIViewController())))
  }

  func testSwipeBeforeGoingBack() {
    func result(_ link: (UINavigationController, UISwipeGestureRecognizer) -> Void) -> [Int] {
      let (stage, counter) = (Stage(), Counter())
      let navigation = UINavigationController(rootViewController: UIViewController())
      let pushed = UIViewController()
      show(navigation, on: stage, pushed)
      let swipe = counter.watch(UISwipeGestureRecognizer())
      pushed.view.addGestureRecognizer(swipe)
      link(navigation, swipe)
      stage.drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 310, y: 240), for: 0.2)
      return [counter.count, navigation.viewControllers.count]
    }
    XCTAssertEqual(result { _, _ in }, [0, 1])
    XCTAssertEqual(result(letSwipeGoFirst), [1, 2])
  }

  func testEdgeBeforePan() {
    func isBack(
      on profile: SystemProfile, _ link: (UINavigationController, UIPanGestureRecognizer) -> Void
    ) -> [Bool] {
      let (stage, counter) = (Stage(profile: profile), Counter())
      let navigation = UINavigationController(rootViewController: UIViewController())
      let pushed = UIViewController()
      show(navigation, on: stage, pushed)
      let pan = counter.watch(UIPanGestureRecognizer())
      pushed.view.addGestureRecognizer(pan)
      link(navigation, pan)
      stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300))
      let pans = counter.count > 0
      stage.drag(from: CGPoint(x: 2, y: 240), to: CGPoint(x: 300, y: 240))
      return [pans, navigation.viewControllers.count == 1]
    }
    for profile in [SystemProfile.iOS18, .newest] {
      XCTAssertEqual(isBack(on: profile) { _, _ in }, [true, false])
      XCTAssertEqual(isBack(on: profile, letEdgeGoFirst), [true, true])
    }
  }

  func testEdgeWithoutDelay() {
    func down(_ page: UIViewController) -> TimeInterval? {
      let stage = Stage()
      stage.device.systemGestureEdges = .bottom
      stage.window.rootViewController = page
      let key = UIButton(frame: CGRect(x: 100, y: 440, width: 120, height: 40))
      var down: TimeInterval?
      key.addAction(UIAction { _ in down = CACurrentMediaTime() }, for: .touchDown)
      page.view.addSubview(key)
      let start = CACurrentMediaTime()
      stage.hand { $0.press(at: CGPoint(x: 160, y: 470), for: 2) }
      return down.map { $0 - start - 1 }
    }
    XCTAssertEqual(down(UIViewController()) ?? 0, 1, accuracy: 0.05)
    XCTAssertEqual(down(PianoController()) ?? 1, 0, accuracy: 0.05)
  }
}

// snippet: swipe-back-without-a-bar
final class SwipingNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }
}
// endsnippet

private func letSwipeGoFirst(
  _ navigationController: UINavigationController?, _ swipe: UISwipeGestureRecognizer
) {
  // snippet: swipe-before-going-back
  if #available(iOS 26, *) {
    navigationController?.interactiveContentPopGestureRecognizer?.require(toFail: swipe)
  }
  // endsnippet
}

private func letEdgeGoFirst(
  _ navigationController: UINavigationController?, _ pan: UIPanGestureRecognizer
) {
  // snippet: edge-before-pan
  if let edge = navigationController?.interactivePopGestureRecognizer {
    pan.require(toFail: edge)
  }
  // endsnippet
}

// snippet: edge-without-delay
final class PianoController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
}
// endsnippet
