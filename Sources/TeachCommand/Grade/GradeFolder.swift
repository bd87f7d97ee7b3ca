import Foundation
import HostSystem
import Judge

/// The folder with the reports on a class: one folder for each submission, and a sheet of all.
///
/// Several graders may work in it at the same time, also on other machines: each submission has a lock, which the
/// system takes away from a grader that is gone.
struct GradeFolder: Sendable {
  static let sheet = "grades.csv"
  /// Names that no submission's folder gets.
  static let reserved = [sheet] + Gradebook.allCases.map(\.fileName)
  private static let own = ".grading"

  let path: String

  init(_ given: String) throws {
    try Files.makeFolder("\(given)/\(Self.own)")
    guard let path = Files.realPath(given) else {
      throw SystemError.cannotWrite(path: given, reason: String(cString: strerror(errno)))
    }
    self.path = path
  }

  func folder(of name: FolderName) -> String { "\(path)/\(name.encoded)" }

  /// Says whether a submission is being graded by this process alone from now on.
  ///
  /// Nothing if another grader works on it. Where a file system knows no locks, all may: reports are written
  /// whole, and two graders write the same one.
  func lock(_ name: FolderName) -> Lock? { Lock(own("\(name.encoded).lock")) }

  /// What equal answers share.
  var verdicts: ChapterVerdicts { ChapterVerdicts(folder: own("verdicts")) }

  /// A place for what the graders of this class keep.
  func own(_ name: String) -> String { "\(path)/\(Self.own)/\(name)" }

  /// How many of some submissions, named as their folders here, have a finished report.
  func recorded(of names: Set<String>) -> Int {
    Files.names(in: path).filter {
      names.contains($0) && Files.exists("\(path)/\($0)/\(GradeRecord.fileName)")
    }
    .count
  }

  func lockSheet() -> Lock? { Lock(own("sheet"), waits: true) }
}
