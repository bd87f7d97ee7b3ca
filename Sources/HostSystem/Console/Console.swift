import Foundation

/// Where the checker speaks to people.
package enum Console {
  /// Prints a line of the result.
  package static func say(_ text: String) { write(text + "\n", to: 1) }

  /// Prints what is going on at the moment.
  package static func progress(_ text: String) { write(text + "\n", to: 2) }

  /// Prints a part of a line about what is going on.
  package static func raw(_ text: String) { write(text, to: 2) }

  /// Prints why something cannot be done.
  ///
  /// - Parameter program: The name of the program that cannot.
  package static func complain(_ text: String, by program: String) { write("\(program): \(text)\n", to: 2) }

  /// Lines of two threads must not mix, so each goes out at once and past any buffer.
  private static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      start += count
    }
  }
}
