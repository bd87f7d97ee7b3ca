import Foundation

/// The kinds of sockets, as functions of the C library take them.
package enum SocketKind {
  /// Bytes come in the order in which they were sent.
  package static var stream: Int32 {
    #if canImport(Darwin)
      SOCK_STREAM
    #else
      Int32(SOCK_STREAM.rawValue)
    #endif
  }
}
