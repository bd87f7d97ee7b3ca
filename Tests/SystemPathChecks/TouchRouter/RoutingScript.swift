import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What fingers do, and what the display shows meanwhile.
struct RoutingScript: Script {
  struct Step {
    let finger: Int
    let phase: Contact.Phase
    let display: Display
    /// Where the finger is, how it presses, and what it is: all of that makes no difference.
    var manner = 0

    init(_ finger: Int, _ phase: Contact.Phase, _ display: Display, manner: Int = 0) {
      (self.finger, self.phase, self.display, self.manner) = (finger, phase, display, manner)
    }
  }

  var steps: [Step]

  init(_ steps: Step...) { self.steps = steps }

  var right: Player {
    var router = StatedRouter()
    let player = player { router.owner(of: $0, showing: $1) }
    // A finger that is down can't land.
    return { steps[$0].phase == .began && router.owners[steps[$0].finger] != nil ? nil : player($0) }
  }

  var students: Player {
    var router = TouchRouter()
    return player { router.owner(of: $0, showing: $1) }
  }

  private func player(_ owner: @escaping (Contact, Display) -> Receiver?) -> Player {
    { ["\(steps[$0].words): \(owner(steps[$0].contact, steps[$0].display).words)"] }
  }

  var description: String { steps.map { "  \($0.words)" }.joined(separator: "\n") }
}

/// What the statement says.
private struct StatedRouter {
  private(set) var owners: [Int: Receiver] = [:]

  mutating func owner(of contact: Contact, showing display: Display) -> Receiver? {
    if contact.phase == .began {
      owners[contact.index] =
        display.isLocked ? .springBoard : display.frontmostApp.map { .app($0) } ?? .springBoard
    }
    defer { if contact.phase.isEnd { owners[contact.index] = nil } }
    return owners[contact.index]
  }
}

extension RoutingScript.Step {
  fileprivate var words: String { "finger \(finger) \(phase) while \(display.words)" }

  fileprivate var contact: Contact {
    let tools: [Contact.Tool] = [.finger, .finger, .pencil(Pencil(altitude: 0.5)), .pointer(buttons: 1)]
    return Contact(
      index: finger, phase: phase,
      location: CGPoint(x: CGFloat(manner % 13 - 1) / 10, y: CGFloat(manner % 9 - 1) / 6),
      pressure: Double(manner % 3) / 2, majorRadius: [5, 0, 12, 60, 7.5][manner % 5],
      tool: manner == 0 ? .finger : tools[finger % 4])
  }
}

extension Contact.Phase {
  var isEnd: Bool { self == .ended || self == .cancelled }
}

extension Display {
  fileprivate var words: String {
    let front = frontmostApp.map { "the app “\($0)” is in front" } ?? "the home screen is in front"
    return isLocked ? "the device is locked (behind it, \(front))" : front
  }
}

extension Receiver? {
  // By words, not by ==: what is equal is not for the answer to say.
  fileprivate var words: String {
    switch self {
    case .app(let name): "the app “\(name)”"
    case .springBoard: "SpringBoard"
    case nil: "no process"
    }
  }
}
