import TouchKit
import XCTest

/// What another module overrides is what the engine calls.
final class OverrideTests: XCTestCase {
  func testTheEngineAsksTheOverrides() {
    Asked.names = []
    let device = Device()
    device.systemGestureEdges = .top
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
    // At the upper edge, where no recognizer of the app is in the way of the gates.
    for phase in [Contact.Phase.began, .ended] {
      device.digitizer.report([Contact(index: 1, phase: phase, location: CGPoint(x: 0.9, y: 0.01))])
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
      "preferredScreenEdgesDeferringSystemGestures",
    ]
    XCTAssertEqual(expected.subtracting(Asked.names), [])
  }

  func testAScrollViewAndATableAskTheOverrides() {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    Asked.names = []
    let phone = Phone()
    let scroll = phone.show(EveryScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1000)))
    phone.down(100, 150)
    phone.wait(0.2)
    phone.move(100, 100)
    phone.move(100, 80)
    phone.lift(100, 80)
    XCTAssertGreaterThan(scroll.contentOffset.y, 0)
    let source = Source()
    let table = EveryTable(frame: CGRect(x: 0, y: 200, width: 320, height: 280), style: .plain)
    table.dataSource = source
    table.register(EveryCell.self, forCellReuseIdentifier: "row")
    phone.show(table)
    phone.tap(100, 300)
    let expected: Set = [
      "contentOffset", "contentSize", "scroll view layoutSubviews()", "touchesShouldBegin(_:with:in:)",
      "touchesShouldCancel(in:)", "reloadData()", "dataSource", "setSelected(_:animated:)",
      "setHighlighted(_:animated:)",
    ]
    XCTAssertEqual(expected.subtracting(Asked.names), [])
  }
}
