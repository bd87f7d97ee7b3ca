import Foundation
import HostSystem

/// One HTTP request to this machine, over a plain socket.
///
/// Not `URLSession`: on Linux it refuses the answers of chromedriver, which writes `Content-Length:249` without a space
/// (swift-corelibs-foundation issue 4965).
struct LocalRequest {
  var method: String
  var port: UInt16
  var path: String
  var body: Data?

  /// Sends the request and returns the body of the answer.
  func send() throws(BrowserError) -> Data {
    let connection = socket(AF_INET, SocketKind.stream, 0)
    guard connection >= 0 else { throw failure("no socket") }
    defer { close(connection) }
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, size) == 0 }
    }
    guard isConnected else { throw failure("no connection") }
    try write(to: connection)
    return try readAnswer(from: connection)
  }

  private func failure(_ what: String) -> BrowserError {
    BrowserError("\(method) \(path): \(what): \(String(cString: strerror(errno)))")
  }

  private func write(to connection: Int32) throws(BrowserError) {
    var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    if let body {
      head += "Content-Type: application/json; charset=utf-8\r\nContent-Length: \(body.count)\r\n"
    }
    var rest = Data((head + "\r\n").utf8) + (body ?? Data())
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, 0) }
      guard sent > 0 else { throw failure("cannot send") }
      rest = rest.dropFirst(sent)
    }
  }

  private func readAnswer(from connection: Int32) throws(BrowserError) -> Data {
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      if let head = answer.range(of: Data("\r\n\r\n".utf8)),
        let length = contentLength(in: answer[..<head.lowerBound]), answer.count >= head.upperBound + length
      {
        return answer[head.upperBound..<head.upperBound + length]
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { throw failure("no whole answer") }
      answer += buffer[..<count]
    }
  }

  private func contentLength(in head: Data) -> Int? {
    for line in String(decoding: head, as: UTF8.self).lowercased().components(separatedBy: "\r\n")
    where line.hasPrefix("content-length:") {
      return Int(line.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces))
    }
    return nil
  }
}
