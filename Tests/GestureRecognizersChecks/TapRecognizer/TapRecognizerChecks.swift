import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class TapRecognizerChecks: CheckCase {
  func testRecognizesATap() {
    check("one tap with one finger ends the gesture when the finger lifts", TapRecipe())
  }

  func testCountsFingers() {
    check("a tap is over when the last of its fingers lifts", TapRecipe(fingers: [2, 3, 4, 12]))
  }

  func testCountsTaps() {
    check("it takes numberOfTapsRequired taps", TapRecipe(taps: [2, 3, 5, 9], fingers: [1, 2]), count: 14)
  }

  func testFailsWhenTheTimeIsUp() {
    check(
      "it fails when a tap takes longer than longestTap, at that very moment",
      TapRecipe(taps: [1, 1, 2], fingers: [1, 2], flaws: [.longTap]), count: 14)
    check(
      "it fails when the next tap does not come within longestGap, at that very moment",
      TapRecipe(taps: [2], flaws: [.longGap]), count: 10)
  }

  func testFailsWhenFingersGoTooFar() {
    check(
      "it fails when a finger is farther than allowableMovement from where it landed",
      TapRecipe(taps: [1, 1, 2], fingers: [1, 2, 3], flaws: [.wideMovement]), count: 20)
    check(
      "it fails when a tap is farther than allowableMovement from the first one",
      TapRecipe(taps: [2, 3], fingers: [1, 2, 3], flaws: [.farAway]), count: 16)
  }

  func testFailsForAnotherNumberOfFingers() {
    check(
      "it fails when a finger too many lands, or a finger lifts before all have landed",
      TapRecipe(fingers: [1, 2, 3], flaws: [.tooManyFingers, .tooFewFingers]), count: 20)
  }

  func testFailsWhenATouchIsCancelled() {
    check(
      "it fails when a touch is cancelled", TapRecipe(taps: [1, 2], fingers: [1, 2, 3], flaws: [.cancelled]))
  }

  func testMeasuresInPointsOfTheWindow() {
    check(
      "distances are those of the window, however the view is shown",
      TapRecipe(taps: [1, 2], flaws: [.wideMovement, .farAway]), isEnlarged: true)
  }

  func testStartsAnewAfterEachAttempt() {
    check(
      "after each attempt the next one starts from nothing",
      TapRecipe(taps: [1, 2, 3], fingers: [1, 2], flaws: TapCase.Flaw.allCases, rounds: 3), count: 20)
    check("the fifty-fifth tap is as good as the first", TapRecipe(rounds: 55), count: 1)
  }

  func testHoldsInAnyApp() {
    check(
      "in any app everything is as with a recognizer that does what is stated",
      RecognizerPlan<TapSettings>.twins(right: { StatedTap($0) }, students: { Self.recognizer(for: $0) }))
  }

  private func check(
    _ asked: String, _ recipe: TapRecipe, isEnlarged: Bool = false, count: Int = 10,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let words = isEnlarged ? "; its view is shown 3 times as large as it is" : ""
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: { $0.settings.words + words }
    ) { example in
      let (plan, expected) = (example.plan, example.expected.results)
      let actual = GestureTrial(Self.recognizer(for: example.settings), isEnlarged: isEnlarged).results(
        of: plan)
      let fingers = plan.happenings
      return firstDivergence(
        expected: Happening.lines(fingers, expected), actual: Happening.lines(fingers, actual), common: 6)
    }
  }

  private static func recognizer(for settings: TapSettings) -> TapRecognizer {
    let (recognizer, usual) = (TapRecognizer(), TapSettings())
    // What is as it is in a new recognizer is not set.
    if settings.taps != usual.taps { recognizer.numberOfTapsRequired = settings.taps }
    if settings.fingers != usual.fingers { recognizer.numberOfTouchesRequired = settings.fingers }
    if settings.longestTap != usual.longestTap {
      recognizer.longestTap = TimeInterval(settings.longestTap) / 1_000
    }
    if settings.longestGap != usual.longestGap {
      recognizer.longestGap = TimeInterval(settings.longestGap) / 1_000
    }
    if settings.movement != usual.movement { recognizer.allowableMovement = settings.movement }
    return recognizer
  }
}
