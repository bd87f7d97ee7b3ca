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
    steps.shorter.map { steps in
      var script = self
      script.steps = steps
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

  /// - Parameter fingers: How many there are, at most; of many there are at times three times as many.
  static func make(
    fingers: Int, strangers: Bool = false, cancels: Bool = false
  ) -> (inout SeededGenerator) -> RoutingScript {
    { random in
      // A slot may have any number, most often a low one, and an app any name.
      let numbers =
        Bool.random(using: &random) ? Array(0..<fingers) : Array(0...63) + [64, 128, 1_000, 65_536]
      let isCrowded = fingers > 10 && random.isTurn(in: 15)
      let indices = Array(
        (isCrowded ? Array(0..<80) : numbers).shuffled(using: &random).prefix(isCrowded ? 48 : fingers))
      let apps = (0..<Int.random(in: 2...6, using: &random)).map { _ in name(&random) }
      var steps: [Step] = []
      var down: Set<Int> = []
      let isLong = random.once(in: 10)
      // Some fingers stay for long.
      let stays = isCrowded || isLong && Bool.random(using: &random)
      let long = isCrowded ? 400 : stays || Int.random(in: 0..<3, using: &random) > 0 ? 150 : 600
      for _ in 0..<(isLong || isCrowded ? long : Int.random(in: 4...max(16, 3 * fingers), using: &random)) {
        if steps.isEmpty || random.once(in: 3) {
          let app = (apps + [nil]).randomElement(using: &random) ?? nil
          steps.append(.show(app: app, isLocked: random.once(in: 4)))
          continue
        }
        let index = indices.randomElement(using: &random) ?? 0
        if strangers, random.once(in: 4) {
          steps.append(
            .finger(index, [.moved, .stationary, .ended, .cancelled].randomElement(using: &random) ?? .moved))
        } else if down.insert(index).inserted {
          steps.append(.finger(index, .began))
        } else {
          let phases: [Contact.Phase] = [.moved, .stationary, .ended] + (cancels ? [.cancelled] : [])
          let lasting = stays && Int.random(in: 0..<9, using: &random) > 0 ? phases.prefix(2) : phases[...]
          let phase = lasting.randomElement(using: &random) ?? .moved
          steps.append(.finger(index, phase))
          if phase == .ended || phase == .cancelled { down.remove(index) }
        }
      }
      return RoutingScript(steps: steps)
    }
  }

  /// A name of an app, also one that looks like a process's, or is longer than names are.
  private static func name(_ random: inout SeededGenerator) -> String {
    let known = [
      "Mail", "Maps", "Notes", "SpringBoard", "springBoard", "", "Mail 2", "mail", "Mail ", " ", "nil",
      "Café",
      "com.apple.springboard", "com.example.Mail", "org.example.a.rather.long.name.Mail",
      "org.example.a.rather.long.name.Maps",
    ]
    if Bool.random(using: &random) { return known.randomElement(using: &random) ?? "" }
    return String((0..<6).map { _ in "abcdefghijklmnop".randomElement(using: &random) ?? "a" })
  }
}

extension RoutingScript.Moment {
  var words: String { "finger \(index) \(phase) while \(display.words)" }
}

extension Display {
  var words: String {
    let front = frontmostApp.map { "the app “\($0)” is in front" } ?? "the home screen is in front"
    return isLocked ? "the device is locked (behind it, \(front))" : front
  }
}
