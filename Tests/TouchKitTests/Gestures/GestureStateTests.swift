import TouchKit
import XCTest

/// The state machine, resets and actions (facts G1–G14).
final class GestureStateTests: XCTestCase {
  private typealias State = UIGestureRecognizer.State

  func testG1_theStatesHaveUIKitsNumbers() {
    XCTAssertEqual(State.possible.rawValue, 0)
    XCTAssertEqual(State.began.rawValue, 1)
    XCTAssertEqual(State.changed.rawValue, 2)
    XCTAssertEqual(State.ended.rawValue, 3)
    XCTAssertEqual(State.recognized, .ended)
    XCTAssertEqual(State.cancelled.rawValue, 4)
    XCTAssertEqual(State.failed.rawValue, 5)
  }

  /// Every pair of states: the legal changes happen, all others are refused with a line that names both.
  func testG2_G4_onlyLegalChangesHappen() {
    let ways: [State: [State]] = [
      .possible: [], .began: [.began], .changed: [.began, .changed], .ended: [.ended],
      .cancelled: [.began, .cancelled], .failed: [.failed],
    ]
    let legal: [State: Set<State>] = [
      .possible: [.began, .ended, .failed], .began: [.changed, .ended, .cancelled],
      .changed: [.changed, .ended, .cancelled], .ended: [], .cancelled: [], .failed: [],
    ]
    let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    for from in all {
      for to in all {
        let stage = GestureStage()
        let recognizer = stage.add(SpyRecognizer(), "R")
        for step in ways[from] ?? [] { recognizer.state = step }
        XCTAssertEqual(recognizer.state, from)
        recognizer.state = to
        let isLegal = legal[from]?.contains(to) == true
        XCTAssertEqual(recognizer.state, isLegal ? to : from, "\(from.name) to \(to.name)")
        let refusals =
          isLegal || from == to ? [] : ["R stays \(from.name): it cannot become \(to.name) from there"]
        XCTAssertEqual(stage.stage.refusals, refusals)
      }
    }
  }

  func testG3_aRecognizedDiscreteGestureIsNeverCancelled() {
    let stage = GestureStage()
    let tap = stage.tapRecognizer()
    stage.log.onAction = { $0.isEnabled = false }
    stage.stage.tap(150, 150)
    stage.device.advance(by: 1)
    XCTAssertEqual(stage.log.states, [.ended])
    XCTAssertEqual(tap.state, .possible)
  }

  func testG4_aRecognizerThatTriesToCancelWhatHasNotBegunGivesUp() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer(), "R")
    recognizer.onBegan = { recognizer, _, _ in recognizer.state = .cancelled }
    stage.stage.down(150, 150)
    stage.stage.move(170, 150)
    XCTAssertEqual(recognizer.heard, ["began 1"])
    XCTAssertEqual(recognizer.resets, 1)
    XCTAssertEqual(stage.log.states, [])
  }

  func testG5_changedAgainSendsTheActionAgainAndOtherStatesDoNot() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer())
    recognizer.onMoved = { recognizer, _, _ in
      guard recognizer.state == .possible else { return recognizer.state = .changed }
      recognizer.state = .began
      recognizer.state = .began
    }
    recognizer.onEnded = { recognizer, _, _ in
      recognizer.state = .ended
      recognizer.state = .ended
    }
    stage.stage.down(150, 150)
    for x in [160, 170, 180] { stage.stage.move(CGFloat(x), 150) }
    stage.stage.lift(180, 150)
    XCTAssertEqual(stage.log.states, [.began, .changed, .changed, .ended])
    XCTAssertEqual(stage.stage.refusals, [])
  }

  func testG6_whoMayNotBeginFailsWithoutAnAction() {
    let stage = GestureStage()
    let delegate = SpyDelegate()
    delegate.shouldBegin = { _ in false }
    let drag = stage.add(DragSpy())
    drag.delegate = delegate
    var seen: [State] = []
    drag.onMoved = { recognizer, _, _ in
      recognizer.state = .began
      seen.append(recognizer.state)
    }
    stage.stage.down(150, 150)
    stage.stage.move(160, 150)
    stage.stage.move(170, 150)
    XCTAssertEqual(seen, [.failed])
    XCTAssertEqual(stage.log.states, [])
    XCTAssertEqual(delegate.asked, ["event", "touch", "begin"])
    XCTAssertEqual(stage.view.texts, ["began 1", "moved 1", "moved 1"])
  }

  func testG7_actionsAreSentForCancelledButNotForFailed() {
    let stage = GestureStage()
    stage.add(DragSpy())
    stage.stage.down(150, 150)
    stage.stage.move(160, 150)
    stage.device.interrupt()
    XCTAssertEqual(stage.log.states, [.began, .cancelled])
    stage.device.endInterruption()
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.log.states, [.began, .cancelled])
  }

  func testG8_actionsGoOutInsideSendEventBetweenRecognizersAndViews() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "Tap")
    stage.add(SpyRecognizer(), "Other")
    stage.stage.down(150, 150)
    stage.stage.trace.removeAll()
    stage.stage.lift(150, 150)
    let lines = stage.stage.entries.filter { $0.stage == .gestures || $0.stage == .delivery }.compactMap {
      $0.articleLine
    }
    XCTAssertEqual(
      lines,
      [
        "-[UIApplication sendEvent:]", "-[UIWindow sendEvent:]", "-[Tap touchesEnded:withEvent:]",
        "Tap state = 3 (ended)", "Other: fails: Tap has recognized", "Other state = 5 (failed)",
        "Tap action (ended)", "-[V touchesCancelled:withEvent:]", "-[Tap reset]", "-[Other reset]",
      ])
  }

  func testG8_whatATimerCausesGoesOutBeforeTheLoopSleeps() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer(), "R")
    stage.stage.down(150, 150)
    var order: [String] = []
    stage.log.onAction = { _ in order.append("action") }
    stage.stage.runLoop.add(
      VirtualRunLoop.Timer(fireTime: stage.device.clock.now + 0.5) {
        recognizer.state = .began
        order.append("timer")
      })
    stage.stage.runLoop.add(
      VirtualRunLoop.Observer(activities: .all, order: 2_000_000) { activity in
        if activity == .beforeWaiting { order.append("commit") }
      })
    stage.device.advance(by: 1)
    XCTAssertEqual(Array(order.prefix(3)), ["timer", "action", "commit"])
    XCTAssertEqual(stage.view.texts, ["began 1", "cancelled 1"])
  }

  func testG9_targetsAreCalledInTheirOrderAndOnceEach() {
    final class Page: UIResponder {
      static nonisolated(unsafe) var calls: [String] = []
      func first() { Page.calls.append("first") }
      func second(_ recognizer: UITapGestureRecognizer) {
        Page.calls.append("second \(recognizer.state.name)")
      }
      override class var actions: [ActionMethod] {
        [ActionMethod("first", Page.first), ActionMethod("second:", Page.second)]
      }
    }
    Page.calls = []
    let stage = GestureStage()
    let page = Page()
    let tap = UITapGestureRecognizer(target: page, action: Selector(("second:")))
    tap.addTarget(page, action: Selector(("first")))
    tap.addTarget(page, action: Selector(("second:")))
    tap.addTarget(page, action: Selector(("unknown:")))
    stage.add(tap)
    stage.stage.tap(150, 150)
    XCTAssertEqual(Page.calls, ["second ended", "first"])
    XCTAssertEqual(stage.stage.refusals.count, 1)
    tap.removeTarget(page, action: Selector(("second:")))
    stage.device.advance(by: 1)
    stage.stage.tap(150, 150)
    XCTAssertEqual(Page.calls, ["second ended", "first", "first"])
  }

  func testG9_targetsAreNotKeptAlive() {
    let stage = GestureStage()
    var log: ActionLog? = ActionLog()
    weak var gone: ActionLog?
    gone = log
    let tap = UITapGestureRecognizer()
    if let log { tap.addTarget(log, action: ActionLog.act) }
    stage.root.addGestureRecognizer(tap)
    log = nil
    XCTAssertNil(gone)
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.view.texts, ["began 1", "cancelled 1"])
  }

  func testG10_whoHasDecidedHearsNoMoreOfTheTouchesAndIsReset() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer())
    recognizer.onBegan = { recognizer, _, _ in recognizer.state = .failed }
    var stateInReset: State?
    recognizer.onReset = { stateInReset = $0.state }
    stage.stage.down(150, 150)
    XCTAssertEqual(recognizer.resets, 1)
    XCTAssertEqual(stateInReset, .possible)
    XCTAssertEqual(recognizer.state, .possible)
    XCTAssertEqual(recognizer.numberOfTouches, 0)
    stage.stage.move(170, 150)
    stage.stage.lift(170, 150)
    XCTAssertEqual(recognizer.heard, ["began 1"])
    XCTAssertEqual(stage.log.states, [])
  }

  func testG11_linkedRecognizersAreResetTogether() {
    let stage = GestureStage()
    let early = stage.add(SpyRecognizer(), "early")
    let late = stage.add(SpyRecognizer(), "late")
    late.require(toFail: early)
    early.onMoved = { recognizer, _, _ in recognizer.state = .failed }
    stage.stage.down(150, 150)
    stage.stage.move(170, 150)
    XCTAssertEqual(early.state, .failed)
    XCTAssertEqual(early.resets, 0)
    late.onEnded = { recognizer, _, _ in recognizer.state = .ended }
    stage.stage.lift(170, 150)
    XCTAssertEqual([early.resets, late.resets], [1, 1])
    XCTAssertEqual(early.state, .possible)
    XCTAssertEqual(early.heard, ["began 1", "moved 1"])
    XCTAssertEqual(stage.log.lines, ["late ended"])
  }

  func testG12_aNewFingerStartsAFreshAttemptWithItselfOnly() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer())
    recognizer.onMoved = { recognizer, _, _ in recognizer.state = .failed }
    stage.stage.down(150, 150)
    stage.stage.move(170, 150)
    stage.stage.down(200, 200, finger: 1)
    XCTAssertEqual(recognizer.numberOfTouches, 1)
    XCTAssertEqual(recognizer.location(ofTouch: 0, in: nil), CGPoint(x: 200, y: 200))
    stage.stage.lift(170, 150)
    stage.stage.lift(200, 200, finger: 1)
    XCTAssertEqual(recognizer.heard, ["began 1", "moved 1", "began 1", "ended 1"])
  }

  func testG13_switchingOffCancelsAGestureUnderWay() {
    let stage = GestureStage()
    let drag = stage.add(DragSpy())
    stage.stage.down(150, 150)
    stage.stage.move(160, 150)
    drag.isEnabled = false
    XCTAssertEqual(drag.state, .cancelled)
    stage.stage.move(170, 150)
    XCTAssertEqual(stage.log.states, [.began, .cancelled])
    XCTAssertEqual(drag.state, .possible)
    XCTAssertEqual(drag.heard, ["began 1", "moved 1"])
    drag.isEnabled = true
    stage.stage.move(180, 150)
    XCTAssertEqual(drag.heard, ["began 1", "moved 1"])
  }

  func testG13_switchingOffAPossibleOneReleasesItsTouches() {
    let stage = GestureStage()
    let tap = stage.tapRecognizer(taps: 2)
    stage.stage.tap(150, 150)
    XCTAssertEqual(stage.view.texts, ["began 1"])
    tap.isEnabled = false
    stage.device.settle()
    XCTAssertEqual(stage.view.texts, ["began 1", "ended 1"])
    XCTAssertEqual(stage.log.states, [])
  }

  func testG13_removingTheRecognizerOrItsViewCancels() {
    for removal in [0, 1] {
      let stage = GestureStage()
      let drag = stage.add(DragSpy(), to: stage.view)
      stage.stage.down(150, 150)
      stage.stage.move(160, 150)
      if removal == 0 { stage.view.removeGestureRecognizer(drag) } else { stage.view.removeFromSuperview() }
      stage.device.settle()
      XCTAssertEqual(stage.log.states, [.began, .cancelled])
      XCTAssertEqual(drag.state, .possible)
      XCTAssertEqual(drag.view == nil, removal == 0)
    }
  }

  func testG14_theBaseClassDoesNothing() {
    let stage = GestureStage()
    let base = stage.add(UIGestureRecognizer())
    stage.stage.down(150, 150)
    stage.stage.move(170, 150)
    XCTAssertEqual(base.state, .possible)
    XCTAssertEqual(stage.view.texts, ["began 1", "moved 1"])
  }

  /// Engine's choice: UIKit's documents do not say what becomes of a recognizer that never decides.
  func testARecognizerThatNeverDecidesFailsInTheEnd() {
    let stage = GestureStage()
    let base = stage.add(SpyRecognizer())
    stage.stage.tap(150, 150)
    stage.device.advance(by: 0.7)
    XCTAssertEqual(stage.view.texts, ["began 1"])
    stage.device.advance(by: 0.1)
    XCTAssertEqual(stage.view.texts, ["began 1", "ended 1"])
    XCTAssertEqual(base.resets, 1)
  }

  func testAnActionThatCausesItselfComesToAnEnd() {
    let stage = GestureStage()
    stage.add(DragSpy(), "Drag")
    stage.log.onAction = { $0.state = .changed }
    stage.stage.down(150, 150)
    stage.stage.move(160, 150)
    XCTAssertEqual(stage.log.states.count, 10_000)
    XCTAssertEqual(stage.stage.refusals, ["an action of Drag causes itself: stopped after 10000 actions"])
    stage.log.onAction = nil
    stage.stage.lift(160, 150)
    XCTAssertEqual(stage.log.states.last, .ended)
  }

  func testAnOverriddenStateSeesEveryChange() {
    final class Watching: UIGestureRecognizer {
      var seen: [State] = []
      override var state: State {
        didSet { seen.append(state) }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    let stage = GestureStage()
    let watching = stage.add(Watching(), "inner", to: stage.view)
    let loser = stage.add(Watching(), "outer")
    stage.stage.down(150, 150)
    stage.stage.move(160, 150)
    watching.isEnabled = false
    XCTAssertEqual(watching.seen, [.began, .cancelled])
    XCTAssertEqual(loser.seen, [.failed])
  }
}
