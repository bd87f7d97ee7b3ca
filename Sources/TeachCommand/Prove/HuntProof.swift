import Course
import HostSystem
import Judge

/// Proves a bug hunt: it can be won, and it begins fair.
struct HuntProof {
  let context: Context
  let entry: ChapterPlan.Entry
  let files: OwnChecksFiles
  let plan: ChapterPlan
  let compiler: Compiler
  let libraries: Libraries

  func claims() throws -> [Proof.Claim] {
    let won = try report(on: files.solution)
    let begun = try report(on: files.starter)
    let open = won.bugs.filter(\.catches.isEmpty)
    return [
      claim(
        "the starter of the bug hunt is made from its solution",
        (try? StarterWriter(root: context.root).starter(files))
          == StarterWriter(root: context.root).pristine(files),
        "\(files.starter) is stale; type: make starters"),
      claim(
        "the bug hunt can be won", won.holds && open.isEmpty,
        "\(files.solution) does not catch \(open.map(\.mutant.name).joined(separator: ", "))\n\(why(won))"),
      claim(
        "the bug hunt begins fair", begun.problem == nil && begun.unfair.isEmpty && begun.caught < won.caught,
        "\(files.starter) must pass on right answers and leave bugs to catch\n\(why(begun))"),
    ]
  }

  private func report(on file: String) throws -> HuntReport {
    try Hunt(
      context: context, plan: plan, exercise: entry.exercise, file: file, className: files.checkClass,
      compiler: compiler, libraries: libraries
    ).report()
  }

  private func why(_ report: HuntReport) -> String {
    if let problem = report.problem { return Wording.problem(problem, file: report.file) }
    return report.unfair.map { "\($0.test) fails on a right answer: \($0.message)" }.joined(separator: "\n")
  }

  private func claim(_ claim: String, _ isProved: Bool, _ detail: String) -> Proof.Claim {
    Proof.Claim(exercise: entry.heading, claim: claim, isProved: isProved, detail: isProved ? "" : detail)
  }
}
