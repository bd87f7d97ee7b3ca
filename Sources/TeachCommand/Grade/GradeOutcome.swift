import HostSystem
import Judge

/// What became of one submission of a class.
enum GradeOutcome: Equatable, Sendable {
  /// It was judged now.
  case graded(Report)
  /// There was a report on the same answers already.
  case kept(Report)
  case problem(GradeProblem)
  /// Somebody else's part, or not reached before the end.
  case left

  var report: Report? {
    switch self {
    case .graded(let report), .kept(let report): report
    case .problem, .left: nil
    }
  }
}
