import Foundation

/// The folder that programs pass things on in, which `TMPDIR` names; the compiler can do nothing without it.
package struct TemporaryFolder: Equatable, Sendable {
  package let path: String

  /// Why nothing can be written to it.
  package enum Problem: Equatable, Sendable {
    case isMissing
    case isReadOnly
    /// How many bytes are left.
    case isFull(UInt64)
  }

  /// The one of this process.
  package static var own: TemporaryFolder { TemporaryFolder(path: NSTemporaryDirectory()) }

  package init(path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// What is wrong with it, if anything is.
  ///
  /// - Parameter bytes: How much is to be written.
  package func problem(writing bytes: UInt64) -> Problem? {
    guard Files.isFolder(Files.realPath(path) ?? path) else { return .isMissing }
    guard access(path, W_OK) == 0 else { return .isReadOnly }
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
    return free < bytes ? .isFull(free) : nil
  }
}
