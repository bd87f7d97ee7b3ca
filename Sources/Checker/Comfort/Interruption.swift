import Foundation
import Synchronization

/// Ctrl-C, noticed instead of obeyed at once.
enum Interruption {
  private static let noticed = Atomic<Bool>(false)

  static var hasCome: Bool { noticed.load(ordering: .relaxed) }

  /// From now on the first Ctrl-C is noticed; a second one ends the program as ever.
  static func listen() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.noticed.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
