import Course

/// One file of checks, built and run with every answer that says something about them.
struct Hunt: Sendable {
  let setting: Setting
  let plan: ChapterPlan
  let exercise: Exercise
  /// The file with the checks, relative to the root.
  let file: String
  let className: String
  let compiler: Compiler
  let libraries: Libraries

  /// An answer to the exercise, and what the checks should make of it.
  private enum Answer: Sendable {
    case right(SourceFile)
    case wrong(SourceFile, Mutant)
    /// The student's own, where there is nothing else to try them on.
    case own(SourceFile)

    var source: SourceFile {
      switch self {
      case .right(let source), .wrong(let source, _), .own(let source): source
      }
    }
  }

  private enum Outcome: Sendable {
    case results([TestResult])
    case notBuilt(CompilerFailure)
  }

  func report() throws -> HuntReport {
    var report = HuntReport(exercise: exercise, file: file)
    let checks: SourceFile
    switch Submission.read(setting.root.absolute(file), stem: className, origin: file) {
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
    let names = Set(exercise.mutants.map { "test\($0.name)" })
    report.nameless = tests.map(\.method).filter { !names.contains($0) }

    let answers = answers(tests)
    report.hadAnswers = !answers.contains { if case .own = $0 { true } else { false } }
    Console.progress(
      "Trying \(Wording.count(tests.count, "check")) on \(Wording.count(answers.count, "answer")).")
    let huntPlan = plan.checking(exercise, with: tests, in: checks)
    // The first one alone: if the checks do not compile with it, they compile with none.
    let first = try outcome(of: answers[0], tests: tests, plan: huntPlan, lane: 0)
    if case .notBuilt(let failure) = first {
      report.problem = problem(failure)
      return report
    }
    let others = Array(answers.dropFirst())
    let outcomes =
      [first]
      + (try inParallel(others) { try outcome(of: $0, tests: tests, plan: huntPlan, lane: $1) })
    judge(Array(zip(answers, outcomes)), of: tests, into: &report)
    return report
  }

  /// The right answers, and those of the wrong ones that a check is named after.
  private func answers(_ tests: [TestName]) -> [Answer] {
    let answers = KnownAnswers(plan: plan, root: setting.root)
    guard let entry = plan.entry(exercise), let solution = answers.solutions[exercise.stem] else {
      return plan.entry(exercise).map { entry in
        let path = entry.files.student
        let answer = Submission.read(setting.root.absolute(path), stem: exercise.stem, origin: path)
        if case .file(let source) = answer { return [.own(source)] }
        return [.own(entry.starter)]
      } ?? []
    }
    let right = answers.alternatives(entry).map(\.file)
    let wrong = exercise.mutants.filter { mutant in tests.contains { $0.method == "test\(mutant.name)" } }
    return ([solution] + right).map { .right($0) }
      + wrong.compactMap { mutant in answers.mutant(mutant, of: entry).map { .wrong($0, mutant) } }
  }

  private func outcome(of answer: Answer, tests: [TestName], plan: ChapterPlan, lane: Int) throws -> Outcome {
    let bench = Workbench(
      plan: plan, root: setting.root, compiler: compiler, libraries: libraries,
      folder: setting.root.work("hunt/\(plan.chapter.folder)/\(lane)"))
    // The other exercises play no part; as handed out they always build.
    let sources = plan.entries.map { $0.exercise.id == exercise.id ? answer.source : $0.starter }
    switch try bench.attempt(sources) {
    case .exercisesDoNotCompile(let failure), .checksDoNotCompile(let failure), .doesNotLink(let failure):
      return .notBuilt(failure)
    case .built(let program, _):
      let run = TestRun(
        plan: plan, program: program, folder: bench.folder, limiter: setting.limiter,
        secondsPerTest: setting.secondsPerTest, afterTimeout: .goOn,
        origins: [setting.root.absolute(file): file], environment: setting.testEnvironment)
      guard case .wrong(_, let mutant) = answer else { return .results(try run.results(of: tests)) }
      return .results(try run.results(of: tests.filter { $0.method == "test\(mutant.name)" }))
    }
  }

  private func judge(_ outcomes: [(Answer, Outcome)], of tests: [TestName], into report: inout HuntReport) {
    var verdicts: [String: Verdict] = [:]
    for (answer, outcome) in outcomes {
      guard case .results(let results) = outcome else {
        if case .notBuilt(let failure) = outcome { report.problem = problem(failure) }
        continue
      }
      if case .wrong(_, let mutant) = answer {
        verdicts[mutant.name] = results.first?.verdict
        continue
      }
      for result in results where result.verdict != .passed {
        if report.unfair.contains(where: { $0.test == result.test.method }) { continue }
        report.unfair.append(
          HuntReport.Unfair(
            test: result.test.method, verdict: result.verdict,
            message: result.messages.joined(separator: "\n")))
      }
    }
    let unfair = Set(report.unfair.map(\.test))
    report.bugs = exercise.mutants.map { mutant in
      let outcome: HuntReport.Catch =
        if unfair.contains("test\(mutant.name)") {
          .byAnUnfairCheck
        } else if let verdict = verdicts[mutant.name] {
          verdict.isCatch ? .caught(verdict) : .missed
        } else if tests.contains(where: { $0.method == "test\(mutant.name)" }) {
          .notTried
        } else {
          .notHunted
        }
      return HuntReport.Bug(mutant: mutant, outcome: outcome)
    }
  }

  private func problem(_ failure: CompilerFailure) -> HuntReport.Problem {
    let errors = failure.diagnostics.map { diagnostic in
      var named = diagnostic
      named.path = setting.root.relative(diagnostic.path)
      return named
    }
    return .doesNotBuild(errors, summary: failure.summary)
  }
}
