import CheckSupport
import TouchKit
import XCTest

@testable import GestureRecognizersExercises

final class DragRecognizerChecks: CheckCase {
  func testBeginsAfterTenPointsAlongOneAxis() {
    compare(
      "it begins when the way reaches 10 points along x or along y, not before", DragRecipe(moves: 1...8),
      count: 50)
  }

  func testFollowsTheFinger() {
    compare(
      "it changes with every move, and tells how far the finger has gone", DragRecipe(moves: 8...20),
      count: 40)
  }

  func testFingersThatJoinAndLeaveMakeNoJump() {
    compare(
      "a finger that lands or lifts adds nothing to the translation, and ends nothing as long as another one is there",
      DragRecipe(hasMoreFingers: true, moves: 4...16), count: 60)
  }

  func testTouchesCanBeCancelled() {
    compare(
      "it is cancelled when its last touch is, and fails if nothing had begun",
      DragRecipe(hasMoreFingers: true, mayBeCancelled: true, moves: 1...10))
  }

  func testEachDragStartsFromNothing() {
    compare(
      "after each drag the next one starts from nothing",
      DragRecipe(hasMoreFingers: true, mayBeCancelled: true, drags: 2...3, moves: 1...8))
  }

  func testDragsAgainAndAgain() {
    compare("a drag of very many moves", DragRecipe(moves: 60...70), count: 2)
    compare("the fifty-fifth drag is like the first", count: 1) { _ in DragRecipe.manyDrags }
  }

  func testTheAppMayInterruptIt() {
    compare(
      "the app switches it off and on, or takes its view out and puts it back, in the middle of a drag",
      DragRecipe(hasMoreFingers: true, mayBeCancelled: true, isInterrupted: true, drags: 2...3, moves: 2...8),
      count: 40)
  }

  func testMeasuresInPointsOfTheWindow() {
    compare(
      "the way is that of the window, however the view is shown",
      DragRecipe(hasMoreFingers: true, moves: 2...10), in: .enlarged, count: 24)
  }

  func testFollowsItsOwnFingersOnly() {
    compare(
      "fingers that are not the recognizer's do not count", DragRecipe(hasMoreFingers: true, moves: 2...10),
      in: .besideAFinger, count: 24)
  }

  func testTheVelocityIsThatOfTheLastMoves() {
    forAll("the velocity, when the finger has moved evenly, and when it lifts", count: 36) {
      SpeedCase(&$0, rest: 16)
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  func testAFingerThatRestsHasNoVelocity() {
    forAll("no velocity, or hardly any, when the finger has rested before it lifts", count: 36) {
      SpeedCase(&$0, rest: $0.once(in: 5) ? $0.number(1_000...3_000) : $0.number(200...500))
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  func testTwoRecognizersKnowNothingOfEachOther() {
    let recipe = DragRecipe(hasMoreFingers: true, mayBeCancelled: true, drags: 1...2, moves: 2...8)
    forAll("two recognizers on two views, at the same time, know nothing of each other", count: 20) {
      random in
      (example: recipe.makeCase(&random), other: recipe.makeCase(&random))
    } shrink: { pair in
      pair.example.smaller.map { ($0, pair.other) } + pair.other.smaller.map { (pair.example, $0) }
    } describe: { _ in
      "expected is what the engine's pan does; meanwhile fingers drag on another view, with another recognizer:"
    } check: { pair in
      let drag = DragRecognizer()
      let trial = GestureTrial(
        drag, beside: DragRecognizer(), translation: { [unowned drag] in drag.translation })
      let plan = pair.example.plan
      return complaint(
        about: trial.results(of: plan, beside: pair.other.plan), expecting: pansResults(of: plan), of: plan)
    }
  }

  func testLivesWithOtherRecognizers() {
    forAll("beside other recognizers everything is as with the engine's pan", count: 60) {
      CompanyCase(.drag, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      $0.description
    } check: {
      $0.complaint(
        stated: CompanyMember(
          make: { UIPanGestureRecognizer() },
          translation: { ($0 as? UIPanGestureRecognizer)?.translation(in: nil) }),
        students: CompanyMember(
          make: { DragRecognizer() }, translation: { ($0 as? DragRecognizer)?.translation }))
    }
  }

  func testIsMadeFromTheBaseClass() {
    let recognizer: UIGestureRecognizer = DragRecognizer()
    let trial = GestureTrial(recognizer)
    var random = SeededGenerator(seed: 1)
    _ = trial.results(of: DragRecipe().makeCase(&random).plan)
    let asked = "asked: a drag recognizer of your own, made from UIGestureRecognizer"
    XCTAssertFalse(
      recognizer is UIPanGestureRecognizer, "\(asked)\ngot: a subclass of the engine's pan recognizer")
    XCTAssertEqual(trial.others, [], "\(asked)\ngot: another recognizer watches the same fingers")
  }

  /// Compares the student's recognizer with the engine's pan.
  private func compare(
    _ asked: String, _ recipe: DragRecipe, in surroundings: GestureTrial.Surroundings = .plain,
    count: Int = 30, file: StaticString = #filePath, line: UInt = #line
  ) {
    compare(
      asked, in: surroundings, count: count, file: file, line: line, recipe.makeCase)
  }

  private func compare(
    _ asked: String, in surroundings: GestureTrial.Surroundings = .plain, count: Int,
    file: StaticString = #filePath, line: UInt = #line, _ generate: (inout SeededGenerator) -> DragCase
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: generate, shrink: \.smaller,
      describe: { _ in "expected is what the engine's pan does" + surroundings.words + ":" }
    ) { example in
      let plan = example.plan
      let expected = pansResults(of: plan, in: surroundings)
      let drag = DragRecognizer()
      let results = GestureTrial(drag, in: surroundings, translation: { [unowned drag] in drag.translation })
        .results(of: plan)
      return complaint(about: results, expecting: expected, of: plan)
    }
  }

  private func pansResults(
    of plan: FingerPlan, in surroundings: GestureTrial.Surroundings = .plain
  ) -> [Happening] {
    let pan = UIPanGestureRecognizer()
    let trial = GestureTrial(
      pan, named: "EnginesPan", in: surroundings, translation: { [unowned pan] in pan.translation(in: nil) })
    return trial.results(of: plan)
  }
}
