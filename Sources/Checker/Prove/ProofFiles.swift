import Course

/// The starters, solutions and wrong answers of a chapter, and whether they are all there.
struct ProofFiles {
  let plan: ChapterPlan
  let root: Root

  /// Everything to build and run, and what is wrong with the files themselves.
  func trials(for asked: [ChapterPlan.Entry]) throws -> (trials: [Trial], problems: [Proof.Claim]) {
    var problems: [Proof.Claim] = []
    let answers = KnownAnswers(plan: plan, root: root)
    let solutions = answers.solutions
    let complete = asked.filter { solutions[$0.exercise.stem] != nil }
    for entry in asked { problems += fileClaims(entry) }

    var trials = [
      Trial(expectation: .startersFail, plan: plan, entries: asked, sources: plan.entries.map(\.starter)),
      Trial(
        expectation: .solutionsPass, plan: plan, entries: complete, sources: sources(solutions, with: nil)),
    ]
    for entry in complete {
      for (name, file) in answers.alternatives(entry) {
        trials.append(
          Trial(
            expectation: .alternativePasses(name), plan: plan, entries: [entry],
            sources: sources(solutions, with: file)))
      }
      for mutant in entry.exercise.mutants {
        guard let file = answers.mutant(mutant, of: entry) else { continue }
        trials.append(
          Trial(
            expectation: .mutantIsCaught(mutant), plan: plan, entries: [entry],
            sources: sources(solutions, with: file)))
      }
    }
    return (trials, problems)
  }

  /// Every exercise's solution, one of them replaced; a starter where there is no solution yet.
  private func sources(_ solutions: [String: SourceFile], with replacement: SourceFile?) -> [SourceFile] {
    plan.entries.map { entry in
      let stem = entry.exercise.stem
      if let replacement, replacement.stem == stem { return replacement }
      return solutions[stem] ?? entry.starter
    }
  }

  /// What can be said without building anything: every file is there, listed and up to date.
  private func fileClaims(_ entry: ChapterPlan.Entry) -> [Proof.Claim] {
    let files = entry.files
    var claims: [Proof.Claim] = []
    func add(_ claim: String, _ isProved: Bool, _ detail: String = "") {
      claims.append(Proof.Claim(exercise: entry.heading, claim: claim, isProved: isProved, detail: detail))
    }
    do {
      let text = try Files.text(root.absolute(files.solution))
      let isFresh = try Master(text: text, path: files.solution).starter() == entry.starter.text
      add(
        "the starter is made from the solution", isFresh,
        isFresh ? "" : "\(files.starter) is stale; type: make starters")
    } catch {
      add("the starter is made from the solution", false, "\(error)")
    }
    let listed = entry.exercise.mutants.map(\.name)
    let present = Files.swiftFiles(in: root.absolute(files.mutantsFolder)).map { String($0.dropLast(6)) }
    for name in listed where !present.contains(name) {
      add("\(name) is caught", false, "\(files.mutantsFolder)/\(name).swift does not exist")
    }
    for name in present where !listed.contains(name) {
      add("\(name) is caught", false, "\(files.mutantsFolder)/\(name).swift is not in the course's table")
    }
    return claims
  }
}
