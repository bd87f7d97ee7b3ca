import Foundation
import HostSystem

extension Context {
  /// Notes what has passed, and says in one line what was reached so far.
  package func note(_ report: Report) -> String? {
    ProgressFile(root: root).update { $0.note(report, now: Date()) }.line(for: course)
  }
}
