import HostSystem
import Judge

/// A system that grades can be imported into, and the table that it takes.
///
/// All that is known of a student is the name of the folder that was handed in, so it should be what the system knows
/// the student by: a login, or, for Moodle, an ID number or an email address. Submissions without a report are left out:
/// their grades in the system stay as they are.
enum Gradebook: String, CaseIterable, Sendable {
  /// Any columns will do, and a dialog asks which is which (docs.moodle.org, "Grade import").
  case moodle
  /// The columns must have these names; below them stands a row with the possible points (Instructure's guide, "How do I
  /// import grades in the Gradebook?").
  case canvas

  var fileName: String { "grades-\(rawValue).csv" }

  func text(_ grades: [(name: String, grade: Grade)], title: String) -> String {
    ([head(title)] + points(grades) + grades.map(row)).map(CommaSeparated.line).joined()
  }

  private func head(_ title: String) -> [String] {
    switch self {
    case .moodle: ["student", title]
    case .canvas: ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", title]
    }
  }

  private func points(_ grades: [(name: String, grade: Grade)]) -> [[String]] {
    switch self {
    case .moodle: []
    case .canvas: [["    Points Possible", "", "", "", "", "\(grades.first?.grade.points ?? 0)"]]
    }
  }

  private func row(_ name: String, _ grade: Grade) -> [String] {
    switch self {
    case .moodle: [name, "\(grade.earned)"]
    case .canvas: [name, "", "", name, "", "\(grade.earned)"]
    }
  }
}
