import Foundation
import HostSystem

/// A connection to a program on this machine, over a plain socket.
///
/// Not `URLSession`: on Linux it refuses the answers of chromedriver, which writes `Content-Length:249` without a space
/// (swift-corelibs-foundation issue 4965), and its web sockets need a newer libcurl than Debian has.
final class LocalConnection {
  private let number: Int32
  private let port: UInt16

  /// Connects to a port; what doesn't answer within a minute is an error.
  init(port: UInt16) throws(BrowserError) {
    self.port = port
    number = socket(AF_INET, SocketKind.stream, 0)
    guard number >= 0 else { throw failure("no socket") }
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = Self.address(port)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, size) == 0 }
    }
    guard isConnected else { throw failure("no connection") }
  }

  deinit { close(number) }

  /// A port that no program listens at.
  static func freePort() -> UInt16 {
    let number = socket(AF_INET, SocketKind.stream, 0)
    defer { close(number) }
    var address = Self.address(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(number, $0, size)
        getsockname(number, $0, &size)
      }
      return UInt16(bigEndian: $0.pointee.sin_port)
    }
  }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return address
  }

  func send(_ data: Data) throws(BrowserError) {
    var rest = data
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Foundation.send(number, $0.baseAddress, $0.count, 0) }
      guard sent > 0 else { throw failure("cannot send") }
      rest = rest.dropFirst(sent)
    }
  }

  /// The bytes that come next, at least one.
  func receive() throws(BrowserError) -> Data {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(number, &buffer, buffer.count, 0)
    guard count != 0 else { throw BrowserError("port \(port): the program at it is gone") }
    guard count > 0 else { throw failure("no whole answer") }
    return Data(buffer[..<count])
  }

  private func failure(_ what: String) -> BrowserError {
    BrowserError("port \(port): \(what): \(String(cString: strerror(errno)))")
  }
}
