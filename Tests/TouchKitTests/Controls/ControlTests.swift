import TouchKit
import XCTest

/// Controls: following a finger, telling targets (facts C1–C14, C20, scenarios CT5–CT10).
final class ControlTests: XCTestCase {
  /// A control whose tracking is logged.
  private class LoggedControl: UIControl {
    var lines: [String] = []
    var begins = true
    var continues = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      lines.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      lines.append("continue")
      return continues
    }
    var wasTrackingAtTheEnd: Bool?
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      lines.append("end")
      wasTrackingAtTheEnd = isTracking
    }
    override func cancelTracking(with event: UIEvent?) { lines.append("cancel") }
  }

  /// Writes the names of the events into the control's own log.
  private final class Listener {
    let control: LoggedControl
    var states: [String] = []
    init(_ control: LoggedControl) {
      self.control = control
      control.addTarget(self, action: Listener.down, for: .touchDown)
      control.addTarget(self, action: Listener.again, for: .touchDownRepeat)
      control.addTarget(self, action: Listener.dragInside, for: .touchDragInside)
      control.addTarget(self, action: Listener.dragOutside, for: .touchDragOutside)
      control.addTarget(self, action: Listener.enter, for: .touchDragEnter)
      control.addTarget(self, action: Listener.exit, for: .touchDragExit)
      control.addTarget(self, action: Listener.upInside, for: .touchUpInside)
      control.addTarget(self, action: Listener.upOutside, for: .touchUpOutside)
      control.addTarget(self, action: Listener.cancel, for: .touchCancel)
    }
    func down() { note("down") }
    func again() { note("repeat") }
    func dragInside() { note("inside") }
    func dragOutside() { note("outside") }
    func enter() { note("enter") }
    func exit() { note("exit") }
    func upInside() { note("upInside") }
    func upOutside() { note("upOutside") }
    func cancel() { note("touchCancel") }
    private func note(_ name: String) {
      control.lines.append(name)
      states.append("\(name) \(control.isTracking) \(control.isHighlighted)")
    }
  }

  private func makeStage() -> (stage: Stage, control: LoggedControl, listener: Listener) {
    let stage = Stage(.iOS6)
    let control = stage.add(LoggedControl(), "Control", CGRect(100, 100, 100, 50))
    return (stage, control, Listener(control))
  }

  func testC1_C3_C5_aPressTracksAndTellsInUIKitsOrder() {
    let (stage, control, listener) = makeStage()
    stage.tap(150, 125)
    XCTAssertEqual(control.lines, ["begin", "down", "end", "upInside"])
    XCTAssertEqual(listener.states, ["down true true", "upInside false true"])
    XCTAssertEqual(control.wasTrackingAtTheEnd, true)
    XCTAssertFalse(control.isHighlighted)
  }

  func testC2_onlyTheFirstFingerIsFollowed() {
    let (stage, control, listener) = makeStage()
    control.isMultipleTouchEnabled = true
    stage.down(150, 125)
    stage.tap(160, 125, finger: 1)
    stage.lift(150, 125)
    XCTAssertEqual(control.lines, ["begin", "down", "end", "upInside"])
    withExtendedLifetime(listener) {}
  }

  func testC3_aSecondTapIsDownAndThenRepeat() {
    let (stage, control, listener) = makeStage()
    stage.tap(150, 125)
    stage.device.advance(by: 0.125)
    control.lines = []
    stage.down(150, 125)
    XCTAssertEqual(control.lines, ["begin", "down", "repeat"])
    withExtendedLifetime(listener) {}
  }

  func testC3_whoDeclinesToTrackSendsNothingAndForwards() {
    let (stage, control, listener) = makeStage()
    let below = stage.add(SpyView(), "Below", CGRect(0, 0, 400, 400))
    below.addSubview(control)
    control.begins = false
    stage.tap(150, 125)
    XCTAssertEqual(control.lines, ["begin"])
    XCTAssertEqual(below.texts, ["began 1", "ended 1"])
    XCTAssertEqual(listener.states, [])
  }

  func testC4_C8_CT9_aDragAcrossTheEdgeOfTheZone() {
    let (stage, control, listener) = makeStage()
    stage.down(150, 125)
    stage.move(150, 150)
    stage.move(150, 219)
    stage.move(150, 221)
    stage.move(150, 225)
    stage.move(150, 215)
    stage.lift(150, 230)
    XCTAssertEqual(
      control.lines,
      [
        "begin", "down", "continue", "inside", "continue", "inside", "continue", "exit", "outside",
        "continue",
        "outside", "continue", "enter", "inside", "exit", "end", "upOutside",
      ])
    XCTAssertEqual(listener.states.filter { $0.hasPrefix("exit") }, ["exit true false", "exit true false"])
    XCTAssertEqual(listener.states.last, "upOutside false false")
  }

  func testC8_theZoneIsSeventyPointsLargerOnEverySide() {
    for (x, y, inside) in [
      (30, 125, true), (29, 125, false), (269, 125, true), (270, 125, false), (150, 30, true),
      (150, 29, false),
      (150, 219, true), (150, 220, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      let (stage, control, listener) = makeStage()
      stage.down(150, 125)
      stage.lift(x, y)
      XCTAssertEqual(control.lines.last, inside ? "upInside" : "upOutside", "\(x) \(y)")
      withExtendedLifetime(listener) {}
    }
    // Landing needs the bounds themselves.
    let (stage, control, listener) = makeStage()
    stage.tap(99, 125)
    XCTAssertEqual(control.lines, [])
    withExtendedLifetime(listener) {}
  }

  func testC4_whoStopsTrackingHearsNothingMore() {
    let (stage, control, listener) = makeStage()
    stage.down(150, 125)
    control.continues = false
    stage.move(155, 125)
    XCTAssertFalse(control.isTracking)
    XCTAssertFalse(control.isHighlighted)
    stage.move(160, 125)
    stage.lift(160, 125)
    XCTAssertEqual(control.lines, ["begin", "down", "continue"])
    withExtendedLifetime(listener) {}
  }

  func testC6_aCancelledTouchIsACancelAndNoLift() {
    let (stage, control, listener) = makeStage()
    stage.down(150, 125)
    stage.device.interrupt()
    XCTAssertEqual(control.lines, ["begin", "down", "cancel", "touchCancel"])
    XCTAssertEqual(listener.states.last, "touchCancel false false")
  }

  func testC7_theEventsHaveUIKitsNumbers() {
    let numbers: [(UIControl.Event, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8),
      (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128),
      (.touchCancel, 256), (.valueChanged, 4096), (.primaryActionTriggered, 8192),
      (.menuActionTriggered, 1 << 14), (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17),
      (.editingDidEnd, 1 << 18), (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF),
      (.allEditingEvents, 0xF0000),
    ]
    for (event, number) in numbers { XCTAssertEqual(event.rawValue, number) }
  }

  func testC9_segmentsHaveNoMargin() {
    let stage = Stage(.iOS6)
    let segments = stage.add(UISegmentedControl(items: ["A", "B"]), "Segments", CGRect(100, 100, 100, 50))
    stage.down(125, 125)
    stage.lift(125, 160)
    XCTAssertEqual(segments.selectedSegmentIndex, UISegmentedControl.noSegment)
    stage.tap(175, 125)
    XCTAssertEqual(segments.selectedSegmentIndex, 1)
  }

  private final class Page: UIViewController {
    var calls: [String] = []
    func first() { calls.append("first") }
    func second(_ sender: UIControl) { calls.append("second \(sender.traceName)") }
    func third(_ sender: UIControl, _ event: UIEvent) { calls.append("third \(event.type.rawValue)") }
    override class var actions: [ActionMethod] {
      super.actions + [
        ActionMethod("first", Page.first), ActionMethod("second:", Page.second),
        ActionMethod("third:with:", Page.third),
      ]
    }
  }

  func testC10_targetsAreCalledInOrderAndMergedByTargetAndAction() {
    let stage = Stage(.iOS6)
    let control = stage.add(UIControl(), "Control", CGRect(100, 100, 100, 50))
    let page = Page()
    control.addTarget(page, action: Selector(("second:")), for: .touchDown)
    control.addTarget(page, action: Selector(("first")), for: .touchDown)
    control.addTarget(page, action: Selector(("third:with:")), for: .touchUpInside)
    control.addTarget(page, action: Selector(("second:")), for: .touchUpInside)
    stage.tap(150, 125)
    XCTAssertEqual(page.calls, ["second Control", "first", "second Control", "third 0"])
    XCTAssertEqual(
      control.actions(forTarget: page, forControlEvent: .touchUpInside), ["second:", "third:with:"])
    XCTAssertEqual(control.allControlEvents, [.touchDown, .touchUpInside])
    control.removeTarget(page, action: Selector(("second:")), for: .touchDown)
    control.removeTarget(nil, action: Selector(("first")), for: .allEvents)
    page.calls = []
    stage.device.advance(by: 1)
    stage.tap(150, 125)
    XCTAssertEqual(page.calls, ["second Control", "third 0"])
    control.removeTarget(page, action: nil, for: .allEvents)
    XCTAssertNil(control.actions(forTarget: page, forControlEvent: .allEvents))
  }

  func testC10_twoTargetsMayHaveTheSameAction() {
    let control = UIControl()
    let pages = [Page(), Page()]
    for page in pages { control.addTarget(page, action: Selector(("first")), for: .valueChanged) }
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(pages.map { $0.calls }, [["first"], ["first"]])
  }

  func testC10_CT8_aTargetIsNotKeptAliveAndItsActionGoesToNobody() {
    let stage = Stage(.iOS6)
    let control = stage.add(UIControl(), "Control", CGRect(100, 100, 100, 50))
    weak var gone: Page?
    do {
      let page = Page()
      gone = page
      control.addTarget(page, action: Selector(("first")), for: .touchUpInside)
      control.addTarget(page, action: Page.first, for: .touchUpInside)
    }
    XCTAssertNil(gone)
    stage.tap(150, 125)
    XCTAssertEqual(stage.receivers(of: .sendAction), [])
    XCTAssertEqual(stage.refusals, [])
  }

  func testC11_CT5_anActionGoesThroughTheControlAndTheApplication() {
    let stage = Stage(.iOS6)
    let control = stage.add(UIControl(), "Control", CGRect(100, 100, 100, 50))
    let page = Page()
    control.addTarget(page, action: Selector(("first")), for: .touchUpInside)
    stage.tap(150, 125)
    XCTAssertEqual(
      stage.entries.filter { $0.event == .call(.controlSendAction) || $0.event == .call(.sendAction) }
        .compactMap {
          $0.articleLine
        },
      ["-[Control sendAction:to:forEvent:]", "-[UIApplication sendAction:to:from:forEvent:]"])
    XCTAssertEqual(page.calls, ["first"])
  }

  func testC11_CT10_overridingSendActionRedirects() {
    final class Redirecting: UIControl {
      var seen: [String] = []
      let other: Page
      init(to other: Page) {
        self.other = other
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func sendAction(_ action: Selector, to target: ActionObject?, for event: UIEvent?) {
        seen.append("\(action)")
        super.sendAction(Selector(("second:")), to: other, for: event)
      }
    }
    let stage = Stage(.iOS6)
    let (page, other) = (Page(), Page())
    let control = stage.add(Redirecting(to: other), "Control", CGRect(100, 100, 100, 50))
    control.addTarget(page, action: Selector(("first")), for: .touchUpInside)
    stage.tap(150, 125)
    XCTAssertEqual(control.seen, ["first"])
    XCTAssertEqual(page.calls, [])
    XCTAssertEqual(other.calls, ["second Control"])
  }

  func testC11_typedTargetsGoTheSameWay() {
    final class Intercepting: UIApplication {
      var seen = 0
      override func sendAction(
        _ action: Selector, to target: ActionObject?, from sender: ActionObject?, for event: UIEvent?
      ) -> Bool {
        seen += 1
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    let application = Intercepting()
    let stage = Stage(.iOS6, application: application)
    let control = stage.add(UIControl(), "Control", CGRect(100, 100, 100, 50))
    let page = Page()
    control.addTarget(page, action: Page.second, for: .touchUpInside)
    stage.tap(150, 125)
    XCTAssertEqual(application.seen, 1)
    XCTAssertEqual(page.calls, ["second Control"])
  }

  func testC11_CT6_withoutATargetTheChainIsAskedAndExactlyOneActs() {
    final class Acting: UIControl {
      var calls = 0
      func first() { calls += 1 }
      override class var actions: [ActionMethod] { [ActionMethod("first", Acting.first)] }
    }
    for isOwn in [true, false] {
      let stage = Stage(.iOS6)
      let page = Page()
      stage.window.rootViewController = page
      let acting = Acting()
      let control = stage.add(
        isOwn ? acting : UIControl(), "Control", CGRect(100, 100, 100, 50), in: page.view)
      control.addTarget(nil, action: Selector(("first")), for: .touchUpInside)
      stage.tap(150, 125)
      XCTAssertEqual(acting.calls, isOwn ? 1 : 0)
      XCTAssertEqual(page.calls, isOwn ? [] : ["first"])
    }
  }

  func testC12_sendActionsTellsEveryMatchingTargetWithoutAnEvent() {
    let control = UIControl()
    let page = Page()
    control.addTarget(page, action: Selector(("first")), for: [.valueChanged, .touchDown])
    control.addTarget(page, action: Selector(("third:with:")), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    // The third method wants an event, and there is none.
    XCTAssertEqual(page.calls, ["first"])
  }

  func testC13_actionsAreToldApartByIdentifier() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("old") }, for: .touchUpInside)
    control.addAction(UIAction { _ in calls.append("other") }, for: .touchUpInside)
    let new = UIAction(identifier: .init("a")) { action in calls.append("new \(action.sender != nil)") }
    control.addAction(new, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(calls, ["new true", "other"])
    XCTAssertNil(new.sender)
    control.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
    calls = []
    control.sendActions(for: [.touchUpInside, .valueChanged])
    XCTAssertEqual(calls, ["new true", "other"])
    control.removeAction(new, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(calls, ["new true", "other"])
  }

  func testC13_aButtonTriggersItsPrimaryActionWithThePress() {
    let stage = Stage(.iOS6)
    var calls: [String] = []
    let button = UIButton(frame: .zero, primaryAction: UIAction { _ in calls.append("primary") })
    stage.add(button, "Button", CGRect(100, 100, 100, 50))
    button.addAction(UIAction { _ in calls.append("press") }, for: .touchUpInside)
    stage.tap(150, 125)
    XCTAssertEqual(calls, ["primary", "press"])
  }

  func testC14_noHighlightOutlastsTheTouch() {
    let (stage, control, listener) = makeStage()
    stage.tap(150, 125, hold: 0)
    XCTAssertFalse(control.isHighlighted)
    withExtendedLifetime(listener) {}
  }

  func testC20_theStateIsASetOfBits() {
    let control = UIControl()
    XCTAssertEqual(control.state, .normal)
    control.isHighlighted = true
    control.isSelected = true
    control.isEnabled = false
    XCTAssertEqual(control.state.rawValue, 0b111)
    XCTAssertEqual(UIControl.State.focused.rawValue, 8)
  }

  /// OpenRadar 42378576; for controls that are no buttons: engine's choice.
  func testC20_aControlThatIsSwitchedOffInMidTouchFollowsItToTheEnd() {
    let (stage, control, listener) = makeStage()
    stage.down(150, 125)
    control.isEnabled = false
    stage.lift(150, 125)
    XCTAssertEqual(control.lines, ["begin", "down", "end", "upInside"])
    XCTAssertFalse(control.isTracking)
    XCTAssertFalse(control.isHighlighted)
    stage.tap(150, 125)
    XCTAssertEqual(control.lines.count, 4)
    withExtendedLifetime(listener) {}
  }

  func testCT7_aCoveredButtonNeverActsEvenIfTheFrontOneDoesNothing() {
    let stage = Stage(.iOS6)
    var calls: [String] = []
    for name in ["back", "front"] {
      let button = stage.add(UIButton(), name, CGRect(100, 100, 100, 50))
      if name == "back" { button.addAction(UIAction { _ in calls.append(name) }, for: .allTouchEvents) }
    }
    stage.tap(150, 125)
    XCTAssertEqual(calls, [])
  }

  /// What a control did, as its notes and calls of the stage of controls.
  private func controlLines(_ stage: Stage) -> [String] {
    stage.entries.filter { $0.stage == .controls }.compactMap { $0.articleLine }
  }

  func testControlEventsAreTracedWithAndWithoutListeners() {
    let stage = Stage(.iOS6)
    stage.add(UIButton(), "Button", CGRect(100, 100, 100, 50))
    stage.tap(150, 125)
    XCTAssertEqual(
      controlLines(stage),
      [
        "-[Button beginTrackingWithTouch:withEvent:]", "Button: sends touchDown",
        "-[Button endTrackingWithTouch:withEvent:]", "Button: sends touchUpInside, primaryActionTriggered",
      ])
  }

  func testWhatHappensWithoutAnEventIsTraced() {
    let stage = Stage(.iOS6)
    let control = stage.add(UIControl(), "Control", CGRect(100, 100, 100, 50))
    control.sendActions(for: [.touchDragExit, .applicationReserved])
    XCTAssertEqual(controlLines(stage), ["Control: sends touchDragExit, 251658240"])
  }

  func testWhoAsksForTheListenersIsTraced() {
    let stage = Stage(.iOS6)
    let control = stage.add(UIControl(), "Control", CGRect(100, 100, 100, 50))
    control.enumerateEventHandlers { _, _, _, _ in }
    XCTAssertEqual(controlLines(stage), ["Control: shows its listeners"])
  }
}
