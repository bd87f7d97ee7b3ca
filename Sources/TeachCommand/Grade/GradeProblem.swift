import HostSystem
import Judge

/// Why a submission gets no report.
enum GradeProblem: Error, Equatable, Sendable {
  case file
  case archive(UnpackedArchive.Problem)
  case link
  case noFolder
  case nameIsNoText
  case unreadable(String)
  case gone
  /// The checker or the machine is at fault.
  case notJudged(String)
}

extension GradeProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .file: "it is a file; a submission is a folder or a zip archive"
    case .archive(let problem): "\(problem)"
    case .link: "it is a link; the folder itself must be there"
    case .noFolder: "it is no folder"
    case .nameIsNoText: "its name is not UTF-8; rename it"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .gone: "it was there a moment ago and is not any more"
    case .notJudged(let reason): "it could not be judged, which is no fault of the student: \(reason)"
    }
  }
}
