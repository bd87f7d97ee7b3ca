import Foundation

/// One HTTP request to a program on this machine.
struct LocalRequest {
  var method: String
  var port: UInt16
  var path: String
  var body: Data?

  /// Sends the request and returns the body of the answer.
  func send() throws(BrowserError) -> Data {
    let connection = try LocalConnection(port: port)
    var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    if let body {
      head += "Content-Type: application/json; charset=utf-8\r\nContent-Length: \(body.count)\r\n"
    }
    try connection.send(Data((head + "\r\n").utf8) + (body ?? Data()))
    var answer = Data()
    while true {
      if let head = answer.range(of: Data("\r\n\r\n".utf8)),
        let length = contentLength(in: answer[..<head.lowerBound]), answer.count >= head.upperBound + length
      {
        return answer[head.upperBound..<head.upperBound + length]
      }
      answer += try connection.receive()
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
