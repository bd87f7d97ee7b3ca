import Course
import Foundation

/// Runs tests, one process for all of them; when it ends early, the rest get another one.
struct TestRun: Sendable {
  /// What happens to the other tests of a class when one of them never ended.
  enum AfterTimeout: Sendable {
    /// Each would cost the whole limit again, and the exercise has no points any more.
    case skipClass
    case goOn
  }

  let plan: ChapterPlan
  let program: String
  /// Holds the output of the processes.
  let folder: String
  let limiter: String
  let secondsPerTest: Double
  var sandbox = Sandbox.absent(.ownAnswers)
  /// Folders that the program reads besides the system's own.
  var readable: [String] = []
  var afterTimeout = AfterTimeout.skipClass
  /// Whether the first test that does not pass says enough.
  var stopsAtFirstCatch = false
  /// How source files are named to people, by the paths that the program knows.
  let origins: [String: String]
  /// What the process finds in its environment beside the usual.
  var environment: [String: String] = [:]

  func results(of tests: [TestName]) throws -> [TestResult] {
    var results: [TestName: TestResult] = [:]
    var left = tests
    while !left.isEmpty {
      let session = try TestSession(run: self, tests: left).wait()
      for result in session.finished { results[result.test] = result }
      left.removeAll { results[$0] != nil }
      guard !left.isEmpty, !session.hasSeenEnough else { break }
      guard session.hasStarted else {
        throw CheckerError.checksDidNotStart(
          chapter: plan.chapter.folder, ending: session.ending, output: String(session.output.suffix(2_000)))
      }
      // The test in flight is to blame; between two tests, the next one is.
      let culprit = session.inFlight ?? left[0]
      let crash = CrashReport(session, secondsPerTest: secondsPerTest, origins: origins)
      results[culprit] = TestResult(
        test: culprit, verdict: crash.verdict, messages: [crash.message], seconds: session.secondsInFlight)
      if stopsAtFirstCatch { break }
      if crash.verdict == .timedOut, afterTimeout == .skipClass {
        for test in left where test.className == culprit.className && test != culprit {
          results[test] = TestResult(
            test: test, verdict: .skipped, messages: ["not run, because \(culprit.method) did not end"])
        }
      }
      left.removeAll { results[$0] != nil }
    }
    return tests.compactMap { results[$0] }
  }
}
