import CheckSupport
import TouchKit

/// What fingers do in a drag, beat by beat.
struct DragCase {
  /// What happens in one frame; fingers are known by their numbers.
  enum Beat: Equatable {
    case move([Int: Step])
    /// A finger moves by hardly anything.
    case creep(Int)
    case land([Int])
    case lift([Int])
    case cancel([Int])
    /// Nothing happens for so many milliseconds.
    case rest(Int)
    /// The app does something, or takes it back.
    case interrupt(Interruption, isOver: Bool)
  }

  struct Step: Equatable {
    var x: Int
    var y: Int
  }

  var beats: [Beat] = []

  /// The length of a beat, in milliseconds.
  private static let beat = 16
  /// The part of the screen that fingers stay in.
  private static let range: ClosedRange<CGFloat> = 60...1_900

  /// The plan; a beat that makes no sense is left out, and at the end all fingers lift.
  var plan: FingerPlan { played.plan }

  /// Whether no drag is almost long enough, or just long enough.
  var isClear: Bool { played.isClear }

  private var played: (plan: FingerPlan, isClear: Bool) {
    var plan = FingerPlan()
    var places: [Int: CGPoint] = [:]
    var way = DragWay()
    // The fingers that have landed since the app did something, and what they do if none of the others count.
    var (newPlaces, newWay): ([Int: CGPoint], DragWay) = ([:], DragWay())
    var time = 0
    for beat in beats {
      switch beat {
      case .land(let fingers):
        for finger in fingers where places[finger] == nil {
          let place = CGPoint(x: 330 + finger * 60, y: 420 + finger % 3 * 80)
          places[finger] = place
          newPlaces[finger] = place
          plan.add(.down(place), finger: finger, at: time)
        }
      case .move(let steps):
        let (before, newBefore) = (DragWay.middle(of: places), DragWay.middle(of: newPlaces))
        for finger in steps.keys.sorted() {
          guard var place = places[finger], let step = steps[finger] else { continue }
          place = CGPoint(x: place.x + CGFloat(step.x), y: place.y + CGFloat(step.y))
          guard Self.range.contains(place.x), Self.range.contains(place.y) else { continue }
          places[finger] = place
          if newPlaces[finger] != nil { newPlaces[finger] = place }
          plan.add(.move(place), finger: finger, at: time)
        }
        way.go(from: before, to: DragWay.middle(of: places))
        newWay.go(from: newBefore, to: DragWay.middle(of: newPlaces))
      case .creep(let finger):
        guard let place = places[finger] else { continue }
        let before = DragWay.middle(of: places)
        places[finger] = CGPoint(x: place.x + 0.03, y: place.y)
        plan.add(.move(CGPoint(x: place.x + 0.03, y: place.y)), finger: finger, at: time)
        way.go(from: before, to: DragWay.middle(of: places))
      case .lift(let fingers), .cancel(let fingers):
        let isLift = beat == .lift(fingers)
        for finger in fingers where places.removeValue(forKey: finger) != nil {
          newPlaces[finger] = nil
          plan.add(isLift ? .up : .cancel, finger: finger, at: time)
        }
        if places.isEmpty { way.start() }
        if newPlaces.isEmpty { newWay.start() }
      case .rest(let milliseconds): time += milliseconds
      case .interrupt(let kind, let isOver):
        plan.interrupt(by: kind, isOver: isOver, at: max(0, time - Self.beat))
        newPlaces = [:]
        newWay.start()
        continue
      }
      time += Self.beat
    }
    for finger in places.keys.sorted() {
      plan.add(.up, finger: finger, at: time)
      time += Self.beat
    }
    return (plan.madeWithAnyTool, way.isClear && newWay.isClear)
  }

  /// Cases with fewer beats.
  var smaller: [DragCase] {
    beats.shorter.map { beats in
      var fewer = self
      fewer.beats = beats
      return fewer
    }.filter { $0.isClear && !$0.plan.steps.isEmpty }
  }
}

/// How far the middle of some fingers has gone, until that is far enough.
private struct DragWay {
  private(set) var isClear = true
  private var x: CGFloat = 0
  private var y: CGFloat = 0
  private var hasBegun = false

  static func middle(of places: [Int: CGPoint]) -> CGPoint {
    let count = CGFloat(max(places.count, 1))
    return CGPoint(
      x: places.values.map(\.x).reduce(0, +) / count, y: places.values.map(\.y).reduce(0, +) / count)
  }

  mutating func go(from old: CGPoint, to new: CGPoint) {
    guard !hasBegun else { return }
    x += new.x - old.x
    y += new.y - old.y
    if abs(abs(x) - 10) < 0.6 || abs(abs(y) - 10) < 0.6 { isClear = false }
    hasBegun = max(abs(x), abs(y)) >= 10
  }

  mutating func start() {
    (x, y, hasBegun) = (0, 0, false)
  }
}

/// What random drags are like.
struct DragRecipe {
  /// Whether further fingers join and leave.
  var hasMoreFingers = false
  var mayBeCancelled = false
  /// Whether the app does something to the recognizer or its view meanwhile.
  var isInterrupted = false
  /// How many drags follow each other with the same recognizer.
  var drags = 1...1
  /// How many moves a drag has.
  var moves = 1...12

  /// Many drags, one like the other.
  static let manyDrags = DragCase(beats: (1...55).flatMap { _ in thereAndBack })

  func makeCase(_ random: inout SeededGenerator) -> DragCase {
    while true {
      let example = makeAny(&random)
      if example.isClear { return example }
    }
  }

  private func makeAny(_ random: inout SeededGenerator) -> DragCase {
    var example = DragCase()
    // A finger that rests first, and goes back and forth all the time.
    let trembles = random.isTurn(in: 10)
    for _ in 0..<random.number(drags) {
      let hand = hasMoreFingers ? random.pick([2, 2, 2, 3, 3, 5, 12]) : 1
      var down: Set<Int> = [0]
      if hasMoreFingers, random.once(in: 2) { down = Set(0..<random.pick([random.number(1...hand), hand])) }
      example.beats.append(.land(down.sorted()))
      // A hand moves more or less in one direction, by a point or by many at once.
      let reach = random.pick([1, 3, 3, 3, 9, 40])
      var course = DragCase.Step(x: random.number(-2...2), y: random.number(-2...2))
      if trembles, example.beats.count == 1 {
        for number in 0..<130 {
          let step = DragCase.Step(x: number % 4 < 2 ? 1 : -1, y: number.isMultiple(of: 2) ? 2 : -2)
          example.beats.append(.move([0: step]))
        }
      }
      for _ in 0..<random.number(moves) {
        if random.once(in: 8) { course = DragCase.Step(x: -course.x, y: -course.y) }
        if random.once(in: 25) {
          example.beats.append(.rest(random.pick([random.number(50...900), random.number(900...4_000)])))
        }
        if random.once(in: 20) { example.beats.append(.creep(down.sorted()[0])) }
        if hasMoreFingers, random.once(in: 4) { example.beats.append(change(&down, of: hand, &random)) }
        var steps: [Int: DragCase.Step] = [:]
        for finger in down.sorted() where down.count == 1 || !random.once(in: 3) {
          steps[finger] = step(course, reach, &random)
        }
        // At times only one of many moves, and their middle hardly.
        if down.count > 1, random.once(in: 6) {
          steps = [down.sorted()[0]: DragCase.Step(x: 1, y: 0)]
        }
        // Fingers that only spread move, too, although their middle does not.
        if down.count > 1, random.once(in: 6) { steps = spread(down.sorted(), reach) }
        if !steps.isEmpty { example.beats.append(.move(steps)) }
      }
      leave(down, &example, &random)
      if random.once(in: 6) { example.beats += Self.thereAndBack }
    }
    if isInterrupted { example.interrupt(&random) }
    return example
  }

  /// A drag that ends where its translation is zero again.
  private static let thereAndBack: [DragCase.Beat] = [
    .land([0]), .move([0: DragCase.Step(x: 20, y: 0)]), .move([0: DragCase.Step(x: -10, y: 0)]), .lift([0]),
  ]

  /// Fingers land or leave, but not the last one.
  private func change(_ down: inout Set<Int>, of hand: Int, _ random: inout SeededGenerator) -> DragCase.Beat
  {
    let chosen = (0..<hand).filter { _ in random.once(in: max(hand - 1, 2)) }
    let leaving = chosen.filter(down.contains)
    if !leaving.isEmpty, leaving.count < down.count {
      down.subtract(leaving)
      return mayBeCancelled && random.once(in: 2) ? .cancel(leaving) : .lift(leaving)
    }
    let landing = chosen.filter { !down.contains($0) }
    down.formUnion(landing)
    return .land(landing)
  }

  private func leave(_ down: Set<Int>, _ example: inout DragCase, _ random: inout SeededGenerator) {
    var rest = down.sorted()
    while !rest.isEmpty {
      let count = random.once(in: 2) ? rest.count : 1
      let leaving = Array(rest.prefix(count))
      rest.removeFirst(count)
      example.beats.append(mayBeCancelled && random.once(in: 2) ? .cancel(leaving) : .lift(leaving))
    }
  }

  private func step(
    _ course: DragCase.Step, _ reach: Int, _ random: inout SeededGenerator
  ) -> DragCase.Step {
    let step = DragCase.Step(
      x: (course.x + random.number(-1...1)) * reach, y: (course.y + random.number(-1...1)) * reach)
    // A finger that moves by nothing does not move.
    return step == DragCase.Step(x: 0, y: 0) ? DragCase.Step(x: reach, y: 0) : step
  }

  private func spread(_ fingers: [Int], _ reach: Int) -> [Int: DragCase.Step] {
    [fingers[0]: DragCase.Step(x: -reach, y: reach), fingers[1]: DragCase.Step(x: reach, y: -reach)]
  }
}
