import Foundation

/// How large a file is, and when it last changed.
package struct FileState: Equatable, Sendable, CustomStringConvertible {
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  /// Nothing if there is no such file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (size, seconds, nanoseconds) = (Int(status.st_size), time.tv_sec, time.tv_nsec)
  }

  package var description: String { "\(size) \(seconds).\(nanoseconds)" }
}
