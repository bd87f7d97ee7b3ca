import CheckSupport
import TouchKit
import TouchStage

/// What fingers do in some drags, beat by beat.
struct DragCase {
  /// What happens in one frame; fingers are known by their numbers.
  enum Beat: Equatable {
    case move([Int: CGPoint])
    case land([Int])
    case lift([Int])
    case cancel([Int])
    /// Nothing happens for so many milliseconds.
    case rest(Int)
  }

  var beats: [Beat] = []

  /// What fingers do, and whether no way is almost ten points long, or just ten; a beat that makes no sense is left out, and
  /// at the end all fingers lift.
  var played: (plan: FingerPlan, isClear: Bool) {
    var plan = FingerPlan()
    var places: [Int: CGPoint] = [:]
    var way = CGPoint.zero
    var (hasBegun, isClear) = (false, true)
    var time = 0
    func middle() -> CGPoint {
      let count = CGFloat(max(places.count, 1))
      return CGPoint(
        x: places.values.map(\.x).reduce(0, +) / count, y: places.values.map(\.y).reduce(0, +) / count)
    }
    for beat in beats + [.lift(Array(0...20))] {
      let old = middle()
      switch beat {
      case .land(let fingers):
        for finger in fingers where places[finger] == nil {
          let place = CGPoint(x: 470 + finger % 4 * 60, y: 440 + finger / 4 * 60)
          places[finger] = place
          plan.add(.down(place), finger: finger, at: time)
        }
      case .move(let steps):
        for (finger, step) in steps.sorted(by: { $0.key < $1.key }) {
          guard let place = places[finger] else { continue }
          places[finger] = CGPoint(x: place.x + step.x, y: place.y + step.y)
          plan.add(.move(places[finger] ?? place), finger: finger, at: time)
        }
        let new = middle()
        guard !hasBegun else { break }
        way = CGPoint(x: way.x + new.x - old.x, y: way.y + new.y - old.y)
        if abs(abs(way.x) - 10) < 0.6 || abs(abs(way.y) - 10) < 0.6 { isClear = false }
        hasBegun = max(abs(way.x), abs(way.y)) >= 10
      case .lift(let fingers), .cancel(let fingers):
        for finger in fingers where places.removeValue(forKey: finger) != nil {
          plan.add(beat == .lift(fingers) ? .up() : .cancel, finger: finger, at: time)
        }
        if places.isEmpty { (way, hasBegun) = (.zero, false) }
      case .rest(let milliseconds): time += milliseconds
      }
      time += 16
    }
    return (plan, isClear)
  }

  /// Cases with fewer beats, without one of the fingers, or with steps of whole points.
  var smaller: [DragCase] {
    (beats.shorter + plainer).map { DragCase(beats: $0) }.filter(\.isPlayable)
  }
}

/// What random drags are like.
struct DragRecipe {
  /// How many fingers there are at most.
  var fingers = [1]
  var mayBeCancelled = false
  /// How many drags follow each other with the same recognizer.
  var drags = 1
  /// How many moves a drag has.
  var moves = 1...12
  /// Whether a finger trembles for two seconds before it drags.
  var trembles = false

  func makeCase(_ random: inout SeededGenerator) -> DragCase {
    var example = DragCase()
    for _ in 0..<drags {
      while true {
        var drag = DragCase()
        append(random.pick(fingers), to: &drag, &random)
        guard drag.played.isClear else { continue }
        example.beats += drag.beats
        break
      }
    }
    if random.isTurn(in: 4) { example.beats += Self.thereAndBack }
    return example
  }

  /// A drag that ends where its translation is zero again.
  private static let thereAndBack: [DragCase.Beat] = [
    .land([0]), .move([0: CGPoint(x: 20, y: 0)]), .move([0: CGPoint(x: -10, y: 0)]), .lift([0]),
  ]

  private func append(_ hand: Int, to example: inout DragCase, _ random: inout SeededGenerator) {
    var down = Set(0..<random.number(1...hand))
    example.beats.append(.land(down.sorted()))
    // A hand moves more or less in one direction, by a point or by many at once, and may go back.
    let reach = CGFloat(random.pick([1, 3, 9, 30]))
    var course = CGPoint(x: random.number(-2...2), y: random.number(-2...2))
    for number in 0..<(trembles ? 120 : 0) {
      example.beats.append(.move([0: CGPoint(x: number % 2 * 4 - 2, y: 0)]))
    }
    for _ in 0..<random.number(moves) {
      if random.once(in: 10) { course = CGPoint(x: -course.x, y: -course.y) }
      if random.once(in: 20) { example.beats.append(.rest(random.pick([60, 700, 3_000]))) }
      if hand > 1, random.once(in: 4) { example.beats.append(change(&down, of: hand, &random)) }
      var steps: [Int: CGPoint] = [:]
      for finger in down.sorted() where down.count == 1 || !random.once(in: 3) {
        let x = (course.x + CGFloat(random.number(-1...1))) * reach
        steps[finger] = CGPoint(x: x, y: (course.y + CGFloat(random.number(-1...1))) * reach + 0.25)
      }
      let first = down.sorted()[0]
      // At times one finger moves hardly, or two spread and their middle stands.
      if random.once(in: 12) { steps = [first: CGPoint(x: down.count > 1 ? 1 : 0.03, y: 0)] }
      if down.count > 1, random.once(in: 6) {
        steps = [first: CGPoint(x: -reach, y: reach), down.sorted()[1]: CGPoint(x: reach, y: -reach)]
      }
      if !steps.isEmpty { example.beats.append(.move(steps)) }
    }
    while !down.isEmpty {
      let leaving = random.once(in: 2) ? down : [down.sorted()[0]]
      down.subtract(leaving)
      example.beats.append(leave(leaving, &random))
    }
  }

  private func leave(_ fingers: Set<Int>, _ random: inout SeededGenerator) -> DragCase.Beat {
    mayBeCancelled && random.once(in: 2) ? .cancel(fingers.sorted()) : .lift(fingers.sorted())
  }

  /// Fingers land or leave, but not the last one.
  private func change(_ down: inout Set<Int>, of hand: Int, _ random: inout SeededGenerator) -> DragCase.Beat
  {
    let chosen = Set((0..<hand).filter { _ in random.once(in: 2) })
    let leaving = chosen.intersection(down)
    if !leaving.isEmpty, leaving.count < down.count {
      down.subtract(leaving)
      return leave(leaving, &random)
    }
    let landing = chosen.subtracting(down)
    down.formUnion(landing)
    return .land(landing.sorted())
  }
}

extension DragCase {
  private var isPlayable: Bool {
    let (plan, isClear) = played
    return isClear && !plan.steps.isEmpty
  }

  /// The beats without one of the fingers, or with steps of whole points.
  private var plainer: [[Beat]] {
    let fingers = Set(played.plan.steps.map(\.finger)).sorted(by: >)
    let fewer = fingers.map { gone in beats.map { $0.changed(isLeft: { $0 != gone }, step: { $0 }) } }
    let whole = beats.map { beat in
      beat.changed(isLeft: { _ in true }, step: { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) })
    }
    return (fingers.count > 1 ? fewer : []) + (whole == beats ? [] : [whole])
  }
}

extension DragCase.Beat {
  fileprivate func changed(isLeft: (Int) -> Bool, step: (CGPoint) -> CGPoint) -> DragCase.Beat {
    switch self {
    case .move(let steps): .move(steps.filter { isLeft($0.key) }.mapValues(step))
    case .land(let fingers): .land(fingers.filter(isLeft))
    case .lift(let fingers): .lift(fingers.filter(isLeft))
    case .cancel(let fingers): .cancel(fingers.filter(isLeft))
    case .rest: self
    }
  }
}
