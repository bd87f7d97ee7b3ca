import TouchKit
import XCTest

/// Selectors that were made from methods: accepted wherever a selector is, for targets of any class.
final class SelectorTests: XCTestCase {
  /// A class that knows nothing of the engine.
  private class Log {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func answering() -> Bool {
      heard.append("answering")
      return true
    }
    func tapped(_ sender: UITapGestureRecognizer) { heard.append("tap \(sender.state.rawValue)") }
    func pressed(_ sender: UIButton) { heard.append("button") }
    func anything(_ sender: Any) { heard.append(sender is UIButton ? "any button" : "any") }
    func perhaps(_ sender: UIControl?) { heard.append(sender == nil ? "nothing" : "control") }
    func both(_ sender: UIButton, with event: UIEvent) { heard.append("both \(event.type == .touches)") }
    func bothPerhaps(_ sender: Any?, event: UIEvent?) { heard.append(event == nil ? "no event" : "event") }
    func wrong(_ sender: UISwitch) { heard.append("wrong") }
  }

  fileprivate final class Page: UIView {
    var heard: [String] = []
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override var canBecomeFirstResponder: Bool { true }
    func add(to control: UIControl) {
      control.addTarget(self, action: Selector(Self.done), for: .touchUpInside)
    }
  }

  private func makeButton(on stage: Stage) -> UIButton {
    stage.add(UIButton(frame: .zero), "button", CGRect(0, 0, 100, 100))
  }

  func testAControlCallsMethodsOfAnyClass() {
    let stage = Stage()
    let (button, log) = (makeButton(on: stage), Log())
    button.addTarget(log, action: Selector(Log.plain), for: .touchUpInside)
    button.addTarget(log, action: Selector(Log.answering), for: .touchUpInside)
    button.addTarget(log, action: Selector(Log.pressed), for: .touchUpInside)
    button.addTarget(log, action: Selector(Log.anything), for: .touchUpInside)
    button.addTarget(log, action: Selector(Log.perhaps), for: .touchUpInside)
    button.addTarget(log, action: Selector(Log.both), for: .touchUpInside)
    button.addTarget(log, action: Selector(Log.bothPerhaps), for: .touchUpInside)
    stage.tap(50, 50)
    XCTAssertEqual(
      log.heard, ["plain", "answering", "button", "any button", "control", "both true", "event"])
    XCTAssertEqual(stage.refusals, [])
  }

  func testAMethodThatTakesAnotherSenderOrNeedsAnEventIsRefused() {
    let stage = Stage()
    let (button, log) = (makeButton(on: stage), Log())
    button.addTarget(log, action: Selector(Log.wrong), for: .touchUpInside)
    button.addTarget(log, action: Selector(Log.both), for: .touchUpInside)
    button.addTarget(UIView(), action: Selector(Log.plain), for: .touchUpInside)
    let view = UIView()
    button.addTarget(view, action: Selector(Log.plain), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(log.heard, [])
    XCTAssertEqual(stage.refusals.count, 3)
    XCTAssertTrue(
      stage.refusals.allSatisfy { $0.contains("belongs to another class, or takes another sender") })
  }

  func testRecognizersAndTimersCallIt() {
    let stage = Stage()
    let (view, log) = (stage.add("view"), Log())
    let tap = UITapGestureRecognizer(target: log, action: Selector(Log.tapped))
    tap.addTarget(log, action: Selector(Log.plain))
    view.addGestureRecognizer(tap)
    stage.tap(50, 50)
    XCTAssertEqual(log.heard, ["tap 3", "plain"])
    let timer = VirtualTimer.scheduledTimer(
      timeInterval: 1, target: log, selector: Selector(Log.plain), userInfo: nil, repeats: true)
    stage.device.advance(by: 2.5)
    timer.invalidate()
    XCTAssertEqual(log.heard, ["tap 3", "plain", "plain", "plain"])
  }

  func testATapThatEndsEditing() {
    let stage = Stage()
    let page = stage.add("page")
    let field = stage.add(UITextField(), "field", CGRect(0, 0, 100, 40), in: page)
    page.addGestureRecognizer(UITapGestureRecognizer(target: page, action: Selector(UIView.endEditing)))
    field.becomeFirstResponder()
    stage.tap(300, 300)
    XCTAssertFalse(field.isEditing)
    XCTAssertEqual(stage.refusals, [])
  }

  func testWithoutATargetTheChainIsSearchedForTheClass() {
    let stage = Stage()
    let page = stage.add(Page(), "page")
    let button = stage.add(UIButton(frame: .zero), "button", CGRect(0, 0, 100, 100), in: page)
    button.addTarget(nil, action: Selector(Page.done), for: .touchUpInside)
    stage.tap(50, 50)
    XCTAssertEqual(page.heard, ["done"])
    XCTAssertTrue(button.canPerformAction(Selector(Page.done), withSender: nil))
    XCTAssertTrue(button.target(forAction: Selector(Page.done), withSender: nil) as? UIView === page)
    XCTAssertTrue(stage.app.sendAction(Selector(Page.take), to: nil, from: button, for: nil))
    XCTAssertEqual(page.heard, ["done", "take button"])
    XCTAssertFalse(stage.app.sendAction(Selector(Log.plain), to: nil, from: button, for: nil))
  }

  func testATargetThatIsGoneHearsNothing() {
    let stage = Stage()
    let button = makeButton(on: stage)
    weak var gone: Log?
    do {
      let log = Log()
      gone = log
      button.addTarget(log, action: Selector(Log.plain), for: .touchUpInside)
      button.addGestureRecognizer(UITapGestureRecognizer(target: log, action: Selector(Log.plain)))
    }
    XCTAssertNil(gone, "neither keeps its target alive")
    stage.tap(50, 50)
    XCTAssertEqual(stage.refusals, [])
  }

  func testTheSamePlaceIsTheSameSelector() {
    let stage = Stage()
    let (page, button) = (stage.add(Page(), "page", .zero), makeButton(on: stage))
    page.add(to: button)
    page.add(to: button)
    stage.tap(50, 50)
    XCTAssertEqual(page.heard, ["done"])
    let kept = Selector(Page.done)
    XCTAssertEqual(kept, kept)
    XCTAssertNotEqual(kept, Selector(Page.done))
    XCTAssertNotEqual(kept, Selector(("done")))
  }

  func testRemovingFindsTheOnlyOneThatTakesTheSame() {
    let stage = Stage()
    let (button, log) = (makeButton(on: stage), Log())
    button.addTarget(log, action: Selector(Log.plain), for: .touchUpInside)
    button.addTarget(log, action: Selector(Log.pressed), for: .touchUpInside)
    button.removeTarget(log, action: Selector(Log.pressed), for: .touchUpInside)
    stage.tap(50, 50)
    XCTAssertEqual(log.heard, ["plain"])
    button.addTarget(log, action: Selector(Log.answering), for: .touchUpInside)
    button.removeTarget(log, action: Selector(Log.plain), for: .touchUpInside)
    XCTAssertTrue(stage.refusals.last?.contains("several actions take the same") == true)
    let tap = UITapGestureRecognizer(target: log, action: Selector(Log.tapped))
    tap.removeTarget(log, action: Selector(Log.tapped))
    log.heard = []
    stage.tap(50, 50)
    XCTAssertEqual(log.heard, ["plain", "answering"])
    button.addGestureRecognizer(tap)
    stage.tap(50, 50)
    XCTAssertEqual(log.heard, ["plain", "answering"], "the recognizer took the touch and has no target left")
  }

  func testANameThatNoClassListsIsTold() {
    let stage = Stage()
    let (button, log) = (makeButton(on: stage), Log())
    button.addTarget(log, action: Selector(("plain")), for: .touchUpInside)
    button.addTarget(stage.window, action: Selector(("missing:")), for: .touchUpInside)
    stage.tap(50, 50)
    XCTAssertEqual(stage.refusals.count, 2)
    XCTAssertTrue(stage.refusals[0].contains("plain"), stage.refusals[0])
    XCTAssertTrue(stage.refusals[1].contains("missing:"), stage.refusals[1])
    XCTAssertEqual(stage.device.refusedActions, stage.refusals)
    stage.device.trace = nil
    button.addTarget(log, action: Selector(("other")), for: .touchUpInside)
    stage.device.advance(by: 1)
    stage.tap(50, 50)
    XCTAssertEqual(stage.device.refusedActions.count, 3, "kept without a trace, each once")
  }
}

/// Methods of extensions can be meant, too.
extension SelectorTests.Page {
  fileprivate func done() { heard.append("done") }
  fileprivate func take(_ sender: UIControl) { heard.append("take \(sender.traceName)") }
}
