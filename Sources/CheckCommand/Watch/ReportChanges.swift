import Course
import HostSystem
import Judge

/// What a report says that the one before did not.
struct ReportChanges {
  let before: Report?
  let after: Report
  /// The exercises whose files were saved in between.
  let saved: Set<String>
  let course: Course
  let style: ConsoleStyle
  /// How many characters fit on a line; without it, none is broken.
  var columns: Int?

  var text: String {
    let card = ReportCard(report: after, course: course, style: style, columns: columns)
    var lines: [String] = []
    for exercise in after.exercises {
      let old = before?.exercises.first { $0.id == exercise.id }
      if old.map({ $0.says(theSameAs: exercise) }) != true {
        lines += card.lines(for: exercise)
      } else if saved.contains(exercise.id) {
        lines.append("  \(exercise.id): \(Wording.reached(exercise)), as before")
      }
    }
    if lines.last?.isEmpty == false { lines.append("") }
    let points = "\(after.earned) of \(after.points) points"
    let change = before.map { after.earned == $0.earned ? "" : ", before \($0.earned)" } ?? ""
    return (lines + [style.strong(points + change), next]).joined(separator: "\n")
  }

  private var next: String {
    // A file that is saved is being worked on; the others wait.
    let open = after.unsolved
    guard let exercise = open.first(where: { saved.contains($0.id) }) ?? open.first else {
      return "Every exercise here is solved. Ctrl-C ends the watch."
    }
    return "Next: edit \(exercise.file) and save it"
  }
}

extension Report.Exercise {
  fileprivate func says(theSameAs other: Report.Exercise) -> Bool {
    verdict == other.verdict && reason == other.reason
      && tests.map { [$0.name, $0.verdict.rawValue, $0.message] }
        == other.tests.map { [$0.name, $0.verdict.rawValue, $0.message] }
  }
}
