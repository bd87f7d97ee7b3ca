import Course
import HostSystem
import Judge

/// The starters, solutions and wrong answers of a chapter, and whether they are all there.
struct ProofFiles {
  let plan: ChapterPlan
  let root: Root

  /// Everything to build and run, and what is wrong with the files themselves.
  func trials(for asked: [ChapterPlan.Entry]) throws -> (trials: [Trial], problems: [Proof.Claim]) {
    let answers = KnownAnswers(plan: plan, root: root)
    let solutions = answers.solutions
    var problems: [Proof.Claim] = []
    var right: [Trial.Part] = []
    var wrong: [Trial.Part] = []
    for entry in asked {
      problems.append(starterClaim(entry))
      let known = mutants(entry)
      problems += known.problems
      guard solutions[entry.exercise.stem] != nil else { continue }
      right += answers.alternatives(entry).map { name, file in
        Trial.Part(entry: entry, expectation: .alternativePasses(name), answer: file)
      }
      wrong += known.parts
    }
    let starters = plan.entries.map(\.starter)
    // A starter where there is no solution yet.
    let others = plan.entries.map { solutions[$0.exercise.stem] ?? $0.starter }
    let complete = asked.compactMap { entry in
      solutions[entry.exercise.stem].map {
        Trial.Part(entry: entry, expectation: .solutionPasses, answer: $0)
      }
    }
    let trials =
      [
        Trial(
          plan: plan,
          parts: asked.map { Trial.Part(entry: $0, expectation: .starterFails, answer: $0.starter) },
          others: starters),
        Trial(plan: plan, parts: complete, others: others),
      ] + Trial.joined(right, plan: plan, others: others) + Trial.joined(wrong, plan: plan, others: others)
    return (trials, problems)
  }

  // MARK: What can be said without building anything

  private func starterClaim(_ entry: ChapterPlan.Entry) -> Proof.Claim {
    let files = entry.files
    func claim(_ isProved: Bool, _ detail: String) -> Proof.Claim {
      Proof.Claim(
        exercise: entry.heading, claim: "the starter is made from the solution", isProved: isProved,
        detail: detail)
    }
    do {
      let text = try Files.source(root.absolute(files.solution))
      let isFresh = try Master(text: text, path: files.solution).starter() == entry.starter.text
      return claim(isFresh, isFresh ? "" : "\(files.starter) is stale; type: make starters")
    } catch {
      return claim(false, "\(error)")
    }
  }

  /// The wrong answers whose texts can be made, and what is wrong with the others.
  private func mutants(_ entry: ChapterPlan.Entry) -> (parts: [Trial.Part], problems: [Proof.Claim]) {
    let files = WrongAnswers(files: entry.files, root: root)
    var parts: [Trial.Part] = []
    var problems: [Proof.Claim] = []
    func open(_ claim: String, _ detail: String) {
      problems.append(Proof.Claim(exercise: entry.heading, claim: claim, isProved: false, detail: detail))
    }
    do {
      let mutants = try files.mutants()
      for mutant in mutants {
        do {
          guard
            mutant.caughtBy == Mutant.build || entry.tests.contains(where: { $0.method == mutant.caughtBy })
          else {
            throw MutantError(
              cause: .unknownCheck(mutant.caughtBy, checks: entry.files.checks), path: entry.files.mutants,
              line: mutant.line)
          }
          let text = try files.text(of: mutant)
          try files.write(mutant)
          parts.append(
            Trial.Part(
              entry: entry, expectation: .mutantIsCaught(mutant),
              answer: SourceFile(
                stem: entry.exercise.stem, origin: files.origin(of: mutant), text: text)))
        } catch { open("\(mutant.name) is caught", "\(error)") }
      }
      let folder = entry.files.mutantsFolder
      for file in Files.swiftFiles(in: root.absolute(folder))
      where !mutants.contains(where: { files.origin(of: $0) == "\(folder)/\(file)" }) {
        open("\(folder)/\(file) is caught", "\(entry.files.mutants) does not name it as a whole file")
      }
    } catch { open("the wrong answers can be read", "\(error)") }
    return (parts, problems)
  }
}
