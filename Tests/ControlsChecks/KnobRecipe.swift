import CheckSupport
import TouchKit
import TouchStage

/// What the random knobs are like.
struct KnobRecipe {
  /// Which part of the circle the finger stays in, in degrees; `nil` for all of it.
  var sector: ClosedRange<Int>? = -150...150
  var turns: [ClosedRange<Int>] = [-100 ... -10, 10...100]
  var starts: ClosedRange<Int> = 0...100
  var drawings: [KnobCase.Drawing] = [.plain]
  var mostMoves = 5
  var leastMoves = 1
  var comesLater = false
  var hasTwin = false
  /// Whether the app changes the knob while the finger is down.
  var hasChanges = false

  func makeCase(_ random: inout SeededGenerator) -> KnobCase {
    let isLarge = random.once(in: 6)
    let width = random.points(isLarge ? 120...300 : 60...120)
    var example = KnobCase(
      size: CGSize(width: width, height: random.once(in: 2) ? width : random.points(60...120)))
    if random.once(in: 3) { example.origin = CGPoint(x: random.points(-50...50), y: random.points(-50...50)) }
    example.drawing = random.pick(drawings)
    // Not large, or fingers leave the screen.
    if drawings.count > 1 { example.ownDrawing = random.pick(drawings.filter { $0 != .large }) }
    let middle = CGPoint(x: 0.5, y: 0.5)
    example.anchor = random.inTurn([middle, middle, middle, .zero, CGPoint(x: 0.8, y: 0.3)])
    if random.once(in: 2) { example.variation = ViewVariation(&random) }
    if comesLater { example.earlierEnding = random.pick([.ended, .cancelled]) }
    if comesLater { example.earlierFingers = random.inTurn([1, 1, 1, 1, 25]) }
    example.quickTaps = random.inTurn([0, 0, 0, 1, 2])
    let turn: Double? = random.inTurn([nil, nil, 35, -50, 150])
    let distance: CGFloat = random.inTurn([20, 24, 80, 300])
    example.leaving = turn.map { KnobCase.Place(degrees: $0, distance: distance) }
    example.hasTwin = hasTwin
    example.part = random.inTurn([nil, nil, nil] + KnobCase.Part.allCases.map { $0 })
    if random.once(in: 4) { example.ending = .cancelled }
    if random.once(in: 4) { example.rest = random.pick([0, 1, 2]) }
    example.range = range(&random)
    // Far from zero, where only a Double tells one value from the next.
    if random.isTurn(in: 10) { example.range = 100_000_000...100_000_010 }
    example.start = Double(Int.random(in: starts, using: &random)) / 100
    var degrees = Double(Int.random(in: sector ?? -180...179, using: &random))
    example.landing = KnobCase.Place(
      degrees: degrees, distance: random.points(random.once(in: 3) ? 2...14 : 15...28))
    // As far out as the bounds go, in their corners, too.
    if random.once(in: 3) { example.landing.distance = example.reach(at: degrees) - 3 }
    if hasChanges, random.isTurn(in: 4) { comesBack(&example, &degrees, &random) }
    // Now and then in many small steps.
    let isSlow = random.once(in: 16)
    let most = isSlow ? 50 : isLarge ? mostMoves * 4 : mostMoves
    for _ in 0..<Int.random(in: min(most, max(leastMoves, isSlow ? 30 : 1))...most, using: &random) {
      let turn =
        isSlow || random.once(in: 6)
        ? random.pick([-1, -0.4, 0.4, 0.4, 1]) : Double(Int.random(in: random.pick(turns), using: &random))
      if let sector, !(Double(sector.lowerBound)...Double(sector.upperBound)).contains(degrees + turn) {
        continue
      }
      degrees += turn
      let distances = random.pick([15...90, 15...90, 2...14, 135...290, 290...560])
      example.moves.append(
        KnobCase.Move(turn: turn, distance: random.points(distances), change: change(&random)))
    }
    if random.isTurn(in: 2) { quicken(&example, &random) }
    example.setsTheMinimumFirst = random.isTurn(in: 2)
    if hasChanges, random.isTurn(in: 4) { empty(&example, atFirst: random.isTurn(in: 2)) }
    if hasChanges, random.isTurn(in: 4) { flatten(&example, isUpright: random.isTurn(in: 2)) }
    return example
  }

  /// Some moves come so quickly that the device takes several samples for one event; one of them goes the longer way.
  private func quicken(_ example: inout KnobCase, _ random: inout SeededGenerator) {
    for place in example.moves.indices where random.once(in: 2) { example.moves[place].isQuick = true }
    guard sector == nil else { return }
    let turn = Double(Int.random(in: 190...340, using: &random)) * (random.once(in: 2) ? 1 : -1)
    example.moves.append(KnobCase.Move(turn: turn, distance: random.points(15...90), isQuick: true))
  }

  /// The range is empty when the finger lands, or becomes so; the app gives the knob another one, and the finger goes on.
  private func empty(_ example: inout KnobCase, atFirst: Bool) {
    let range = example.range.lowerBound...(example.range.upperBound + 60)
    let number = range.lowerBound + 20
    if atFirst { example.range = number...number }
    var ways: [(turn: Double, change: KnobCase.Change)] = [(70, .range(range)), (-50, .range(range))]
    if !atFirst { ways = [(70, .range(range)), (40, .range(number...number)), (-50, .range(range))] }
    let moves = ways.map { KnobCase.Move(turn: $0.turn, distance: 60, change: $0.change) }
    example.moves = moves + example.moves.map { KnobCase.Move(turn: $0.turn, distance: $0.distance) }
  }

  /// The bounds lose their width or their height before the finger goes on; they still have a middle.
  private func flatten(_ example: inout KnobCase, isUpright: Bool) {
    let bounds = CGRect(x: -30, y: 20, width: isUpright ? 0 : 120, height: isUpright ? 120 : 0)
    let moves = [
      KnobCase.Move(turn: 70, distance: 60, change: .bounds(bounds)), KnobCase.Move(turn: -40, distance: 50),
    ]
    example.moves.insert(contentsOf: moves, at: 0)
  }

  /// The finger turns the knob to an end of its range, where it has been before the app has set the value.
  private func comesBack(_ example: inout KnobCase, _ degrees: inout Double, _ random: inout SeededGenerator)
  {
    example.start = 0.5
    if random.once(in: 2) { example.range = 0...Double(Int.random(in: 1...20, using: &random) * 10) }
    let turn: Double = random.once(in: 2) ? 150 : -150
    let (again, inTheAction): (KnobCase.Change, KnobCase.Change) = (.value(0.5), .valueInTheAction(0.5))
    let changes = random.pick([[nil, again], [inTheAction, nil], [inTheAction, again, nil]])
    for change in changes {
      degrees += turn
      example.moves.append(KnobCase.Move(turn: turn, distance: random.points(15...90), change: change))
    }
  }

  /// Usually some hundreds; now and then tiny, huge or empty.
  private func range(_ random: inout SeededGenerator) -> ClosedRange<Double> {
    let low = Double(Int.random(in: -100...100, using: &random))
    return switch Int.random(in: 1...12, using: &random) {
    case 1: (low / 1_000)...(low / 1_000 + 0.02)
    case 2: (low * 1_000)...(low * 1_000 + 1_000_000)
    case 3: low...low
    default: low...(low + Double(Int.random(in: 1...20, using: &random) * 10))
    }
  }

  private func change(_ random: inout SeededGenerator) -> KnobCase.Change? {
    guard hasChanges, random.once(in: 2) else { return nil }
    switch Int.random(in: 1...6, using: &random) {
    case 1: return .value(Double(random.share(of: 0, 1)))
    case 2: return .range(range(&random))
    case 3: return .valueInTheAction(Double(random.share(of: 0, 1)))
    case 4: return .step(isUp: random.once(in: 2))
    case 5: return .hides(random.pick(KnobCase.Hiding.allCases))
    default:
      var bounds = CGRect(
        x: random.points(-90...90), y: random.points(-90...90), width: random.points(20...300),
        height: random.points(20...300))
      // Some have no size, but still a middle.
      if bounds.width < 80 { bounds.size.width = 0 }
      if bounds.height < 80 { bounds.size.height = 0 }
      return .bounds(bounds)
    }
  }
}
