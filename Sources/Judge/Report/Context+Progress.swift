import Foundation
import HostSystem

extension Context {
  /// Notes what has passed, and says what was reached so far.
  package func note(_ report: Report) -> Progress {
    ProgressFile(root: root).update { $0.note(report, now: Date()) }
  }
}
