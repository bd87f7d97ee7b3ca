import HostSystem
import Judge

/// What the doctor says about one thing.
struct Finding: Equatable, Sendable {
  enum Verdict: Equatable, Sendable {
    case fine
    /// Nothing needs it, but something would be better with it.
    case better(String)
    /// Something does not work; the text says what to do.
    case broken(String)
  }

  let subject: String
  /// What was found.
  let found: String
  /// The files that it's about, if they are many.
  var files: [String] = []
  let verdict: Verdict

  var isBroken: Bool { if case .broken = verdict { true } else { false } }

  /// - Parameter columns: How many characters fit on a line; without it, none is broken.
  func text(_ style: ConsoleStyle, columns: Int? = nil) -> String {
    let (sign, remedy) =
      switch verdict {
      case .fine: (style.good("✓ fine"), nil as String?)
      case .better(let remedy): ("· note", "What you can do: \(remedy)")
      case .broken(let remedy): (style.bad("✗ bad "), "What to do: \(remedy)")
      }
    func wrapped(_ text: String, after indent: Int) -> [String] {
      let room = columns.map { max($0 - indent, 20) } ?? .max
      return text.split(separator: "\n").flatMap { String($0).wrapped(to: room) }
    }
    let place = subject + String(repeating: " ", count: max(1, 12 - subject.count))
    let found = wrapped(found, after: Self.indent)
    let below = found.dropFirst() + files + (remedy.map { wrapped($0, after: Self.indent) } ?? [])
    let indent = String(repeating: " ", count: Self.indent)
    return (["  \(sign) \(place) \(found.first ?? "")"] + below.map { indent + $0 }).joined(separator: "\n")
  }

  /// Where the words begin, behind the verdict and the subject.
  private static let indent = 22
}
