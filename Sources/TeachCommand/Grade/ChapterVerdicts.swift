import Foundation
import HostSystem
import Judge

/// The verdicts on the chapters of a class, shared by its graders: equal answers are judged once.
///
/// Answers are equal if every byte of every file of the chapter is, and everything else that the verdict follows from.
/// They are found by a SHA-256 fingerprint, for which no one can make two different ones.
struct ChapterVerdicts: Sendable {
  let folder: String

  /// The verdict with this fingerprint; if there is none, one grader judges, and others who need it wait.
  func chapter(_ fingerprint: String, judge: () throws -> Report.Chapter) throws -> Report.Chapter {
    if let known = known(fingerprint) { return known }
    try Files.makeFolder(folder)
    return try Lock.with("\(folder)/\(fingerprint).lock") {
      if let known = known(fingerprint) { return known }
      let chapter = try judge()
      try Files.write(JSONEncoder().encode(chapter), to: path(fingerprint))
      return chapter
    }
  }

  private func path(_ fingerprint: String) -> String { "\(folder)/\(fingerprint).json" }

  private func known(_ fingerprint: String) -> Report.Chapter? {
    guard let data = FileManager.default.contents(atPath: path(fingerprint)) else { return nil }
    return try? JSONDecoder().decode(Report.Chapter.self, from: data)
  }
}
