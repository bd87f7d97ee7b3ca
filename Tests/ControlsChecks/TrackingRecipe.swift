import CheckSupport
import TouchKit
import TouchStage

/// What the random cases are like.
struct TrackingRecipe {
  /// Where moves go.
  enum Zone: CaseIterable { case inside, margin, corner, outside }

  var zones: [Zone] = [.inside]
  var moves = 0...4
  var touches = 1...1
  var pauses = [true]
  var endings: [Contact.Phase] = [.ended]
  var drawings: [TrackingCase.Drawing] = [.plain]
  var refusesLandings = false
  var refusesMoves = false
  /// Whether there are several fingers, and whether they move in the same frame.
  var hasMoreFingers = false
  var moveTogether = false
  /// Whether the app changes the view while a finger is down.
  var changesBounds = false

  func makeCase(_ random: inout SeededGenerator) -> TrackingCase {
    let isLarge = random.once(in: 8)
    let size = CGSize(
      width: random.points(isLarge ? 10...500 : 40...120), height: random.points(isLarge ? 10...500 : 30...90)
    )
    var example = TrackingCase(bounds: CGRect(origin: .zero, size: size), drawing: random.pick(drawings))
    if drawings.count > 1, random.once(in: 2) { example.ownDrawing = random.pick(drawings) }
    if random.once(in: 2) {
      example.variation = ViewVariation(circumstances: Circumstance.beyondTheChain, &random)
    }
    if drawings.count > 1 || random.once(in: 4) {
      example.bounds.origin = CGPoint(x: random.points(-60...60), y: random.points(-60...60))
    }
    example.room = random.inTurn([.large, .large] + TrackingCase.Room.allCases)
    let middle = CGPoint(x: 0.5, y: 0.5)
    example.anchor = random.inTurn([middle, middle, middle, .zero, CGPoint(x: 0.8, y: 0.3)])
    if refusesLandings {
      example.refusedLandings = random.pick([[1], [1], [2], [1, 2], [1, 3], [2, 3, 4]])
    }
    if refusesMoves { example.refusedMove = Int.random(in: 1...(isLarge ? 9 : 3), using: &random) }
    // Now and then many of them, and so close together that they are one series of taps.
    let isSeries = touches.upperBound > 3 && random.once(in: 6)
    if isSeries { example.bounds.size = CGSize(width: 20, height: 20) }
    for number in 0..<(isSeries ? random.pick([10, 10, 10, 30]) : Int.random(in: touches, using: &random)) {
      if number > 0, !isSeries, random.pick(pauses) { example.steps.append(.rest) }
      example.steps +=
        hasMoreFingers ? moreFingers(example.bounds, &random) : oneFinger(example.bounds, &random)
    }
    return example
  }

  private func oneFinger(_ start: CGRect, _ random: inout SeededGenerator) -> [TrackingCase.Step] {
    var bounds = start
    var steps: [TrackingCase.Step] = []
    // A finger that lands right beside the view is none of its business, wherever it goes.
    if random.once(in: 4) {
      let inside = point(.inside, bounds, &random)
      let beside = point(random.points(3...66), from: bounds, beside: inside, &random)
      steps += [
        .act(.began, finger: 0, beside), .act(.moved, finger: 0, inside), .act(.ended, finger: 0, inside),
      ]
    }
    let landing = point(.inside, bounds, &random)
    steps.append(.act(.began, finger: 0, landing))
    // A lift is where the finger was last.
    var last = landing
    let count =
      Int.random(in: moves, using: &random) * (random.once(in: 10) ? 4 : 1)
    for _ in 0..<count {
      if changesBounds, random.once(in: 2) {
        bounds = CGRect(
          x: random.points(-60...60), y: random.points(-60...60), width: random.points(20...300),
          height: random.points(20...300))
        var new = bounds
        // Nothing is left of a side; fingers go where they would if it were 20.5 points long, and so never 70 away.
        if random.once(in: 6) { (new.size.width, bounds.size.width) = (0, 20.5) }
        if random.once(in: 6) { (new.size.height, bounds.size.height) = (0, 20.5) }
        steps.append(.change(new))
      }
      if changesBounds, random.once(in: 2) {
        let deed = random.inTurn(TrackingCase.Deed.allCases)
        steps.append(.app(random.once(in: 2) ? deed : random.pick(TrackingCase.Deed.allCases)))
      }
      if random.once(in: 12) { steps.append(.rest) }
      last = point(random.pick(zones), bounds, &random)
      steps.append(.act(.moved, finger: 0, last))
      // A finger that trembles may be where it was.
      if random.once(in: 8) { steps.append(.act(.moved, finger: 0, last)) }
    }
    // Not what would change the bounds before the lift: whether a control looks then is its own business.
    let atTheEnd: [TrackingCase.Deed] = [
      .listensAnewWhenAsked, .resizesWhenAsked, .listensAnew, .listensAnewInTheEvent,
    ]
    if changesBounds, random.once(in: 2) { steps.append(.app(random.pick(atTheEnd))) }
    return steps + [.act(random.pick(endings), finger: 0, last)]
      + (changesBounds ? [.app(.undoes), .change(start)] : [])
  }

  /// Further fingers come while the first one is there, and stay longer or leave earlier.
  private func moreFingers(_ bounds: CGRect, _ random: inout SeededGenerator) -> [TrackingCase.Step] {
    let count = random.pick([2, 2, 2, 3, 5])
    var places = (0..<count).map { _ in point(.inside, bounds, &random) }
    // Fingers that are one in all they do: it does not matter which one is followed.
    let areOne = moveTogether && random.once(in: 2)
    if areOne { places = places.map { _ in places[0] } }
    var steps: [TrackingCase.Step] =
      areOne
      ? [.together(.began, places)] : places.indices.map { .act(.began, finger: $0, places[$0]) }
    func move(_ finger: Int) {
      places[finger] = point(random.pick(zones), bounds, &random)
      steps.append(.act(.moved, finger: finger, places[finger]))
    }
    // Those that are not followed; if a no comes, it is not clear which these are.
    let others = refusesLandings || refusesMoves ? [] : Array(places.indices.dropFirst())
    func moveOthers() {
      for other in others { places[other] = point(random.pick(zones), bounds, &random) }
      steps.append(.together(.moved, others.map { places[$0] }, first: 1))
    }
    for _ in 0..<Int.random(in: moves, using: &random) {
      guard moveTogether else {
        if others.count > 1, random.once(in: 3) { moveOthers() }
        move(Int.random(in: places.indices, using: &random))
        // Another one lands anew, wherever the first one is now.
        if random.once(in: 4) {
          let other = Int.random(in: 1..<count, using: &random)
          steps.append(.act(.ended, finger: other, places[other]))
          places[other] = point(.inside, bounds, &random)
          steps.append(.act(.began, finger: other, places[other]))
        }
        continue
      }
      places = places.map { _ in point(random.pick(zones), bounds, &random) }
      if areOne { places = places.map { _ in places[0] } }
      steps.append(.together(.moved, places))
    }
    if areOne || moveTogether && random.once(in: 2) {
      return steps + [.together(random.pick(endings), places)]
    }
    var rest = Array(places.indices)
    if others.count > 1, !moveTogether, random.once(in: 3) {
      steps.append(.together(random.pick(endings), others.map { places[$0] }, first: 1))
      rest = [0]
    }
    while !rest.isEmpty {
      let next = random.pick(rest)
      rest.removeAll { $0 == next }
      steps.append(.act(random.pick(endings), finger: next, places[next]))
      if let other = rest.first { move(other) }
    }
    return steps
  }

  private func point(_ zone: Zone, _ bounds: CGRect, _ random: inout SeededGenerator) -> CGPoint {
    let inside = CGPoint(
      x: bounds.minX + random.points(3...Int(bounds.width) - 3),
      y: bounds.minY + random.points(3...Int(bounds.height) - 3))
    switch zone {
    case .inside: return inside
    // Half of them close to where it changes.
    case .margin:
      return point(random.pick([random.points(5...66), 69.98]), from: bounds, beside: inside, &random)
    case .outside:
      return point(random.pick([random.points(74...110), 70.02]), from: bounds, beside: inside, &random)
    case .corner:
      // The zone has corners, too: both distances count, and not the way from the corner of the bounds.
      let (aside, along) = (random.points(5...66), random.points(5...66))
      return CGPoint(
        x: random.pick([bounds.minX - aside, bounds.maxX + aside]),
        y: random.pick([bounds.minY - along, bounds.maxY + along]))
    }
  }

  private func point(
    _ distance: CGFloat, from bounds: CGRect, beside inside: CGPoint, _ random: inout SeededGenerator
  ) -> CGPoint {
    switch random.pick(["left", "right", "above", "below"]) {
    case "left": CGPoint(x: bounds.minX - distance, y: inside.y)
    case "right": CGPoint(x: bounds.maxX + distance, y: inside.y)
    case "above": CGPoint(x: inside.x, y: bounds.minY - distance)
    default: CGPoint(x: inside.x, y: bounds.maxY + distance)
    }
  }
}
