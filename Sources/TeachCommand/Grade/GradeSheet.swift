import Course
import HostSystem
import Judge

/// The grades of a class as a table.
struct GradeSheet {
  let plans: [ChapterPlan.Entry]
  let rows: [(name: FolderName, outcome: GradeOutcome)]

  var text: String {
    let head =
      ["submission", "earned", "points"] + Mark.allCases.map(\.rawValue) + plans.map(\.exercise.id) + [
        "remark"
      ]
    return CommaSeparated.line(head) + rows.map { CommaSeparated.line(fields($0.name, $0.outcome)) }.joined()
  }

  private func fields(_ name: FolderName, _ outcome: GradeOutcome) -> [String] {
    let all = plans.reduce(0) { $0 + $1.exercise.points }
    let none = Mark.allCases.map { _ in "" } + plans.map { _ in "" }
    switch outcome {
    case .graded(let grade), .kept(let grade):
      let exercises = plans.map { entry in grade.exercises[entry.exercise.id].map { "\($0)" } ?? "" }
      let marks = Mark.allCases.map { grade.marks?[$0.rawValue].map { "\($0)" } ?? "" }
      return [name.printable, "\(grade.earned)", "\(grade.points)"] + marks + exercises + [""]
    case .problem(let problem): return [name.printable, "0", "\(all)"] + none + ["\(problem)"]
    case .left: return [name.printable, "", "\(all)"] + none + ["not graded yet"]
    }
  }
}
