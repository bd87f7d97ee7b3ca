import Course
import Foundation

/// The socket on which the checker hears what happened.
final class RecordChannel {
  private let descriptor: Int32
  private let nonce: String
  /// What the descriptor stands for, so that another thing under its number is noticed.
  private let identity: Identity?
  private let encoder = JSONEncoder()

  private init(descriptor: Int32, nonce: String) {
    self.descriptor = descriptor
    self.nonce = nonce
    identity = Identity(descriptor)
  }

  private struct Identity: Equatable {
    let device: dev_t
    let node: ino_t

    init?(_ descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      device = status.st_dev
      node = status.st_ino
    }
  }

  /// Whether the descriptor still is the checker's socket.
  var isIntact: Bool { identity != nil && Identity(descriptor) == identity }

  /// The checker's socket, if a checker started this process.
  ///
  /// The nonce comes over the socket, not in the environment: there a student's code could read it.
  static func inherited() -> RecordChannel? {
    guard let text = ProcessInfo.processInfo.environment["CHECK_SOCKET"], let given = Int32(text) else {
      return nil
    }
    unsetenv("CHECK_SOCKET")
    let descriptor = dup(given)
    close(given)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var nonce: [UInt8] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { nonce.append(byte) }
    return RecordChannel(descriptor: descriptor, nonce: String(decoding: nonce, as: UTF8.self))
  }

  func send(
    _ event: CheckRecord.Event, test: String, outcome: CheckRecord.Outcome? = nil, messages: [String] = [],
    seconds: Double = 0
  ) {
    let record = CheckRecord(
      nonce: nonce, event: event, test: test, outcome: outcome, messages: messages, seconds: seconds)
    guard let line = try? encoder.encode(record) else { return }
    write(Array(line))
  }

  /// Sends a note.
  ///
  /// There is one for each random case, and to encode it would take longer than many a case.
  func sendNote(_ text: String, test: String) {
    var line = Array(#"{"event":"note","messages":[""#.utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): line += Array(#"\n"#.utf8)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): line += [UInt8(ascii: "\\"), byte]
      default: line.append(byte)
      }
    }
    line += Array(#""],"nonce":"\#(nonce)","seconds":0,"test":"\#(test)"}"#.utf8)
    write(line)
  }

  /// Sends a line if the other end is the checker: anything else it would tell the nonce.
  ///
  /// A record that cannot be sent leaves the test without a completion record: it fails closed.
  private func write(_ line: [UInt8]) {
    guard isIntact else { return }
    (line + [UInt8(ascii: "\n")]).withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count, let start = bytes.baseAddress {
        let count = Foundation.write(descriptor, start + sent, bytes.count - sent)
        if count > 0 { sent += count } else if errno != EINTR { return }
      }
    }
  }
}
