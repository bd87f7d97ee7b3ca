import TouchKit
import XCTest

/// The small values that event code computes with, and what a finger's touch says of itself.
final class ValueTests: XCTestCase {
  func testInsets() {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
    XCTAssertEqual(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      CGRect(x: 12, y: 11, width: 94, height: 46))
    XCTAssertEqual(
      UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(-5, -5, -5, -5)), rect.insetBy(dx: -5, dy: -5))
    let crossed = rect.inset(by: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 60))
    XCTAssertEqual(crossed, CGRect(x: 70, y: 10, width: 0, height: 50))
  }

  func testColors() {
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertNotEqual(UIColor.red, UIColor.red.withAlphaComponent(0.5))
    XCTAssertEqual(UIColor.white.cgColor.alpha, 1)
  }

  func testCoordinateSpaces() {
    let phone = Phone()
    let view = phone.show(UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50)))
    let screen = UIScreen.main.coordinateSpace
    XCTAssertEqual(view.convert(CGPoint(x: 1, y: 2), to: screen), CGPoint(x: 31, y: 42))
    XCTAssertEqual(view.convert(CGPoint(x: 31, y: 42), from: screen), CGPoint(x: 1, y: 2))
    XCTAssertEqual(screen.convert(view.bounds, from: view), view.frame)
    XCTAssertEqual(screen.convert(view.frame, to: view), view.bounds)
    let other: any UICoordinateSpace = phone.window
    XCTAssertEqual(view.convert(view.bounds, to: other), view.frame)
  }

  func testExhaustiveSwitchesOverStatesNeedNoDefault() {
    func name(_ state: UIGestureRecognizerState) -> String {
      switch state {
      case .possible: "possible"
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .failed: "failed"
      }
    }
    XCTAssertEqual(name(.recognized), "ended")
    XCTAssertEqual(UIWindowLevelStatusBar, UIWindow.Level.statusBar)
  }

  func testATouchIsOneObjectWithTheValuesOfAFinger() throws {
    final class Keeper: UIView {
      var seen: [UITouch] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { seen += touches }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { seen += touches }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { seen += touches }
    }
    let phone = Phone()
    let view = phone.show(Keeper(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    phone.play { $0.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), for: 0.1) }
    let touch = try XCTUnwrap(view.seen.first)
    XCTAssertTrue(view.seen.allSatisfy { $0 === touch && $0 == touch })
    XCTAssertEqual(Set<NSObject>(view.seen).count, 1)
    XCTAssertTrue(touch.isKind(of: UITouch.self))
    XCTAssertEqual(touch.altitudeAngle, .pi / 2)
    XCTAssertEqual(touch.azimuthUnitVector(in: view), CGVector(dx: 1, dy: 0))
    XCTAssertTrue(touch.estimatedProperties.isEmpty)
    XCTAssertNil(touch.estimationUpdateIndex)
  }

  func testTargetsAndHandlersOfAControl() {
    let (control, target) = (UIControl(), UIView())
    control.addTarget(target, action: Selector(("act:")), for: .touchDown)
    control.addTarget(nil, action: Selector(("other:")), for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    XCTAssertEqual(control.allTargets.count, 2)
    XCTAssertTrue(control.allTargets.contains(target))
    XCTAssertTrue(control.allTargets.contains { $0.base is NSNull })
    var events: [UIControl.Event] = []
    control.enumerateEventHandlers { action, pair, event, stop in
      XCTAssertTrue((action == nil) != (pair == nil))
      events.append(event)
      stop = events.count == 2
    }
    XCTAssertEqual(events, [.touchDown, .touchUpInside])
  }

  func testAnArchiveGivesPlainObjects() throws {
    let coder = NSCoder()
    XCTAssertEqual(try XCTUnwrap(UISwitch(coder: coder)).frame.size, UISwitch.size)
    XCTAssertFalse(try XCTUnwrap(UILabel(coder: coder)).isUserInteractionEnabled)
    XCTAssertNotNil(UINavigationController(coder: coder)?.view)
    XCTAssertNotNil(UIPanGestureRecognizer(coder: coder))
    XCTAssertTrue(try XCTUnwrap(UIWindow(coder: coder)).isHidden)
  }

  func testSubviewsChangePlaces() {
    let (view, one, two) = (UIView(), UIView(), UIView())
    view.addSubview(one)
    view.addSubview(two)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    XCTAssertEqual(view.subviews, [two, one])
    view.exchangeSubview(at: 0, withSubviewAt: 7)
    XCTAssertEqual(view.subviews, [two, one])
  }

  func testOnlyAWindowThatCanBecomesKey() {
    final class ShyWindow: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let phone = Phone()
    let shy = ShyWindow(frame: UIScreen.main.bounds)
    shy.makeKeyAndVisible()
    XCTAssertFalse(shy.isHidden)
    XCTAssertTrue(phone.window.isKeyWindow)
    XCTAssertTrue(phone.app.keyWindow === phone.window)
  }

  func testAControllerLetsGoOfItsView() {
    let controller = UIViewController()
    if let view = controller.view { view.tag = 1 }
    controller.view = nil
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertEqual(controller.view?.tag, 0)
  }
}
