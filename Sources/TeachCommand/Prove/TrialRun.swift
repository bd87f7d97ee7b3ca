import Course
import HostSystem
import Judge

/// Builds the program of a trial, runs its tests, and tells what has been proved.
struct TrialRun {
  let trial: Trial
  let chapterBuild: ChapterBuild
  let context: Context
  /// How many students' random cases right answers are tried with.
  let students: Int
  let depth: CourseProof.Depth

  /// What came of a part.
  struct Outcome: Sendable {
    let claim: Proof.Claim
    /// Of a wrong answer that ran, if a matrix is wanted.
    var row: Matrix.Row?
  }

  /// An outcome for each part.
  ///
  /// What the parts do not prove together, each has to prove alone.
  func outcomes() throws -> [Outcome] {
    let together = try attempt(trial)
    guard trial.isJoint else { return together }
    return try zip(together, trial.alone).map { outcome, alone in
      outcome.claim.isProved ? outcome : try attempt(alone)[0]
    }
  }

  private func attempt(_ trial: Trial) throws -> [Outcome] {
    switch try chapterBuild.attempt(trial.sources) {
    case .exercisesDoNotCompile(let failure), .checksDoNotCompile(let failure), .doesNotLink(let failure):
      let detail = "it does not build\n" + complaint(failure, about: trial)
      return trial.parts.map { Outcome(claim: $0.claim(isProved: false, detail)) }
    case .usesWhatNoExerciseNeeds(let forbidden):
      let names = forbidden.map(\.words).joined(separator: ", ")
      return trial.parts.map {
        Outcome(claim: $0.claim(isProved: false, "the screen does not let pass: \(names)"))
      }
    case .doesNotFit(let lost):
      let heads = lost.values.flatMap { $0 }.sorted().joined(separator: "\n")
      return trial.parts.map { part in
        Outcome(
          claim: part.claim(
            isProved: part.isCaughtByBuild && lost[part.answer.stem] != nil, "it does not keep\n\(heads)"))
      }
    case .built(let program):
      do {
        return try trial.processes.flatMap { parts in
          let run = testRun(in: program, of: trial)
          if depth == .matrix, let part = parts.first, let mutant = part.mutant {
            return [try MatrixRun(part: part, mutant: mutant, run: run).outcome()]
          }
          let results = try results(of: parts, in: run)
          return parts.map { Outcome(claim: $0.claim(results)) }
        }
      } catch CheckError.checksDidNotStart where trial.isJoint {
        return trial.parts.map { Outcome(claim: $0.claim(isProved: false, "the checks did not start")) }
      }
    }
  }

  private func testRun(in program: String, of trial: Trial) -> TestRun {
    var run = TestRun(
      plan: trial.plan, program: program, folder: chapterBuild.folder, limiter: context.limiter,
      secondsPerTest: context.secondsPerTest,
      // In a matrix each test says something.
      mootTests: depth == .matrix ? .areRun : .areLeftOut, origins: origins(trial))
    // What a wrong answer does in detail isn't told.
    run.detail = trial.parts.allSatisfy(\.isRight) ? .everything : .verdict
    return run
  }

  private func results(of parts: [Trial.Part], in run: TestRun) throws -> [TestResult] {
    var run = run
    let tests = parts.flatMap(\.tests)
    var results = try run.results(of: tests)
    guard parts.allSatisfy(\.isRight) else { return results }
    for number in 0..<students where results.allSatisfy({ $0.verdict == .passed }) {
      let student = "student-\(number + 1)"
      run.environment["STUDENT"] = student
      results = try run.results(of: tests).map { result in
        var told = result
        told.messages = result.messages.map { "with STUDENT=\(student): \($0)" }
        return told
      }
    }
    return results
  }

  /// How people know the files that the compiler knows as copies.
  private func origins(_ trial: Trial) -> [String: String] {
    let answers = trial.sources.map { ("\(chapterBuild.sourcesFolder)/\($0.stem).swift", $0.origin) }
    let starters = trial.plan.entries.map {
      ("\(chapterBuild.startersFolder)/\($0.starter.stem).swift", $0.starter.origin)
    }
    return Dictionary(uniqueKeysWithValues: answers + starters)
  }

  private func complaint(_ failure: CompilerFailure, about trial: Trial) -> String {
    let origins = origins(trial)
    let errors = failure.diagnostics.prefix(3).map { diagnostic in
      var named = diagnostic
      named.path = origins[diagnostic.path] ?? context.root.relative(diagnostic.path)
      return Wording.place(named)
    }
    return errors.isEmpty ? failure.summary : errors.joined(separator: "\n")
  }
}
