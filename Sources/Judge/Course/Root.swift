import Foundation
import HostSystem

/// The repository that is checked, and where the checker keeps its own files in it.
package struct Root: Sendable {
  package let path: String

  package init(_ given: String) throws {
    guard let path = Files.realPath(given), Files.exists(path + "/Sources") else {
      throw CheckError.notACourse(path: given)
    }
    self.path = path
  }

  /// The place of a file given relative to the root.
  package func absolute(_ relative: String) -> String { "\(path)/\(relative)" }

  /// How a file is named to people: relative to the root if it is inside.
  package func relative(_ absolute: String) -> String {
    absolute.hasPrefix(path + "/") ? String(absolute.dropFirst(path.count + 1)) : absolute
  }

  /// A place for the checker's own files.
  package func work(_ name: String) -> String { absolute(".build/check/\(name)") }
}
