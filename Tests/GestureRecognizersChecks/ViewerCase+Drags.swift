import CheckSupport
import TouchKit

@testable import GestureRecognizersExercises

extension ViewerCase {
  static func swipe(
    screen: CGSize? = nil, in surroundings: ViewerSurroundings? = nil, _ random: inout SeededGenerator
  ) -> ViewerCase {
    var example = ViewerCase("a quick stroke to the left", screen ?? anyScreen(&random), in: surroundings)
    let way = CGPoint(x: -random.number(110...200), y: random.number(-20...20))
    let lift = example.drag(by: way, for: random.number(100...260), &random)
    if screen == nil, random.isTurn(in: 6) { example.shift(to: .lower) }
    example.due = [Due(act: "nextPhoto", times: 0...(lift - 1))]
    return example
  }

  /// From a control, there and back again: it is no tap on the control.
  static func dragFromButton(
    screen: CGSize, in surroundings: ViewerSurroundings?, _ random: inout SeededGenerator
  ) -> ViewerCase {
    let isSwipe = random.once(in: 2)
    let way =
      isSwipe ? CGPoint(x: -120, y: 0) : random.pick([CGPoint(x: 120, y: 0), CGPoint(x: 30, y: -120)])
    var example = ViewerCase(
      "a drag \(isSwipe ? "to the left" : way.y < 0 ? "up" : "to the right") from a control and back", screen,
      in: surroundings)
    let start = example.point(on: .button, &random)
    example.plan.add(.down(start), at: 0)
    for step in 1...16 {
      let share = CGFloat(min(step, 16 - step)) / 8
      example.plan.add(.move(CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)), at: step * 16)
    }
    example.plan.add(.up, at: 272)
    example.due = [press, Due(act: isSwipe ? "nextPhoto" : "movePhoto", times: 0...(isSwipe ? 271 : 70))]
    return example
  }

  static func otherDrag(
    screen: CGSize? = nil, in surroundings: ViewerSurroundings? = nil, _ random: inout SeededGenerator
  ) -> ViewerCase {
    let anyDirection = random.pick([
      "to the right", "up", "down", "up to the right", "down to the right", "up and a bit to the left",
      "down and a bit to the left",
    ])
    let edge = screen == nil ? random.inTurn([nil, nil, nil, .lower, .left, .right, .upper]) : Edge?.none
    let direction = edge?.direction ?? anyDirection
    var example = ViewerCase("a drag \(direction)", screen ?? anyScreen(&random), in: surroundings)
    let length = CGFloat(random.number(100...180))
    let wobble = CGFloat(random.number(-15...15)) / (edge == nil ? 1 : 10)
    let way: CGPoint
    switch direction {
    case "up to the right": way = CGPoint(x: length * 0.7, y: -length * 0.7)
    case "down to the right": way = CGPoint(x: length * 0.7, y: length * 0.7)
    case "up and a bit to the left": way = CGPoint(x: -length * 0.4, y: -length * 0.9)
    case "down and a bit to the left": way = CGPoint(x: -length * 0.4, y: length * 0.9)
    case "to the right": way = CGPoint(x: length, y: wobble)
    case "up": way = CGPoint(x: wobble, y: -length)
    default: way = CGPoint(x: wobble, y: length)
    }
    // A quick hand is seen at few places.
    let frames = random.once(in: 4) ? random.number(2...4) : nil
    let time = frames.map { $0 * 16 } ?? random.number(96...400)
    // A scroll view around the viewer would be right to take two fingers that land together.
    let isInAPager = surroundings?.home == .pager
    let isAlone = [.pencil, .pointer].contains(surroundings?.tool)
    let anyNumber = isAlone ? 0 : isInAPager ? random.number(1...2) : random.pick([0, 0, 0, 1, 1, 2, 4])
    let further = edge == nil ? anyNumber : 0
    example.drag(by: way, for: time, in: frames, isPlain: false, room: further > 0 ? 90 : 0, &random)
    if let edge { example.shift(to: edge) }
    if further > 0 { example.addFingers(further, joinLate: isInAPager || random.once(in: 3), &random) }
    // One frame more, for the first place beyond the 60 points.
    example.due = [Due(act: "movePhoto", times: 0...(Int(60 / length * CGFloat(time)) + 20))]
    return example
  }

  static func slowDrag(
    screen: CGSize? = nil, in surroundings: ViewerSurroundings? = nil, _ random: inout SeededGenerator
  ) -> ViewerCase {
    var example = ViewerCase("a slow drag to the left", screen ?? anyScreen(&random), in: surroundings)
    let way = CGPoint(x: -random.number(70...110), y: random.number(-8...8))
    // It is slow, or so slow that nothing can be seen for a while; or the finger rests, and then goes as fast as it likes.
    let (rest, time) = random.pick([
      (0, random.number(2_200...3_000)), (0, random.number(4_000...9_000)),
      (random.number(650...1_500), random.number(100...1_500)),
    ])
    example.drag(by: way, for: time, after: rest, isPlain: false, &random)
    if screen == nil, random.isTurn(in: 6) { example.shift(to: .lower) }
    // A pan begins after 10 points, if that was clear before.
    let tenPoints = CGFloat(rest) + CGFloat(time) * 10 / -way.x
    example.due = [Due(act: "movePhoto", times: 0...max(600, Int(tenPoints) + 100))]
    return example
  }

  /// Says when the finger lifts.
  ///
  /// - Parameters:
  ///   - rest: How long it rests before it moves, in milliseconds.
  ///   - isPlain: Whether it lifts at once; else it may rest before it lifts, and may be cancelled.
  ///   - room: How much room there has to be on the right for another finger.
  @discardableResult
  private mutating func drag(
    by way: CGPoint, for time: Int, after rest: Int = 0, in frames: Int? = nil, isPlain: Bool = true,
    room: Int = 0,
    _ random: inout SeededGenerator
  ) -> Int {
    // A stroke to the left may pass the star at its height, and above.
    let isLeft = way.x < -50 && abs(way.y) <= 20
    let isHigh = isLeft && random.once(in: 4) && star.maxX > screen.width - 21
    let isAtTheSide = !isLeft && random.once(in: 4)
    var start = CGPoint(
      x: isLeft
        ? (!isHigh && random.once(in: 5)
          ? Int(screen.width) - random.number(2...20)
          : random.number(220...Int(screen.width) - (isHigh ? 70 : 20)))
        : isAtTheSide
          ? Int(screen.width) - 3 - room - max(0, Int(way.x))
          : random.number(max(20, 5 - Int(way.x))...Int(screen.width) - 200),
      // Below the star, and where there is room.
      y: isHigh
        ? random.number(24...70)
        : random.number(
          (way.y < -50 ? 190 : 80)...Int(screen.height) - (way.y > 50 ? room > 0 ? 260 : 190 : 30)))
    if surroundings != nil, start.y > ViewerSurroundings.button(on: screen).minY - 5 { start.y -= 60 }
    if way.y < -50, room == 0, random.once(in: 3), star.midX - way.x < screen.width {
      // It ends on the star.
      start = CGPoint(x: star.midX - way.x, y: star.midY - way.y)
    }
    plan.add(.down(start), at: 0)
    // A slow hand need not be seen at each frame.
    let frame = time > 1_000 ? 48 : 16
    let count = frames ?? max(time / frame, 1)
    for step in 1...count {
      let share = CGFloat(step) / CGFloat(count)
      plan.add(
        .move(CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)), at: rest + step * frame)
    }
    let lift = rest + count * frame + 16 + (!isPlain && random.once(in: 3) ? random.number(100...500) : 0)
    plan.add(!isPlain && random.once(in: 4) ? .cancel : .up, at: lift)
    return lift
  }

  /// An edge of the screen, and where a drag along it goes.
  private enum Edge {
    case lower, left, right, upper

    var direction: String { self == .left || self == .right ? "down" : "to the right" }
  }

  /// Moves what the finger does to an edge of the screen, two points from it.
  private mutating func shift(to edge: Edge) {
    let places = plan.steps.compactMap { step in
      switch step.action {
      case .down(let place), .move(let place), .upAt(let place): place
      case .up, .cancel: nil
      }
    }
    let (left, top) = (places.map(\.x).min() ?? 0, places.map(\.y).min() ?? 0)
    let right = places.map(\.x).max() ?? 0
    switch edge {
    case .lower:
      plan = plan.moved(by: CGPoint(x: 0, y: screen.height - 2 - (places.map(\.y).max() ?? 0)))
    case .left: plan = plan.moved(by: CGPoint(x: 2 - left, y: 0))
    case .right: plan = plan.moved(by: CGPoint(x: screen.width - 2 - right, y: 0))
    case .upper: plan = plan.moved(by: CGPoint(x: 0, y: 2 - top))
    }
  }

  /// Adds fingers that do the same on the right: from the landing on, or from when it has long been clear what it is.
  private mutating func addFingers(_ count: Int, joinLate: Bool, _ random: inout SeededGenerator) {
    let distance = CGFloat(random.number(30...90) / count)
    let steps = plan.inOrder
    // The moves of the last third, and the end.
    let first = joinLate ? steps.count - 1 - (steps.count - 2) / 3 : 0
    for finger in 1...count {
      func beside(_ place: CGPoint) -> CGPoint {
        CGPoint(x: place.x + CGFloat(finger) * distance, y: place.y)
      }
      for (number, step) in steps.enumerated() {
        switch step.action {
        case .down(let place) where !joinLate: plan.add(.down(beside(place)), finger: finger, at: step.time)
        case .move(let place) where number == first - 1:
          plan.add(.down(beside(place)), finger: finger, at: step.time + 7)
        case .move(let place) where number >= first:
          plan.add(.move(beside(place)), finger: finger, at: step.time)
        case .up, .cancel: plan.add(step.action, finger: finger, at: step.time)
        default: break
        }
      }
    }
  }
}
