import Course
import Foundation
import HostSystem

/// Why a process ended in the middle of a test, read from how it ended and what it printed.
package struct CrashReport {
  package let verdict: Verdict
  package let message: String

  package init(
    _ session: TestSession, exercise: Exercise?, secondsPerTest: Double, origins: [String: String]
  ) {
    let place = Backtrace.place(in: session.output, origins: origins).map { ", at \($0)" } ?? ""
    let late =
      "no answer within \(Wording.seconds(secondsPerTest))"
      + (place.isEmpty ? "" : "; it was still running\(place)")
    var text: String
    switch (session.ending, session.termination) {
    case (.timeLimit, _), (nil, .timeLimit): (verdict, text) = (.timedOut, late)
    case (.passLimit?, _): (verdict, text) = (.timedOut, session.ending?.words ?? "")
    case (let ending?, _): (verdict, text) = (.didNotFinish, "the program had to end: \(ending.words)")
    case (nil, .exit(0...127)):
      verdict = .didNotFinish
      text = "the program was ended (by a call of exit, say) before the check was over"
    case (nil, let termination):
      verdict = .crashed
      text = (Self.fatalError(in: session.output) ?? termination.words) + place
    }
    if session.falseRecords > 0 { text += "\n" + Wording.falseRecords(session.falseRecords) }
    if let seed = session.seed { text += "\n" + Wording.randomCase(seed, of: exercise) }
    message = text
  }

  /// What the Swift run time said last.
  private static func fatalError(in output: String) -> String? {
    for line in output.split(separator: "\n").reversed() {
      for sign in [
        "Fatal error: ", "Assertion failed", "Precondition failed", "Fatal access conflict",
        "Simultaneous accesses", "Could not cast value",
        "failed to allocate",
      ] {
        guard let found = line.range(of: sign) else { continue }
        return sign == "Fatal error: " ? String(line[found.upperBound...]) : String(line[found.lowerBound...])
      }
    }
    return nil
  }
}
