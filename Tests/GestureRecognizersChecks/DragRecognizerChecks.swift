import CheckSupport
import TouchKit
import XCTest

@testable import GestureRecognizersExercises

final class DragRecognizerChecks: CheckCase {
  func testBeginsAfterTenPointsAlongOneAxis() {
    compare(
      "it begins when the way reaches 10 points along x or along y, not before", DragRecipe(moves: 1...8))
  }

  func testFollowsTheFinger() {
    compare("it changes with every move, and tells how far the finger has gone", DragRecipe(moves: 8...20))
  }

  func testFingersThatJoinAndLeaveMakeNoJump() {
    compare(
      "a finger that lands or lifts adds nothing to the translation, and ends nothing as long as another one is there",
      DragRecipe(hasTwoFingers: true, moves: 4...16))
  }

  func testTouchesCanBeCancelled() {
    compare(
      "it is cancelled when its last touch is, and fails if nothing had begun",
      DragRecipe(hasTwoFingers: true, mayBeCancelled: true, moves: 1...10))
  }

  func testEachDragStartsFromNothing() {
    compare(
      "after each drag the next one starts from nothing",
      DragRecipe(hasTwoFingers: true, mayBeCancelled: true, drags: 2...3, moves: 1...8))
  }

  func testTheVelocityIsThatOfTheLastMoves() {
    forAll("the velocity, when the finger has moved evenly, and when it lifts", count: 60) {
      SpeedCase(&$0, rest: 16)
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  func testAFingerThatRestsHasNoVelocity() {
    forAll("no velocity, or hardly any, when the finger has rested before it lifts", count: 60) {
      SpeedCase(&$0, rest: $0.number(200...500))
    } describe: {
      $0.description
    } check: {
      $0.complaint
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
    _ asked: String, _ recipe: DragRecipe, file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(
      asked, count: 80, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: { _ in "expected is what the engine's pan does:" }
    ) { example in
      let plan = example.plan
      let pan = UIPanGestureRecognizer()
      let expected = GestureTrial(
        pan, named: "EnginesPan", translation: { [unowned pan] in pan.translation(in: nil) }
      )
      .results(of: plan)
      let drag = DragRecognizer()
      let results = GestureTrial(drag, translation: { [unowned drag] in drag.translation }).results(of: plan)
      return complaint(about: results, expecting: expected, of: plan)
    }
  }
}

/// A finger that moves evenly, then evenly at another speed, rests, and lifts.
private struct SpeedCase: CustomStringConvertible {
  private let first: DragCase.Step
  private let second: DragCase.Step
  /// How long the finger rests before it lifts, in milliseconds.
  private let rest: Int
  private let moves = 10

  init(_ random: inout SeededGenerator, rest: Int) {
    func step() -> DragCase.Step {
      DragCase.Step(x: random.number(1...6) * random.pick([-1, 1]), y: random.number(-5...5))
    }
    first = step()
    second = step()
    self.rest = rest
  }

  var description: String {
    func text(_ step: DragCase.Step) -> String { CGPoint(x: step.x * 3, y: step.y * 3).text }
    return """
      the finger moves \(moves) times by \(text(first)), then \(moves) times by \(text(second)), every 0.016 s; \
      \(NumberText.trimmed(Double(rest) / 1_000, places: 3)) s after the last move it lifts
      """
  }

  var complaint: String? {
    var plan = FingerPlan()
    var place = CGPoint(x: 500, y: 500)
    var time = 0
    plan.add(.down(place), at: time)
    for step in Array(repeating: first, count: moves) + Array(repeating: second, count: moves) {
      time += DragCase.beat
      place = CGPoint(x: place.x + CGFloat(step.x * 3), y: place.y + CGFloat(step.y * 3))
      plan.add(.move(place), at: time)
    }
    plan.add(.up, at: time + rest)

    let drag = DragRecognizer()
    var velocities: [(state: UIGestureRecognizer.State, velocity: CGPoint)] = []
    let trial = GestureTrial(drag) { [unowned drag] in
      velocities.append((drag.state, drag.velocity))
      return nil
    }
    _ = trial.results(of: plan)
    guard velocities.last?.state == .ended, velocities.count > 1 else {
      return "the drag never came to .ended, so its velocity could not be asked for"
    }
    let moving = velocity(of: second)
    let atLift = rest >= 200 ? CGPoint.zero : moving
    return complaint(velocities[velocities.count - 2].velocity, expected: moving, when: "at the last move")
      ?? complaint(velocities[velocities.count - 1].velocity, expected: atLift, when: "at the lift")
  }

  private func velocity(of step: DragCase.Step) -> CGPoint {
    let seconds = CGFloat(DragCase.beat) / 1_000
    return CGPoint(x: CGFloat(step.x * 3) / seconds, y: CGFloat(step.y * 3) / seconds)
  }

  private func complaint(_ actual: CGPoint, expected: CGPoint, when: String) -> String? {
    let speed = velocity(of: second).distance(to: .zero)
    if actual.distance(to: expected) <= speed / 10 { return nil }
    return """
      the velocity \(when), in points per second
      expected: \(expected.text)
      got:      \(actual.text)
      """
  }
}
