import Foundation

/// Says which case it was when one crashes, or does not end.
enum CaseAlarm {
  /// How long a case may take, in seconds.
  private static let limit: UInt32 = 20
  // Made before anything goes wrong: a signal handler may only write.
  private nonisolated(unsafe) static let message = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private nonisolated(unsafe) static var length = 0
  private nonisolated(unsafe) static var isWatching = false
  private static let capacity = 200

  static func enter(case number: Int, seed: UInt64) {
    enter("make fuzz KIND=rules SEED=\(seed) CASE=\(number)")
  }

  /// A case begins, which the command repeats.
  static func enter(_ command: String) {
    if !isWatching { watch() }
    isWatching = true
    let text = "\nfuzz FAILED: crashed, or took too long; again: \(command)\n"
    length = 0
    for byte in text.utf8.prefix(capacity) {
      message[length] = byte
      length += 1
    }
    alarm(limit)
  }

  /// What a sanitizer says from now on is about no case.
  static func leave() {
    length = 0
    alarm(0)
  }

  private static func watch() {
    var troubles = [SIGALRM]
    if let sanitizer = Sanitizer() {
      // It has handlers of its own, which say more.
      sanitizer.beforeDeath { write(2, CaseAlarm.message, CaseAlarm.length) }
    } else {
      troubles += [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT]
    }
    for trouble in troubles {
      signal(trouble) { _ in
        write(2, CaseAlarm.message, CaseAlarm.length)
        _exit(70)
      }
    }
  }
}

/// The sanitizer that the program was built with, if it was built with one.
private struct Sanitizer {
  private typealias Callback = @convention(c) () -> Void
  private let setCallback: @convention(c) (Callback?) -> Void

  init?() {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "__sanitizer_set_death_callback") else { return nil }
    setCallback = unsafeBitCast(symbol, to: (@convention(c) (Callback?) -> Void).self)
  }

  func beforeDeath(_ body: @escaping @convention(c) () -> Void) { setCallback(body) }
}

/// What AddressSanitizer reads before the program begins: traps are reported with a stack, too, and what is freed is
/// filled with nonsense, so that the runtime, which isn't checked itself, stumbles over it.
@_cdecl("__asan_default_options")
func sanitizerOptions() -> UnsafePointer<UInt8> {
  let options: StaticString =
    "handle_abort=1:handle_sigill=1:handle_sigtrap=1:max_free_fill_size=4096:free_fill_byte=251"
  return options.utf8Start
}
