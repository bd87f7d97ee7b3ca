import TouchKit
import XCTest

/// The app's run loop around an event (scenario SP9, facts S22–S24, S27).
final class RunLoopAroundEventTests: XCTestCase {
  /// What the main run loop and the app did, as short words.
  private final class Journal {
    var lines: [String] = []

    func watch(_ loop: VirtualRunLoop) {
      loop.add(
        VirtualRunLoop.Observer(activities: .all, order: -1000) { [unowned self] activity in
          let names: [(VirtualRunLoop.Activity, String)] = [
            (.entry, "entry"), (.beforeTimers, "before timers"), (.beforeSources, "before sources"),
            (.beforeWaiting, "before waiting"), (.afterWaiting, "after waiting"), (.exit, "exit"),
          ]
          lines += names.filter { $0.0 == activity }.map { $0.1 }
        })
    }
  }

  func testSP9_observersHearTheWholePassAroundAnEvent() {
    let stage = Stage()
    let view = stage.add(SpyView(), "V")
    let journal = Journal()
    view.onTouches = { journal.lines.append($0.text) }
    journal.watch(stage.runLoop)
    stage.down(50, 50)
    XCTAssertEqual(
      journal.lines,
      [
        "after waiting", "before timers", "before sources", "began 1", "before timers", "before sources",
        "before waiting",
      ])
  }

  func testSP9_enteringTheTrackingModeIsAnEntryAndAnExit() {
    let stage = Stage()
    let journal = Journal()
    journal.watch(stage.runLoop)
    stage.runLoop.enter(.tracking)
    stage.runLoop.leave()
    XCTAssertEqual(journal.lines, ["entry", "exit"])
  }

  func testSP9_S22_aTimerOfTheDefaultModePausesWhileTheLoopTracks() {
    let stage = Stage()
    let view = stage.add(SpyView(), "V")
    var fired: [TimeInterval] = []
    let loop = stage.runLoop
    loop.add(VirtualRunLoop.Timer(fireTime: 0.25, interval: 0.25) { fired.append(stage.device.clock.now) })
    view.onTouches = { heard in
      if heard.phase == .began { loop.enter(.tracking) }
      if heard.phase == .ended { loop.leave() }
    }
    stage.device.advance(to: 0.3)
    stage.down(50, 50)
    XCTAssertEqual(loop.currentMode, .tracking)
    stage.device.advance(to: 1.1)
    stage.move(60, 50)
    XCTAssertEqual(fired, [0.25])
    stage.lift(60, 50)
    XCTAssertEqual(loop.currentMode, .default)
    XCTAssertEqual(fired, [0.25, 1.1])
    stage.device.advance(to: 1.3)
    XCTAssertEqual(fired, [0.25, 1.1, 1.25])
  }

  func testS23_theRecognizersObserverServesTheTrackingModeToo() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer())
    stage.stage.down(150, 150)
    stage.stage.runLoop.enter(.tracking)
    stage.stage.runLoop.add(
      VirtualRunLoop.Timer(fireTime: 0.5) { recognizer.state = .began }, for: VirtualRunLoop.Mode.common)
    stage.device.advance(to: 1)
    XCTAssertEqual(stage.log.states, [.began])
  }

  /// A commit of layers waits at order 2,000,000: actions flushed at order 0 come before it.
  func testS24_actionsComeBeforeTheCommitOfTheSamePass() {
    let stage = GestureStage()
    let recognizer = stage.add(SpyRecognizer())
    var order: [String] = []
    stage.log.onAction = { _ in order.append("action") }
    stage.stage.runLoop.add(
      VirtualRunLoop.Observer(activities: .beforeWaiting, order: 2_000_000) { _ in order.append("commit") })
    stage.stage.down(150, 150)
    order = []
    stage.stage.runLoop.add(VirtualRunLoop.Timer(fireTime: 0.5) { recognizer.state = .ended })
    stage.device.advance(to: 1)
    XCTAssertEqual(order.prefix(2), ["action", "commit"])
  }

  func testS27_everyWindowCarriesTwoSystemGatesFromSystem7() throws {
    for profile in SystemProfile.all {
      let stage = Stage(profile)
      let gates = stage.window.gestureRecognizers ?? []
      guard profile != .iOS5, profile != .iOS6 else {
        XCTAssertEqual(gates.count, 0)
        continue
      }
      XCTAssertEqual(
        gates.map { $0.traceName }, Array(repeating: "_UISystemGestureGateGestureRecognizer", count: 2))
      XCTAssertEqual(gates.map { $0.delaysTouchesBegan }, [true, false])
      XCTAssertEqual(gates.map { $0.delaysTouchesEnded }, [true, false])
      let view = stage.add(SpyView(), "V")
      var recognizers: [UIGestureRecognizer]?
      view.onTouches = { recognizers = $0.touches.first?.gestureRecognizers }
      stage.down(50, 50)
      XCTAssertEqual(recognizers, gates)
    }
  }

  func testGR15_theGatesHearOfTheTouchBeforeTheView() {
    let stage = Stage(.iOS13)
    stage.add(SpyView(), "TestEventsLabel")
    stage.down(50, 50)
    let gate = "_UISystemGestureGateGestureRecognizer"
    XCTAssertEqual(
      stage.entries.filter { $0.event == .call(.touchesBegan) }.compactMap { $0.articleLine },
      [
        "-[\(gate) touchesBegan:withEvent:]", "-[\(gate) touchesBegan:withEvent:]",
        "-[TestEventsLabel touchesBegan:withEvent:]",
      ])
  }
}
