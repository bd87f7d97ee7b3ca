import CheckSupport
import XCTest

@testable import SystemPathExercises

final class RunLoopTurnChecks: CheckCase {
  private let touch = LoopScript.Action.message("touch", [.event("began"), .signal])
  private let lift = LoopScript.Action.message("lift", [.event("ended"), .signal])

  func testAMessageWakesTheLoopAndASource0Follows() {
    play(
      "wake for a message; receive it, handle what it put into the queue, sleep", LoopScript(.init(10, touch))
    )
  }

  func testOneMessageInATurn() {
    play(
      "one message in a turn; what it put into the queue is handled before the next one",
      LoopScript(.init(10, touch, .message("move"), lift)))
  }

  func testTheQueueIsFirstInFirstOut() {
    play(
      "all events of the queue, the oldest first",
      LoopScript(.init(10, .event("first"), .event("second"), .event("third"), .signal, .message("go"))))
  }

  func testWhatComesWhileTheQueueIsEmptied() {
    let late = LoopScript.Action.event("began", [.event("late"), .signal])
    play(
      "events and messages that come while an event is handled: none lost, each in its turn",
      LoopScript(.init(10, late, .event("next"), .signal, .message("go"))),
      LoopScript(.init(10, .event("began", [.message("answer"), .event("late")]), .signal, .message("go"))))
  }

  func testASignalAloneWakesNothing() {
    play(
      "no wake-up for a signal; the events wait for the next message or timer",
      LoopScript(.init(10, .event("began"), .signal), .init(10, .message("touch"))))
  }

  func testEventsWithoutASignalWait() {
    play(
      "nothing of the queue as long as nothing signals",
      LoopScript(.init(10, .message("touch", [.event("began")])), .init(10, .message("move", [.signal]))))
  }

  func testTimersFireInTheirOrder() {
    let (b, a) = (LoopScript.Action.timer("b", due: 10), LoopScript.Action.timer("a", due: 10))
    let (c, d) = (LoopScript.Action.timer("c", due: 20), LoopScript.Action.timer("d", due: 30))
    play(
      "the timers that are due: the earliest first, of equal ones the one added first, each once",
      LoopScript(.init(0, c, b, a, d), .init(20), .init(5), .init(5)))
  }

  func testTimersThatCallbacksAdd() {
    let soon = LoopScript.Action.message("soon", [.timer("now", due: 0), .timer("later", due: 10)])
    let chain = LoopScript.Action.timer("first", due: 10, [.timer("third", due: 20)])
    play(
      "timers that callbacks add: none lost, and as long as one is due the loop stays awake",
      LoopScript(.init(10, soon), .init(10)),
      LoopScript(.init(0, chain, .timer("second", due: 10)), .init(10), .init(20)))
  }

  func testTheOrderWithinATurn() {
    play(
      "in each turn the timers, then one message, then the queue",
      LoopScript(.init(0, .timer("timer", due: 10)), .init(10, .message("go"), .event("began"), .signal)),
      LoopScript(.init(0, .timer("timer", due: 0, [touch]))))
  }

  func testTimersThatTimersAddAndThatAreDue() {
    let loop = MainLoop()
    var fired: [String] = []
    loop.timers = [LoopTimer(time: 1, name: "first"), LoopTimer(time: 1, name: "second")]
    loop.fire = { [unowned loop] name in
      fired.append(name)
      if name == "first" { loop.timers.append(LoopTimer(time: 1, name: "third")) }
    }
    for _ in 0..<3 { loop.turn(at: 1) }
    checkTrace(
      ["fire first", "fire second", "fire third"], fired.map { "fire \($0)" },
      asked: "a timer that a timer adds, due at once, fires, too, in this turn or in the next")
  }

  func testWhatHappensBetweenTurns() {
    play(
      "each turn at its own time, with what is new since the one before",
      LoopScript(
        .init(
          10, turns: 1, .message("touch", [.timer("timer", due: 10)]), .message("move"), lift),
        .init(10, turns: 1, .event("began"), .signal),
        .init(10, .timer("timer of the past", due: -5), .message("last"))))
  }

  func testTheLoopSleepsWhenNothingIsLeft() {
    play(
      "sleep as soon as nothing is left that can be done now",
      LoopScript(.init(10, touch, .timer("later", due: 50), .event("more")), .init(50), .init(50)))
  }

  func testHoldsForThingsThatAreEqual() {
    let loop = MainLoop()
    var called: [String] = []
    loop.receive = { called.append("receive \($0)") }
    loop.handle = { called.append("handle \($0)") }
    (loop.port, loop.queue, loop.isSignalled) = (["go", "go"], ["moved", "moved"], true)
    for _ in 0..<2 { loop.turn(at: 1) }
    checkTrace(
      ["receive go", "handle moved", "handle moved", "receive go"], called,
      asked: "two equal messages and two equal events: none gets lost")
  }

  func testHoldsNoLoop() {
    weak var loop: MainLoop?
    func turn() {
      let turning = MainLoop()
      loop = turning
      (turning.port, turning.queue, turning.isSignalled) = (["touch", "lift"], ["began"], true)
      turning.timers = [LoopTimer(time: 1, name: "due"), LoopTimer(time: 9, name: "later")]
      turning.turn(at: 1)
    }
    turn()
    if loop != nil {
      XCTFail("asked: a loop that the app lets go of goes, whatever it waits for\ngot: it’s kept")
    }
  }

  func testHoldsWithAnythingAtATime() {
    playAny("in each turn the timers, then one message, then the queue, and sleep", make: LoopScript.random)
  }

  func testHoldsWhenTheAppWakesTheLoop() {
    let loop = MainLoop()
    loop.isAsleep = false
    loop.turn(at: 1)
    if !loop.isAsleep {
      XCTFail("asked: a loop that the app wakes, and that finds nothing to do, sleeps\ngot: it stays awake")
    }
  }
}
