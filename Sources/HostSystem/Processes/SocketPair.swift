import Foundation

/// Two connected sockets, closed in every program we start unless handed over.
package struct SocketPair {
  package let ours: Int32
  package let theirs: Int32

  package init() throws {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let code = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        // Here it is a matter of the socket, on Linux of each call.
        var yes: Int32 = 1
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      }
    #else
      let code = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends)
    #endif
    guard code == 0 else { throw SystemError.system("socketpair", reason: String(cString: strerror(errno))) }
    ours = ends[0]
    theirs = ends[1]
  }

  /// A process that is already gone must not end the checker with a signal.
  package func send(_ text: String) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    _ = text.withCString { Foundation.send(ours, $0, strlen($0), flags) }
  }

  /// What comes in until the other end closes or the time is up; beyond the cap it is read and forgotten.
  package func readAll(until deadline: Double, cap: Int) -> String {
    var collected: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let left = deadline - monotonicSeconds()
      guard left > 0 else { break }
      var wanted = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, Int32(min(left, 60) * 1_000) + 1) > 0 else { continue }
      let count = read(ours, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      if collected.count < cap { collected += chunk[..<count] }
    }
    return String(decoding: collected.prefix(cap), as: UTF8.self)
  }
}
