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
  private static func clockOffset(of script: FingerScript, _ random: inout SeededGenerator) -> Int {
    [0, -(script.moments.first?.microseconds ?? 0), -100_000_000, -350_000, 7_200_000_000]
      .randomElement(using: &random) ?? 0
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

  /// Two or three taps one after the other, each of which may be too late, too long or too far away: by little, so that
  /// every limit is told from its neighbours, but not so little that rounding matters.
  static func makeTaps(_ random: inout SeededGenerator) -> FingerScript {
    if random.isTurn(in: 20) { return makeAContinuationThatIsNoTap(&random) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return makeCreepingTaps(&random)
    case 2: return makeTapsOfManyFingers(&random)
    case 3: return makeTapsBetweenTwoOthers(&random)
    default: return makeTapsInARow(&random)
    }
  }

  /// A tap, a touch that continues it but is cancelled, interrupted, or no tap, and another one in time for the first.
  private static func makeAContinuationThatIsNoTap(_ random: inout SeededGenerator) -> FingerScript {
    let place = CGPoint(x: 160, y: 240)
    func land(_ wait: Int) -> FingerScript.Step { FingerScript.Step(wait: wait, acts: [0: .land(place)]) }
    var end = FingerScript.Step(wait: 30, acts: [:])
    switch Int.random(in: 0..<3, using: &random) {
    case 0: end.acts[0] = .cancel
    case 1: end.isInterruption = true
    default: end.acts[0] = .slipOff(CGPoint(x: 20, y: 90))
    }
    return FingerScript(steps: [
      land(20), FingerScript.Step(wait: 50, acts: [0: .lift]), land(60), end, land(60),
      FingerScript.Step(wait: 50, acts: [0: .lift]),
    ])
  }

  private static func makeTapsInARow(_ random: inout SeededGenerator) -> FingerScript {
    let origin = CGPoint(x: 160, y: 240)
    var steps: [FingerScript.Step] = []
    let count = random.once(in: 6) ? 6 : Int.random(in: 2...3, using: &random)
    // In some series all is within the limits.
    let isSeries = random.once(in: 4)
    let drifts: [CGFloat] = isSeries ? [20, 44.99] : [20, 44.99, 45.01, 90]
    for number in 0..<count {
      let index = [0, 1, 33].randomElement(using: &random) ?? 0
      let wholeGap = (isSeries ? [60, 349] : [60, 200, 349, 351, 600]).randomElement(using: &random) ?? 60
      var gap = wholeGap
      if number > 0, random.once(in: 4) {
        // A touch far away, a tap or a swipe, which neither continues the series nor ends it.
        let other = [5, index].randomElement(using: &random) ?? 5
        let away: FingerScript.Act = Bool.random(using: &random) ? .lift : .slipOff(CGPoint(x: 20, y: 90))
        let wait = gap > 200 ? 120 : 20
        steps.append(FingerScript.Step(wait: wait, acts: [other: .land(CGPoint(x: 20, y: 20))]))
        steps.append(FingerScript.Step(wait: 20, acts: [other: away]))
        gap -= wait + 20
      }
      let ways: [CGFloat] = isSeries ? [0, 20, 38, 44.99] : [0, 20, 38, 44.99, 45.01, 60, 80]
      let away = number == 0 ? 0 : ways.randomElement(using: &random) ?? 0
      // Across as well as along the axes: the limit is a distance.
      let way = [CGPoint(x: 1, y: 0), CGPoint(x: 0.6, y: 0.8)].randomElement(using: &random) ?? .zero
      let place = CGPoint(x: origin.x + away * way.x, y: origin.y + away * way.y)
      // At a limit, some by a tenth of a millisecond only.
      let isClose = Bool.random(using: &random)
      func shift(_ time: Int) -> Int {
        switch time {
        case 349, 749: isClose ? 900 : 0
        case 351, 751: isClose ? -900 : 0
        default: 0
        }
      }
      steps.append(FingerScript.Step(wait: gap, shift: shift(wholeGap), acts: [index: .land(place)]))
      var lift = FingerScript.Act.lift
      let wholePress = (isSeries ? [50, 749] : [50, 180, 400, 749, 751]).randomElement(using: &random) ?? 50
      var press = wholePress
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let drift = drifts.randomElement(using: &random) ?? 0
        let point = CGPoint(x: place.x + drift * way.y, y: place.y + drift * way.x)
        // The contact of a finger that goes may also say that it rests.
        let rests = Bool.random(using: &random)
        steps.append(FingerScript.Step(wait: 20, acts: [index: rests ? .creep(point) : .move(point)]))
        steps.append(FingerScript.Step(wait: 20, acts: [index: .move(place)]))
        press = max(10, press - 40)
      case 1 where !isSeries:
        // All is within the limit from step to step, and far away in the end.
        for part in 1...3 {
          let point = CGPoint(x: place.x, y: place.y + CGFloat(part) * 30)
          steps.append(FingerScript.Step(wait: 10, acts: [index: .move(point)]))
        }
        press = max(10, press - 30)
      case 2:
        // The finger is somewhere else when it lifts, and was not before.
        let drift = drifts.randomElement(using: &random) ?? 0
        lift = .slipOff(CGPoint(x: place.x + drift * way.y, y: place.y + drift * way.x))
      default: break
      }
      steps.append(FingerScript.Step(wait: press, shift: shift(wholePress), acts: [index: lift]))
    }
    var script = FingerScript(steps: steps)
    script.clockOffset = clockOffset(of: script, &random)
    return script
  }

  /// Two taps that are too far apart for one series, each of them alone or the end of a series, at times both down
  /// together; and then two between them, which could continue either.
  private static func makeTapsBetweenTwoOthers(_ random: inout SeededGenerator) -> FingerScript {
    var steps: [FingerScript.Step] = []
    func land(_ index: Int, at x: CGFloat) {
      steps.append(FingerScript.Step(wait: 20, acts: [index: .land(CGPoint(x: x, y: 240))]))
    }
    func lift(_ index: Int) { steps.append(FingerScript.Step(wait: 20, acts: [index: .lift])) }
    let ends = (Bool.random(using: &random) ? [100, 180] : [180, 100]) as [CGFloat]
    for x in ends where Bool.random(using: &random) {
      land(2, at: x)
      lift(2)
    }
    land(0, at: ends[0])
    let isTogether = Bool.random(using: &random)
    if !isTogether { lift(0) }
    land(1, at: ends[1])
    let isFirstLast = Bool.random(using: &random)
    if isTogether, !isFirstLast { lift(0) }
    lift(1)
    if isTogether, isFirstLast { lift(0) }
    for _ in 0..<2 {
      land(0, at: [137, 140, 143].randomElement(using: &random) ?? 140)
      lift(0)
    }
    return FingerScript(steps: steps)
  }

  /// Quick taps of several fingers, each in a place of its own.
  private static func makeTapsOfManyFingers(_ random: inout SeededGenerator) -> FingerScript {
    let fingers = Int.random(in: 2...(Bool.random(using: &random) ? 6 : 18), using: &random)
    let wait = fingers > 6 ? 8 : 20
    var steps: [FingerScript.Step] = []
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      for finger in 0..<fingers {
        let place = CGPoint(x: 100 + 150 * CGFloat(finger % 6), y: 300 + 300 * CGFloat(finger / 6))
        steps.append(FingerScript.Step(wait: wait, acts: [finger: .land(place)]))
      }
      for finger in (0..<fingers).shuffled(using: &random) {
        steps.append(FingerScript.Step(wait: wait, acts: [finger: .lift]))
      }
    }
    return FingerScript(steps: steps, screen: CGSize(width: 1024, height: 1366))
  }

  /// Quick taps, each of them near the one before, so that the last may be far from the first; or many in one place.
  private static func makeCreepingTaps(_ random: inout SeededGenerator) -> FingerScript {
    var steps: [FingerScript.Step] = []
    var x: CGFloat = 100
    let creeps = Int.random(in: 0..<3, using: &random) > 0
    let many = [24, 24, 70].randomElement(using: &random) ?? 24
    for _ in 0..<(creeps ? Int.random(in: 2...7, using: &random) : many) {
      steps.append(FingerScript.Step(wait: 100, acts: [0: .land(CGPoint(x: x, y: 240))]))
      steps.append(FingerScript.Step(wait: 50, acts: [0: .lift]))
      if creeps { x += [0, 5, 10, 30, 40].randomElement(using: &random) ?? 10 }
    }
    return FingerScript(steps: steps)
  }
}
