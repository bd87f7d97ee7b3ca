/// How a test, or a whole exercise, came out; the words are the same in every report.
enum Verdict: String, Codable, Sendable {
  case passed
  case failed
  case skipped
  case crashed
  case timedOut = "timed out"
  case didNotFinish = "did not finish"
  case notBuilt = "not built"
}

extension Verdict {
  /// Whether a test with this verdict has caught something.
  var isCatch: Bool {
    switch self {
    case .failed, .crashed, .timedOut, .didNotFinish: true
    case .passed, .skipped, .notBuilt: false
    }
  }
}
