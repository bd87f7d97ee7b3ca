import Fuzzing
import XCTest

/// The fuzzer itself: it finds what is broken, and says it so that it can be repeated.
final class FuzzTests: XCTestCase {
  func testTheEngineKeepsTheRules() {
    let result = FuzzRun(seed: 1, events: 10_000).run()
    if let failure = result.failure { XCTFail(failure.shrunk().report(seed: 1)) }
    XCTAssertGreaterThanOrEqual(result.events, 10_000)
    XCTAssertGreaterThan(result.cases, 100)
  }

  func testTheSameSeedIsTheSameRun() {
    let one = FuzzRun(seed: 7, events: 3000).run()
    let other = FuzzRun(seed: 7, events: 3000).run()
    XCTAssertEqual(one.hash, other.hash)
    XCTAssertEqual(one.cases, other.cases)
    XCTAssertNotEqual(one.hash, FuzzRun(seed: 8, events: 3000).run().hash)
  }

  func testACaseIsTheSameWhateverRanBefore() {
    let script = FuzzCase(seed: 3, number: 5).script
    _ = FuzzRun(seed: 9, events: 1000).run()
    XCTAssertEqual(FuzzCase(seed: 3, number: 5).script, script)
  }

  // MARK: What is broken on purpose

  private func find(
    _ fault: Fault, _ rules: Rule..., within events: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws -> FuzzFailure {
    let result = FuzzRun(seed: 1, events: events, fault: fault).run()
    let failure = try XCTUnwrap(result.failure, "\(fault) was not found", file: file, line: line)
    XCTAssertTrue(rules.contains(failure.problem.rule), "\(failure.problem)", file: file, line: line)
    return failure
  }

  func testLostEventsAreFound() throws {
    _ = try find(.losesEvents, .viewEnd, .viewSequence, .recognizerSequence, .rest, within: 2000)
  }

  func testEventsThatAreHandledTwiceAreFound() throws {
    _ = try find(.sendsTwice, .viewSequence, .recognizerSequence, within: 2000)
  }

  func testTouchesThatStayAreFound() throws { _ = try find(.keepsTouches, .nothingHeld, within: 500) }

  func testADeviceThatStaysIsFound() throws { _ = try find(.keepsDevice, .nothingLeft, within: 500) }

  func testControlEventsOutOfOrderAreFound() throws {
    _ = try find(.inventsControlEvents, .controlEvents, within: 5000)
  }

  func testAControlThatStaysHighlightedIsFound() throws {
    _ = try find(.staysHighlighted, .controlRest, within: 5000)
  }

  func testADragThatEndsTwiceIsFound() throws { _ = try find(.endsDragsTwice, .scrolling, within: 5000) }

  func testARunThatDiffersIsFound() throws { _ = try find(.differs, .sameTrace, within: 500) }

  // MARK: Shrinking

  func testAFailureIsShrunkAndCanBeRepeated() throws {
    let failure = try find(.sendsTwice, .viewSequence, .recognizerSequence, within: 2000)
    let small = failure.shrunk(fault: .sendsTwice)
    XCTAssertEqual(small.problem.rule, failure.problem.rule)
    XCTAssertLessThan(small.plan.size, 30)
    XCTAssertLessThan(small.plan.size, failure.plan.size)
    let report = small.report(seed: 1)
    XCTAssertTrue(report.contains("make fuzz SEED=1 CASE=\(failure.number)\n"), report)
    XCTAssertTrue(report.contains("let window0 = UIWindow(frame: CGRect(0.0, 0.0, 512.0, 512.0))"), report)
    XCTAssertTrue(report.contains("report(.began("), report)
    let again = try XCTUnwrap(
      FuzzRun(seed: 1, events: 1, fault: .sendsTwice).run(case: failure.number))
    XCTAssertEqual(again.problem.rule, failure.problem.rule)
  }
}
