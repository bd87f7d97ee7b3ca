import Foundation

/// A web socket to a program on this machine, for messages of text (RFC 6455).
final class WebSocket {
  private enum Kind: UInt8 {
    case continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10
  }

  private let connection: LocalConnection
  private var received = Data()

  init(port: UInt16, path: String) throws(BrowserError) {
    connection = try LocalConnection(port: port)
    let key = Data((0..<16).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    let head = """
      GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
      Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(key)\r\n\r\n
      """
    try connection.send(Data(head.utf8))
    var end = received.range(of: Data("\r\n\r\n".utf8))
    while end == nil {
      received += try connection.receive()
      end = received.range(of: Data("\r\n\r\n".utf8))
    }
    let answer = String(decoding: received.prefix(upTo: end?.upperBound ?? 0), as: UTF8.self)
    guard answer.hasPrefix("HTTP/1.1 101") else { throw BrowserError("no web socket at \(path): \(answer)") }
    received = Data(received.suffix(from: end?.upperBound ?? 0))
  }

  func send(_ text: String) throws(BrowserError) { try send(.text, Data(text.utf8)) }

  /// The next whole message.
  func receive() throws(BrowserError) -> String {
    var message = Data()
    while true {
      let head = [UInt8](try bytes(2))
      let content = try bytes(length(head[1] & 0x7f))
      switch Kind(rawValue: head[0] & 0x0f) {
      case .text, .binary, .continuation:
        message += content
        if head[0] & 0x80 != 0 { return String(decoding: message, as: UTF8.self) }
      case .ping: try send(.pong, content)
      case .pong: break
      case .close, nil: throw BrowserError("the browser closed its web socket")
      }
    }
  }

  private func length(_ short: UInt8) throws(BrowserError) -> Int {
    guard short > 125 else { return Int(short) }
    return try bytes(short == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
  }

  private func bytes(_ count: Int) throws(BrowserError) -> Data {
    while received.count < count { received += try connection.receive() }
    defer { received = Data(received.dropFirst(count)) }
    return received.prefix(count)
  }

  private func send(_ kind: Kind, _ content: Data) throws(BrowserError) {
    var frame = Data([0x80 | kind.rawValue])
    let size = content.count
    switch size {
    case ...125: frame.append(0x80 | UInt8(size))
    case ...0xffff:
      frame.append(0x80 | 126)
      withUnsafeBytes(of: UInt16(size).bigEndian) { frame.append(contentsOf: $0) }
    default:
      frame.append(0x80 | 127)
      withUnsafeBytes(of: UInt64(size).bigEndian) { frame.append(contentsOf: $0) }
    }
    // What a client sends is masked; Firefox hangs up on a mask of zeros.
    let mask: [UInt8] = (0..<4).map { _ in .random(in: 1...255) }
    frame += mask
    frame += content.enumerated().map { $1 ^ mask[$0 % 4] }
    try connection.send(frame)
  }
}
