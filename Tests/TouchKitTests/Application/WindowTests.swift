import TouchKit
import XCTest

/// Which window a finger finds (scenario HT9, facts H10–H12).
final class WindowTests: XCTestCase {
  private func window(_ name: String, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Stage.size))
    window.traceName = name
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  private func asked(_ stage: Stage) -> [String] {
    stage.trace.removeAll()
    stage.tap(100, 100)
    return stage.receivers(of: .hitTest)
  }

  func testHT9_theHigherLevelIsAskedFirst() {
    let stage = Stage(.iOS12)
    let alert = window("alert", level: .alert)
    let statusBar = window("statusBar", level: .statusBar)
    _ = window("normal")
    XCTAssertEqual(asked(stage), ["alert", "alert"])
    alert.isHidden = true
    XCTAssertEqual(asked(stage), ["statusBar", "statusBar"])
    statusBar.windowLevel = UIWindow.Level(-1)
    XCTAssertEqual(asked(stage), ["normal", "normal"])
    XCTAssertEqual(stage.app.windows.map { $0.traceName }, ["statusBar", "UIWindow", "normal"])
  }

  func testHT9_ofOneLevelTheWindowShownLastIsAskedFirst() {
    let stage = Stage(.iOS12)
    let first = window("first")
    let second = window("second")
    XCTAssertEqual(asked(stage), ["second", "second"])
    first.makeKeyAndVisible()
    XCTAssertEqual(asked(stage), ["first", "first"])
    second.isHidden = true
    second.isHidden = false
    XCTAssertEqual(asked(stage), ["second", "second"])
  }

  func testHT9_aWindowThatCannotRespondPassesOn() {
    let stage = Stage(.iOS12)
    let top = window("top")
    for (disable, enable) in [
      ({ top.isUserInteractionEnabled = false }, { top.isUserInteractionEnabled = true }),
      ({ top.alpha = 0 }, { top.alpha = 1 }),
      ({ top.frame = CGRect(200, 200, 10, 10) }, { top.frame = CGRect(origin: .zero, size: Stage.size) }),
    ] {
      disable()
      XCTAssertEqual(asked(stage), ["top", "UIWindow", "UIWindow"])
      enable()
      XCTAssertEqual(asked(stage), ["top", "top"])
    }
  }

  func testH10_theKeyWindowIsIrrelevant() {
    let stage = Stage(.iOS12)
    let top = window("top")
    stage.window.makeKey()
    XCTAssertTrue(stage.window.isKeyWindow)
    XCTAssertFalse(top.isKeyWindow)
    XCTAssertEqual(asked(stage), ["top", "top"])
    top.isHidden = true
    XCTAssertTrue(stage.app.keyWindow === stage.window)
    stage.window.isHidden = true
    XCTAssertNil(stage.app.keyWindow)
  }

  func testH11_anEmptyWindowOnTopBlocksUnlessItAnswersNilForItself() {
    final class Overlay: UIWindow {
      var lets = false
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return lets && hit === self ? nil : hit
      }
    }
    let stage = Stage()
    let view = stage.add(SpyView(), "view")
    let overlay = Overlay(frame: CGRect(origin: .zero, size: Stage.size))
    overlay.windowLevel = .alert
    overlay.isHidden = false
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, [])
    overlay.lets = true
    stage.tap(100, 100)
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
  }

  func testH20_HT14_aWindowWithARootControllerAnswersWithItsViewAndNotWithItself() {
    final class Overlay: UIWindow {
      var letsThrough: (UIView?) -> Bool = { _ in false }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return letsThrough(hit) ? nil : hit
      }
    }
    for profile in SystemProfile.all {
      let stage = Stage(profile)
      let view = stage.add(SpyView(), "view")
      let overlay = Overlay(frame: CGRect(origin: .zero, size: Stage.size))
      let controller = UIViewController()
      let button = SpyView(frame: CGRect(200, 200, 50, 50))
      controller.view.addSubview(button)
      overlay.rootViewController = controller
      overlay.isHidden = false
      XCTAssertTrue(overlay.hitTest(CGPoint(x: 100, y: 100), with: nil) === controller.view, profile.name)
      overlay.letsThrough = { [unowned overlay] hit in hit === overlay }
      stage.tap(100, 100)
      XCTAssertEqual(view.texts, [], profile.name)
      overlay.letsThrough = { [unowned overlay] hit in hit === overlay.rootViewController?.view }
      stage.tap(100, 100)
      XCTAssertEqual(view.texts, ["began 1", "ended 1"], profile.name)
      stage.tap(225, 225)
      XCTAssertEqual(button.texts, ["began 1", "ended 1"], profile.name)
    }
  }

  func testH12_whereNoWindowIsHitThereIsNoTouch() {
    let stage = Stage()
    stage.window.isHidden = true
    stage.down(100, 100)
    XCTAssertEqual(stage.receivers(of: .sendEvent), [])
    XCTAssertTrue(
      stage.lines(.application).contains("UIApplication: no window wants finger 0: the event is dropped"))
  }

  func testH10_aWindowIsHiddenUntilItIsShown() {
    let stage = Stage(.iOS12)
    let hidden = UIWindow(frame: CGRect(origin: .zero, size: Stage.size))
    XCTAssertTrue(hidden.isHidden)
    XCTAssertFalse(stage.app.windows.contains { $0 === hidden })
    XCTAssertEqual(asked(stage), ["UIWindow", "UIWindow"])
  }

  func testH7_aViewOfAnotherWindowGetsTheTouchWithItsOwnWindow() {
    let stage = Stage()
    let lower = UIWindow(frame: CGRect(100, 100, 200, 200))
    lower.windowLevel = UIWindow.Level(-1)
    lower.isHidden = false
    let far = stage.add(SpyView(), "far", CGRect(0, 0, 50, 50), in: lower)
    let near = stage.add(CustomView(), "near")
    near.onHitTest = { _, _, _ in far }
    stage.down(110, 120)
    XCTAssertEqual(far.texts, ["began 1"])
    XCTAssertTrue(far.heard.first?.touches.first?.window === lower)
    XCTAssertEqual(far.heard.first?.locations, [CGPoint(x: 10, y: 20)])
  }

  func testH10_windowsStandOnTheScreenWhereTheirFrameSays() {
    let stage = Stage()
    let small = UIWindow(frame: CGRect(300, 200, 100, 100))
    small.isHidden = false
    let view = stage.add(SpyView(), "view", CGRect(10, 10, 50, 50), in: small)
    stage.down(320, 230)
    XCTAssertEqual(view.heard.first?.locations, [CGPoint(x: 10, y: 20)])
    XCTAssertEqual(view.heard.first?.touches.first?.location(in: nil), CGPoint(x: 20, y: 30))
    XCTAssertTrue(view.heard.first?.touches.first?.window === small)
  }

  func testAWindowWithoutAFrameFillsTheScreen() {
    let stage = Stage()
    XCTAssertEqual(UIWindow().frame, CGRect(origin: .zero, size: Stage.size))
    XCTAssertEqual(stage.window.screen.bounds.size, Stage.size)
  }
}
