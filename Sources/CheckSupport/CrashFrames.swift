import Foundation

/// Writes where a process was when it crashed, for a checker that looks up the lines itself.
///
/// The run time's own program for that reads `/proc`, and a sandbox has none.
enum CrashFrames {
  /// The variable in the environment that asks for it.
  static let variable = "CHECK_FRAMES"

  #if os(Linux) && (arch(x86_64) || arch(arm64))
    // Made before anything can crash: the handler must not ask for memory.
    nonisolated(unsafe) private static let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(
      capacity: Int(mostFrames))
    nonisolated(unsafe) private static let digits = UnsafeMutablePointer<UInt8>.allocate(capacity: 17)
    private static let mostFrames: Int32 = 64
    private typealias Frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    // Functions of the C library (`execinfo.h`) that Swift does not import.
    private static let backtrace = dlsym(nil, "backtrace").map {
      unsafeBitCast($0, to: (@convention(c) (Frames, Int32) -> Int32).self)
    }
    private static let writeFrames = dlsym(nil, "backtrace_symbols_fd").map {
      unsafeBitCast($0, to: (@convention(c) (Frames, Int32, Int32) -> Void).self)
    }
    /// Where the program itself begins in memory; its headers follow the first 64 bytes.
    private static let base: UInt = {
      let headers: UInt = 3
      let call = dlsym(nil, "getauxval").map { unsafeBitCast($0, to: (@convention(c) (UInt) -> UInt).self) }
      return (call?(headers) ?? 64) &- 64
    }()

    static func install() {
      guard ProcessInfo.processInfo.environment[variable] != nil else { return }
      unsetenv(variable)
      // The first call loads a library.
      guard let backtrace, writeFrames != nil else { return }
      _ = backtrace(frames, 2)
      digits[16] = UInt8(ascii: "\n")
      _ = base
      let size = 256 << 10
      var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
      sigaltstack(&stack, nil)
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, _, context in
        CrashFrames.write(context)
        // The handler is gone, so this ends the process as it would have ended without.
        raise(number)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { sigaction(number, &action, nil) }
    }

    private static func write(_ context: UnsafeMutableRawPointer?) {
      guard let state = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
      #if arch(x86_64)
        let place = UInt(bitPattern: Int(state.pointee.uc_mcontext.gregs.16))
      #else
        let place = UInt(state.pointee.uc_mcontext.pc)
      #endif
      say("\nframes ")
      say(base)
      say("at ")
      say(place)
      if let backtrace, let writeFrames { writeFrames(frames, backtrace(frames, mostFrames), 2) }
    }

    private static func say(_ text: StaticString) {
      _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
    }

    private static func say(_ number: UInt) {
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: number >> UInt(60 - 4 * index)) & 15
        digits[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      _ = Foundation.write(2, digits, 17)
    }
  #else
    static func install() {}
  #endif
}
