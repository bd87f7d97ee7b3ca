import Foundation
import HostSystem

/// Why a process ended in the middle of a test, read from how it ended and what it printed.
package struct CrashReport {
  package let verdict: Verdict
  package let message: String

  package init(_ session: TestSession, secondsPerTest: Double, origins: [String: String]) {
    let place = Backtrace.place(in: session.output, origins: origins).map { ", at \($0)" } ?? ""
    var text: String
    let fatalError = Self.fatalError(in: session.output)
    if let fatalError, fatalError.hasPrefix(Self.stepLimit) {
      verdict = .timedOut
      text = String(fatalError.dropFirst(Self.stepLimit.count))
    } else if session.termination == .timeLimit || session.output.contains("Fatal error: time limit of") {
      verdict = .timedOut
      text =
        "no answer within \(Wording.seconds(secondsPerTest))"
        + (place.isEmpty ? "" : "; it was still running\(place)")
    } else {
      switch session.termination {
      case .exit(0...127):
        verdict = .didNotFinish
        let unsound = fatalError.flatMap {
          $0.hasPrefix(Self.unsound) ? $0.dropFirst(Self.unsound.count) : nil
        }
        text =
          unsound.map { "the program had to end: \($0)" }
          ?? "the program was ended (by a call of exit, say) before the check was over"
      default:
        verdict = .crashed
        text = (fatalError ?? session.termination.words) + place
      }
    }
    if session.falseRecords > 0 { text += "\n" + Wording.falseRecords(session.falseRecords) }
    if let note = session.note { text += "\n\(note)" }
    message = text
  }

  /// What a stage of the checks says when the device's own limit of steps is reached.
  private static let stepLimit = "step limit: "

  /// What a process says that cannot go on after what a test has done to it.
  private static let unsound = "unsound: "

  /// What the Swift run time said last.
  private static func fatalError(in output: String) -> String? {
    for line in output.split(separator: "\n").reversed() {
      for sign in [
        "Fatal error: ", "Fatal access conflict", "Simultaneous accesses", "Could not cast value",
        "failed to allocate",
      ] {
        guard let found = line.range(of: sign) else { continue }
        return sign == "Fatal error: " ? String(line[found.upperBound...]) : String(line[found.lowerBound...])
      }
    }
    return nil
  }
}
