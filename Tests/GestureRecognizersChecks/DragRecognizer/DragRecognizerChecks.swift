import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class DragRecognizerChecks: CheckCase {
  func testBeginsAfterTenPointsAlongOneAxis() {
    compare(
      "it begins when the way reaches 10 points along x or along y, not before", DragRecipe(moves: 1...8),
      count: 12)
  }

  func testFollowsTheFinger() {
    compare(
      "it changes with every move, and tells how far the finger has gone", DragRecipe(moves: 12...30),
      count: 12)
    compare("a finger may tremble for two seconds before it drags", DragRecipe(trembles: true), count: 1)
  }

  func testFingersThatJoinAndLeaveMakeNoJump() {
    compare(
      "a finger that lands or lifts adds nothing to the translation, and ends nothing as long as another one is there",
      DragRecipe(fingers: [2, 3, 3, 12], moves: 6...16), count: 12)
  }

  func testTouchesCanBeCancelled() {
    compare(
      "it is cancelled when its last touch is, and fails if nothing had begun",
      DragRecipe(fingers: [1, 2, 3], mayBeCancelled: true, moves: 1...10), count: 12)
  }

  func testEachDragStartsFromNothing() {
    compare(
      "after each drag the next one starts from nothing",
      DragRecipe(fingers: [1, 1, 3], mayBeCancelled: true, drags: 4, moves: 1...8), count: 8)
    compare("a drag after very many others is like the first", DragRecipe(drags: 120, moves: 2...4), count: 1)
  }

  func testMeasuresInPointsOfTheWindow() {
    compare(
      "the way is that of the window, however the view is shown", DragRecipe(fingers: [1, 2], moves: 2...10),
      isEnlarged: true, count: 5)
  }

  func testTheVelocityIsThatOfTheLastMoves() {
    checkVelocity(
      "the velocity, when the finger has moved evenly, and when it lifts", rests: false, isPlain: true)
  }

  func testAFingerThatRestsHasNoVelocity() {
    checkVelocity(
      "no velocity, or hardly any, when the finger has rested before it lifts", rests: true, isPlain: true)
  }

  func testHoldsItsVelocity() {
    checkVelocity("the velocity of any hand, in motion", rests: false, isPlain: false, count: 20)
    checkVelocity("the velocity of any hand that rests at last", rests: true, isPlain: false, count: 12)
  }

  func testHoldsInAnyApp() {
    check(
      "in any app everything is as with the engine's pan",
      RecognizerPlan<DragSettings>.twins(
        right: { _ in UIPanGestureRecognizer() }, students: { _ in DragRecognizer() }))
  }

  private func checkVelocity(
    _ asked: String, rests: Bool, isPlain: Bool, count: Int = 6, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(asked, count: count, file: file, line: line) {
      SpeedCase(rests: rests, isPlain: isPlain, &$0)
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  /// Compares the student's recognizer with the engine's pan.
  private func compare(
    _ asked: String, _ recipe: DragRecipe, isEnlarged: Bool = false, count: Int = 8,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let words = isEnlarged ? "; the view is shown 3 times as large as it is" : ""
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: { _ in "expected is what the engine's pan does\(words):" }
    ) { example in
      let plan = example.played.plan
      let (pan, drag) = (UIPanGestureRecognizer(), DragRecognizer())
      let expected = GestureTrial(pan, isEnlarged: isEnlarged) { [unowned pan] in pan.told }
      let actual = GestureTrial(drag, isEnlarged: isEnlarged) { [unowned drag] in drag.told }
      let fingers = plan.happenings
      return firstDivergence(
        expected: Happening.lines(fingers, expected.results(of: plan)),
        actual: Happening.lines(fingers, actual.results(of: plan)), common: 6)
    }
  }
}

/// Drags for a recognizer among others.
private struct DragSettings: RecognizerSetup {
  let words = ""
  static let bonds = RecognizerBond.allCases.filter { !RecognizerBond.waiting.contains($0) }

  init(_ random: inout SeededGenerator) {}

  func gesture(_ random: inout SeededGenerator) -> FingerPlan {
    DragRecipe(fingers: [1, 1, 1, 2, 3], mayBeCancelled: random.once(in: 3), moves: 2...8)
      .makeCase(&random).played.plan
  }
}

extension DragRecognizer: TellingRecognizer {
  var told: String { translation.told }
}

extension UIPanGestureRecognizer: TellingRecognizer {
  var told: String { translation(in: nil).told }
}

extension CGPoint {
  /// As a translation, rounded so that no number of few digits lies on the border.
  fileprivate var told: String {
    func text(_ number: CGFloat) -> String { NumberText.trimmed(number + 1.3e-5, places: 2) }
    return ", translation (\(text(x)), \(text(y)))"
  }
}
