import Course
import Foundation
import HostSystem

/// What a student has handed in for one exercise.
package enum AnswerFile: Sendable {
  case file(SourceFile)
  case unusable(Rejection)

  /// Bigger files are not read.
  private static let mostBytes = 1 << 20

  /// Reads a student's file, and nothing that is not one.
  package static func read(_ path: String, stem: String, origin: String) -> AnswerFile {
    switch Files.kind(of: path) {
    case nil: return .unusable(.missing(origin))
    case .file: break
    case .link: return .unusable(.link(origin))
    case .folder: return .unusable(.folder(origin))
    case .other: return .unusable(.notAFile(origin))
    }
    guard let data = Files.bytesOfStranger(path, most: mostBytes) else {
      return .unusable(.unreadable(origin))
    }
    guard data.count < mostBytes else { return .unusable(.tooLarge(origin)) }
    guard let text = Files.source(of: data) else { return .unusable(.notText(origin)) }
    if text.allSatisfy(\.isWhitespace) { return .unusable(.empty(origin)) }
    return .file(SourceFile(stem: stem, origin: origin, text: text))
  }
}
