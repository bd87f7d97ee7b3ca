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
  let verdict: Verdict

  var isBroken: Bool { if case .broken = verdict { true } else { false } }

  func text(_ style: ConsoleStyle) -> String {
    let place = subject + String(repeating: " ", count: max(1, 12 - subject.count))
    return switch verdict {
    case .fine: "  \(style.good("✓ fine")) \(place) \(found)"
    case .better(let remedy): "  · note \(place) \(found)\n         What you can do: \(remedy)"
    case .broken(let remedy): "  \(style.bad("✗ bad "))  \(place)\(found)\n         What to do: \(remedy)"
    }
  }
}
