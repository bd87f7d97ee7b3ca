import Fuzzing
import XCTest

/// Apps that let go of things: the engine neither traps nor reads what is freed, and nothing stays alive.
///
/// Reads of freed memory are seen only when the tests are built with `--sanitize=address`.
final class LifetimeTests: XCTestCase {
  func testTheEngineSurvivesAppsThatLetGo() {
    let result = LifetimeRun(seed: 1, events: 20_000).run()
    if let failure = result.failure {
      XCTFail("\(failure.problem); again: make fuzz KIND=lifetimes SEED=1 CASE=\(failure.number)")
    }
    XCTAssertGreaterThanOrEqual(result.events, 20_000)
    XCTAssertGreaterThan(result.cases, 100)
  }

  /// A callback that no case comes to, or in which no app does anything, is covered on paper only; a few are rare.
  func testInNearlyEveryCallbackAnAppLetsGo() {
    let counts = LifetimeRun(seed: 2, events: 200_000).run().counts
    XCTAssertLessThan(counts.neverCalled.count, Callback.allCases.count / 50, "\(counts.neverCalled)")
    XCTAssertLessThan(counts.neverActed.count, Callback.allCases.count / 8, "\(counts.neverActed)")
  }

  func testTheSameBytesAreTheSameCase() {
    for number in 0..<20 {
      let plan = LifetimeCase(seed: 5, number: number)
      let (one, other) = (plan.run(), plan.run())
      XCTAssertEqual(one.digest, other.digest)
      XCTAssertEqual(one.events, other.events)
    }
    XCTAssertNotEqual(
      LifetimeCase(seed: 5, number: 0).run().digest, LifetimeCase(seed: 6, number: 0).run().digest)
  }

  func testACaseIsReadFromText() throws {
    let plan = LifetimeCase(seed: 3, number: 4)
    XCTAssertEqual(try XCTUnwrap(LifetimeCase(hexadecimal: plan.hexadecimal)).bytes, plan.bytes)
    XCTAssertNil(LifetimeCase(hexadecimal: "0g"))
    XCTAssertNil(LifetimeCase(hexadecimal: "012"))
    XCTAssertEqual(LifetimeCase(hexadecimal: "")?.bytes, [])
  }

  func testACaseOfNothingPasses() {
    let outcome = LifetimeCase(bytes: []).run(isCompared: true)
    XCTAssertNil(outcome.problem)
    XCTAssertGreaterThan(outcome.events, 0)
  }

  /// What once crashed, trapped, didn't end or stayed alive; `make fuzz BYTES=` with the file shows where.
  func testWhatOnceFailedPasses() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Seeds")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    XCTAssertGreaterThan(files.count, 10)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let name = file.lastPathComponent
      let plan = try XCTUnwrap(LifetimeCase(hexadecimal: String(contentsOf: file, encoding: .utf8)), name)
      // Should it crash, this says where.
      FileHandle.standardError.write(Data("\(name)\n".utf8))
      let outcome = plan.run(isCompared: true)
      if let problem = outcome.problem { XCTFail("\(name): \(problem)") }
    }
  }
}
