import Course
import Judge

/// What a report says in numbers; of ten thousand reports only this is kept in memory.
struct Grade: Codable, Equatable, Sendable {
  let earned: Int
  let points: Int
  /// The points earned, by the numbers of the exercises.
  let exercises: [String: Int]
  /// How many exercises have earned each mark, by the marks' names; nothing in what was graded before there were marks.
  let marks: [String: Int]?

  init(_ report: Report) {
    earned = report.earned
    points = report.points
    exercises = Dictionary(report.exercises.map { ($0.id, $0.earned) }) { first, _ in first }
    marks = Dictionary(
      uniqueKeysWithValues: Mark.allCases.map { mark in
        (mark.rawValue, report.count(of: mark))
      })
  }
}

/// What became of one submission of a class.
enum GradeOutcome: Equatable, Sendable {
  /// It was judged now.
  case graded(Grade)
  /// There was a report on the same answers already.
  case kept(Grade)
  case problem(GradeProblem)
  /// In another part of the class, or not reached before the end.
  case left

  var grade: Grade? {
    switch self {
    case .graded(let grade), .kept(let grade): grade
    case .problem, .left: nil
    }
  }
}
