import CheckSupport
import TouchKit
import TouchStage

/// What the random pages are like.
struct PageRecipe {
  var surroundings = Surrounding.allCases
  /// How far from the middle a finger may move on, as a multiple of half the size.
  var reach: CGFloat = 3
  /// How far from the middle a finger may land, likewise.
  var landings: [CGFloat] = [0.9]
  /// Whether fingers of which none is on the other view land at the same place, and likewise those on the other view.
  var fingersStayTogether = false
  var canBeNested = true
  /// Whether fingers may leave beside the place to which they have moved.
  var canLiftAside = false
  /// How many quick taps there are in a series.
  var series = [2, 2, 3]
  /// How long no finger comes after some.
  var pause: TimeInterval?
  /// Whether the app does what it does only while no finger is there.
  var deedsAreBetween = false
  /// Whether several fingers may do the same in one frame.
  var fingersActAtOnce = true
  var arrangements = PageCase.Arrangement.allCases
  var rounds = 4...7

  func makeCase(_ random: inout SeededGenerator) -> PageCase {
    var example = PageCase(
      surroundings: Surrounding.some(of: surroundings, &random), kind: random.next())
    if random.once(in: 4) {
      example.variation = ViewVariation(circumstances: Circumstance.beyondTheChain, &random)
    }
    example.isNested = canBeNested && random.isTurn(in: 6)
    example.isPencil = random.isTurn(in: 9)
    example.liftsAside = canLiftAside && random.isTurn(in: 3)
    for _ in 0..<Int.random(in: rounds, using: &random) {
      example.steps += gesture(example.isPencil, &random)
      if let pause { example.steps.append(.wait(pause)) }
      if random.once(in: 3) { example.steps.append(.wait(random.pick([0.1, 0.3, 0.5, 1, 3]))) }
      if random.once(in: 3) { example.steps.append(.deed(Int.random(in: 0..<100, using: &random))) }
      guard random.once(in: 4) else { continue }
      let arrangement = random.inTurn(arrangements)
      example.steps.append(.arrange(arrangement))
      // Nothing happens to a view that no finger finds, at least after a while.
      guard [.hides, .fades, .switchesOff, .takesOut].contains(arrangement) else { continue }
      example.steps += gesture(example.isPencil, &random)
      if let pause { example.steps.append(.wait(pause)) }
      example.steps += [.arrange(.putsBack), .arrange(.shows)]
    }
    return example
  }

  /// Some fingers that come, and are all gone in the end.
  private func gesture(_ isPencil: Bool, _ random: inout SeededGenerator) -> [PageCase.Step] {
    var steps: [PageCase.Step] = []
    let count = !isPencil && random.once(in: 2) ? random.pick([2, 2, 2, 3, 4]) : 1
    // The first one on the view, as a rule.
    var places = (0..<count).map { place(isFirst: $0 == 0, &random) }
    if fingersStayTogether {
      // Those that land far from one view may lie on the other.
      let all = places.allSatisfy(PageCase.isNear) ? places : [places[0]]
      places = places.map { place in all.first { PageCase.areOnTheSame($0, place) } ?? all[0] }
    }
    let isTap = random.once(in: 2)
    for _ in 0..<(isTap && random.once(in: 2) ? random.pick(series) : 1) {
      var rest = Array(places.indices)
      let isAtOnce = count > 1 && fingersActAtOnce && random.once(in: 3)
      if isAtOnce {
        steps.append(.together(.began, places))
      } else {
        for finger in rest { steps.append(.act(.began, finger: finger, places[finger])) }
      }
      if random.once(in: 8) { steps.append(.press(finger: 0)) }
      if random.once(in: 6) { steps.append(.wait(random.pick([0.2, 0.6, 1, 2, 12]))) }
      for _ in 0..<(isTap ? 0 : Int.random(in: 1...5, using: &random)) {
        let finger = random.pick(rest)
        places[finger] = elsewhere(places[finger], &random)
        steps.append(
          random.once(in: 6)
            ? .sweep(finger: finger, places[finger]) : .act(.moved, finger: finger, places[finger]))
        if random.once(in: 8) { steps.append(.press(finger: finger)) }
        if random.once(in: 8) { steps.append(.wait(random.pick([0.1, 0.6, 2]))) }
        if !deedsAreBetween, random.once(in: 5) {
          steps.append(.deed(Int.random(in: 0..<100, using: &random)))
        }
        guard rest.count > 1, random.once(in: 4) else { continue }
        rest.removeAll { $0 == finger }
        steps.append(.act(random.pick([.ended, .ended, .cancelled]), finger: finger, places[finger]))
      }
      if isAtOnce, rest.count == places.count {
        if !isTap {
          places = places.map { elsewhere($0, &random) }
          steps.append(.together(.moved, places))
        }
        steps.append(.together(!isTap && random.once(in: 4) ? .cancelled : .ended, places))
        continue
      }
      for finger in rest.shuffled(using: &random) {
        steps.append(.act(!isTap && random.once(in: 4) ? .cancelled : .ended, finger: finger, places[finger]))
      }
    }
    return steps
  }

  private func place(isFirst: Bool, _ random: inout SeededGenerator) -> PageCase.Place {
    switch Int.random(in: isFirst ? 0...9 : 0...6, using: &random) {
    case 0, 1: .other(point(random.pick(landings), &random))
    case 2: .screen(CGPoint(x: random.points(60...640), y: random.points(70...750)))
    default: .view(point(random.pick(landings), &random))
    }
  }

  private func elsewhere(_ place: PageCase.Place, _ random: inout SeededGenerator) -> PageCase.Place {
    switch place {
    case .view: .view(point(random.pick([0.8, reach]), &random))
    case .other: .other(point(random.pick([0.8, reach]), &random))
    case .screen: .screen(CGPoint(x: random.points(60...640), y: random.points(70...750)))
    }
  }

  /// Not a round number, so that nothing lies exactly where it would be unclear.
  private func point(_ reach: CGFloat, _ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: .random(in: -reach...reach, using: &random), y: .random(in: -reach...reach, using: &random))
  }
}
