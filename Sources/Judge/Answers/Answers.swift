import Foundation
import HostSystem

/// Where the answers come from.
package enum Answers: Sendable {
  /// The course's own folder `exercises`, or another one in its place.
  case own(Root, folder: String?)
  case taken(SubmittedAnswers)

  package func read(_ entry: ChapterPlan.Entry) -> AnswerFile {
    switch self {
    case .own(let root, let folder):
      let path = Self.path(entry, root, folder)
      return AnswerFile.read(path, stem: entry.exercise.stem, origin: root.relative(path))
    case .taken(let answers): return answers.read(entry)
    }
  }

  /// How a file is named to people.
  package func name(_ entry: ChapterPlan.Entry) -> String {
    switch self {
    case .own(let root, let folder): root.relative(Self.path(entry, root, folder))
    case .taken(let answers): answers.place(of: entry)
    }
  }

  private static func path(_ entry: ChapterPlan.Entry, _ root: Root, _ folder: String?) -> String {
    guard let folder else { return root.absolute(entry.files.student) }
    return (Files.realPath(folder) ?? folder) + entry.files.student.drop { $0 != "/" }
  }
}
