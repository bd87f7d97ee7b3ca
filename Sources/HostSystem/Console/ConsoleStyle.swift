import Foundation

/// Colour for terminals; symbols and words always say the same without it.
package enum ConsoleStyle: Sendable {
  case plain
  case coloured

  /// Colour only where a person looks, and only if that person has not asked for none.
  package static var ofStandardOutput: ConsoleStyle {
    let refusal = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    return isatty(1) == 1 && refusal.isEmpty ? .coloured : .plain
  }

  package func good(_ text: String) -> String { paint(text, "32") }
  package func bad(_ text: String) -> String { paint(text, "31") }
  package func strong(_ text: String) -> String { paint(text, "1") }

  private func paint(_ text: String, _ code: String) -> String {
    switch self {
    case .plain: text
    case .coloured: "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}
