import TouchKit

@testable import LiveFigures

/// A run of a figure as the text that links carry, and its twin in the native engine.
struct RunCode {
  var scene: Int
  var profile = SystemProfile.all.count - 1
  /// Microseconds, and what happens then.
  var inputs: [(time: Int, numbers: [Int])] = []
  var end = 0

  /// A play of a scene after some switches.
  init(scene: Int, profile: Int = SystemProfile.all.count - 1, settings: [(Int, Int)] = [], play: Play) {
    (self.scene, self.profile) = (scene, profile)
    for (setting, choice) in settings { inputs.append((0, [1, setting, choice])) }
    for step in play.steps {
      let time = step.time * 1000
      end = max(end, time + 1_500_000)
      switch step.change {
      case .setting(let setting, let choice): inputs.append((time, [1, setting, choice]))
      case .finger(let finger, let phase, let x, let y):
        inputs.append((time, [0, finger, Self.number(of: phase), x * 100, y * 100, 0, 50]))
      }
    }
  }

  /// Reads the text of a link; `nil` for one that is none.
  init?(scene: Int, text: String) {
    let items = text.split(separator: "_")
    guard items.count >= 2, let profile = Int(items[0]), let end = Int(items[1], radix: 36) else {
      return nil
    }
    (self.scene, self.profile, self.end) = (scene, profile, end)
    for item in items.dropFirst(2) {
      let numbers = item.split(separator: ".").compactMap { Int($0, radix: 36) }
      guard numbers.count >= 2 else { return nil }
      inputs.append((numbers[0], Array(numbers.dropFirst())))
    }
  }

  private static func number(of phase: Contact.Phase) -> Int {
    switch phase {
    case .began: 0
    case .moved, .stationary: 1
    case .ended: 2
    case .cancelled: 3
    }
  }

  /// The text that a link carries.
  var text: String {
    ([String(profile), String(end, radix: 36)]
      + inputs.map { ([$0.time] + $0.numbers).map { String($0, radix: 36) }.joined(separator: ".") })
      .joined(separator: "_")
  }

  /// The run in the native engine.
  func run() -> LiveRun? {
    guard let run = LiveRun(scene: scene, profile: profile) else { return nil }
    for (time, numbers) in inputs {
      run.frame(at: Double(time))
      let rest = numbers.dropFirst().map { $0 }
      switch numbers[0] {
      case 1: run.set(rest[0], to: rest[1])
      case 2: run.place(rest[0], x: rest[1], y: rest[2])
      default:
        for start in stride(from: 0, to: rest.count - 5, by: 6) {
          run.contact(
            rest[start], rest[start + 1], x: rest[start + 2], y: rest[start + 3], pressure: rest[start + 4],
            radius: rest[start + 5])
        }
        run.frame(at: Double(time))
      }
    }
    run.frame(at: Double(end))
    return run
  }
}
