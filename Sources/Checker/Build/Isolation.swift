import Course

/// Builds a chapter so that a file that cannot be built costs only its own exercise.
struct Isolation: Sendable {
  /// A program with the checks, and the exercises in it that are not the student's.
  struct Outcome {
    let program: String
    /// Why, for each stem that was replaced.
    let standIns: [String: StandInCause]
  }

  let bench: Workbench
  /// What was handed in, by stem.
  let submissions: [String: Submission]

  func build() throws -> Outcome {
    var usable: [String: SourceFile] = [:]
    var standIns: [String: StandInCause] = [:]
    for (stem, submission) in submissions {
      switch submission {
      case .file(let source): usable[stem] = source
      case .unusable(let cause): standIns[stem] = cause
      }
    }
    while true {
      let attempt = try attempt(with: usable)
      if case .built(let program) = attempt { return Outcome(program: program, standIns: standIns) }
      // No answer has a say in that.
      if case .checksDoNotCompile(let failure) = attempt { throw startersDoNotBuild(failure.output) }
      let blamed = blame(attempt, among: usable)
      guard !blamed.isEmpty, try blamed.keys.allSatisfy({ try isGuilty($0, of: usable) }) else {
        return try buildOneByOne(usable, standIns)
      }
      for (stem, cause) in blamed {
        standIns[stem] = cause
        usable[stem] = nil
      }
    }
  }

  private func attempt(with usable: [String: SourceFile], seconds: Double = Compiler.secondsPerChapter) throws
    -> Workbench.Attempt
  {
    var bench = bench
    bench.secondsToCompile = seconds
    return try bench.attempt(bench.plan.entries.map { usable[$0.exercise.stem] ?? $0.starter })
  }

  /// An error in a file can come from another one, for example from a second type of the same name; a file is
  /// guilty only if it does not build without the others either.
  private func isGuilty(_ stem: String, of usable: [String: SourceFile]) throws -> Bool {
    if usable.count == 1 { return true }
    if case .built = try attempt(with: usable.filter { $0.key == stem }) { return false }
    return true
  }

  /// When no file can be named (the linker names none), the files come back one at a time.
  private func buildOneByOne(_ usable: [String: SourceFile], _ known: [String: StandInCause]) throws
    -> Outcome
  {
    var standIns = known
    var kept: [String: SourceFile] = [:]
    // Together they may cost once more what all were allowed; an honest one takes a second.
    let seconds = Compiler.secondsPerChapter / Double(bench.plan.entries.count)
    for stem in bench.plan.entries.map(\.exercise.stem) {
      guard let source = usable[stem] else { continue }
      var trial = kept
      trial[stem] = source
      let attempt = try attempt(with: trial, seconds: seconds)
      if case .built = attempt {
        kept = trial
      } else {
        standIns[stem] = cause(of: attempt, for: stem, seconds)
      }
    }
    switch try attempt(with: kept) {
    case .built(let program): return Outcome(program: program, standIns: standIns)
    case .exercisesDoNotCompile(let failure), .checksDoNotCompile(let failure), .doesNotLink(let failure):
      throw startersDoNotBuild(failure.output)
    case .usesWhatNoExerciseNeeds(let suspects):
      throw startersDoNotBuild("they use \(suspects.map(\.name).joined(separator: ", "))")
    case .doesNotFit(let lost):
      throw startersDoNotBuild("they lack \(lost.values.joined().joined(separator: ", "))")
    }
  }

  private func blame(_ attempt: Workbench.Attempt, among usable: [String: SourceFile]) -> [String:
    StandInCause]
  {
    switch attempt {
    case .built, .doesNotLink, .checksDoNotCompile: return [:]
    case .usesWhatNoExerciseNeeds(let suspects):
      return usable.mapValues { ($0, findings(of: suspects, in: $0)) }.filter { !$0.value.1.isEmpty }
        .mapValues { .notNeeded($0.origin, $1) }
    case .exercisesDoNotCompile(let failure):
      return errorsByStem(failure).filter { usable[$0.key] != nil }.mapValues { .doesNotCompile($0) }
    case .doesNotFit(let lost):
      return lost.filter { usable[$0.key] != nil }.mapValues { .doesNotFit($0) }
    }
  }

  private func startersDoNotBuild(_ output: String) -> CheckerError {
    .startersDoNotBuild(chapter: bench.plan.chapter.folder, output: output)
  }

  private func cause(of attempt: Workbench.Attempt, for stem: String, _ seconds: Double) -> StandInCause {
    switch attempt {
    case .built: preconditionFailure("what was built needs no stand-in")
    case .exercisesDoNotCompile(let failure):
      if failure.isTimeLimit { return .compilerTooSlow(seconds: seconds) }
      let errors = errorsByStem(failure)
      return .doesNotCompile(errors[stem] ?? inOrder(errors))
    case .doesNotFit(let lost): return .doesNotFit(lost[stem] ?? lost.values.flatMap { $0 }.sorted())
    case .checksDoNotCompile(let failure), .doesNotLink(let failure): return .doesNotLink(failure.summary)
    case .usesWhatNoExerciseNeeds(let suspects):
      let unnamed = suspects.map { Screen.Finding(line: nil, words: $0.name, rule: $0.rule) }
      guard case .file(let source) = submissions[stem] else { return .notNeeded(stem, unnamed) }
      let named = findings(of: suspects, in: source)
      return .notNeeded(source.origin, named.isEmpty ? unnamed : named)
    }
  }

  private func findings(of suspects: [Suspect], in source: SourceFile) -> [Screen.Finding] {
    bench.screen?.findings(of: suspects, in: source.text) ?? []
  }

  /// The errors in each exercise's file, with paths that people know.
  private func errorsByStem(_ failure: CompilerFailure) -> [String: [Diagnostic]] {
    var errors: [String: [Diagnostic]] = [:]
    for diagnostic in failure.diagnostics {
      for entry in bench.plan.entries {
        let stem = entry.exercise.stem
        guard diagnostic.path == "\(bench.sourcesFolder)/\(stem).swift" else { continue }
        var named = diagnostic
        named.path = origin(of: entry)
        errors[stem, default: []].append(named)
      }
    }
    return errors
  }

  /// The errors of all exercises, in the order of the exercises.
  private func inOrder(_ errors: [String: [Diagnostic]]) -> [Diagnostic] {
    bench.plan.entries.flatMap { errors[$0.exercise.stem] ?? [] }
  }

  private func origin(of entry: ChapterPlan.Entry) -> String {
    if case .file(let source) = submissions[entry.exercise.stem] {
      source.origin
    } else {
      entry.files.student
    }
  }
}
