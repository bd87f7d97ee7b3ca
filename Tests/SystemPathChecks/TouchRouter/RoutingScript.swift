import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What fingers do, and what the display shows meanwhile.
struct RoutingScript: Script {
  struct Step {
    var finger: Int
    var phase: Contact.Phase
    var display: Display
    var manner: Manner

    init(_ finger: Int, _ phase: Contact.Phase, _ display: Display, _ manner: Manner = Manner()) {
      (self.finger, self.phase, self.display, self.manner) = (finger, phase, display, manner)
    }
  }

  /// Where a finger is, how it presses, and what it is: all of that makes no difference.
  struct Manner: Equatable {
    var location = CGPoint(x: 0.5, y: 0.5)
    var pressure = 0.0
    var majorRadius: CGFloat = 5
    var tool = Contact.Tool.finger
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
    { ["\(steps[$0].words) → \(owner(steps[$0].contact, steps[$0].display).words)"] }
  }

  func smaller(_ step: Step) -> [Step] {
    plain(step, \.phase, step.phase == .stationary ? .moved : step.phase.isEnd ? .ended : step.phase)
      + plain(step, \.display.isLocked, false)
      + plain(step, \.display.frontmostApp, "Mail", "Maps", nil)
  }

  var plainer: [RoutingScript] {
    func all<Value: Equatable>(_ property: WritableKeyPath<Step, Value>, _ value: Value) -> [RoutingScript] {
      var script = self
      for step in steps.indices { script.steps[step][keyPath: property] = value }
      return steps.allSatisfy { $0[keyPath: property] == value } ? [] : [script]
    }
    let manner = Manner()
    return all(\.manner, manner) + all(\.manner.location, manner.location)
      + all(\.manner.pressure, manner.pressure) + all(\.manner.majorRadius, manner.majorRadius)
      + all(\.manner.tool, manner.tool) + all(\.display.isLocked, false) + all(\.display.frontmostApp, "Mail")
  }

  var numbers: Set<Int> { Set(steps.map(\.finger)) }

  func with(_ numbers: [Int: Int]) -> RoutingScript {
    var script = self
    script.steps = steps.compactMap { step in
      numbers[step.finger].flatMap { variants(step, \.finger, [$0]).first }
    }
    return script
  }

  var lines: [(label: String, words: String)] { steps.map { ("", $0.words) } }
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
  fileprivate var words: String { "\(manner.words(for: finger)) \(phase), \(display.words)" }

  fileprivate var contact: Contact {
    Contact(
      index: finger, phase: phase, location: manner.location, pressure: manner.pressure,
      majorRadius: manner.majorRadius, tool: manner.tool)
  }
}

extension RoutingScript.Manner {
  /// The finger with its number, and what isn't plain about it.
  fileprivate func words(for finger: Int) -> String {
    let plain = Self()
    var words =
      switch tool {
      case .finger: "finger \(finger)"
      case .pencil(let pencil): "\(pencil == Pencil() ? "" : "tilted ")pencil \(finger)"
      case .pointer(let buttons): "pointer \(finger)\(buttons == 1 ? "" : " with buttons \(buttons)")"
      }
    if location != plain.location {
      let (x, y) = (NumberText.trimmed(Double(location.x)), NumberText.trimmed(Double(location.y)))
      words += " at (\(x), \(y)) of the glass"
    }
    if pressure != plain.pressure { words += " with pressure \(NumberText.trimmed(pressure))" }
    if majorRadius != plain.majorRadius { words += " with radius \(NumberText.trimmed(Double(majorRadius)))" }
    return words
  }
}

extension Contact.Phase {
  var isEnd: Bool { self == .ended || self == .cancelled }
}

extension Display {
  fileprivate var words: String {
    if isLocked { return "device locked" + (frontmostApp.map { ", “\($0)” behind" } ?? "") }
    return "\(frontmostApp.map { "“\($0)”" } ?? "home screen") in front"
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
