import Course
import HostSystem

/// One file of checks, built and run with every answer that says something about them.
package struct Hunt: Sendable {
  package let context: Context
  package let plan: ChapterPlan
  package let exercise: Exercise
  /// The file with the checks, relative to the root.
  package let file: String
  package let className: String
  package let compiler: Compiler
  package let libraries: Libraries

  package init(
    context: Context, plan: ChapterPlan, exercise: Exercise, file: String, className: String,
    compiler: Compiler, libraries: Libraries
  ) {
    self.context = context
    self.plan = plan
    self.exercise = exercise
    self.file = file
    self.className = className
    self.compiler = compiler
    self.libraries = libraries
  }

  private enum Outcome: Sendable {
    case results([TestResult])
    case unusable(HuntReport.Problem)
  }

  package func report() throws -> HuntReport {
    var report = HuntReport(exercise: exercise, file: file)
    let checks: SourceFile
    switch AnswerFile.read(context.root.absolute(file), stem: className, origin: file) {
    case .unusable(let cause):
      report.problem = .unusable(cause)
      return report
    case .file(let source): checks = source
    }
    let tests = TestName.scan(checks.text, for: className)
    guard !tests.isEmpty else {
      report.problem = .noTests(className: className)
      return report
    }
    let (right, wrong) = try answers()
    report.hadAnswers = !wrong.isEmpty
    Console.progress(
      "Trying \(Wording.count(tests.count, "check")) on \(Wording.count(right.count + wrong.count, "answer"))."
    )
    let huntPlan = plan.checking(exercise, with: tests, in: checks)
    // The first one alone: if the checks do not compile with it, they compile with none.
    var outcomes = [try outcome(of: right[0], tests: tests, plan: huntPlan, lane: 0)]
    if case .results = outcomes[0] {
      outcomes += try inParallel(Array(right.dropFirst())) {
        try outcome(of: $0, tests: tests, plan: huntPlan, lane: $1)
      }
    }
    for outcome in outcomes { note(outcome, into: &report) }
    // A check that fails on a right answer says nothing about a wrong one.
    let fair = tests.filter { test in !report.unfair.contains { $0.test == test.method } }
    guard report.problem == nil, !fair.isEmpty else {
      report.bugs = wrong.map { HuntReport.Bug(mutant: $0.mutant, catches: []) }
      return report
    }
    let caught = try inParallel(wrong) { try outcome(of: $0.file, tests: fair, plan: huntPlan, lane: $1) }
    report.bugs = zip(wrong, caught).map { wrong, outcome in
      guard case .results(let results) = outcome else {
        if case .unusable(let problem) = outcome { report.problem = problem }
        return HuntReport.Bug(mutant: wrong.mutant, catches: [])
      }
      return HuntReport.Bug(mutant: wrong.mutant, catches: results.filter(\.verdict.isCatch))
    }
    let catching = Set(report.bugs.flatMap(\.catches).map(\.test))
    report.idle = fair.filter { !catching.contains($0) }.map(\.method)
    return report
  }

  /// The answers that the project has; where it has none, the student's own takes the place of a right one.
  private func answers() throws -> (right: [SourceFile], wrong: [(mutant: Mutant, file: SourceFile)]) {
    let answers = KnownAnswers(plan: plan, root: context.root)
    guard let entry = plan.entry(exercise) else { throw CheckError.nothingToCheck }
    guard let solution = answers.solutions[exercise.stem] else {
      let path = entry.files.student
      let answer = AnswerFile.read(context.root.absolute(path), stem: exercise.stem, origin: path)
      if case .file(let source) = answer { return ([source], []) }
      return ([entry.starter], [])
    }
    return ([solution] + answers.alternatives(entry).map(\.file), try answers.mutants(entry))
  }

  private func outcome(of answer: SourceFile, tests: [TestName], plan: ChapterPlan, lane: Int) throws
    -> Outcome
  {
    let chapterBuild = ChapterBuild(
      plan: plan, root: context.root, compiler: compiler, libraries: libraries,
      folder: context.root.work("hunt/\(plan.chapter.folder)/\(lane)"))
    // The other exercises play no part; as handed out they always build.
    let sources = plan.entries.map { $0.exercise.id == exercise.id ? answer : $0.starter }
    switch try chapterBuild.attempt(sources) {
    case .exercisesDoNotCompile(let failure), .checksDoNotCompile(let failure), .doesNotLink(let failure):
      return .unusable(problem(failure))
    case .doesNotFit(let lost): return .unusable(.unusable(.doesNotFit(lost.values.flatMap { $0 }.sorted())))
    case .usesWhatNoExerciseNeeds: preconditionFailure("only answers are screened")
    case .built(let program):
      let run = TestRun(
        plan: plan, program: program, folder: chapterBuild.folder, limiter: context.limiter,
        secondsPerTest: context.secondsPerTest, mootTests: .areRun,
        origins: [context.root.absolute(file): file], environment: context.testEnvironment)
      return .results(try run.results(of: tests))
    }
  }

  /// What the checks make of a right answer.
  private func note(_ outcome: Outcome, into report: inout HuntReport) {
    switch outcome {
    case .unusable(let problem): report.problem = problem
    case .results(let results):
      for result in results where result.verdict != .passed {
        if report.unfair.contains(where: { $0.test == result.test.method }) { continue }
        report.unfair.append(
          HuntReport.Unfair(
            test: result.test.method, verdict: result.verdict,
            message: result.messages.joined(separator: "\n")))
      }
    }
  }

  private func problem(_ failure: CompilerFailure) -> HuntReport.Problem {
    let errors = failure.diagnostics.map { diagnostic in
      var named = diagnostic
      named.path = context.root.relative(diagnostic.path)
      return named
    }
    return .doesNotBuild(errors, summary: failure.summary)
  }
}
