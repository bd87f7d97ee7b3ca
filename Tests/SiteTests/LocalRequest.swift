import Foundation

/// One request to a program on this machine, over a plain socket.
///
/// `URLSession` on Linux refuses every answer of chromedriver, which writes headers without a space after the colon
/// (swift-corelibs-foundation, issue 4965).
struct LocalRequest {
  let method: String
  let port: Int
  let path: String
  var body: Data?
  /// How many seconds to wait for the next bytes of the answer.
  var patience = 60

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The body of the answer.
  func send() throws -> Data {
    let socket = try connected()
    defer { close(socket) }
    try write(bytes, to: socket)
    return try answer(from: socket)
  }

  private func failure(_ what: String) -> Failure {
    Failure(description: "\(method) \(path): \(what): \(String(cString: strerror(errno)))")
  }

  private func connected() throws -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw failure("no socket") }
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else {
      close(descriptor)
      throw failure("cannot connect to port \(port)")
    }
    return descriptor
  }

  private var bytes: Data {
    var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    if let body {
      head += "Content-Type: application/json; charset=utf-8\r\nContent-Length: \(body.count)\r\n"
    }
    return Data("\(head)\r\n".utf8) + (body ?? Data())
  }

  private func write(_ data: Data, to socket: Int32) throws {
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Foundation.send(socket, $0 + sent, buffer.count - sent, 0) } ?? 0
      }
      guard count > 0 else { throw failure("cannot send") }
      sent += count
    }
  }

  private func answer(from socket: Int32) throws -> Data {
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      if let body = LocalRequest.body(of: answer) { return body }
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count >= 0 else { throw failure("no answer in \(patience) s") }
      guard count > 0 else { throw failure("the answer breaks off") }
      answer += buffer[..<count]
    }
  }

  /// The body, once all of it is there.
  private static func body(of answer: Data) -> Data? {
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
    let length = head.components(separatedBy: "\r\n").first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
    guard let length, answer.count >= end.upperBound + length else { return nil }
    return answer[end.upperBound..<(end.upperBound + length)]
  }
}
