import Foundation

/// A lock between processes; it ends with this value, or with the process, however that dies.
///
/// It relies on `flock` alone. On NFS, Linux makes a lock on the server of it, which is why the file is opened for
/// writing; the server gives it back when the machine that held it is gone, after its lease (90 seconds as a rule).
/// Where a file system knows no locks, everybody gets one: what is written under it must be right without it, too.
package final class Lock: Sendable {
  private let descriptor: Int32

  /// Nothing if another process, or another part of this one, has it, unless this waits for it.
  package init?(_ path: String, waits: Bool = false) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return }
      close(descriptor)
      return nil
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Does something while no one else has the lock.
  package static func with<Value>(_ path: String, _ work: () throws -> Value) rethrows -> Value {
    let lock = Lock(path, waits: true)
    defer { withExtendedLifetime(lock) {} }
    return try work()
  }
}
