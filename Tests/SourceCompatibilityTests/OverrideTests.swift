import TouchKit
import XCTest

/// What another module overrides is what the engine calls.
final class OverrideTests: XCTestCase {
  func testTheEngineAsksTheOverrides() {
    Asked.names = []
    let device = Device()
    device.launch(application: EveryApplication())
    let window = EveryWindow(frame: UIScreen.main.bounds)
    let controller = EveryController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = EveryView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let control = EveryControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let recognizer = EveryRecognizer()
    view.addSubview(control)
    view.addGestureRecognizer(recognizer)
    recognizer.cancelsTouchesInView = false
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    controller.view.addSubview(view)
    for phase in [Contact.Phase.began, .moved, .ended] {
      let x: CGFloat = phase == .began ? 0.02 : 0.05
      device.digitizer.report([Contact(index: 0, phase: phase, location: CGPoint(x: x, y: 0.02))])
      device.settle()
    }
    control.removeFromSuperview()
    window.rootViewController = nil
    window.isHidden = true
    let expected: Set = [
      "window sendEvent(_:)", "application sendEvent(_:)", "hitTest(_:with:)", "point(inside:with:)",
      "beginTracking(_:with:)", "continueTracking(_:with:)", "endTracking(_:with:)", "sendAction(_:)",
      "isHighlighted", "state", "reset()", "layoutSubviews()", "draw(_:)", "viewDidLoad()",
      "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewDidAppear(_:)", "viewDidDisappear(_:)",
      "didMoveToWindow()", "didAddSubview(_:)", "willRemoveSubview(_:)", "becomeKey()", "resignKey()",
    ]
    XCTAssertEqual(expected.subtracting(Asked.names), [])
  }
}
