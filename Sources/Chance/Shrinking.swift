/// Makes a failing case smaller, for as long as a smaller one fails, too.
public enum Shrinking {
  /// The smallest case that is found from one that fails.
  ///
  /// - Parameters:
  ///   - first: A case that fails.
  ///   - complaint: What is wrong with it.
  ///   - tries: How many smaller cases are tried at most: a small report is not worth any time, and a `shrink` may go in
  ///     circles.
  ///   - shrink: Smaller cases to try instead of a case, the smallest first.
  ///   - complain: What is wrong with a case; `nil` if it does not fail, or not in the same way.
  /// - Returns: The case, what is wrong with it, and how often it could be made smaller.
  public static func smallest<Case, Complaint>(
    of first: Case, _ complaint: Complaint, tries: Int = 300, shrink: (Case) -> [Case],
    complaint complain: (Case) -> Complaint?
  ) -> (smallest: Case, complaint: Complaint, steps: Int) {
    var best = (smallest: first, complaint: complaint, steps: 0)
    var left = tries
    // Smaller cases before the one that failed last were right just now, so they come last.
    var start = 0
    search: while true {
      let cases = shrink(best.smallest)
      for index in Array(cases.indices.dropFirst(start)) + cases.indices.prefix(start) {
        guard left > 0 else { return best }
        left -= 1
        guard let complaint = complain(cases[index]) else { continue }
        best = (cases[index], complaint, best.steps + 1)
        start = index
        continue search
      }
      return best
    }
  }
}
