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
  static let reserved = [sheet]
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
  /// Nothing if another grader works on it. Where a file system knows no locks, everybody may: reports are written
  /// whole, and two graders write the same one.
  func lock(_ name: FolderName) -> Lock? { Lock("\(path)/\(Self.own)/\(name.encoded).lock") }

  func lockSheet() -> Lock? { Lock("\(path)/\(Self.own)/sheet", waits: true) }
}

/// A lock between processes; it ends with this value, or with the process.
final class Lock: Sendable {
  private let descriptor: Int32

  /// Nothing if another process has it.
  init?(_ path: String, waits: Bool = false) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    if flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      return nil
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
