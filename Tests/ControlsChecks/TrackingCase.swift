import CheckSupport
import TouchKit

/// What fingers do on a view that follows them, and what the view says to it.
struct TrackingCase {
  /// One step of the script.
  enum Step: Equatable {
    /// A finger does something at a point in the view's own coordinates.
    case act(Contact.Phase, finger: Int, CGPoint)
    /// Nothing happens for a second.
    case rest
  }

  /// How the superview is drawn.
  enum Drawing: String, CaseIterable {
    case plain = "drawn as it is"
    case small = "drawn at half its size"
    case large = "drawn at one and a half times its size"
    case turned = "turned by a quarter"

    var transform: CGAffineTransform {
      switch self {
      case .plain: .identity
      case .small: CGAffineTransform(scaleX: 0.5, y: 0.5)
      case .large: CGAffineTransform(scaleX: 1.5, y: 1.5)
      case .turned: CGAffineTransform(rotationAngle: .pi / 2)
      }
    }
  }

  var size: CGSize
  var drawing = Drawing.plain
  /// Whether `beginTracking` says no.
  var refusesLandings = false
  /// The number of the move, from 1, at which `continueTracking` says no.
  var refusedMove: Int?
  var steps: [Step] = []

  /// The case in words.
  var description: String {
    let size = "\(NumberText.trimmed(size.width)) × \(NumberText.trimmed(size.height))"
    return "a view of \(size) points, in a superview that is \(drawing.rawValue)"
  }

  /// The same with one step less; steps that make no sense any more are left out when they are played.
  var smaller: [TrackingCase] {
    let shorter = steps.indices.map { index in
      var example = self
      example.steps.remove(at: index)
      return example
    }
    guard drawing != .plain else { return shorter }
    var plain = self
    plain.drawing = .plain
    return [plain] + shorter
  }

  /// A step in words, with the distance from the view where that matters.
  func text(of step: Step) -> String {
    guard case .act(let phase, let finger, let point) = step else { return "— a second passes" }
    let who = "— finger \(finger) "
    return switch phase {
    case .began: who + "lands at \(point.text)"
    case .moved: who + "moves to \(point.text), \(place(of: point))"
    case .ended: who + "lifts"
    case .cancelled: who + "is taken away by the system"
    case .stationary: who + "rests"
    }
  }

  private func place(of point: CGPoint) -> String {
    let distance = max(-point.x, point.x - size.width, -point.y, point.y - size.height)
    return distance <= 0 ? "inside" : "\(NumberText.trimmed(distance)) points outside"
  }
}

/// What the random cases are like.
struct TrackingRecipe {
  /// Where moves go.
  enum Zone: CaseIterable { case inside, margin, outside }

  var zones: [Zone] = [.inside]
  var moves = 0...4
  var touches = 1...1
  var pauses = [true]
  var endings: [Contact.Phase] = [.ended]
  var drawings: [TrackingCase.Drawing] = [.plain]
  var refusesLandings = false
  var refusesMoves = false
  var fingers = 1

  func makeCase(_ random: inout SeededGenerator) -> TrackingCase {
    var example = TrackingCase(
      size: CGSize(width: random.points(40...120), height: random.points(30...90)),
      drawing: random.pick(drawings))
    example.refusesLandings = refusesLandings
    if refusesMoves { example.refusedMove = Int.random(in: 1...3, using: &random) }
    for number in 0..<Int.random(in: touches, using: &random) {
      if number > 0, random.pick(pauses) { example.steps.append(.rest) }
      example.steps += fingers == 1 ? oneFinger(example.size, &random) : twoFingers(example.size, &random)
    }
    return example
  }

  private func oneFinger(_ size: CGSize, _ random: inout SeededGenerator) -> [TrackingCase.Step] {
    var steps = [TrackingCase.Step.act(.began, finger: 0, point(.inside, size, &random))]
    var last = CGPoint.zero
    for _ in 0..<Int.random(in: moves, using: &random) {
      last = point(random.pick(zones), size, &random)
      steps.append(.act(.moved, finger: 0, last))
    }
    // A lift is where the finger was last.
    if steps.count == 1, case .act(_, _, let landing) = steps[0] { last = landing }
    return steps + [.act(random.pick(endings), finger: 0, last)]
  }

  /// The second finger comes while the first one is there, and stays longer or leaves earlier.
  private func twoFingers(_ size: CGSize, _ random: inout SeededGenerator) -> [TrackingCase.Step] {
    var places = (0..<2).map { _ in point(.inside, size, &random) }
    var steps = places.indices.map { TrackingCase.Step.act(.began, finger: $0, places[$0]) }
    func move(_ finger: Int) {
      places[finger] = point(random.pick(zones), size, &random)
      steps.append(.act(.moved, finger: finger, places[finger]))
    }
    for _ in 0..<Int.random(in: moves, using: &random) { move(random.pick([0, 1])) }
    let first = random.pick([0, 1])
    steps.append(.act(random.pick(endings), finger: first, places[first]))
    move(1 - first)
    steps.append(.act(random.pick(endings), finger: 1 - first, places[1 - first]))
    return steps
  }

  private func point(_ zone: Zone, _ size: CGSize, _ random: inout SeededGenerator) -> CGPoint {
    let inside = CGPoint(
      x: random.points(3...Int(size.width) - 3), y: random.points(3...Int(size.height) - 3))
    let distance: CGFloat
    switch zone {
    case .inside: return inside
    case .margin: distance = random.points(5...66)
    case .outside: distance = random.points(74...110)
    }
    switch random.pick(["left", "right", "above", "below"]) {
    case "left": return CGPoint(x: -distance, y: inside.y)
    case "right": return CGPoint(x: size.width + distance, y: inside.y)
    case "above": return CGPoint(x: inside.x, y: -distance)
    default: return CGPoint(x: inside.x, y: size.height + distance)
    }
  }
}
