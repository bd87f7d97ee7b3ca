import Course
import HostSystem
import Judge

/// Submissions for measuring: right answers, wrong ones and starters, mixed, and no two files alike.
struct GeneratedClass {
  let plans: [ChapterPlan]
  let root: Root

  func write(_ count: Int, to folder: String) throws {
    var generator = Numbers(state: 1)
    for plan in plans {
      let answers = KnownAnswers(plan: plan, root: root)
      let solutions = answers.solutions
      for entry in plan.entries {
        let wrong = try answers.mutants(entry).map(\.file)
        let right =
          [solutions[entry.exercise.stem]].compactMap { $0 } + answers.alternatives(entry).map(\.file)
        for number in 0..<count {
          // Half of the answers are right, a third wrong, the rest as handed out.
          let pool = [right, right, right, wrong, wrong, []][Int(generator.next() % 6)]
          let source = pool.isEmpty ? entry.starter : pool[Int(generator.next() % UInt64(pool.count))]
          try Files.write(
            source.text + "// submission \(number)\n",
            to: "\(folder)/submission-\(number)/\(entry.files.student)")
        }
      }
    }
  }
}

/// The same numbers every time (SplitMix64).
private struct Numbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
