import CheckSupport
import TouchKit

/// Some fingers that land, and are all gone in the end: the moments of one gesture.
struct Hand {
  private let recipe: StoryRecipe
  private var places: [Story.Place]
  private var moments: [Story.Moment] = []

  /// - Parameter isAlone: Whether there is one finger only, because it's a pencil or a pointer.
  init(recipe: StoryRecipe, isAlone: Bool, _ random: inout SeededGenerator) {
    self.recipe = recipe
    let count = isAlone ? 1 : random.pick(recipe.fingers)
    // The first one on the view, as a rule.
    var places = (0..<count).map { Self.place(of: recipe, isFirst: $0 == 0, &random) }
    if recipe.fingersStayTogether {
      // Those that land far from one view may lie on the other.
      let all = places.allSatisfy(\.isNear) ? places : [places[0]]
      places = places.map { place in all.first { $0.isOnTheOther == place.isOnTheOther } ?? all[0] }
    }
    self.places = places
  }

  private static func place(
    of recipe: StoryRecipe, isFirst: Bool, _ random: inout SeededGenerator
  ) -> Story.Place {
    let part = random.number(0...max(recipe.parts, 1) - 1)
    let share = random.place(within: random.pick(recipe.landings))
    guard recipe.strays else { return .part(part, share) }
    switch random.number(isFirst ? 0...9 : 0...6) {
    case 0, 1: return .other(part, share)
    case 2: return .screen(CGPoint(x: random.points(60...640), y: random.points(70...750)))
    default: return .part(part, share)
    }
  }

  mutating func moments(
    of gesture: StoryRecipe.Gesture, _ random: inout SeededGenerator
  ) -> [Story.Moment] {
    switch gesture {
    case .taps: tap(&random)
    case .moves: move(&random)
    case .rests: rest(&random)
    case .drags: drag(&random)
    case .spreads: spread(&random)
    }
    return moments
  }

  private mutating func tap(_ random: inout SeededGenerator) {
    for _ in 0..<(random.once(in: 2) ? random.pick(recipe.series) : 1) {
      let isAtOnce = land(&random)
      if random.once(in: 6) { moments.append(.wait(random.pick([0.2, 0.6, 1]))) }
      leave(places.indices.shuffled(using: &random), isAtOnce: isAtOnce, cancelsOneIn: nil, &random)
    }
  }

  private mutating func rest(_ random: inout SeededGenerator) {
    let isAtOnce = land(&random)
    moments.append(.wait(random.pick([0.2, 0.6, 1, 2])))
    leave(places.indices.shuffled(using: &random), isAtOnce: isAtOnce, cancelsOneIn: 6, &random)
  }

  private mutating func move(_ random: inout SeededGenerator) {
    var rest = Array(places.indices)
    let isAtOnce = land(&random)
    if random.once(in: 6) { moments.append(.wait(random.pick([0.2, 0.6, 1, 2, 12]))) }
    for _ in 0..<random.number(1...5) {
      let finger = random.pick(rest)
      places[finger] = elsewhere(places[finger], &random)
      moments.append(
        random.once(in: 6)
          ? .sweep(finger: finger, places[finger]) : .touch(.moved, finger: finger, places[finger]))
      if random.once(in: 8) { moments.append(.press(finger: finger)) }
      if random.once(in: 8) { moments.append(.wait(random.pick([0.1, 0.6, 2]))) }
      meanwhile(&random)
      guard rest.count > 1, random.once(in: 4) else { continue }
      rest.removeAll { $0 == finger }
      let phase: Contact.Phase = recipe.cancels && random.once(in: 3) ? .cancelled : .ended
      moments.append(.touch(phase, finger: finger, places[finger]))
    }
    let isStillAtOnce = isAtOnce && rest.count == places.count
    if isStillAtOnce {
      places = places.map { elsewhere($0, &random) }
      moments.append(.together(.moved, places))
    }
    leave(rest.shuffled(using: &random), isAtOnce: isStillAtOnce, cancelsOneIn: 4, &random)
  }

  private mutating func drag(_ random: inout SeededGenerator) {
    let isAtOnce = land(&random)
    let (way, count) = (random.place(within: recipe.reach), random.number(2...8))
    for step in 1...count {
      for finger in places.indices {
        moments.append(
          .touch(.moved, finger: finger, places[finger].moved(by: way * (CGFloat(step) / CGFloat(count)))))
      }
      meanwhile(&random)
    }
    places = places.map { $0.moved(by: way) }
    leave(Array(places.indices), isAtOnce: isAtOnce, cancelsOneIn: 6, &random)
  }

  private mutating func spread(_ random: inout SeededGenerator) {
    let middle = places[0]
    let (from, to) = (random.share(of: 0.2, 0.9), random.share(of: 0.2, 2))
    let (angle, turn) = (random.share(of: 0, 2 * .pi), random.pick([0, 0, random.share(of: -2, 2)]))
    func pair(_ share: CGFloat) -> [Story.Place] {
      let (radius, angle) = (from + (to - from) * share, angle + turn * share)
      let arrow = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      return [middle.moved(by: arrow), middle.moved(by: arrow * -1)]
    }
    places = pair(0)
    let isAtOnce = land(&random)
    for step in 1...5 {
      places = pair(CGFloat(step) / 5)
      moments.append(.together(.moved, places))
      meanwhile(&random)
    }
    leave([0, 1], isAtOnce: isAtOnce, cancelsOneIn: 6, &random)
  }

  /// Lets the fingers land, and says whether they did so at once.
  private mutating func land(_ random: inout SeededGenerator) -> Bool {
    let isAtOnce = places.count > 1 && recipe.fingersActAtOnce && random.once(in: 3)
    if isAtOnce {
      moments.append(.together(.began, places))
    } else {
      for finger in places.indices { moments.append(.touch(.began, finger: finger, places[finger])) }
    }
    if random.once(in: 8) { moments.append(.press(finger: 0)) }
    return isAtOnce
  }

  private mutating func leave(
    _ fingers: [Int], isAtOnce: Bool, cancelsOneIn times: Int?, _ random: inout SeededGenerator
  ) {
    func phase() -> Contact.Phase {
      guard recipe.cancels, let times else { return .ended }
      return random.once(in: times) ? .cancelled : .ended
    }
    if isAtOnce { return moments.append(.together(phase(), places)) }
    for finger in fingers { moments.append(.touch(phase(), finger: finger, places[finger])) }
  }

  private mutating func meanwhile(_ random: inout SeededGenerator) {
    if recipe.actsMeanwhile, random.once(in: 5) { moments.append(.act(random.number(0...99))) }
    if !recipe.changesMeanwhile.isEmpty, random.once(in: 8) {
      moments.append(.change(random.pick(recipe.changesMeanwhile)))
    }
  }

  private func elsewhere(_ place: Story.Place, _ random: inout SeededGenerator) -> Story.Place {
    let share = random.place(within: random.pick([0.8, recipe.reach]))
    switch place {
    case .part(let number, _): return .part(number, share)
    case .other(let number, _): return .other(number, share)
    case .screen: return .screen(CGPoint(x: random.points(60...640), y: random.points(70...750)))
    }
  }
}

extension Story.Place {
  /// The place at some distance: in shares, or in hundreds of points on the screen.
  func moved(by way: CGPoint) -> Story.Place {
    switch self {
    case .part(let number, let share): .part(number, share + way)
    case .other(let number, let share): .other(number, share + way)
    case .screen(let point): .screen(point + way * 100)
    }
  }
}

private func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
private func * (point: CGPoint, factor: CGFloat) -> CGPoint {
  CGPoint(x: point.x * factor, y: point.y * factor)
}
