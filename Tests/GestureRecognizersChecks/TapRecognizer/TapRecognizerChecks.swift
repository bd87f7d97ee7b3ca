import CheckSupport
import TouchKit
import XCTest

@testable import GestureRecognizersExercises

final class TapRecognizerChecks: CheckCase {
  func testRecognizesATap() {
    check("one tap with one finger ends the gesture when the finger lifts", TapRecipe())
  }

  func testCountsFingers() {
    check("a tap is over when the last of its fingers lifts", TapRecipe(fingers: 2...3), count: 50)
  }

  func testCountsTaps() {
    check("it takes numberOfTapsRequired taps", TapRecipe(taps: 2...4, fingers: 1...2), count: 54)
  }

  func testFailsWhenTheTimeIsUp() {
    check(
      "it fails when a tap takes longer than longestTap, or the next tap does not come within longestGap, "
        + "and at that very moment",
      TapRecipe(taps: 1...2, fingers: 1...2, flaws: [.longTap, .longGap]), count: 54)
  }

  func testFailsWhenFingersGoTooFar() {
    check(
      "it fails when a finger is farther than allowableMovement from where it landed, or a tap from the first one",
      TapRecipe(taps: 1...3, fingers: 1...3, flaws: [.wideMovement, .farAway]), count: 90)
  }

  func testFailsForAnotherNumberOfFingers() {
    check(
      "it fails when a finger too many lands, or a finger lifts before all have landed",
      TapRecipe(fingers: 1...3, flaws: [.tooManyFingers, .tooFewFingers]), count: 54)
  }

  func testFailsWhenATouchIsCancelled() {
    check("it fails when a touch is cancelled", TapRecipe(taps: 1...2, fingers: 1...3, flaws: [.cancelled]))
  }

  func testStartsAnewAfterEachAttempt() {
    check(
      "after each attempt the next one starts from nothing",
      TapRecipe(taps: 1...3, fingers: 1...2, flaws: TapRecipe.Flaw.allCases, rounds: 2...4), count: 45)
  }

  func testTapsAgainAndAgain() {
    check("the fifty-fifth tap is as good as the first", TapRecipe(rounds: 55...55), count: 1)
  }

  func testMeasuresInPointsOfTheWindow() {
    check(
      "distances are those of the window, however the view is shown",
      TapRecipe(taps: 1...2, fingers: 1...2, flaws: [.wideMovement, .farAway]), in: .enlarged, count: 24)
  }

  func testCountsItsOwnFingersOnly() {
    check(
      "fingers that are not the recognizer's do not count", TapRecipe(taps: 1...2, fingers: 1...2),
      in: .besideAFinger, count: 24)
  }

  func testTwoRecognizersKnowNothingOfEachOther() {
    let recipe = TapRecipe(taps: 1...3, fingers: 1...3, flaws: TapRecipe.Flaw.allCases, rounds: 1...2)
    forAll("two recognizers on two views, at the same time, know nothing of each other", count: 24) {
      random in
      (example: recipe.makeCase(&random), other: recipe.makeCase(&random))
    } shrink: { pair in
      pair.example.smaller.map { ($0, pair.other) } + pair.other.smaller.map { (pair.example, $0) }
    } describe: {
      "\($0.example.description)\nmeanwhile fingers tap on another view, with another recognizer"
    } check: { pair in
      let twin = recognizer(for: pair.other)
      let trial = GestureTrial(recognizer(for: pair.example), beside: twin)
      return complaint(
        about: trial.results(of: pair.example.plan, beside: pair.other.plan),
        expecting: TapReferee(pair.example).results, of: pair.example.plan)
    }
  }

  func testLivesWithOtherRecognizers() {
    forAll(
      "beside other recognizers everything is as with a tap recognizer that does what is stated",
      count: 60
    ) {
      CompanyCase(.tap, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      $0.description
    } check: { example in
      let settings = example.hand.settings
      return example.complaint(
        stated: CompanyMember(make: { StatedTap(settings) }),
        students: CompanyMember(
          make: { [self] in recognizer(for: settings) },
          relatives: { [self] in
            [1, 2, 4].map { recognizer(for: CompanyHand.TapSettings(taps: $0, fingers: 3 - $0 % 3)) }
          }))
    }
  }

  func testIsMadeFromTheBaseClass() {
    let recognizer: UIGestureRecognizer = TapRecognizer()
    let trial = GestureTrial(recognizer)
    var random = SeededGenerator(seed: 1)
    _ = trial.results(of: TapRecipe().makeCase(&random).plan)
    let asked = "asked: a tap recognizer of your own, made from UIGestureRecognizer"
    XCTAssertFalse(
      recognizer is UITapGestureRecognizer, "\(asked)\ngot: a subclass of the engine's tap recognizer")
    XCTAssertEqual(trial.others, [], "\(asked)\ngot: another recognizer watches the same fingers")
  }

  private func check(
    _ asked: String, _ recipe: TapRecipe, in surroundings: GestureTrial.Surroundings = .plain,
    count: Int = 36, file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: { $0.description + surroundings.words }
    ) { example in
      let plan = example.plan
      return complaint(
        about: GestureTrial(recognizer(for: example), in: surroundings).results(of: plan),
        expecting: TapReferee(example).results, of: plan)
    }
  }

  private func recognizer(for settings: CompanyHand.TapSettings) -> TapRecognizer {
    let recognizer = TapRecognizer()
    recognizer.numberOfTapsRequired = settings.taps
    recognizer.numberOfTouchesRequired = settings.fingers
    recognizer.longestTap = settings.longestTap
    recognizer.allowableMovement = settings.movement
    return recognizer
  }

  private func recognizer(for example: TapCase) -> TapRecognizer {
    let recognizer = TapRecognizer()
    let (settings, usual) = (example.settings, TapCase.Settings())
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
