import HostSystem
import Judge

/// What has been proved about the checks, and what has not.
struct Proof: Sendable {
  /// One claim about one exercise.
  struct Claim: Sendable {
    let exercise: String
    let claim: String
    let isProved: Bool
    let detail: String
  }

  let claims: [Claim]
  /// One for each exercise, if they are wanted.
  var matrices: [Matrix] = []
  let seconds: Double

  var isComplete: Bool { !claims.isEmpty && claims.allSatisfy(\.isProved) }

  func text(_ style: ConsoleStyle) -> String {
    var lines: [String] = []
    var exercise = ""
    for claim in claims {
      if claim.exercise != exercise { lines += ["", style.strong(claim.exercise)] }
      exercise = claim.exercise
      let sign = claim.isProved ? style.good("✓ proved    ") : style.bad("✗ not proved")
      let detail = claim.detail.replacing("\n", with: "\n                 ")
      lines.append("  \(sign)  \(claim.claim)" + (detail.isEmpty ? "" : ": \(detail)"))
    }
    for matrix in matrices { lines += [""] + matrix.summary }
    let open = claims.filter { !$0.isProved }.count
    let result =
      open == 0 ? "all \(claims.count) claims proved" : "\(open) of \(claims.count) claims not proved"
    lines += ["", style.strong("\(result) in \(Wording.seconds(seconds))")]
    return lines.joined(separator: "\n")
  }
}
