import TouchKit
import XCTest

/// The run loop on virtual time (facts S21, S22, S25).
final class RunLoopTests: XCTestCase {
  private typealias Loop = VirtualRunLoop

  private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private func makeStage() -> (stage: Stage, loop: VirtualRunLoop, log: Log) {
    let stage = Stage(.iOS6)
    return (stage, stage.runLoop, Log())
  }

  // MARK: Passes

  func testS21_aPassNotifiesObserversInCoreFoundationsOrder() {
    let (stage, loop, log) = makeStage()
    loop.add(Loop.Observer(activities: .all) { log.add("\($0.rawValue)") })
    let source = Loop.Source0(name: "mine") { log.add("source0") }
    loop.add(source)
    source.signal()
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["64", "2", "4", "source0", "2", "4", "32"])
    XCTAssertTrue(loop.isAsleep)
  }

  func testS21_aMessageWakesTheLoopAndItsSourceFiresBeforeTheNextPass() {
    let (stage, loop, log) = makeStage()
    let view = stage.add(SpyView())
    view.onTouches = { log.add($0.text) }
    loop.add(Loop.Observer(activities: .all) { log.add("\($0.rawValue)") })
    stage.down(100, 100)
    XCTAssertEqual(log.lines, ["64", "began 1", "2", "4", "32"])
  }

  func testS21_enteringAndLeavingAModeTellsTheObservers() {
    let (stage, loop, log) = makeStage()
    loop.add(Loop.Observer(activities: [.entry, .exit]) { log.add("\($0.rawValue)") })
    loop.enter(.tracking)
    XCTAssertEqual(loop.currentMode, .tracking)
    loop.leave()
    XCTAssertEqual(loop.currentMode, .default)
    stage.device.settle()
    XCTAssertEqual(log.lines, ["1", "128"])
  }

  func testS21_aLoopThatWasLeftAltogetherDoesNothing() {
    let (stage, loop, log) = makeStage()
    loop.add(Loop.Timer(fireTime: 1) { log.add("timer") }, for: Loop.Mode.common)
    let view = stage.add(SpyView())
    loop.leave()
    loop.leave()
    XCTAssertNil(loop.currentMode)
    stage.tap(100, 100)
    stage.device.advance(by: 2)
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(view.texts, [])
    loop.enter()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["timer"])
    XCTAssertEqual(view.texts, ["began 1", "ended 1"])
  }

  // MARK: Observers

  func testObserversHearInTheOrderOfTheirNumbersThenOfTheirAddition() {
    let (stage, loop, log) = makeStage()
    for (name, order) in [("b1", 0), ("c", 5), ("a", -5), ("b2", 0)] {
      loop.add(Loop.Observer(activities: .beforeWaiting, order: order) { _ in log.add(name) })
    }
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["a", "b1", "b2", "c"])
  }

  func testObserversHearOnlyWhatTheyAskedForAndNothingOnceRemoved() {
    let (stage, loop, log) = makeStage()
    let observer = Loop.Observer(activities: .afterWaiting) { _ in log.add("woken") }
    loop.add(observer)
    loop.wakeUp()
    stage.device.settle()
    loop.remove(observer)
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["woken"])
  }

  func testAWakeUpFromTheLastObserverBeforeTheSleepIsNotLost() {
    let (stage, loop, log) = makeStage()
    let source = Loop.Source0(name: "mine") { log.add("source0") }
    loop.add(source)
    loop.add(
      Loop.Observer(activities: .beforeWaiting) { _ in
        log.add(loop.isAsleep ? "asleep" : "awake")
        guard log.lines.count == 1 else { return }
        source.signal()
        loop.wakeUp()
      })
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["awake", "source0", "awake"])
    XCTAssertTrue(loop.isAsleep)
  }

  func testObserversOfOneModeAreSilentInAnother() {
    let (stage, loop, log) = makeStage()
    loop.add(Loop.Observer(activities: .beforeWaiting) { _ in log.add("tracking") }, for: [.tracking])
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, [])
    loop.enter(.tracking)
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["tracking"])
  }

  // MARK: Source0

  func testS25_aSignalWithoutAWakeUpDoesNothingWhileTheLoopSleeps() {
    let (stage, loop, log) = makeStage()
    let source = Loop.Source0(name: "mine") { log.add("source0") }
    loop.add(source)
    source.signal()
    stage.device.settle()
    stage.device.advance(by: 1)
    XCTAssertEqual(log.lines, [])
    XCTAssertTrue(source.isSignalled)
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["source0"])
    XCTAssertFalse(source.isSignalled)
  }

  func testS25_aWakeUpWithoutASignalDoesNotFireTheSource() {
    let (stage, loop, log) = makeStage()
    loop.add(Loop.Source0(name: "mine") { log.add("source0") })
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, [])
    XCTAssertEqual(stage.lines(.runLoop).filter { $0.contains("source0") }, [])
  }

  func testS25_anythingElseThatWakesTheLoopServesTheSignalToo() {
    let (stage, loop, log) = makeStage()
    let source = Loop.Source0(name: "mine") { log.add("source0") }
    loop.add(source)
    source.signal()
    source.signal()
    stage.down(100, 100)
    XCTAssertEqual(log.lines, ["source0"], "two signals, one call")
  }

  func testASource0OfAnotherModeWaits() {
    let (stage, loop, log) = makeStage()
    let source = Loop.Source0(name: "mine") { log.add("source0") }
    loop.add(source, for: [.tracking])
    source.signal()
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, [])
    loop.enter(.tracking)
    loop.wakeUp()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["source0"])
  }

  func testASource1OfAnotherModeWaits() {
    let (stage, loop, log) = makeStage()
    let port = MachPort(name: "mine")
    loop.add(Loop.Source1(name: "mine", port: port) { _ in log.add("source1") }, for: [.tracking])
    port.send(.text("hello"))
    stage.device.settle()
    XCTAssertEqual(log.lines, [])
    XCTAssertTrue(port.hasMessage)
    loop.enter(.tracking)
    stage.device.settle()
    XCTAssertEqual(log.lines, ["source1"])
  }

  // MARK: Timers

  func testTimersFireInTheOrderOfTheirTimesThenOfTheirAddition() {
    let (stage, loop, log) = makeStage()
    for (name, time) in [("c", 2.0), ("b1", 1.0), ("a", 0.5), ("b2", 1.0)] {
      loop.add(Loop.Timer(fireTime: time) { log.add("\(name) \(stage.device.clock.now)") })
    }
    stage.device.advance(by: 3)
    XCTAssertEqual(log.lines, ["a 0.5", "b1 1.0", "b2 1.0", "c 2.0"])
  }

  func testTimersThatWereKeptWaitingFireInTheOrderOfTheirTimes() {
    let (stage, loop, log) = makeStage()
    loop.enter(.tracking)
    for (name, time) in [("c", 2.0), ("b1", 1.0), ("a", 0.5), ("b2", 1.0)] {
      loop.add(Loop.Timer(fireTime: time) { log.add(name) })
    }
    stage.device.advance(by: 3)
    loop.leave()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["a", "b1", "b2", "c"])
  }

  func testATimerOfTheDefaultModePausesWhileTracking() {
    let (stage, loop, log) = makeStage()
    loop.add(Loop.Timer(fireTime: 1) { log.add("default") })
    loop.add(Loop.Timer(fireTime: 2) { log.add("common") }, for: Loop.Mode.common)
    loop.enter(.tracking)
    stage.device.advance(by: 3)
    XCTAssertEqual(log.lines, ["common"])
    loop.leave()
    stage.device.settle()
    XCTAssertEqual(log.lines, ["common", "default"])
  }

  func testATimerDueInTheInstantInWhichTrackingStartsPausesToo() {
    let (stage, loop, log) = makeStage()
    let source = Loop.Source0(name: "scroll") { loop.enter(.tracking) }
    loop.add(source)
    source.signal()
    loop.wakeUp()
    stage.device.settle()
    loop.leave()
    loop.add(
      Loop.Observer(activities: .beforeSources) { _ in
        if source.isSignalled { loop.add(Loop.Timer(fireTime: 0) { log.add("default") }) }
      })
    source.signal()
    stage.device.settle()
    XCTAssertEqual(loop.currentMode, .tracking)
    XCTAssertEqual(log.lines, [])
  }

  func testARepeatingTimerFiresAtEachMultiple() {
    let (stage, loop, log) = makeStage()
    loop.add(Loop.Timer(fireTime: 0.5, interval: 0.25) { log.add("\(stage.device.clock.now)") })
    stage.device.advance(by: 1.25)
    XCTAssertEqual(log.lines, ["0.5", "0.75", "1.0", "1.25"])
  }

  func testARepeatingTimerFiresOnceAfterALongPauseAndKeepsItsRhythm() {
    let (stage, loop, log) = makeStage()
    loop.add(Loop.Timer(fireTime: 0.5, interval: 0.5) { log.add("\(stage.device.clock.now)") })
    loop.enter(.tracking)
    stage.device.advance(by: 2.25)
    loop.leave()
    stage.device.settle()
    stage.device.advance(by: 1)
    XCTAssertEqual(log.lines, ["2.25", "2.5", "3.0"])
  }

  func testAnInvalidatedTimerNeverFiresNorIsItTraced() {
    let (stage, loop, log) = makeStage()
    let victim = Loop.Timer(fireTime: 1) { log.add("victim") }
    loop.add(
      Loop.Timer(fireTime: 1) {
        log.add("first")
        victim.invalidate()
      })
    loop.add(victim)
    stage.device.advance(by: 2)
    XCTAssertEqual(log.lines, ["first"])
    XCTAssertNil(victim.fireTime)
    XCTAssertEqual(stage.lines(.runLoop).filter { $0.contains("timer") }, ["App: timer fires"])
  }

  func testATimerMayInvalidateItself() {
    let (stage, loop, log) = makeStage()
    var timer: Loop.Timer?
    timer = Loop.Timer(fireTime: 0.5, interval: 0.5) {
      log.add("fires")
      if log.lines.count == 2 { timer?.invalidate() }
    }
    if let timer { loop.add(timer) }
    stage.device.advance(by: 5)
    XCTAssertEqual(log.lines, ["fires", "fires"])
    timer = nil
  }

  func testATimerAddedTwiceFiresOnce() {
    let (stage, loop, log) = makeStage()
    let timer = Loop.Timer(fireTime: 1) { log.add("fires") }
    loop.add(timer)
    loop.add(timer, for: [.tracking])
    loop.add(timer)
    stage.device.advance(by: 2)
    XCTAssertEqual(log.lines, ["fires"])
    XCTAssertEqual(stage.lines(.runLoop).filter { $0.contains("timer") }, ["App: timer fires"])
  }

  func testATimerAddedByATimerForNowFiresInTheSameInstant() {
    let (stage, loop, log) = makeStage()
    loop.add(
      Loop.Timer(fireTime: 1) {
        loop.add(Loop.Timer(fireTime: 1) { log.add("second \(stage.device.clock.now)") })
        log.add("first")
      })
    stage.device.advance(by: 1)
    XCTAssertEqual(log.lines, ["first", "second 1.0"])
  }

  func testTimesThatAreNoNumbersNeitherFireNorStopOthers() {
    let (stage, loop, log) = makeStage()
    for time in [TimeInterval.nan, .infinity, -.infinity] {
      loop.add(Loop.Timer(fireTime: time, interval: 1) { log.add("\(time)") })
    }
    loop.add(Loop.Timer(fireTime: 1, interval: .nan) { log.add("one") })
    loop.add(Loop.Timer(fireTime: 2, interval: -1) { log.add("two") })
    stage.device.advance(by: 5)
    XCTAssertEqual(log.lines, ["one", "two"])
    XCTAssertEqual(stage.refusals, [])
  }

  func testATimerAndAFingerAtOneInstant() {
    let (stage, loop, log) = makeStage()
    let view = stage.add(SpyView())
    view.onTouches = { log.add($0.text) }
    loop.add(Loop.Timer(fireTime: 1) { log.add("timer") })
    stage.device.play([DigitizerFrame(time: 1, contacts: [.began(100, 100)])])
    XCTAssertEqual(log.lines, ["timer", "began 1"])
  }

  // MARK: Loops that never sleep

  func testALoopThatNeverSleepsIsStoppedAtThePassLimit() {
    let (stage, loop, log) = makeStage()
    // What the start took is counted no more.
    stage.device.advance(by: 1)
    stage.device.passLimit = 50
    let source = Loop.Source0(name: "busy") {
      log.add("busy")
      loop.wakeUp()
    }
    loop.add(source)
    let observer = Loop.Observer(activities: .beforeSources) { _ in source.signal() }
    loop.add(observer)
    loop.wakeUp()
    stage.device.settle()
    XCTAssertTrue(stage.device.isStuck)
    XCTAssertEqual(stage.refusals, ["a run loop never sleeps: stopped after 50 passes within a second"])
    XCTAssertEqual(log.lines.count, 49, "the first pass only wakes up")
    loop.remove(observer)
    stage.device.settle()
    XCTAssertFalse(stage.device.isStuck)
    XCTAssertTrue(loop.isAsleep)
  }

  func testTimersThatFollowOneAnotherTooCloselyAreStoppedToo() {
    let (stage, loop, log) = makeStage()
    stage.device.passLimit = 1_000
    var timesStuck = 0
    stage.device.whenStuck = { timesStuck += 1 }
    let timer = Loop.Timer(fireTime: 2, interval: 1e-6) { log.add("timer") }
    loop.add(timer)
    stage.device.advance(by: 5)
    XCTAssertTrue(stage.device.isStuck)
    XCTAssertEqual(stage.device.clock.now, 5)
    XCTAssertEqual(timesStuck, 1)
    let first = log.lines.count
    XCTAssertLessThan(first, 1_000)
    // Every second gets its own count, so that an honest app may go on for ever.
    timer.invalidate()
    var fired = 0
    loop.add(Loop.Timer(fireTime: 6, interval: 0.01) { fired += 1 })
    stage.device.advance(by: 30)
    XCTAssertFalse(stage.device.isStuck)
    XCTAssertGreaterThan(fired, 2_000)
  }

  func testATimerWhoseIntervalIsTooSmallForTheClockIsStoppedToo() {
    let (stage, loop, _) = makeStage()
    stage.device.passLimit = 50
    stage.device.advance(by: 1)
    let timer = Loop.Timer(fireTime: 2, interval: 1e-30) {}
    loop.add(timer)
    stage.device.advance(by: 5)
    XCTAssertEqual(stage.device.clock.now, 6)
    XCTAssertEqual(stage.refusals, ["a run loop never sleeps: stopped after 50 passes within a second"])
    timer.invalidate()
    stage.device.advance(by: 1)
    XCTAssertFalse(stage.device.isStuck)
  }
}
