import Course
import HostSystem
import Judge

/// Proves the checks of a chapter on wrong answers that are made from its solutions by small changes.
struct MutationProof {
  let plan: ChapterPlan
  let asked: [ChapterPlan.Entry]
  let context: Context
  let compiler: Compiler
  let libraries: Libraries
  /// Which part of the mutations is tried: from 0 to 1.
  let share: Double

  func claims() throws -> [Proof.Claim] {
    let known = KnownAnswers(plan: plan, root: context.root).solutions
    let solutions = asked.compactMap { entry in
      known[entry.exercise.stem].map { MutatedSolution(entry, solution: $0).part(share) }
    }
    let verdicts = try MutationRun(
      plan: plan, solutions: solutions, sources: plan.entries.map { known[$0.exercise.stem] ?? $0.starter },
      context: context, compiler: compiler, libraries: libraries
    ).verdicts()
    return try zip(solutions, verdicts).map { solution, verdicts in
      let wrong = WrongAnswers(files: solution.entry.files, root: context.root)
      return MutationScore(
        solution: solution, verdicts: verdicts, rightAnswers: try wrong.rightAnswers(), isWhole: share >= 1
      ).claim()
    }
  }
}

extension MutatedSolution {
  /// A part of the mutations, the same one every time.
  fileprivate func part(_ share: Double) -> MutatedSolution {
    var part = self
    part.mutations = mutations.filter { mutation in
      let number = UInt64(ContentHash.of([text.applying(mutation)]), radix: 16) ?? 0
      return Double(number >> 11) < share * Double(UInt64(1) << 53)
    }
    return part
  }
}
