import CheckSupport
import TouchKit
import XCTest

@testable import ScrollViewDelayExercises

final class TouchDelayChecks: CheckCase {
  func testAFingerThatRestsIsTheContentsAfter150Milliseconds() {
    compare(
      "a finger that rests: the content hears of the landing after 0.15 s, and of the lift in time",
      FingerRecipe(ways: [.rests], rests: 151...2_500), count: 20)
  }

  func testAQuickTapIsToldAtTheLift() {
    compare(
      "a finger that lifts before 0.15 s: the content hears of all of it, at the lift",
      FingerRecipe(ways: [.rests], rests: 5...149), count: 20)
  }

  func testMovesThatWereHeldAreToldOnce() {
    compare(
      "a finger that trembles: of the moves that were held the latest is told, of the others each",
      FingerRecipe(ways: [.trembles], waits: 5...200, rests: 5...300))
  }

  func testADragWithinTheDelayIsNoneOfTheContentsBusiness() {
    compare(
      "a finger that drags before 0.15 s: the content never hears of it",
      FingerRecipe(ways: [.drags], waits: 5...140, rests: 5...400))
  }

  func testADragAfterTheDelayCancelsTheContentsTouch() {
    compare(
      "a finger that drags after 0.15 s: the content is cancelled, and hears no more",
      FingerRecipe(ways: [.drags], waits: 151...1_500))
  }

  func testAMoveSidewaysEndsTheDelay() {
    compare(
      "a finger that goes 10 points to the side: the content hears of it at once",
      FingerRecipe(ways: [.goesSideways], waits: 5...140, rests: 5...300))
  }

  func testATouchThatTheSystemCancels() {
    compare(
      "a touch that the system cancels: the content hears so if it knows of the touch",
      FingerRecipe(ways: [.rests, .trembles, .goesSideways, .drags], rests: 5...300, ends: [.isCancelled]))
  }

  func testEachFingerHasItsOwnDelay() {
    compare(
      "several fingers, one after the other: each is held back for 0.15 s of its own",
      FingerRecipe(
        ways: [.rests, .trembles, .drags], rests: 5...300, fingers: 2...3, ends: [.lifts, .isCancelled]))
  }

  func testTwoViewsHaveDelaysOfTheirOwn() {
    let recipe = FingerRecipe(
      ways: [.rests, .trembles, .goesSideways, .drags], waits: 5...250, rests: 5...250, fingers: 1...2,
      ends: [.lifts, .isCancelled])
    forAll(
      "two views, each with fingers: each delay tells its own view what a scroll view would tell, wherever they end",
      count: 30, generate: { [DelayStory(recipe, &$0), DelayStory(recipe, &$0)] },
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

  func testNothingIsLostAndNothingComesTwice() {
    compare(
      "any fingers: what the content of a scroll view hears, when it hears it, no more and no less",
      FingerRecipe(
        ways: [.rests, .trembles, .goesSideways, .drags, .wanders], waits: 5...250, rests: 5...250,
        fingers: 1...4, ends: [.lifts, .lifts, .isCancelled]), count: 110)
    compare(
      "sixty fingers, one after the other, some of them with up to 150 moves",
      FingerRecipe(
        ways: [.rests, .trembles, .goesSideways, .drags, .wanders], waits: 5...250, rests: 5...250,
        fingers: 60...60, longest: 150, ends: [.lifts, .lifts, .isCancelled]), count: 1)
  }

  private func compare(
    _ asked: String, _ recipe: FingerRecipe, count: Int = 24, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.make, shrink: \.smaller,
      describe: \.description
    ) { fingers in
      let (engine, student) = (DelayTrace.ofTheEngine(fingers).map(\.line), DelayTrace.ofTheStudent(fingers))
      CaseTrace.offer { (["a scroll view:"] + engine + ["your delay:"] + student).joined(separator: "\n  ") }
      return firstDivergence(expected: engine, actual: student)
    }
  }
}
