import CheckSupport
import TouchKit
import TouchStage
import XCTest

/// The mechanism that judges answers in random apps, tried on a view that counts its touches.
final class TwinsTests: XCTestCase {
  func testRightAnswersAreAlike() {
    let twins = Twins<CounterPlan>(right: CounterSubject.make(.right), students: CounterSubject.make(.right))
    {
      $0.gestures = StoryRecipe.Gesture.allCases
    }
    for seed in 1...150 as ClosedRange<UInt64> {
      XCTAssertNil(difference(twins, seed: seed), "seed \(seed)")
    }
  }

  func testEachKindOfFaultIsFound() {
    for fault in CounterView.Fault.allCases where fault != .right {
      let found = (1...40 as ClosedRange<UInt64>).compactMap { difference(twins(fault), seed: $0) }
      XCTAssertFalse(found.isEmpty, "\(fault)")
    }
  }

  func testADifferenceNamesTheMomentAndBothSides() throws {
    let twins = twins(.forgetsCancellations)
    let text = try XCTUnwrap((1...40).lazy.compactMap { self.difference(twins, seed: $0) }.first)
    XCTAssertTrue(text.contains("— finger") || text.contains("fingers at once"), text)
    XCTAssertTrue(text.contains("expected: "), text)
    XCTAssertTrue(text.contains("got: "), text)
  }

  func testWhatIsNotJudgedMakesNoDifference() {
    let twins = Twins<CounterPlan>(
      right: CounterSubject.make(.right), students: CounterSubject.make(.forwards)
    ) {
      $0.pause = 1
    } judging: {
      ($0.judged, $0.surroundings, $0.canBeNested) = ([.state], [.severalFingers], false)
    }
    for seed in 1...40 as ClosedRange<UInt64> {
      XCTAssertNil(difference(twins, seed: seed), "seed \(seed)")
    }
  }

  func testAFailingCaseBecomesSmall() throws {
    let twins = twins(.forgetsCancellations)
    let failing = try XCTUnwrap(
      RandomCases(seed: 1, count: 40).firstFailure(
        generate: twins.makeCase, shrink: \.smaller, check: twins.difference))
    XCTAssertTrue(failing.smallest.surroundings.isEmpty)
    XCTAssertTrue(failing.smallest.looks.isEmpty)
    // A landing and a cancellation are all it takes.
    XCTAssertEqual(failing.smallest.story.moments.count, 2, failing.message)
  }

  func testTheSameSeedMakesTheSameCase() {
    let twins = twins(.right)
    for seed in 1...20 as ClosedRange<UInt64> {
      var (one, other) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed))
      let (first, second) = (twins.makeCase(&one), twins.makeCase(&other))
      XCTAssertEqual(first.story, second.story)
      XCTAssertEqual(first.surroundings, second.surroundings)
    }
  }

  func testEverySurroundingAndChangeComesInFortyCases() {
    let twins = twins(.right)
    var (surroundings, changes, tools): (Set<Surrounding>, Set<AppChange>, Set<Story.Tool>) = ([], [], [])
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let example = twins.makeCase(&random)
      surroundings.formUnion(example.surroundings)
      tools.insert(example.story.tool)
      for case .change(let change) in example.story.moments { changes.insert(change) }
    }
    XCTAssertEqual(surroundings, Set(Surrounding.allCases))
    XCTAssertEqual(changes, Set(AppChange.allCases))
    XCTAssertEqual(tools, Set(Story.Tool.allCases))
  }

  func testAllFingersAreGoneInTheEnd() {
    var recipe = StoryRecipe()
    recipe.gestures = StoryRecipe.Gesture.allCases
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var down: Set<Int> = []
      for moment in recipe.makeStory(&random).moments {
        switch moment {
        case .touch(.began, let finger, _): down.insert(finger)
        case .touch(.ended, let finger, _), .touch(.cancelled, let finger, _): down.remove(finger)
        case .together(.began, let places): down.formUnion(places.indices)
        case .together(.ended, let places), .together(.cancelled, let places): down.subtract(places.indices)
        default: break
        }
      }
      XCTAssertEqual(down, [], "seed \(seed)")
    }
  }

  private func twins(_ fault: CounterView.Fault) -> Twins<CounterPlan> {
    Twins(right: CounterSubject.make(.right), students: CounterSubject.make(fault))
  }

  private func difference(_ twins: Twins<CounterPlan>, seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    return twins.difference(in: twins.makeCase(&random))
  }
}
