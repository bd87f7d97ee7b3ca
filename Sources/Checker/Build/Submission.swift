import Course
import Foundation

/// What a student has handed in for one exercise.
enum Submission: Sendable {
  case file(SourceFile)
  case unusable(StandInCause)

  /// Bigger files are not read.
  private static let mostBytes = 1 << 20

  /// Reads a student's file, and nothing that is not one.
  static func read(_ path: String, stem: String, origin: String) -> Submission {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .unusable(.missing(origin)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: return .unusable(.link(origin))
    case S_IFDIR: return .unusable(.folder(origin))
    default: return .unusable(.notAFile(origin))
    }
    guard status.st_size < mostBytes else { return .unusable(.tooLarge(origin)) }
    guard let data = FileManager.default.contents(atPath: path), data.count < mostBytes else {
      return .unusable(.unreadable(origin))
    }
    guard let text = String(data: data, encoding: .utf8) else { return .unusable(.notText(origin)) }
    return .file(SourceFile(stem: stem, origin: origin, text: text))
  }
}
