import CheckSupport
import TouchKit
import TouchStage

/// What fingers do on a view that follows them, and what the view says to it.
struct TrackingCase {
  /// One step of the script.
  enum Step: Equatable {
    /// A finger does something at a point in the view's own coordinates.
    case act(Contact.Phase, finger: Int, CGPoint)
    /// Fingers that do the same in one frame; each is known by its place in the list, counted from the first one.
    case together(Contact.Phase, [CGPoint], first: Int = 0)
    /// The view gets other bounds, around the same middle.
    case change(CGRect)
    /// The app does something else with the view.
    case app(Deed)
    /// Nothing happens for a second.
    case rest
  }

  /// What an app may do with a view while a finger is on it.
  enum Deed: String, CaseIterable {
    case hides = "is hidden"
    case fades = "is made transparent"
    case switchesOff = "has its user interaction switched off"
    case takesOut = "is taken out of its superview, and put back"
    case listensAnew = "gets another onEvent"
    case listensAnewInTheEvent = "will get another onEvent when it calls the present one"
    case resizesWhenAsked = "will be made larger when continueTracking is asked"
    /// Undoes the first three.
    case undoes = "is shown again, and its user interaction switched on"
  }

  /// How the view, or its superview, is drawn.
  enum Drawing: String, CaseIterable {
    case plain = "drawn as it is"
    case small = "drawn at half its size"
    case large = "drawn at one and a half times its size"
    case turned = "turned by a quarter"
    case slanting = "turned by 30°"

    var transform: CGAffineTransform {
      switch self {
      case .plain: .identity
      case .small: CGAffineTransform(scaleX: 0.5, y: 0.5)
      case .large: CGAffineTransform(scaleX: 1.5, y: 1.5)
      case .turned: CGAffineTransform(rotationAngle: .pi / 2)
      case .slanting: CGAffineTransform(rotationAngle: .pi / 6)
      }
    }
  }

  var bounds: CGRect
  /// How the superview is drawn.
  var drawing = Drawing.plain
  /// How the view itself is drawn in it.
  var ownDrawing = Drawing.plain
  /// How it looks, and what is around it.
  var variation = ViewVariation.none
  /// The numbers of the landings, from 1, for which `beginTracking` says no.
  var refusedLandings: Set<Int> = []
  /// The number of the move, from 1, at which `continueTracking` says no.
  var refusedMove: Int?
  var steps: [Step] = []

  /// Whether more than one finger touches the view.
  var hasSeveralFingers: Bool {
    steps.contains { step in
      switch step {
      case .act(_, let finger, _): finger > 0
      case .together(_, let points, let first): first + points.count > 1
      case .change, .app, .rest: false
      }
    }
  }

  /// The case in words.
  var description: String {
    var words = [
      "a view of \(NumberText.trimmed(bounds.width)) × \(NumberText.trimmed(bounds.height)) points"
    ]
    if bounds.origin != .zero { words.append("whose bounds begin at \(bounds.origin.text)") }
    if ownDrawing != .plain { words.append("\(ownDrawing.rawValue)") }
    words.append("in a superview that is \(drawing.rawValue)")
    return words.joined(separator: ", ") + variation.words
  }

  /// The same with one step less; steps that make no sense any more are left out when they are played.
  var smaller: [TrackingCase] {
    let shorter = steps.shorter.map { steps in with { $0.steps = steps } }
    var plainer: [TrackingCase] = []
    if drawing != .plain { plainer.append(with { $0.drawing = .plain }) }
    if ownDrawing != .plain { plainer.append(with { $0.ownDrawing = .plain }) }
    return plainer + shorter
  }

  private func with(_ change: (inout TrackingCase) -> Void) -> TrackingCase {
    var example = self
    change(&example)
    return example
  }

  /// A step in words, with the distance from the view where that matters.
  func text(of step: Step, _ bounds: CGRect) -> String {
    func text(of phase: Contact.Phase, _ finger: Int, _ point: CGPoint) -> String {
      Self.text(of: phase, finger, point, place(of: point, bounds))
    }
    switch step {
    case .rest: return "— a second passes"
    case .together(let phase, let points, let first):
      let words = points.enumerated().map { text(of: phase, first + $0.offset, $0.element).dropFirst(2) }
      return "— at once: " + words.joined(separator: " and ")
    case .change(let new):
      return "— its bounds become \(new.size.width) × \(new.size.height) at \(new.origin.text)"
    case .app(let deed): return "— the view \(deed.rawValue)"
    case .act(let phase, let finger, let point): return text(of: phase, finger, point)
    }
  }

  private static func text(
    of phase: Contact.Phase, _ finger: Int, _ point: CGPoint, _ place: String
  ) -> String {
    let who = "— finger \(finger) "
    return switch phase {
    case .began: who + "lands at \(point.text)"
    case .moved: who + "moves to \(point.text), \(place)"
    case .ended: who + "lifts"
    case .cancelled: who + "is taken away by the system"
    case .stationary: who + "rests"
    }
  }

  private func place(of point: CGPoint, _ bounds: CGRect) -> String {
    let aside = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let along = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    if aside > 0, along > 0 {
      return "\(NumberText.trimmed(aside)) points beside and \(NumberText.trimmed(along)) above or below"
    }
    let distance = max(aside, along)
    return distance == 0 ? "inside" : "\(NumberText.trimmed(distance)) points outside"
  }
}

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
      if changesBounds, random.once(in: 2) { steps.append(.app(random.pick(TrackingCase.Deed.allCases))) }
      if random.once(in: 12) { steps.append(.rest) }
      last = point(random.pick(zones), bounds, &random)
      steps.append(.act(.moved, finger: 0, last))
      // A finger that trembles may be where it was.
      if random.once(in: 8) { steps.append(.act(.moved, finger: 0, last)) }
    }
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
