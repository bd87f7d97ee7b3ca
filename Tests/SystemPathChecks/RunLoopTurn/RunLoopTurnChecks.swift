import CheckSupport
import XCTest

@testable import SystemPathExercises

final class RunLoopTurnChecks: CheckCase {
  func testAMessageWakesTheLoopAndASource0Follows() {
    run("wake for a message; receive it, handle what it put into the queue, sleep", [])
  }

  func testOneMessageInATurn() {
    run("one message at a time; what it put into the queue is handled before the next one", [.messages])
  }

  func testTheQueueIsFirstInFirstOut() {
    run("all events of the queue, the oldest first", [.events])
  }

  func testWhatComesWhileTheQueueIsEmptied() {
    run(
      "events and messages that come while an event is handled: none lost, each in its turn",
      [.events, .eventsMeanwhile, .messagesMeanwhile])
  }

  func testASignalAloneWakesNothing() {
    run("no wake-up for a signal; the events wait for the next message or timer", [.signals])
  }

  func testEventsWithoutASignalWait() {
    run("nothing of the queue as long as nothing signals", [.silentEvents])
  }

  func testTimersFireInTheirOrder() {
    run("timers by their time, of equal ones the one that was added first, each once", [.timers], count: 55)
  }

  func testTimersThatCallbacksAdd() {
    run(
      "timers that callbacks add: none lost, and as long as one is due the loop stays awake",
      [.timers, .timersMeanwhile])
  }

  func testTheOrderWithinATurn() {
    run(
      "in each turn the timers, then one message, then the queue",
      [.messages, .timers, .signals, .messagesMeanwhile])
  }

  func testWhatHappensBetweenTurns() {
    run(
      "turns at later times, with more that is new before each, and turns in which nothing is new",
      [
        .messages, .timers, .events, .signals, .silentEvents, .messagesMeanwhile, .timersMeanwhile,
        .slowTurns,
        .idleTurns,
      ], count: 30)
  }

  func testEverythingTogether() {
    run(
      "timers, source1, source0, and sleep",
      Set(LoopRecipe.Ingredient.allCases).subtracting([.dueTimersOfTimers]), count: 100)
  }

  func testTimersThatTimersAddAndThatAreDue() {
    forAll(
      "timers that timers add and that are due at once: each fires, in this turn or in the next", count: 25,
      generate: LoopRecipe(ingredients: [.timers, .timersMeanwhile, .overdueTimers, .dueTimersOfTimers])
        .makeCase,
      shrink: \.smaller, describe: \.description
    ) { script in
      // Which of two turns at one instant is not for the check to say.
      firstDivergence(
        expected: LoopRun(script, on: StatedLoop(), countsTurns: false).lines.sorted(),
        actual: LoopRun(script, on: MainLoop(), countsTurns: false).lines.sorted())
    }
  }

  func testTwoLoopsAtATime() {
    let recipe = LoopRecipe(ingredients: [.messages, .timers, .events, .silentEvents, .anyClock])
    forAll("a second loop, run while the first one is in a callback", count: 20) {
      (random: inout SeededGenerator) -> [LoopScript] in
      [recipe.makeCase(&random), recipe.makeCase(&random)]
    } shrink: {
      smallerPairs(of: $0, \.smaller)
    } describe: {
      "\($0[0])\nand in each callback of this loop, on a loop of its own,\n\($0[1])"
    } check: { pair in
      firstDivergence(
        expected: Self.linesOfTwoLoops(pair) { StatedLoop() },
        actual: Self.linesOfTwoLoops(pair) { MainLoop() })
    }
  }

  private static func linesOfTwoLoops(
    _ scripts: [LoopScript], on make: @escaping () -> some TurningLoop
  ) -> [String] {
    var inner: [String] = []
    let outer = LoopRun(scripts[0], on: make()) {
      guard inner.count < 60 else { return }
      inner += ["the second loop:"] + LoopRun(scripts[1], on: make()).lines
    }
    return outer.lines + inner
  }

  func testItTakesNoMoreTurnsThanItNeeds() {
    forAll(
      "no turn in which there is nothing to do", count: 30,
      generate: LoopRecipe(ingredients: [.messages, .timers]).makeCase,
      shrink: \.smaller, describe: \.description
    ) { script in
      let needed = LoopRun(script, on: StatedLoop()).turns
      let taken = LoopRun(script, on: MainLoop()).turns
      // One turn more, to find out that nothing is left, is no busy loop.
      guard let place = zip(needed, taken).map({ $1 > $0 + 1 }).firstIndex(of: true) else { return nil }
      return """
        expected: \(needed[place]) turns before the loop sleeps, wake-up \(place + 1) of \(needed.count)
        got:      \(taken[place]) turns
        """
    }
  }

  private func run(
    _ asked: String, _ ingredients: Set<LoopRecipe.Ingredient>, count: Int = 26,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: LoopRecipe(ingredients: ingredients).makeCase,
      shrink: \.smaller,
      describe: \.description
    ) { script in
      firstDivergence(
        expected: LoopRun(script, on: StatedLoop()).lines, actual: LoopRun(script, on: MainLoop()).lines)
    }
  }
}
