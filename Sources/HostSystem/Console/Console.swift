import Foundation

/// Where the checker speaks to people.
package enum Console {
  /// Prints lines of the result, broken to the width of the terminal.
  package static func say(_ text: String) { writeFitting(text, to: STDOUT_FILENO) }

  /// Prints lines of the result that are laid out already, or that programs read.
  package static func show(_ lines: String) { write(lines + "\n", to: STDOUT_FILENO) }

  /// Prints what is going on at the moment.
  package static func progress(_ text: String) { writeFitting(text, to: STDERR_FILENO) }

  /// Prints a part of a line about what is going on.
  package static func raw(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Prints why something cannot be done.
  ///
  /// - Parameter program: The name of the program that cannot.
  package static func complain(_ text: String, by program: String) {
    writeFitting("\(program): \(text)", to: STDERR_FILENO)
  }

  private static func writeFitting(_ text: String, to descriptor: Int32) {
    write(fitting(text, to: descriptor) + "\n", to: descriptor)
  }

  static func fitting(_ text: String, to descriptor: Int32) -> String {
    columns(of: descriptor).map(text.linesWrapped) ?? text
  }

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
