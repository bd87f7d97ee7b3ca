import Foundation
import HostSystem
import Judge

/// What some files hold at one moment.
///
/// Contents are compared, not times: file systems on a network tell wrong times, and some tell none of the events
/// that others tell.
struct WatchedFiles: Equatable {
  private let contents: [String: String]

  /// - Parameter paths: The files, by the ids of their exercises.
  init(_ paths: [String: String]) {
    contents = paths.mapValues { path in
      switch AnswerFile.read(path, stem: "", origin: "") {
      case .file(let source): ContentHash.of([source.text])
      case .unusable(let cause): Wording.cause(cause)
      }
    }
  }

  /// The exercises whose files differ.
  func differences(from other: WatchedFiles) -> Set<String> {
    Set(contents.keys.filter { contents[$0] != other.contents[$0] })
  }
}
