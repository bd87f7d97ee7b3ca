import Foundation
import Synchronization

/// Work that goes on at the same time, until its result is needed.
///
/// It has ended when this is gone.
package final class Background: Sendable {
  private let end = DispatchGroup()
  private let failure = Failure()

  package init(_ work: @escaping @Sendable () throws -> Void) {
    DispatchQueue.global().async(group: end) { [failure] in
      do { try work() } catch { failure.first.withLock { $0 = error } }
    }
  }

  deinit { end.wait() }

  /// Returns when it is done.
  ///
  /// - Throws: What it threw.
  package func finish() throws {
    end.wait()
    if let error = failure.first.withLock({ $0 }) { throw error }
  }

  private final class Failure: Sendable {
    let first = Mutex<(any Error)?>(nil)
  }
}
