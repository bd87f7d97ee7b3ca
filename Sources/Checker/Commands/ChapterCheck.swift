import Course
import Foundation

/// Builds and runs the answers to one chapter.
struct ChapterCheck: Sendable {
  let setting: Setting
  let answers: ChapterAnswers
  let screen: Screen?
  let sandbox: Sandbox
  let compiler: Compiler
  let libraries: Libraries
  let workplace: Workplace

  private var plan: ChapterPlan { answers.plan }

  /// Screens, builds, runs and judges.
  func judged() throws -> Report.Chapter {
    if answers.toRun.isEmpty { return answers.judged() }
    if workplace.saysWhatItBuilds, !bench.hasBuilt {
      Console.progress("Building the exercises and checks of chapter \(plan.chapter.number).")
    }
    var files: [String: Submission] = [:]
    for entry in plan.entries {
      files[entry.exercise.stem] = answers.files[entry.exercise.stem].map(screened)
    }
    var (standIns, results) = try outcome(of: files)
    if results == nil { (standIns, results) = try outcomeOneByOne(of: files) }
    return answers.judged(standIns, results ?? [:])
  }

  private func screened(_ submission: Submission) -> Submission {
    guard case .file(let source) = submission,
      let findings = screen?.findings(in: source.text), !findings.isEmpty
    else { return submission }
    return .unusable(.notNeeded(source.origin, findings))
  }

  // MARK: Building and running

  private typealias Outcome = (standIns: [String: StandInCause], results: [TestName: TestResult]?)

  private var bench: Workbench {
    var bench = workplace.bench(for: plan, root: setting.root, compiler: compiler, libraries: libraries)
    bench.screen = screen
    return bench
  }

  /// - Returns: No results if an answer kept the checks from starting.
  private func outcome(of submissions: [String: Submission], only stem: String? = nil) throws -> Outcome {
    let build = try Isolation(bench: bench, submissions: submissions).build()
    let tests = answers.toRun.filter { entry in
      build.standIns[entry.exercise.stem] == nil && (stem == nil || stem == entry.exercise.stem)
    }.flatMap(\.tests)
    do {
      return (build.standIns, try results(of: tests, in: build.program))
    } catch CheckerError.checksDidNotStart where build.standIns.count < plan.entries.count {
      return (build.standIns, nil)
    }
  }

  private func results(of tests: [TestName], in program: String) throws -> [TestName: TestResult] {
    let origins = plan.entries.map { entry in
      ("\(bench.sourcesFolder)/\(entry.exercise.stem).swift", answers.name(entry))
    }
    let run = TestRun(
      plan: plan, program: program, folder: bench.folder, limiter: setting.limiter,
      secondsPerTest: setting.secondsPerTest, sandbox: sandbox, readable: [libraries.folder],
      origins: Dictionary(uniqueKeysWithValues: origins), environment: setting.testEnvironment)
    return Dictionary(uniqueKeysWithValues: try run.results(of: tests).map { ($0.test, $0) })
  }

  /// Code can run before the first check does, and end the program there: each answer is then judged alone.
  private func outcomeOneByOne(of submissions: [String: Submission]) throws -> Outcome {
    // If the files as handed out do not start either, nobody's answer is to blame.
    let pristine = submissions.mapValues { _ in Submission.unusable(.missing("")) }
    let program = try Isolation(bench: bench, submissions: pristine).build().program
    _ = try results(of: Array(plan.entries.flatMap(\.tests).prefix(1)), in: program)

    var standIns: [String: StandInCause] = [:]
    var results: [TestName: TestResult] = [:]
    for entry in answers.toRun {
      let stem = entry.exercise.stem
      let alone = try outcome(
        of: pristine.merging([stem: submissions[stem] ?? .unusable(.missing(""))]) { $1 }, only: stem)
      standIns[stem] = alone.standIns[stem]
      let ended = entry.tests.map {
        ($0, TestResult(test: $0, verdict: .didNotFinish, messages: [Wording.endedBeforeTheChecks]))
      }
      results.merge(alone.results ?? Dictionary(uniqueKeysWithValues: ended)) { $1 }
    }
    return (standIns, results)
  }
}
