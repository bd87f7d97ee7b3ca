import CheckSupport
import TouchKit
import XCTest

@testable import ScrollViewDelayExercises

final class TouchDelayChecks: CheckCase {
  private typealias Finger = FingerScript.Finger

  func testAFingerThatRestsIsTheContentsAfter150Milliseconds() {
    check(
      "a finger that rests: the content hears of the landing after 0.15 s, and of the lift in time",
      Finger(rest: 400), Finger(rest: 2_500))
  }

  func testAQuickTapIsToldAtTheLift() {
    check(
      "a finger that lifts before 0.15 s: the content hears of all of it, at the lift", Finger(rest: 100),
      finger([(50, 2, 3)], rest: 40))
  }

  func testMovesThatWereHeldAreToldOnce() {
    check(
      "of the moves that were held the latest is told, of those after 0.15 s each",
      finger([(40, 0, 2), (40, 1, 4), (40, 2, 6)], rest: 200),
      finger([(60, 0, 2), (60, 1, 9.5), (60, 9.5, 6), (60, 0, 0)], rest: 200))
  }

  func testADragWithinTheDelayIsNoneOfTheContentsBusiness() {
    let asked =
      "a finger that drags before 0.15 s: the drag begins once, and the content never hears of the finger"
    check(asked, finger([(50, 0, -10), (20, 0, -40), (20, 3, 2)], rest: 300))
    check(asked, finger([(50, 30, 12)], rest: 20), finger([(50, 0, 4), (20, 0, 14)], rest: 300))
  }

  func testADragAfterTheDelayCancelsTheContentsTouch() {
    check(
      "a finger that drags after 0.15 s: the drag begins, then the content is cancelled, and hears no more",
      finger([(250, 0, 6), (20, 0, 20), (20, 0, 60)], rest: 300))
  }

  func testAMoveSidewaysEndsTheDelay() {
    check(
      "a finger that goes 10 points aside, and drags nothing: the content hears of it at once",
      finger([(50, -10, 4), (20, -40, 4)], rest: 300), finger([(50, 0, 4), (20, 60, 0)], rest: 20))
  }

  func testATouchThatTheSystemCancels() {
    let asked = "a touch that the system cancels: the content hears so if it knows of the touch"
    check(
      asked, finger([(50, 2, 2)], rest: 40, isCancelled: true),
      finger([(250, 2, 2)], rest: 40, isCancelled: true))
    check(asked, finger([(250, 0, 20)], rest: 40, isCancelled: true))
  }

  func testEachFingerHasItsOwnDelay() {
    var second = Finger(rest: 300)
    second.pause = 30
    check(
      "two fingers, one after the other: each is held back for 0.15 s of its own", [Finger(rest: 50), second])
    second.moves = [FingerScript.Move(after: 50, x: 0, y: 30)]
    check("the first one taps, the second one drags", [Finger(rest: 50), second])
  }

  func testHoldsForAnyFingers() {
    forAll(
      "any fingers: what the content of a scroll view hears, when it hears it, no more and no less",
      count: 60,
      generate: { FingerScript(&$0) }, shrink: \.smaller, describe: \.description, check: Self.difference)
    forAll(
      "sixty fingers, one after the other, some of them with up to 150 moves", count: 1,
      generate: { FingerScript(&$0, count: 60, longest: 150) }, shrink: \.smaller, describe: \.description,
      check: Self.difference)
  }

  func testHoldsIfTheTouchIsCancelledMeanwhile() {
    let told = ["0.150  content: began at (0, 0)", "0.150  content: moved at (0, 2)"]
    let messages: [(UITouch.Phase?, String, [String])] = [
      (.began, "tellContent(.began)", [told[0], "0.150  content: cancelled at (0, 0)"]),
      (.moved, "tellContent(.moved)", told + ["0.150  content: cancelled at (0, 2)"]),
      (nil, "beginDragging()", told + ["0.300  the drag begins", "0.300  content: cancelled at (0, 12)"]),
    ]
    for (phase, message, expected) in messages {
      checkTrace(
        expected, trace([0, 2, 12, 40]) { $0.isCancelled = { $0 == phase } },
        asked: "the system cancels the touch while you call \(message): what the content hears")
    }
  }

  func testHoldsIfTheTouchIsCancelledAsTheWaitEndsEarly() {
    for (x, words) in [(0, "lifts"), (12, "goes 12 points aside")] as [(CGFloat, String)] {
      let told = ["0.100  content: began at (0, 0)", "0.100  content: moved at (\(Int(x)), 2)"]
      let cancelled = ["0.100  content: cancelled at (0, 0)", "0.100  content: cancelled at (\(Int(x)), 2)"]
      for (index, phase) in [UITouch.Phase.began, .moved].enumerated() {
        checkTrace(
          told.prefix(index + 1) + [cancelled[index]],
          trace([0, 2], x: x, end: 100) { $0.isCancelled = { $0 == phase } },
          asked:
            "a finger \(words) at 0.1 s; while you tell the content what was held, the system cancels the touch"
        )
      }
    }
  }

  func testHoldsForAMoveToTheSamePlace() {
    checkTrace(
      [
        "0.150  content: began at (0, 0)", "0.150  content: moved at (0, 2)",
        "0.300  content: moved at (0, 2)",
        "0.350  content: moved at (0, 2)", "0.400  content: ended at (0, 2)",
      ], trace([0, 2, 2, 2]), asked: "moves to where the finger is, after 0.15 s: each is told at once")
  }

  /// What is told of a finger that lands at the first height, moves to the others at 0.1, 0.3 and 0.35 s, and lifts.
  private func trace(
    _ heights: [CGFloat], x: CGFloat = 0, end: Int = 400, prepare: (StudentPage) -> Void = { _ in }
  ) -> [String] {
    let moves = zip([0, 100, 300, 350], heights).map { time, y in
      (
        time: time, phase: time == 0 ? UITouch.Phase.began : .moved,
        location: CGPoint(x: time == 0 ? 0 : x, y: y)
      )
    }
    let end = (time: end, phase: UITouch.Phase.ended, location: CGPoint(x: x, y: heights.last ?? 0))
    return DelayTrace.ofTheStudent(moves + [end], prepare: prepare)
  }

  func testHoldsForTwoViews() {
    forAll(
      "two views, each with fingers: each delay tells its own view what a scroll view would tell, wherever they end",
      count: 20, generate: { [DelayStory(&$0), DelayStory(&$0)] },
      shrink: { pair in pair[0].smaller.map { [$0, pair[1]] } + pair[1].smaller.map { [pair[0], $0] } },
      describe: { "on the first view, \($0[0])\non the second view, \($0[1])" }
    ) { pair in
      let told = DelayTrace.ofTheStudent(pair)
      return pair.indices.lazy.compactMap { index in
        firstDivergence(expected: pair[index].expected, actual: told[index]).map {
          "what the \(index == 0 ? "first" : "second") delay tells its view: \($0)"
        }
      }.first
    }
  }

  private func finger(
    _ moves: [(after: Int, x: CGFloat, y: CGFloat)], rest: Int, isCancelled: Bool = false
  ) -> Finger {
    Finger(
      moves: moves.map { FingerScript.Move(after: $0.after, x: $0.x, y: $0.y) }, rest: rest,
      isCancelled: isCancelled)
  }

  /// Checks what becomes of each finger alone.
  private func check(
    _ asked: String, _ fingers: Finger..., file: StaticString = #filePath, line: UInt = #line
  ) {
    for finger in fingers { check(asked, [finger], file: file, line: line) }
  }

  private func check(
    _ asked: String, _ fingers: [Finger], file: StaticString = #filePath, line: UInt = #line
  ) {
    let script = FingerScript(fingers: fingers)
    guard let difference = Self.difference(script) else { return }
    XCTFail("asked: \(asked)\n\(script)\n\(difference)", file: file, line: line)
  }

  private static func difference(_ fingers: FingerScript) -> String? {
    let engine = CaseTrace.paused { DelayTrace.ofTheEngine(fingers).map(\.line) }
    let student = DelayTrace.ofTheStudent(fingers)
    CaseTrace.offer(expected: engine, actual: student.map { CaseTrace.Line($0) })
    return firstDivergence(expected: engine, actual: student)
  }
}
