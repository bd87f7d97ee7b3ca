import CheckSupport
import TouchKit
import TouchStage

/// A view on a page, what is around it, and what fingers and the app do, at random.
struct PageCase {
  /// Where a finger is, as a share of half the size from the middle of what it is on, in its coordinates.
  enum Place: Equatable {
    /// On the view, or on the part of it that matters.
    case view(CGPoint)
    /// On another view of its class.
    case other(CGPoint)
    /// Somewhere else on the screen, in points.
    case screen(CGPoint)
  }

  enum Step: Equatable {
    case act(Contact.Phase, finger: Int, Place)
    /// Several fingers do the same in one frame.
    case together(Contact.Phase, [Place])
    /// A finger presses harder or softer, where it is.
    case press(finger: Int)
    /// A finger moves so quickly that the device takes several samples for one event.
    case sweep(finger: Int, Place)
    case wait(TimeInterval)
    /// The app does something with the page, while no finger is there.
    case arrange(Arrangement)
    /// The app does something with the view that only such a view can.
    case deed(Int)
  }

  /// What an app may do with a page between touches.
  enum Arrangement: String, CaseIterable {
    case hides = "hides the view"
    case fades = "makes the view transparent"
    case switchesOff = "switches the view’s interaction off"
    case shows = "shows the view, and switches it on"
    case takesOut = "takes the view out of the page"
    case putsBack = "puts the view into the page, in front"
    case moves = "moves the view"
    case enlarges = "makes the view larger"
    case mirrors = "mirrors the view"
    case mirrorsThePage = "mirrors the page"
    case scrollsThePage = "scrolls the page"
    case takesOneFinger = "lets the view take one finger only"
    case takesSeveralFingers = "lets the view take several fingers"
    case tapsTwiceElsewhere = "is tapped twice elsewhere"
  }

  var surroundings: Set<Surrounding>
  /// How the view looks, and what is around it.
  var variation = ViewVariation.none
  /// Whether the other view lies in the view.
  var isNested = false
  /// Whether fingers are pencils.
  var isPencil = false
  /// What the view is like, for those that can be like something.
  var kind: UInt64
  var steps: [Step] = []

  var description: String {
    let around = Surrounding.words(for: surroundings)
    return "a view on a page, around it: \(around)\(variation.words)\(isPencil ? "; a pencil" : "")"
      + (isNested ? "; another one of its class lies in it" : "; another one of its class lies beside it")
  }

  /// The same with fewer steps, or with less around it.
  var smaller: [PageCase] {
    let less = surroundings.map { gone in with { $0.surroundings.remove(gone) } }
    return less + steps.shorter.map { steps in with { $0.steps = steps } }
  }

  private func with(_ change: (inout PageCase) -> Void) -> PageCase {
    var example = self
    change(&example)
    return example
  }

  static func text(of step: Step) -> String {
    switch step {
    case .act(let phase, let finger, let place): "— finger \(finger) \(words(for: phase)) \(text(of: place))"
    case .together(let phase, let places):
      "— \(places.count) fingers at once, the first one \(words(for: phase)) \(text(of: places[0]))"
    case .press(let finger): "— finger \(finger) presses with another force, where it is"
    case .sweep(let finger, let place):
      "— finger \(finger) moves, in several samples of one event, to a place \(text(of: place))"
    case .wait(let seconds): "— \(NumberText.trimmed(seconds, places: 2)) s pass"
    case .arrange(let arrangement): "— the app \(arrangement.rawValue)"
    case .deed: "— the app does something with the view"
    }
  }

  private static func words(for phase: Contact.Phase) -> String {
    switch phase {
    case .began: "lands"
    case .moved: "moves to a place"
    case .stationary: "rests"
    case .ended: "lifts; it landed"
    case .cancelled: "is taken away by the system; it landed"
    }
  }

  private static func text(of place: Place) -> String {
    func share(_ point: CGPoint) -> String {
      "\(NumberText.trimmed(point.x, places: 2)), \(NumberText.trimmed(point.y, places: 2)) from its middle"
    }
    return switch place {
    case .view(let point): "on the view, \(share(point))"
    case .other(let point): "on the other view, \(share(point))"
    case .screen(let point): "on the screen at \(point.text)"
    }
  }
}

/// What the random pages are like.
struct PageRecipe {
  var surroundings = Surrounding.allCases
  /// How far from the middle a finger may move on, as a multiple of half the size.
  var reach: CGFloat = 3
  /// How far from the middle a finger may land, likewise.
  var landings: [CGFloat] = [0.9]
  /// Whether several fingers land at the same place, so that they are all on the same view.
  var fingersStayTogether = false
  var canBeNested = true
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
    if fingersStayTogether { places = places.map { _ in places[0] } }
    let isTap = random.once(in: 2)
    for _ in 0..<(isTap && random.once(in: 2) ? random.pick([2, 2, 3]) : 1) {
      var rest = Array(places.indices)
      let isAtOnce = count > 1 && fingersActAtOnce && random.once(in: 3)
      if isAtOnce {
        steps.append(.together(.began, places))
      } else {
        for finger in rest { steps.append(.act(.began, finger: finger, places[finger])) }
      }
      if random.once(in: 8) { steps.append(.press(finger: 0)) }
      if random.once(in: 6) { steps.append(.wait(random.pick([0.2, 0.6, 1, 2]))) }
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
