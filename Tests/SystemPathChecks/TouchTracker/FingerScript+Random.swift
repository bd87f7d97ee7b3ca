import CheckSupport
import TouchKit

extension FingerScript {
  private static let starts = [0, -300, -100_000, 7_200_000, 2_592_000_000.0]

  /// Fingers that do anything, each of which lands in a place of its own.
  static func anyFingers(_ random: inout SeededGenerator) -> FingerScript {
    let count = random.inTurn([1, 2, 2, 3, 4, 4, 4, 18])
    var script = FingerScript(TouchAspect.all)
    (script.start, script.pencils) = (random.inTurn(starts), random.inTurn([0, 1, nil]))
    script.screen = random.pick([CGSize(width: 320, height: 480), CGSize(width: 667, height: 375)])
    if count > 4 { script.screen = CGSize(width: 1024, height: 1366) }
    let indices = (Array(0...63) + [64, 99, 65_536]).shuffled(using: &random).prefix(count)
    var landings: [Int: CGPoint] = [:]
    for _ in 0..<random.number(6...20) {
      var step = Step(random.pick([8, 17, 60, 130, 220, 400]))
      if random.once(in: 8) { step = .interruption(10) }
      for (number, index) in indices.enumerated() where !step.isInterruption {
        step.acts[index] = script.act(landings[index], number, &random)
        switch step.acts[index] {
        case .land(let place): landings[index] = place
        case .lift, .cancel, .go(_, saying: .cancelled): landings[index] = nil
        default: break
        }
      }
      script.steps.append(step)
    }
    // For a long time every frame leaves all fingers out.
    let rest = Array(repeating: Step(17), count: random.isTurn(in: 5) ? 20 : 0)
    script.steps.insert(contentsOf: rest, at: script.steps.count / 2)
    return script
  }

  private func act(_ landing: CGPoint?, _ number: Int, _ random: inout SeededGenerator) -> Act? {
    let edge = CGPoint(x: random.pick([0, screen.width - 1]), y: random.pick([0, screen.height - 1]))
    let place = random.pick([edge, CGPoint(x: screen.width / random.pick([2, 3, 5, 7]), y: 90.5)])
    guard let landing else {
      if random.once(in: 4) { return random.pick([nil, .go(place), .stay(), .lift(), .cancel]) }
      let home = CGPoint(x: CGFloat(45 + 100 * (number % 3)), y: CGFloat(80 + 150 * (number / 3)))
      return .land(home + CGPoint(x: random.pick([0, 0.5, -4]), y: random.pick([0, 0.25, 7])))
    }
    return random.pick([
      nil, .go(place), .go(place), .go(landing), .go(landing + CGPoint(x: 0.5, y: 0)),
      .go(place, saying: .stationary), .stay(), .stay(saying: .moved), .lift(), .lift(), .lift(at: place),
      .cancel, .go(place, saying: .cancelled),
    ])
  }

  /// How many kinds of series there are.
  static let kindsOfSeries = 36

  /// A series of taps with something special in it, of each kind in turn: within a limit, and then beyond it.
  static func anyTaps(_ random: inout SeededGenerator) -> FingerScript {
    let (kind, beyond) = random.inTurn(Array(0..<kindsOfSeries)).quotientAndRemainder(dividingBy: 2)
    let isWithin = beyond == 0
    if kind == 0 { return manyFingers(isWithin ? 6 : 18, &random) }
    var taps = (0..<4).map { number in
      Tap(
        finger: random.pick([0, 0, 1, 33]), gap: random.pick([60, 100]),
        at: number == 0 ? .zero : CGPoint(x: random.pick([0, 10, -15]), y: random.pick([0, 12])),
        press: random.pick([30, 80]))
    }
    let place = random.pick([CGPoint(x: 160, y: 240), CGPoint(x: 170, y: 200.5)])
    // Across as well as along the axes: the limit is a distance.
    let way = random.pick([(-1, 0), (0, 1), (0.6, -0.8), (-0.8, 0.6)].map { CGPoint(x: $0, y: $1) })
    let far = way * (isWithin ? 44.99 : 45.01)
    // What counts is where the first tap landed, and it lifts elsewhere.
    taps[0].slip = way * (isWithin ? -30 : 30)
    var other = Tap(finger: isWithin ? taps[1].finger : 5, gap: 120, at: CGPoint(x: -120, y: -120), press: 20)
    let rest = random.pick([Act.stay(), .stay(saying: .moved), nil])
    switch kind {
    case 1: taps[2].gap = isWithin ? 349.9 : 350.1
    case 2: taps[1].press = isWithin ? 749.9 : 750.1
    case 3: taps[2].at = far
    case 4, 5: (taps[1].way, taps[1].saying) = ([far, .zero], kind == 4 ? .moved : .stationary)
    case 6: taps[1].slip = far
    case 7: (taps[1].at, taps[1].way) = (way * 40, [way * (isWithin ? 40 : 46), .zero])
    case 8, 9, 10:
      let steps = [9, 18, 27, 36] + (isWithin ? [44] : [45, 54, 45]) + [36, 27, 18, 9]
      taps[1].way = steps.map { way * CGFloat($0) }
      taps[1].rest = (12, [.stay(), .stay(saying: .moved), nil][kind - 8])
    case 11: (taps[1].way, taps[1].rest) = ([1, 2, 3, 4, 5].map { way * $0 }, (isWithin ? 130 : 200, rest))
    case 12, 13, 14, 15:
      other.slip = kind == 13 ? CGPoint(x: 0, y: 150) : nil
      other.end = [.lift(), .lift(), .cancel, nil][kind - 12]
      taps.insert(other, at: 2)
    case 16: (taps[1].end, taps[1].press) = (isWithin ? .cancel : nil, 30)
    default: taps = Array(repeating: taps, count: isWithin ? 6 : 16).flatMap { $0 }
    }
    var script = FingerScript(TouchAspect.all, taps, at: place)
    (script.start, script.pencils) = (random.inTurn(starts), random.inTurn([0, 1, nil]))
    // Another finger may land first, and stay.
    let holding = Step(300, [9: .land(place + CGPoint(x: 30, y: 5))])
    if random.isTurn(in: 4) { script.steps.insert(holding, at: 0) }
    return script
  }

  /// Quick taps of several fingers, each in a place of its own.
  private static func manyFingers(_ count: Int, _ random: inout SeededGenerator) -> FingerScript {
    let places = (0..<count).map { CGPoint(x: 100 + 150 * CGFloat($0 % 6), y: 300 + 300 * CGFloat($0 / 6)) }
    let landings = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($0, Act.land($1)) })
    var script = FingerScript(TouchAspect.all)
    script.screen = CGSize(width: 1024, height: 1366)
    for _ in 0..<3 {
      script.steps.append(Step(100, landings))
      script.steps += (0..<count).shuffled(using: &random).map { Step(8, [$0: .lift()]) }
    }
    return script
  }
}
