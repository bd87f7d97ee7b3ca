import Course
import HostSystem
import Judge

/// How many of a solution's mutations the checks catch.
struct MutationScore {
  let solution: MutatedSolution
  let verdicts: [MutationRun.Verdict]
  /// Mutations that are right answers, as the file of wrong answers says: the resulting texts, and where it says so.
  let rightAnswers: [(text: String, place: String)]
  /// Whether all mutations were tried.
  let isWhole: Bool

  /// Whether the checks catch all but the right answers; those that survive are told line by line.
  func claim() -> Proof.Claim {
    var caught = 0
    var right = 0
    var details: [String] = []
    var seen: Set<String> = []
    for (mutation, verdict) in zip(solution.mutations, verdicts) where verdict != .doesNotCompile {
      let text = (try? Master(text: solution.text.applying(mutation), path: "").solution()) ?? ""
      let place = rightAnswers.first { $0.text == text }?.place
      if let place { seen.insert(place) }
      switch (verdict, place) {
      case (.caught, nil): caught += 1
      case (.survived, _?): right += 1
      case (.caught, let place?):
        caught += 1
        details.append("\(place): this is no right answer, the checks catch it")
      default: details.append(told(mutation))
      }
    }
    for answer in rightAnswers where isWhole && !seen.contains(answer.place) {
      details.append("\(answer.place): no small change makes this edit")
    }
    let compiled = verdicts.filter { $0 != .doesNotCompile }.count
    let score =
      "\(caught) of \(compiled - right) caught"
      + (right == 0 ? "" : ", \(Wording.count(right, "right answer"))")
    return Proof.Claim(
      exercise: solution.entry.heading, claim: "small changes to the solution are caught",
      isProved: details.isEmpty, detail: ([score] + details).joined(separator: "\n"))
  }

  private func told(_ mutation: Mutation) -> String {
    let (number, old, new) = solution.text.lines(of: mutation)
    let place = "\(solution.entry.files.solution):\(number): survives"
    return "\(place)\n  - \(old)\n  + \(new)"
  }
}
