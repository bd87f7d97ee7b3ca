import CheckSupport
import TouchKit

extension FingerRecipe {
  /// Two or three taps one after the other, each of which may be too late, too long or too far away: by little, so that
  /// every limit is told from its neighbours, but not so little that rounding matters.
  static func makeTaps(_ random: inout SeededGenerator) -> FingerScript {
    if random.isTurn(in: 20) { return makeAContinuationThatIsNoTap(&random) }
    if random.isTurn(in: 6) { return makeAWayWithRests(&random) }
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
    let isAtTheEdge = random.once(in: 4)
    let origin = isAtTheEdge ? CGPoint.zero : random.pick([CGPoint(x: 160, y: 240), CGPoint(x: 158, y: 200)])
    // Up and to the left as well as down and to the right, where there is room.
    let (right, down): (CGFloat, CGFloat) =
      isAtTheEdge ? (1, 1) : (random.pick([1, -1]), random.pick([1, -1]))
    let elsewhere = isAtTheEdge ? CGPoint(x: 300, y: 460) : CGPoint(x: 20, y: 20)
    var steps: [FingerScript.Step] = []
    let count = random.once(in: 6) ? 6 : Int.random(in: 2...3, using: &random)
    // In some series all is within the limits.
    let isSeries = random.once(in: 4)
    let drifts: [CGFloat] = isSeries ? [20, 44.99] : [20, 44.99, 45.01, 90]
    for number in 0..<count {
      let index = [0, 1, 33].randomElement(using: &random) ?? 0
      let wholeGap =
        (isSeries ? [60, 349] : [60, 200, 349, 351, 600, 9_000]).randomElement(using: &random) ?? 60
      var gap = wholeGap
      if number > 0, random.once(in: 4) {
        // A touch far away: a tap, a swipe, or one that is cancelled. It neither continues the series nor ends it.
        let other = [5, index].randomElement(using: &random) ?? 5
        let away: FingerScript.Act = Bool.random(using: &random) ? .lift : .slipOff(CGPoint(x: 20, y: 300))
        let wait = gap > 200 ? 120 : 20
        steps.append(FingerScript.Step(wait: wait, acts: [other: .land(elsewhere)]))
        switch random.inTurn([0, 0, 1, 2]) {
        case 0: steps.append(FingerScript.Step(wait: 20, acts: [other: away]))
        case 1: steps.append(FingerScript.Step(wait: 20, acts: [other: .cancel]))
        default:
          steps.append(FingerScript.Step(wait: 10, acts: [:], isInterruption: true))
          steps.append(FingerScript.Step(wait: 10, acts: [other: .lift]))
        }
        gap -= wait + 20
      }
      let ways: [CGFloat] = isSeries ? [0, 20, 38, 44.99] : [0, 20, 38, 44.99, 45.01, 60, 80]
      let away = number == 0 ? 0 : ways.randomElement(using: &random) ?? 0
      // Across as well as along the axes: the limit is a distance.
      let direction = random.pick([CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0.6, y: 0.8)])
      let way = CGPoint(x: direction.x * right, y: direction.y * down)
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
        let point = CGPoint(x: place.x + drift * abs(way.y) * right, y: place.y + drift * abs(way.x) * down)
        // The contact of a finger that goes may also say that it rests.
        let rests = Bool.random(using: &random)
        steps.append(FingerScript.Step(wait: 20, acts: [index: rests ? .creep(point) : .move(point)]))
        steps.append(FingerScript.Step(wait: 20, acts: [index: .move(place)]))
        press = max(10, press - 40)
      case 1 where !isSeries:
        // All is within the limit from step to step, and far away in the end.
        for part in 1...3 {
          let point = CGPoint(x: place.x, y: place.y + CGFloat(part) * 30 * down)
          steps.append(FingerScript.Step(wait: 10, acts: [index: .move(point)]))
        }
        press = max(10, press - 30)
      case 2:
        // The finger is somewhere else when it lifts, and was not before.
        let drift = drifts.randomElement(using: &random) ?? 0
        lift = .slipOff(
          CGPoint(x: place.x + drift * abs(way.y) * right, y: place.y + drift * abs(way.x) * down))
      default: break
      }
      steps.append(FingerScript.Step(wait: press, shift: shift(wholePress), acts: [index: lift]))
    }
    var script = FingerScript(steps: steps)
    if random.once(in: 3) { script.hold(9, at: CGPoint(x: origin.x + 30, y: origin.y + 5)) }
    if random.isTurn(in: 8) { script.fill(every: random.pick([8, 17])) }
    script.screen = random.pick([CGSize(width: 320, height: 480), CGSize(width: 667, height: 480)])
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
}
