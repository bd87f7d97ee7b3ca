import CheckSupport
import TouchKit

@testable import SystemPathExercises

extension RoutingScript {
  /// Any fingers and any apps; at times many fingers, or some that stay for long.
  static func random(_ random: inout SeededGenerator) -> RoutingScript {
    let (fingers, steps, stays) = random.inTurn([
      (1, 12, false), (2, 16, false), (4, 40, false), (16, 100, false), (48, 300, true), (2, 120, true),
      (3, 400, false), (3, 20, false),
    ])
    let indices =
      random.once(in: 2)
      ? Array(0..<fingers)
      : Array((Array(0...63) + [64, 99, 128, 65_536]).shuffled(using: &random).prefix(fingers))
    let apps = (0..<4).map { _ in random.pick(names) }
    var display = Display(frontmostApp: apps[0])
    var down: Set<Int> = []
    var script = RoutingScript()
    for _ in 0..<steps {
      if random.once(in: 2) {
        display = Display(frontmostApp: random.pick(apps + [nil]), isLocked: random.once(in: 4))
      }
      let finger = random.pick(indices)
      let others: [Contact.Phase] = [.moved, .stationary, .ended, .cancelled]
      var phase = random.pick(stays && !random.once(in: 20) ? [.moved, .stationary] : others)
      // Some go on without having landed.
      if !down.contains(finger), !random.once(in: 6) { phase = .began }
      if phase == .began { down.insert(finger) } else if phase.isEnd { down.remove(finger) }
      script.steps.append(
        Step(finger, phase, display, manner(Int.random(in: 1..<999, using: &random), finger)))
    }
    return script
  }

  /// One of many manners; a finger never becomes a pencil.
  private static func manner(_ number: Int, _ finger: Int) -> Manner {
    Manner(
      location: CGPoint(x: CGFloat(number % 13) / 13, y: CGFloat(number % 9) / 9),
      pressure: Double(number % 3) / 2, majorRadius: [5, 0, 12, 60, 7.5][number % 5],
      tool: [.finger, .finger, .pencil(Pencil()), .pointer(buttons: 1)][finger % 4])
  }

  /// Names of apps, some of which look like a process's, or like another one's.
  private static let names = [
    "Mail", "Maps", "Notes", "SpringBoard", "springBoard", "", "Mail 2", "mail", "Mail ", " ", "nil", "Café",
    "com.apple.springboard", "com.example.Mail", "org.example.a.rather.long.name.Mail",
    "org.example.a.rather.long.name.Maps",
  ]
}
