import Foundation

extension Setting {
  /// Notes what has passed, and says in one line what was reached so far.
  func note(_ report: Report) -> String? {
    ProgressFile(root: root).update { $0.note(report, now: Date()) }.line(for: course)
  }
}
