import CheckSupport
import TouchKit

/// What random scripts of fingers are made of.
struct FingerRecipe {
  /// What may happen besides landing, moving and lifting.
  enum Spice: CaseIterable {
    /// Frames in which fingers rest, tremble, or are left out.
    case rests
    /// The sensor cancels a finger.
    case cancels
    /// The system interrupts.
    case interruptions
    /// Fingers that never landed.
    case strangers
  }

  var fingers = 1
  var spices: Set<Spice> = []
  var steps = 4...12

  /// Any order of acts.
  func makeCase(_ random: inout SeededGenerator) -> FingerScript {
    var down: Set<Int> = []
    var steps: [FingerScript.Step] = []
    for _ in 0..<Int.random(in: self.steps, using: &random) {
      var step = FingerScript.Step(
        wait: [8, 17, 60, 130, 220, 400].randomElement(using: &random) ?? 8, acts: [:])
      if spices.contains(.interruptions), !down.isEmpty, Int.random(in: 0..<5, using: &random) == 0 {
        step.isInterruption = true
        steps.append(step)
        continue
      }
      for index in 0..<fingers {
        step.acts[index] = act(isDown: down.contains(index), &random)
        switch step.acts[index] {
        case .land: down.insert(index)
        case .lift, .slipOff, .cancel: down.remove(index)
        default: break
        }
      }
      steps.append(step)
    }
    return FingerScript(steps: steps, hasStrangers: spices.contains(.strangers))
  }

  private func act(isDown: Bool, _ random: inout SeededGenerator) -> FingerScript.Act? {
    let roll = Int.random(in: 0..<12, using: &random)
    guard isDown else {
      if spices.contains(.strangers), roll == 0 { return .lift }
      if spices.contains(.strangers), roll == 1 { return .move(Self.place(&random)) }
      return roll < 8 ? .land(Self.place(&random)) : nil
    }
    switch roll {
    case 0..<4: return .move(Self.place(&random))
    case 4..<6: return .lift
    case 6: return .slipOff(Self.place(&random))
    case 7 where spices.contains(.cancels): return .cancel
    case 7, 8: return spices.contains(.rests) ? .tremble : .move(Self.place(&random))
    case 9: return spices.contains(.rests) ? .rest : .lift
    default: return spices.contains(.rests) ? nil : .move(Self.place(&random))
    }
  }

  /// One of six places that are far apart, or a point near by, not always a whole one.
  private static func place(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: CGFloat([40, 160, 280].randomElement(using: &random) ?? 0)
        + CGFloat(Int.random(in: -16...16, using: &random)) / 2,
      y: CGFloat([120, 360].randomElement(using: &random) ?? 0)
        + CGFloat(Int.random(in: -16...16, using: &random)) / 2)
  }

  /// Two or three taps one after the other, each of which may be too late, too long or too far away: by little, so that
  /// every limit is told from its neighbours, but not so little that rounding matters.
  static func makeTaps(_ random: inout SeededGenerator) -> FingerScript {
    if Int.random(in: 0..<5, using: &random) == 0 { return makeCreepingTaps(&random) }
    let origin = CGPoint(x: 160, y: 240)
    var steps: [FingerScript.Step] = []
    for number in 0..<Int.random(in: 2...3, using: &random) {
      let index = Int.random(in: 0...1, using: &random)
      let gap = [60, 200, 345, 355, 600].randomElement(using: &random) ?? 60
      let away =
        number == 0 ? 0 : CGFloat([0, 20, 38, 44.5, 45.5, 60, 80].randomElement(using: &random) ?? 0)
      // Across as well as along the axes: the limit is a distance.
      let way = [CGPoint(x: 1, y: 0), CGPoint(x: 0.6, y: 0.8)].randomElement(using: &random) ?? .zero
      let place = CGPoint(x: origin.x + away * way.x, y: origin.y + away * way.y)
      steps.append(FingerScript.Step(wait: gap, acts: [index: .land(place)]))
      var press = [50, 180, 400, 745, 755].randomElement(using: &random) ?? 50
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let drift: CGFloat = [20, 44.5, 45.5, 90].randomElement(using: &random) ?? 0
        let point = CGPoint(x: place.x + drift * way.y, y: place.y + drift * way.x)
        steps.append(FingerScript.Step(wait: 20, acts: [index: .move(point)]))
        steps.append(FingerScript.Step(wait: 20, acts: [index: .move(place)]))
        press = max(10, press - 40)
      case 1:
        // All is within the limit from step to step, and far away in the end.
        for part in 1...3 {
          let point = CGPoint(x: place.x, y: place.y + CGFloat(part) * 30)
          steps.append(FingerScript.Step(wait: 10, acts: [index: .move(point)]))
        }
        press = max(10, press - 30)
      default: break
      }
      steps.append(FingerScript.Step(wait: press, acts: [index: .lift]))
    }
    return FingerScript(steps: steps)
  }

  /// Quick taps, each of them near the one before, so that the last may be far from the first.
  private static func makeCreepingTaps(_ random: inout SeededGenerator) -> FingerScript {
    var steps: [FingerScript.Step] = []
    var x: CGFloat = 100
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      steps.append(FingerScript.Step(wait: 100, acts: [0: .land(CGPoint(x: x, y: 240))]))
      steps.append(FingerScript.Step(wait: 50, acts: [0: .lift]))
      x += [10, 30, 40].randomElement(using: &random) ?? 10
    }
    return FingerScript(steps: steps)
  }
}
