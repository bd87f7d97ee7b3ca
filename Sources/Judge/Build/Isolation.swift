import Course
import HostSystem

/// Builds a chapter so that a file that cannot be built costs only its own exercise.
package struct Isolation: Sendable {
  /// A program with the checks, and the exercises in it that are not the student's.
  package struct Outcome {
    package let program: String
    /// Why, for each stem that was replaced.
    let rejections: [String: Rejection]
  }

  package let chapterBuild: ChapterBuild
  /// What was handed in, by stem.
  package let submissions: [String: AnswerFile]

  package func build() throws -> Outcome {
    var usable: [String: SourceFile] = [:]
    var rejections: [String: Rejection] = [:]
    for (stem, submission) in submissions {
      switch submission {
      case .file(let source): usable[stem] = source
      case .unusable(let cause): rejections[stem] = cause
      }
    }
    while true {
      let attempt = try attempt(with: usable)
      if case .built(let program) = attempt { return Outcome(program: program, rejections: rejections) }
      // No answer has a say in that.
      if case .checksDoNotCompile(let failure) = attempt { throw startersDoNotBuild(failure.output) }
      let blamed = blame(attempt, among: usable)
      guard !blamed.isEmpty, try blamed.keys.allSatisfy({ try isGuilty($0, of: usable) }) else {
        return try buildOneByOne(usable, rejections)
      }
      for (stem, cause) in blamed {
        rejections[stem] = cause
        usable[stem] = nil
      }
    }
  }

  private func attempt(with usable: [String: SourceFile], seconds: Double = Compiler.secondsPerChapter) throws
    -> ChapterBuild.Attempt
  {
    var chapterBuild = chapterBuild
    chapterBuild.secondsToCompile = seconds
    return try chapterBuild.attempt(chapterBuild.plan.entries.map { usable[$0.exercise.stem] ?? $0.starter })
  }

  /// An error in a file can come from another one, for example from a second type of the same name; a file is
  /// guilty only if it does not build without the others either.
  private func isGuilty(_ stem: String, of usable: [String: SourceFile]) throws -> Bool {
    if usable.count == 1 { return true }
    if case .built = try attempt(with: usable.filter { $0.key == stem }) { return false }
    return true
  }

  /// When no file can be named (the linker names none), the files come back one at a time.
  private func buildOneByOne(_ usable: [String: SourceFile], _ known: [String: Rejection]) throws
    -> Outcome
  {
    var rejections = known
    var kept: [String: SourceFile] = [:]
    // Together they may cost once more what all were allowed; an honest one takes a second.
    let seconds = Compiler.secondsPerChapter / Double(chapterBuild.plan.entries.count)
    for stem in chapterBuild.plan.entries.map(\.exercise.stem) {
      guard let source = usable[stem] else { continue }
      var trial = kept
      trial[stem] = source
      let attempt = try attempt(with: trial, seconds: seconds)
      if case .built = attempt {
        kept = trial
      } else {
        rejections[stem] = cause(of: attempt, for: stem, seconds)
      }
    }
    switch try attempt(with: kept) {
    case .built(let program): return Outcome(program: program, rejections: rejections)
    case .exercisesDoNotCompile(let failure), .checksDoNotCompile(let failure), .doesNotLink(let failure):
      throw startersDoNotBuild(failure.output)
    case .usesWhatNoExerciseNeeds(let forbidden):
      throw startersDoNotBuild("they use \(forbidden.map(\.words).joined(separator: ", "))")
    case .doesNotFit(let lost):
      throw startersDoNotBuild("they lack \(lost.values.joined().joined(separator: ", "))")
    }
  }

  private func blame(_ attempt: ChapterBuild.Attempt, among usable: [String: SourceFile]) -> [String:
    Rejection]
  {
    switch attempt {
    case .built, .doesNotLink, .checksDoNotCompile: return [:]
    case .usesWhatNoExerciseNeeds(let forbidden):
      return usable.mapValues { ($0, findings(of: forbidden, in: $0)) }.filter { !$0.value.1.isEmpty }
        .mapValues { .notNeeded($0.origin, $1) }
    case .exercisesDoNotCompile(let failure):
      return errorsByStem(failure).filter { usable[$0.key] != nil }.mapValues(rejection)
    case .doesNotFit(let lost):
      return lost.filter { usable[$0.key] != nil }.mapValues { .doesNotFit($0) }
    }
  }

  private func startersDoNotBuild(_ output: String) -> CheckError {
    .startersDoNotBuild(chapter: chapterBuild.plan.chapter.folder, output: output)
  }

  private func cause(of attempt: ChapterBuild.Attempt, for stem: String, _ seconds: Double) -> Rejection {
    switch attempt {
    case .built: preconditionFailure("what was built needs no stand-in")
    case .exercisesDoNotCompile(let failure):
      if failure.isTimeLimit { return .compilerTooSlow(seconds: seconds) }
      let errors = errorsByStem(failure)
      return rejection(errors[stem] ?? inOrder(errors))
    case .doesNotFit(let lost): return .doesNotFit(lost[stem] ?? lost.values.flatMap { $0 }.sorted())
    case .checksDoNotCompile(let failure), .doesNotLink(let failure): return .doesNotLink(failure.summary)
    case .usesWhatNoExerciseNeeds(let forbidden):
      let unnamed = forbidden.map { Screen.Finding(line: nil, words: $0.words, rule: $0.rule) }
      guard case .file(let source) = submissions[stem] else { return .notNeeded(stem, unnamed) }
      let named = findings(of: forbidden, in: source)
      return .notNeeded(source.origin, named.isEmpty ? unnamed : named)
    }
  }

  private func findings(of forbidden: [ForbiddenName], in source: SourceFile) -> [Screen.Finding] {
    chapterBuild.screen?.findings(of: forbidden, in: source.text) ?? []
  }

  /// What the compiler finds unsafe is no mistake of its author's, but not needed.
  private func rejection(_ errors: [Diagnostic]) -> Rejection {
    guard let origin = errors.first?.path, errors.allSatisfy(\.isAboutSafety) else {
      return .doesNotCompile(errors.filter { !$0.isAboutSafety })
    }
    return .notNeeded(
      origin,
      errors.map { Screen.Finding(line: $0.line, words: "unsafe memory", rule: .reachesBelowSwift) })
  }

  /// The errors in each exercise's file, with paths that people know.
  private func errorsByStem(_ failure: CompilerFailure) -> [String: [Diagnostic]] {
    var errors: [String: [Diagnostic]] = [:]
    for diagnostic in failure.diagnostics {
      for entry in chapterBuild.plan.entries {
        let stem = entry.exercise.stem
        guard !diagnostic.isAboutSharing, diagnostic.path == "\(chapterBuild.sourcesFolder)/\(stem).swift"
        else { continue }
        var named = diagnostic
        named.path = origin(of: entry)
        errors[stem, default: []].append(named)
      }
    }
    return errors
  }

  /// The errors of all exercises, in the order of the exercises.
  private func inOrder(_ errors: [String: [Diagnostic]]) -> [Diagnostic] {
    chapterBuild.plan.entries.flatMap { errors[$0.exercise.stem] ?? [] }
  }

  private func origin(of entry: ChapterPlan.Entry) -> String {
    if case .file(let source) = submissions[entry.exercise.stem] {
      source.origin
    } else {
      entry.files.student
    }
  }
}
