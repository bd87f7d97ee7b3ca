import CheckSupport
import TouchKit

extension FingerScript {
  /// Fingers that do anything, each of which lands in a place of its own.
  static func anyFingers(_ random: inout SeededGenerator) -> FingerScript {
    var script = FingerScript()
    let count = random.inTurn([1, 2, 2, 3, 4, 4, 4, 18])
    script.screen =
      count > 4
      ? CGSize(width: 1024, height: 1366)
      : random.pick([CGSize(width: 320, height: 480), CGSize(width: 667, height: 375)])
    let indices =
      random.once(in: 2)
      ? Array(0..<count) : Array((Array(0...63) + [64, 99, 65_536]).shuffled(using: &random).prefix(count))
    script.pickSurroundings(&random)
    var landings: [Int: CGPoint] = [:]
    var down: Set<Int> = []
    for _ in 0..<Int.random(in: 6...20, using: &random) {
      var step = Step(random.pick([8, 17, 60, 130, 220, 400]))
      if random.once(in: 8) { step = .interruption(10) }
      for (number, index) in indices.enumerated() where !step.isInterruption {
        let home = CGPoint(
          x: CGFloat(60 + 150 * (number % 6)) * (count > 4 ? 1 : 0.5), y: CGFloat(80 + 130 * (number / 6 * 2))
        )
        let jitter = CGPoint(x: random.pick([0, 0.5, -8]), y: random.pick([0, 0.25, 7]))
        step.acts[index] = script.act(down.contains(index) ? landings[index] : nil, home + jitter, &random)
        switch step.acts[index] {
        case .land(let place): (landings[index], _) = (place, down.insert(index))
        case .lift, .cancel: down.remove(index)
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

  /// What the sensor, the clock and the pencil make no difference in.
  private mutating func pickSurroundings(_ random: inout SeededGenerator) {
    start = random.inTurn([0, -300, -100_000, 7_200_000, 2_592_000_000])
    pencils = random.inTurn([0, 1, nil])
  }

  private func act(_ landing: CGPoint?, _ home: CGPoint, _ random: inout SeededGenerator) -> Act? {
    let edge = CGPoint(x: random.pick([0, screen.width - 1]), y: random.pick([0, screen.height - 1]))
    let place = random.pick([
      edge, home, CGPoint(x: CGFloat.random(in: 0..<screen.width, using: &random).rounded(), y: edge.y / 3),
    ])
    guard let landing else {
      if random.once(in: 4) { return random.pick([nil, .go(place), .stay(), .lift(), .cancel]) }
      return .land(home)
    }
    return random.pick([
      nil, .go(place), .go(landing), .go(landing + CGPoint(x: 0.5, y: 0)),
      .go(landing + CGPoint(x: 0, y: 0.25)),
      .go(place, saying: .stationary), .stay(), .stay(saying: .moved), .lift(), .lift(), .lift(at: place),
      .cancel,
    ])
  }

  /// How many kinds of series there are.
  static let kindsOfSeries = 36

  /// A series of taps with something special in it, of each kind in turn: within a limit, and then beyond it.
  static func anyTaps(_ random: inout SeededGenerator) -> FingerScript {
    let kind = random.inTurn(Array(0..<kindsOfSeries))
    let isWithin = kind.isMultiple(of: 2)
    if kind / 2 == 0 { return manyFingers(isWithin ? 6 : 18, &random) }
    var taps = (0..<Int.random(in: 4...5, using: &random)).map { _ in
      Tap(
        finger: random.pick([0, 0, 1, 33]), gap: random.pick([60, 100]),
        at: CGPoint(x: random.pick([0, 10, -15]), y: random.pick([0, 12])), press: random.pick([30, 50, 80]))
    }
    taps[0].at = .zero
    let place = random.pick([CGPoint(x: 160, y: 240), CGPoint(x: 170, y: 200.5)])
    let way = random.pick([
      CGPoint(x: 1, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 0.6, y: -0.8),
      CGPoint(x: -0.6, y: 0.8),
    ])
    let far: CGFloat = isWithin ? 44.99 : 45.01
    let steps: [CGFloat] =
      isWithin ? [9, 18, 27, 36, 44, 36, 27] : [9, 18, 27, 36, 45, 54, 45, 36, 27, 18, 9]
    let elsewhere = CGPoint(x: -120, y: -120)
    var other = Tap(finger: isWithin ? taps[1].finger : 5, gap: 120, at: elsewhere, press: 20)
    switch kind / 2 {
    case 1: taps[2].gap = isWithin ? 349.9 : 350.1
    case 2: taps[1].press = isWithin ? 749.9 : 750.1
    case 3: taps[2].at = way * far
    case 4: taps[1].way = [way * far, .zero]
    case 5: (taps[1].way, taps[1].saying) = ([way * far, .zero], .stationary)
    case 6: taps[1].end = .slip(way * far)
    case 7: (taps[1].at, taps[1].way) = (way * 40, [way * (isWithin ? 40 : 46), .zero])
    case 8, 9, 10:
      taps[1].way = steps.map { way * $0 }
      taps[1].rest = ([.told, .trembling, .leftOut][kind / 2 - 8], 12)
    case 11:
      taps[1].way = (1...5).map { way * CGFloat($0) }
      taps[1].rest = (random.pick([.told, .trembling, .leftOut]), isWithin ? 130 : 200)
    case 12: taps.insert(other, at: 2)
    case 13, 14, 15:
      other.end = [.slip(CGPoint(x: 0, y: 150)), .cancel, .interruption][kind / 2 - 13]
      taps.insert(other, at: 2)
    case 16: (taps[1].end, taps[1].press) = (isWithin ? .cancel : .interruption, 30)
    default: taps = Array(repeating: taps, count: isWithin ? 6 : 16).flatMap { $0 }
    }
    var script = FingerScript(taps: taps, at: place)
    script.pickSurroundings(&random)
    if random.isTurn(in: 4) {
      // A finger that lands first, and stays.
      script.steps.insert(Step(300, [9: .land(place + CGPoint(x: 30, y: 5))]), at: 0)
    }
    return script
  }

  /// Quick taps of several fingers, each in a place of its own.
  private static func manyFingers(_ count: Int, _ random: inout SeededGenerator) -> FingerScript {
    let places = (0..<count).map { CGPoint(x: 100 + 150 * CGFloat($0 % 6), y: 300 + 300 * CGFloat($0 / 6)) }
    var script = FingerScript()
    script.screen = CGSize(width: 1024, height: 1366)
    for _ in 0..<3 {
      script.steps.append(
        Step(100, Dictionary(uniqueKeysWithValues: places.enumerated().map { ($0, .land($1)) })))
      for index in (0..<count).shuffled(using: &random) { script.steps.append(Step(8, [index: .lift()])) }
    }
    return script
  }
}
