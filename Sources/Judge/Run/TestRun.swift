import Course
import Foundation
import HostSystem

/// Runs tests, one process for all of them; when it ends early, the rest get another one.
package struct TestRun: Sendable {
  /// What becomes of tests that can earn nothing any more.
  package enum MootTests: Sendable {
    /// One cause has one failure, and an answer that is wrong doesn't cost more than a right one.
    ///
    /// Tests for *holds* wait until all others of their class have passed. When one test never ended, each of the others
    /// would cost the whole limit again.
    case areLeftOut
    case areRun
  }

  /// What is wanted to be known of a test that fails.
  package enum Detail: Sendable {
    /// The smallest case, and the line of a crash.
    case everything
    /// Nothing else.
    case verdict
  }

  package let plan: ChapterPlan
  package let program: String
  /// Holds the output of the processes.
  package let folder: String
  package let limiter: String
  package let secondsPerTest: Double
  package var sandbox = Sandbox.absent(.ownAnswers)
  /// Folders that the program reads besides the system's own.
  var readable: [String] = []
  var mootTests = MootTests.areLeftOut
  package var detail = Detail.everything
  /// Whether the first test that does not pass says enough.
  package var stopsAtFirstCatch = false
  /// How source files are named to people, by the paths that the program knows.
  package let origins: [String: String]
  /// Finds the lines of a crash, where the run time cannot do that itself.
  var symbolizer: String?
  /// What the process finds in its environment beside the usual.
  package var environment: [String: String] = [:]

  package init(
    plan: ChapterPlan, program: String, folder: String, limiter: String, secondsPerTest: Double,
    sandbox: Sandbox = .absent(.ownAnswers), readable: [String] = [], mootTests: MootTests = .areLeftOut,
    origins: [String: String], environment: [String: String] = [:]
  ) {
    self.plan = plan
    self.program = program
    self.folder = folder
    self.limiter = limiter
    self.secondsPerTest = secondsPerTest
    self.sandbox = sandbox
    self.readable = readable
    self.mootTests = mootTests
    self.origins = origins
    self.environment = environment
  }

  package func results(of tests: [TestName]) throws -> [TestResult] {
    if mootTests == .areRun { return try run(tests) }
    let works = try run(tests.filter { $0.mark == .works })
    let broken = Set(works.filter { $0.verdict != .passed }.map(\.test.className))
    let holds = tests.filter { $0.mark == .holds }
    let waiting = holds.filter { broken.contains($0.className) }.map {
      TestResult(test: $0, verdict: .notTried, messages: [Wording.holdsWaits])
    }
    return try works + run(holds.filter { !broken.contains($0.className) }) + waiting
  }

  private func run(_ tests: [TestName]) throws -> [TestResult] {
    var results: [TestName: TestResult] = [:]
    var left = tests
    while !left.isEmpty {
      let session = try TestSession(run: self, tests: left).wait()
      for result in session.finished { results[result.test] = result }
      left.removeAll { results[$0] != nil }
      guard !left.isEmpty, !session.hasSeenEnough else { break }
      guard session.hasStarted else {
        throw CheckError.checksDidNotStart(
          chapter: plan.chapter.folder, termination: session.termination,
          output: String(session.output.suffix(2_000)))
      }
      // The test in flight is to blame; between two tests, the next one is.
      let culprit = session.inFlight ?? left[0]
      let exercise = plan.entries.first { $0.tests.contains(culprit) }?.exercise
      let crash = CrashReport(
        session, exercise: exercise, secondsPerTest: secondsPerTest, origins: origins)
      results[culprit] = TestResult(
        test: culprit, verdict: crash.verdict, messages: [crash.message], seed: session.seed,
        seconds: session.secondsInFlight, variations: session.variations)
      if stopsAtFirstCatch { break }
      if crash.verdict == .timedOut, mootTests == .areLeftOut {
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
