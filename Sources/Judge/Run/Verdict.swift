import HostSystem

/// How a test, or a whole exercise, came out; the words are the same in every report.
package enum Verdict: String, Codable, Sendable {
  case passed
  case failed
  case skipped
  case crashed
  case timedOut = "timed out"
  case didNotFinish = "did not finish"
  case notBuilt = "not built"
  /// The file is still as it was handed out.
  case notBegun = "not begun"
  /// There is no file in what was handed in.
  case notHandedIn = "not handed in"
  /// Of a test for *holds*: the exercise doesn't work.
  case notTried = "not tried"
}

extension Verdict {
  /// Whether an answer was there and did not pass.
  package var isFailure: Bool {
    switch self {
    case .passed, .notBegun, .notHandedIn: false
    case .failed, .skipped, .crashed, .timedOut, .didNotFinish, .notBuilt, .notTried: true
    }
  }

  /// Whether a test with this verdict has caught something.
  package var isCatch: Bool {
    switch self {
    case .failed, .crashed, .timedOut, .didNotFinish: true
    case .passed, .skipped, .notBuilt, .notBegun, .notHandedIn, .notTried: false
    }
  }
}
