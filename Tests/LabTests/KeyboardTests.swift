import XCTest

@testable import LabSupport

/// Lines that are typed at a terminal, which is as it was afterwards.
final class KeyboardTests: XCTestCase {
  private typealias OpenTerminal =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> Int32

  /// A terminal without a window: what is written to one end is typed at the other.
  private func withTerminal(_ work: (_ hand: Int32, _ terminal: Int32) throws -> Void) throws {
    // Glibc doesn't show it to Swift.
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "openpty") else { throw XCTSkip("there is no openpty") }
    let open = unsafeBitCast(address, to: OpenTerminal.self)
    var (hand, terminal): (Int32, Int32) = (-1, -1)
    guard open(&hand, &terminal, nil, nil, nil) == 0 else { throw XCTSkip("there are no pseudo-terminals") }
    defer {
      close(hand)
      close(terminal)
    }
    try work(hand, terminal)
  }

  private func settings(of terminal: Int32) -> [UInt] {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt($0) }
  }

  func testALineIsReadAndTheTerminalIsAsItWas() throws {
    try withTerminal { hand, terminal in
      var shown = ""
      var seen: [[UInt]] = []
      let before = settings(of: terminal)
      let keyboard = try XCTUnwrap(
        Keyboard(input: terminal, output: terminal, name: "xterm") {
          shown += $0
          seen.append(self.settings(of: terminal))
        })
      let keys = "日a\tE\r"
      XCTAssertEqual(write(hand, keys, keys.utf8.count), keys.utf8.count)
      XCTAssertEqual(keyboard.line(after: "1> ", columns: 80) { _ in ["日ap "] }, "日ap E")
      XCTAssertTrue(shown.hasPrefix("\r1> \u{1b}[K"), shown)
      XCTAssertTrue(shown.hasSuffix("\r1> 日ap E\u{1b}[K\n"), shown)
      XCTAssertEqual(settings(of: terminal), before)
      XCTAssertNotEqual(seen.first, before)
    }
  }

  func testOnlyATerminalThatMovesItsCursorIsSet() throws {
    try withTerminal { _, terminal in
      for name in ["dumb", "", nil] {
        XCTAssertNil(Keyboard(input: terminal, output: terminal, name: name) { _ in })
      }
      let pipe = Pipe()
      let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
      XCTAssertNil(Keyboard(input: reading.fileDescriptor, output: terminal, name: "xterm") { _ in })
      XCTAssertNil(Keyboard(input: terminal, output: writing.fileDescriptor, name: "xterm") { _ in })
      XCTAssertNotNil(Keyboard(input: terminal, output: terminal, name: "xterm") { _ in })
    }
  }
}
