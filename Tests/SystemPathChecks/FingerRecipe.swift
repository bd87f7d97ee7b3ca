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
  /// Whether the screen may be a tablet's, with up to eighteen fingers of any index on it, and the clock begin anywhere.
  var reachesLimits = false

  /// Any order of acts.
  func makeCase(_ random: inout SeededGenerator) -> FingerScript {
    guard reachesLimits else { return makeCase(of: Array(0..<fingers), on: .phone, &random) }
    let isLarge = random.once(in: 8)
    let count = isLarge ? 18 : Int.random(in: 1...fingers, using: &random)
    let indices = Array((Array(0...63) + [64, 99, 1_000, 65_536]).shuffled(using: &random).prefix(count))
    var script = makeCase(
      of: indices, on: isLarge ? .tablet : Bool.random(using: &random) ? .phone : .wide, &random)
    script.clockOffset = Self.clockOffset(of: script, &random)
    if random.once(in: 6) {
      // For a long time every frame leaves all fingers out.
      let rest = Array(repeating: FingerScript.Step(wait: 17, acts: [:]), count: 20)
      script.steps.insert(
        contentsOf: rest, at: Int.random(in: 0...script.steps.count, using: &random))
    }
    return script
  }

  /// The first moment at zero, or all of them before it, or long after.
  static func clockOffset(of script: FingerScript, _ random: inout SeededGenerator) -> Int {
    random.pick([
      0, -(script.moments.first?.microseconds ?? 0), -100_000_000, -350_000, 7_200_000_000, 2_592_000_000_000,
    ])
  }

  /// A screen, and places on it that are far apart.
  private struct Glass {
    let screen: CGSize
    let columns, rows: [CGFloat]

    static let phone = Glass(
      screen: CGSize(width: 320, height: 480), columns: [40, 160, 280], rows: [120, 360])
    static let wide = Glass(
      screen: CGSize(width: 667, height: 375), columns: [40, 200, 330, 500, 640], rows: [60, 300])
    static let tablet = Glass(
      screen: CGSize(width: 1024, height: 1366), columns: [40, 200, 360, 600, 760, 980],
      rows: [60, 300, 540, 900, 1_300])

    /// A place, or a point near by, not always a whole one.
    func place(_ random: inout SeededGenerator, atTheEdge: Bool = false) -> CGPoint {
      if atTheEdge, random.once(in: 8) {
        return CGPoint(
          x: [0, screen.width - 1].randomElement(using: &random) ?? 0,
          y: [0, screen.height - 1].randomElement(using: &random) ?? 0)
      }
      return CGPoint(
        x: (columns.randomElement(using: &random) ?? 0) + CGFloat(Int.random(in: -16...16, using: &random))
          / 2,
        y: (rows.randomElement(using: &random) ?? 0) + CGFloat(Int.random(in: -16...16, using: &random)) / 2)
    }
  }

  private func makeCase(
    of indices: [Int], on glass: Glass, _ random: inout SeededGenerator
  ) -> FingerScript {
    var down: Set<Int> = []
    var steps: [FingerScript.Step] = []
    for _ in 0..<Int.random(in: self.steps, using: &random) {
      var step = FingerScript.Step(
        wait: [8, 17, 60, 130, 220, 400].randomElement(using: &random) ?? 8, acts: [:])
      if spices.contains(.interruptions), !down.isEmpty || reachesLimits,
        random.once(in: 5)
      {
        step.isInterruption = true
        steps.append(step)
        continue
      }
      for index in indices {
        step.acts[index] = act(isDown: down.contains(index), on: glass, &random)
        switch step.acts[index] {
        case .land: down.insert(index)
        case .lift, .slipOff, .cancel: down.remove(index)
        default: break
        }
      }
      steps.append(step)
    }
    return FingerScript(steps: steps, hasStrangers: spices.contains(.strangers), screen: glass.screen)
  }

  private func act(isDown: Bool, on glass: Glass, _ random: inout SeededGenerator) -> FingerScript.Act? {
    let roll = Int.random(in: 0..<12, using: &random)
    guard isDown else {
      if spices.contains(.strangers), roll == 0 {
        return [.lift, .rest, .cancel].randomElement(using: &random) ?? .lift
      }
      if spices.contains(.strangers), roll == 1 { return .move(glass.place(&random)) }
      return roll < 8 ? .land(glass.place(&random, atTheEdge: reachesLimits)) : nil
    }
    switch roll {
    case 0 where reachesLimits: return .back
    case 1 where reachesLimits:
      return .nudge(
        CGPoint(
          x: [0, 0.5, -1].randomElement(using: &random) ?? 0,
          y: [0, 0.25, 1].randomElement(using: &random) ?? 0))
    case 2 where reachesLimits: return .creep(glass.place(&random))
    case 0..<4: return .move(glass.place(&random, atTheEdge: reachesLimits))
    case 4..<6: return .lift
    case 6: return .slipOff(glass.place(&random))
    case 7 where spices.contains(.cancels): return .cancel
    case 7, 8: return spices.contains(.rests) ? .tremble : .move(glass.place(&random))
    case 9: return spices.contains(.rests) ? .rest : .lift
    default: return spices.contains(.rests) ? nil : .move(glass.place(&random))
    }
  }
}
