import TouchKit
import XCTest

/// A pushed screen that is dragged back (facts G84, G85).
final class InteractivePopTests: XCTestCase {
  private final class App {
    let stage: Stage
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()

    init(_ profile: SystemProfile) {
      stage = Stage(profile)
      stage.window.rootViewController = navigation
      navigation.pushViewController(detail, animated: false)
      stage.device.settle()
    }

    var isPopped: Bool { navigation.viewControllers.count == 1 }

    /// Drags in steps of 1/64 s, and lifts.
    func drag(from x: CGFloat, to end: CGFloat, y: CGFloat = 300, endY: CGFloat = 300, steps: Int = 16) {
      stage.down(x, y)
      for step in 1...steps {
        stage.device.advance(by: 0.015625)
        let share = CGFloat(step) / CGFloat(steps)
        stage.move(x + (end - x) * share, y + (endY - y) * share)
      }
      stage.lift(end, endY)
    }
  }

  private let systemsFrom7 = SystemProfile.all.drop { $0 != .iOS12 }

  func testG84_fromTheEdgeAScreenIsDraggedBack() {
    for profile in systemsFrom7 {
      let app = App(profile)
      app.drag(from: 4, to: 400)
      XCTAssertTrue(app.isPopped, profile.name)
      XCTAssertEqual(app.navigation.interactivePopGestureRecognizer?.name, "UINavigationController.edgeSwipe")
    }
    for profile in [SystemProfile.iOS5, .iOS6] {
      let app = App(profile)
      app.drag(from: 4, to: 400)
      XCTAssertFalse(app.isPopped)
      XCTAssertNil(app.navigation.interactivePopGestureRecognizer)
    }
  }

  func testG84_notAtTheRootNorWithoutTheBar() {
    let app = App(.newest)
    app.navigation.isNavigationBarHidden = true
    app.drag(from: 4, to: 400)
    app.drag(from: 200, to: 500)
    XCTAssertFalse(app.isPopped)
    app.navigation.setNavigationBarHidden(false, animated: true)
    app.drag(from: 4, to: 400)
    XCTAssertTrue(app.isPopped)
    app.stage.trace.removeAll()
    app.drag(from: 4, to: 400)
    XCTAssertTrue(app.isPopped)
    XCTAssertFalse(
      app.stage.entries.contains { $0.subject == "UINavigationController.edgeSwipe" },
      "at the root it gets no touches")
  }

  func testG84_withoutItsDelegateItWorksWithoutTheBar() {
    let app = App(.iOS17)
    app.navigation.isNavigationBarHidden = true
    app.navigation.interactivePopGestureRecognizer?.delegate = nil
    app.drag(from: 4, to: 400)
    XCTAssertTrue(app.isPopped)
  }

  func testG84_aShortSlowDragPopsNothing() {
    let app = App(.newest)
    app.drag(from: 4, to: 100, steps: 64)
    XCTAssertFalse(app.isPopped)
    // Far, but on its way back.
    app.stage.down(4, 300)
    for x in [100, 200, 400, 390, 380, 370] as [CGFloat] {
      app.stage.device.advance(by: 0.05)
      app.stage.move(x, 300)
    }
    app.stage.lift(370, 300)
    XCTAssertFalse(app.isPopped)
  }

  func testG84_contentThatScrollsWaitsForTheEdge() {
    for profile in systemsFrom7 {
      let app = App(profile)
      let scroll = app.stage.add(UIScrollView(), "Scroll", in: app.detail.view)
      scroll.contentSize = CGSize(width: 2000, height: 400)
      scroll.contentOffset.x = 600
      app.drag(from: 4, to: 400)
      XCTAssertTrue(app.isPopped, profile.name)
      XCTAssertEqual(scroll.contentOffset.x, 600)
      app.navigation.pushViewController(app.detail, animated: false)
      app.drag(from: 200, to: 300)
      XCTAssertFalse(app.isPopped, profile.name)
      XCTAssertLessThan(scroll.contentOffset.x, 600)
    }
  }

  func testG85_fromAnywhereSince26() {
    for profile in systemsFrom7 {
      let isNew = profile == .iOS26 || profile == .iOS27
      let app = App(profile)
      let view = app.stage.add(SpyView(), "Canvas", in: app.detail.view)
      var heard: [String] = []
      view.onTouches = { heard.append("\($0.phase)") }
      app.drag(from: 150, to: 480)
      XCTAssertEqual(app.isPopped, isNew, profile.name)
      XCTAssertEqual(heard.contains("cancelled"), isNew, profile.name)
      XCTAssertEqual(app.navigation.interactiveContentPopGestureRecognizer != nil, isNew)
    }
  }

  func testG85_onlyToTheRightAndMoreAcrossThanDown() {
    for (x, end, endY) in [(480, 150, 300), (150, 300, 480), (150, 150, 40)] as [(CGFloat, CGFloat, CGFloat)]
    {
      let app = App(.newest)
      app.drag(from: x, to: end, endY: endY)
      XCTAssertFalse(app.isPopped, "to (\(end), \(endY))")
    }
  }

  func testG85_theDeepersPanComesFirst() {
    let app = App(.newest)
    let view = app.stage.add("Canvas", in: app.detail.view)
    view.addGestureRecognizer(UIPanGestureRecognizer())
    app.drag(from: 150, to: 480)
    XCTAssertFalse(app.isPopped)
  }

  func testG85_aSwipeComesFirstOnlyIfItIsWaitedFor() {
    for isWaitedFor in [false, true] {
      let app = App(.newest)
      let view = app.stage.add("Message", in: app.detail.view)
      let swipe = UISwipeGestureRecognizer()
      var count = 0
      let target = SwipeTarget { count += 1 }
      swipe.addTarget(target, action: SwipeTarget.act)
      view.addGestureRecognizer(swipe)
      if isWaitedFor { app.navigation.interactiveContentPopGestureRecognizer?.require(toFail: swipe) }
      app.drag(from: 150, to: 480, steps: 8)
      XCTAssertEqual(count, isWaitedFor ? 1 : 0)
      XCTAssertEqual(app.isPopped, !isWaitedFor)
    }
  }

  private final class SwipeTarget: NSObject {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func act(_ recognizer: UIGestureRecognizer) { body() }
  }
}
