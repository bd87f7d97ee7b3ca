import Foundation
import HostSystem
import Judge

/// The folder that one grader works in, and no other meanwhile; what it compiled is found there the next time.
///
/// On a cluster the disk of the node is the place for it, and `TMPDIR` the way to say where that is. Otherwise it is
/// below `.build/check` of the course.
struct GraderFolder: Sendable {
  static let variable = "TMPDIR"

  let path: String
  private let lock: Lock

  init(
    root: Root, local: String = ProcessInfo.processInfo.environment[variable] ?? ""
  ) throws {
    let all = local.isEmpty ? root.work("grade") : "\(local)/grade-\(getuid())"
    try Files.makeFolder(all)
    if !local.isEmpty { try Self.demandOwn(all) }
    // Machines that share a folder have different names; a lock alone would do where the file system knows locks.
    let host = ProcessInfo.processInfo.hostName.printableName.replacing("/", with: "-")
    for number in 1...1_000 {
      let folder = "\(all)/\(host)-\(number)"
      try Files.makeFolder(folder)
      if let lock = Lock("\(folder)/lock") {
        (path, self.lock) = (folder, lock)
        return
      }
    }
    throw SystemError.cannotWrite(path: all, reason: "a thousand graders work there")
  }

  /// In a folder that all users of a machine share, another one could have put an engine of their own making there.
  private static func demandOwn(_ folder: String) throws {
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
      throw SystemError.cannotWrite(path: folder, reason: "it belongs to another user; set \(variable)")
    }
    if status.st_mode & 0o022 != 0, chmod(folder, 0o700) != 0 {
      throw SystemError.cannotWrite(path: folder, reason: "other users may write to it; set \(variable)")
    }
  }
}
