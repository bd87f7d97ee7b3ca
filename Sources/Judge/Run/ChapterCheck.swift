import Course
import Foundation
import HostSystem

/// Builds and runs the answers to one chapter.
package struct ChapterCheck: Sendable {
  package let context: Context
  package let answers: ChapterAnswers
  package let screen: Screen?
  package let sandbox: Sandbox
  package let compiler: Compiler
  package let libraries: Libraries
  package let folders: BuildFolders

  package init(
    context: Context, answers: ChapterAnswers, screen: Screen? = nil, sandbox: Sandbox, compiler: Compiler,
    libraries: Libraries, folders: BuildFolders
  ) {
    self.context = context
    self.answers = answers
    self.screen = screen.map { _ in Screen(for: answers.plan.chapter) }
    self.sandbox = sandbox
    self.compiler = compiler
    self.libraries = libraries
    self.folders = folders
  }

  private var plan: ChapterPlan { answers.plan }

  /// Screens, builds, runs and judges.
  package func judged() throws -> Report.Chapter {
    if answers.toRun.isEmpty { return answers.judged() }
    let isFirst = folders.saysWhatItBuilds && !chapterBuild.hasBuilt
    if isFirst { Console.progress("Building the exercises and checks of chapter \(plan.chapter.number).") }
    var files: [String: AnswerFile] = [:]
    for entry in plan.entries {
      files[entry.exercise.stem] = answers.files[entry.exercise.stem].map(screened)
    }
    var (rejections, results) = try outcome(of: files)
    if results == nil { (rejections, results) = try outcomeOneByOne(of: files) }
    let judged = answers.judged(rejections, results ?? [:])
    // Other chapters are still being compiled.
    if isFirst { Console.progress(Wording.verdicts(judged)) }
    return judged
  }

  private func screened(_ submission: AnswerFile) -> AnswerFile {
    guard case .file(let source) = submission,
      let findings = screen?.findings(in: source.text), !findings.isEmpty
    else { return submission }
    return .unusable(.notNeeded(source.origin, findings))
  }

  // MARK: Building and running

  private typealias Outcome = (rejections: [String: Rejection], results: [TestName: TestResult]?)

  private var chapterBuild: ChapterBuild {
    var chapterBuild = folders.chapterBuild(
      for: plan, root: context.root, compiler: compiler, libraries: libraries)
    chapterBuild.screen = screen
    return chapterBuild
  }

  /// - Returns: No results if an answer kept the checks from starting.
  private func outcome(of submissions: [String: AnswerFile], only stem: String? = nil) throws -> Outcome {
    let build = try Isolation(chapterBuild: chapterBuild, submissions: submissions).build()
    let tests = answers.toRun.filter { entry in
      build.rejections[entry.exercise.stem] == nil && (stem == nil || stem == entry.exercise.stem)
    }.flatMap(\.tests)
    do {
      return (build.rejections, try results(of: tests, in: build.program))
    } catch CheckError.checksDidNotStart where build.rejections.count < plan.entries.count {
      return (build.rejections, nil)
    }
  }

  private func results(of tests: [TestName], in program: String) throws -> [TestName: TestResult] {
    let origins = plan.entries.map { entry in
      ("\(chapterBuild.sourcesFolder)/\(entry.exercise.stem).swift", answers.name(entry))
    }
    var run = TestRun(
      plan: plan, program: program, folder: chapterBuild.folder, limiter: context.limiter,
      secondsPerTest: context.secondsPerTest, sandbox: sandbox, readable: [libraries.folder],
      origins: Dictionary(uniqueKeysWithValues: origins), environment: context.testEnvironment)
    run.symbolizer = compiler.symbolizer
    if case .absent(.ownAnswers) = sandbox {
      run.environment["CHECK_OUTPUT"] = context.root.relative("\(chapterBuild.folder)/output.txt")
    }
    return Dictionary(uniqueKeysWithValues: try run.results(of: tests).map { ($0.test, $0) })
  }

  /// Code can run before the first check does, and end the program there: each answer is then judged alone.
  private func outcomeOneByOne(of submissions: [String: AnswerFile]) throws -> Outcome {
    // If the files as handed out do not start either, no answer is to blame.
    let pristine = submissions.mapValues { _ in AnswerFile.unusable(.missing("")) }
    let program = try Isolation(chapterBuild: chapterBuild, submissions: pristine).build().program
    _ = try results(of: Array(plan.entries.flatMap(\.tests).prefix(1)), in: program)

    var rejections: [String: Rejection] = [:]
    var results: [TestName: TestResult] = [:]
    for entry in answers.toRun {
      let stem = entry.exercise.stem
      let alone = try outcome(
        of: pristine.merging([stem: submissions[stem] ?? .unusable(.missing(""))]) { $1 }, only: stem)
      rejections[stem] = alone.rejections[stem]
      let ended = entry.tests.map {
        ($0, TestResult(test: $0, verdict: .didNotFinish, messages: [Wording.endedBeforeTheChecks]))
      }
      results.merge(alone.results ?? Dictionary(uniqueKeysWithValues: ended)) { $1 }
    }
    return (rejections, results)
  }
}
