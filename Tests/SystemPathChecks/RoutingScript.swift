import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What fingers do, and what comes to the front meanwhile.
struct RoutingScript {
  enum Step {
    case show(app: String?, isLocked: Bool)
    case finger(Int, Contact.Phase)
  }

  var steps: [Step]

  var smaller: [RoutingScript] {
    steps.indices.reversed().map { place in
      var script = self
      script.steps.remove(at: place)
      return script
    }
  }

  /// A step that is a contact, with what the display shows then.
  struct Moment {
    let index: Int
    let phase: Contact.Phase
    let display: Display
  }

  /// What is really played: fingers land only when they are not down.
  ///
  /// - Parameter strangers: Whether fingers may go on that never landed.
  func moments(strangers: Bool) -> [Moment] {
    var display = Display(frontmostApp: "Mail")
    var down: Set<Int> = []
    return steps.compactMap { step in
      switch step {
      case .show(let app, let isLocked):
        display = Display(frontmostApp: app, isLocked: isLocked)
        return nil
      case .finger(let index, .began):
        guard down.insert(index).inserted else { return nil }
        return Moment(index: index, phase: .began, display: display)
      case .finger(let index, let phase):
        guard strangers || down.contains(index) else { return nil }
        if phase == .ended || phase == .cancelled { down.remove(index) }
        return Moment(index: index, phase: phase, display: display)
      }
    }
  }

  /// - Parameter fingers: How many there are, three at most.
  static func make(
    fingers: Int, strangers: Bool = false, cancels: Bool = false
  ) -> (inout SeededGenerator) -> RoutingScript {
    { random in
      var steps: [Step] = []
      var down: Set<Int> = []
      for _ in 0..<Int.random(in: 4...16, using: &random) {
        if Int.random(in: 0..<3, using: &random) == 0 {
          let app = ["Mail", "Maps", "Notes", nil].randomElement(using: &random) ?? nil
          steps.append(.show(app: app, isLocked: Int.random(in: 0..<4, using: &random) == 0))
          continue
        }
        // A slot may have any number.
        let index = [0, 10, 20][Int.random(in: 0..<fingers, using: &random)]
        if strangers, Int.random(in: 0..<4, using: &random) == 0 {
          steps.append(
            .finger(index, [.moved, .stationary, .ended, .cancelled].randomElement(using: &random) ?? .moved))
        } else if down.insert(index).inserted {
          steps.append(.finger(index, .began))
        } else {
          let phases: [Contact.Phase] = [.moved, .stationary, .ended] + (cancels ? [.cancelled] : [])
          let phase = phases.randomElement(using: &random) ?? .moved
          steps.append(.finger(index, phase))
          if phase == .ended || phase == .cancelled { down.remove(index) }
        }
      }
      return RoutingScript(steps: steps)
    }
  }
}

extension RoutingScript.Moment {
  var words: String { "finger \(index) \(phase) while \(display.words)" }
}

extension Display {
  var words: String {
    let front = frontmostApp.map { "\($0) is in front" } ?? "the home screen is in front"
    return isLocked ? "the device is locked (behind it, \(front))" : front
  }
}
