import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// What a finger does on the viewer, and what the viewer should do then.
struct ViewerCase: CustomStringConvertible {
  enum Place { case photo, star }

  /// An act, and when it should come, in milliseconds.
  struct Due {
    var act: PhotoViewer.Act
    var times: ClosedRange<Int>
  }

  let description: String
  let screen: CGSize
  private(set) var plan = FingerPlan()
  private(set) var due: [Due] = []
  /// How long nothing happens after it, in milliseconds.
  private var pause = 0
  /// What the case consists of, if it is several of them.
  private var parts: [ViewerCase] = []
  /// When they begin, but for the first one; and what the app does between them, if it does anything.
  private(set) var starts: [Int] = []
  private(set) var detail: UInt64 = 0

  private init(_ description: String, _ screen: CGSize) {
    self.description = description
    self.screen = screen
  }

  /// Some of the others, with a pause between them: as a rule one of them more than once, now and then many.
  static func several(_ random: inout SeededGenerator) -> ViewerCase {
    let screen = anyScreen(&random)
    let often = random.number(1...5)
    var kinds = [often, often, random.number(1...5)]
    let isLong = random.once(in: 4)
    let count = isLong ? random.number(8...12) : random.number(2...4)
    if isLong { kinds = [random.number(1...2)] }
    // Everything once in any order, then once more in another one: each thing comes after each other thing.
    if !isLong, random.once(in: 2) {
      let isHasty = random.once(in: 2)
      let kinds = Array(0...6).shuffled(using: &random) + Array(0...6).shuffled(using: &random)
      return joined(
        kinds.map { kind in
          var part: ViewerCase
          switch kind {
          case 0, 1: part = taps(kind + 1, on: .photo, screen: screen, &random)
          case 2: part = taps(1, on: .star, screen: screen, &random)
          case 3: part = taps(random.number(2...6), on: .star, screen: screen, &random)
          case 4: part = swipe(screen: screen, &random)
          case 5: part = otherDrag(screen: screen, &random)
          default: part = slowDrag(screen: screen, &random)
          }
          part.pause = random.number(450...(isHasty ? 500 : 1_800))
          return part
        }, random.next())
    }
    // Drags, which may be cancelled, and between them two taps.
    let isAlternating = !isLong && random.once(in: 3)
    return joined(
      (1...count).map { number in
        var part: ViewerCase
        let kind = number.isMultiple(of: 2) ? 1 : random.number(4...5)
        switch isAlternating ? kind : random.pick(kinds) {
        case 1: part = taps(isAlternating ? 2 : random.number(1...2), on: .photo, screen: screen, &random)
        case 2: part = taps(random.number(1...2), on: .star, screen: screen, &random)
        case 3: part = swipe(screen: screen, &random)
        case 4: part = otherDrag(screen: screen, &random)
        default: part = slowDrag(screen: screen, &random)
        }
        part.pause = random.pick([450, random.number(450...1_200), random.number(450...4_000)])
        return part
      }, random.next())
  }

  /// Everything twice in a row, twenty-eight times over, with the shortest pauses.
  static func againAndAgain(_ random: inout SeededGenerator) -> ViewerCase {
    let screen = anyScreen(&random)
    return joined(
      (0..<280).map { number in
        var part: ViewerCase
        switch number % 10 / 2 {
        case 0: part = taps(1, on: .photo, screen: screen, &random)
        case 1: part = taps(2, on: .photo, screen: screen, &random)
        case 2: part = taps(1, on: .star, screen: screen, &random)
        case 3: part = swipe(screen: screen, &random)
        default: part = otherDrag(screen: screen, &random)
        }
        part.pause = 450
        return part
      })
  }

  private static func joined(_ parts: [ViewerCase], _ detail: UInt64 = 0) -> ViewerCase {
    var example = ViewerCase(parts.map(\.description).joined(separator: ", then "), parts[0].screen)
    (example.parts, example.detail) = (parts, detail)
    var time = 0
    for part in parts {
      for step in part.plan.steps { example.plan.add(step.action, finger: step.finger, at: time + step.time) }
      for due in part.due {
        let times = (due.times.lowerBound + time)...(due.times.upperBound + time)
        example.due.append(Due(act: due.act, times: times))
      }
      time += (part.plan.steps.map(\.time).max() ?? 0) + part.pause
      example.starts.append(time)
    }
    return example
  }

  /// Cases with one part less.
  var smaller: [ViewerCase] {
    guard parts.count > 1 else { return [] }
    return parts.indices.map { index in
      var fewer = parts
      fewer.remove(at: index)
      return Self.joined(fewer, detail)
    }
  }

  static func anyScreen(_ random: inout SeededGenerator) -> CGSize {
    random.pick([
      CGSize(width: 320, height: 480), CGSize(width: 390, height: 844),
      CGSize(width: random.number(320...1_366), height: random.number(480...1_366)),
    ])
  }

  /// A place on the star, or beside it: anywhere, and often right next to it.
  private func point(on place: Place, _ random: inout SeededGenerator) -> CGPoint {
    let star = CGRect(x: screen.width - 64, y: 20, width: 44, height: 44)
    let (across, along) = (CGFloat(random.number(1...43)), CGFloat(random.number(1...40)))
    if place == .star { return CGPoint(x: star.minX + across, y: star.minY + CGFloat(random.number(1...43))) }
    switch random.number(1...7) {
    case 1: return CGPoint(x: star.minX - along, y: star.minY + across)
    case 2: return CGPoint(x: star.minX + across, y: star.maxY + along)
    case 3: return CGPoint(x: star.minX + across, y: CGFloat(random.number(2...19)))
    case 4: return CGPoint(x: star.maxX + CGFloat(random.number(1...16)), y: star.minY + across)
    case 5:
      let left = random.number(2...18)
      let x = random.pick([left, Int(screen.width) - left])
      return CGPoint(x: x, y: random.number(90...Int(screen.height) - 20))
    default:
      return CGPoint(
        x: random.number(4...Int(screen.width) - 5), y: random.number(80...Int(screen.height) - 5))
    }
  }

  static func taps(
    _ count: Int, on place: Place, screen: CGSize? = nil, _ random: inout SeededGenerator
  ) -> ViewerCase {
    let spot = place == .star ? "on the star" : "on the photo"
    var example = ViewerCase(
      "\(count == 1 ? "one tap" : "\(count) taps") \(spot)", screen ?? anyScreen(&random))
    let point = example.point(on: place, &random)
    var time = 0
    let isQuick = random.once(in: 3)
    for number in 1...count {
      // A second tap may begin late and rest long, and still be one.
      let rest = number == 1 || isQuick ? random.number(40...200) : random.number(40...600)
      example.plan.add(.down(point), at: time)
      example.plan.add(.up, at: time + rest)
      let lift = time + rest
      if place == .star { example.due.append(Due(act: .favourite, times: lift...(lift + 5))) }
      if place == .photo, number == 2 { example.due = [Due(act: .zoom, times: lift...(lift + 5))] }
      if place == .photo, number == 1 {
        example.due = [Due(act: .toggleBars, times: lift...(lift + 360))]
      }
      time = lift + random.number(60...(isQuick ? 100 : 310))
    }
    return example
  }

  static func swipe(screen: CGSize? = nil, _ random: inout SeededGenerator) -> ViewerCase {
    var example = ViewerCase("a quick stroke to the left", screen ?? anyScreen(&random))
    let way = CGPoint(x: -random.number(110...200), y: random.number(-20...20))
    let lift = example.drag(by: way, for: random.number(100...260), &random)
    example.due = [Due(act: .nextPhoto, times: 0...(lift - 1))]
    return example
  }

  static func otherDrag(screen: CGSize? = nil, _ random: inout SeededGenerator) -> ViewerCase {
    let direction = random.pick(["to the right", "up", "down", "up to the right", "down to the right"])
    var example = ViewerCase("a drag \(direction)", screen ?? anyScreen(&random))
    let length = CGFloat(random.number(100...180))
    let wobble = CGFloat(random.number(-15...15))
    let way: CGPoint
    switch direction {
    case "up to the right": way = CGPoint(x: length * 0.7, y: -length * 0.7)
    case "down to the right": way = CGPoint(x: length * 0.7, y: length * 0.7)
    case "to the right": way = CGPoint(x: length, y: wobble)
    case "up": way = CGPoint(x: wobble, y: -length)
    default: way = CGPoint(x: wobble, y: length)
    }
    // A quick hand is seen at few places.
    let frames = random.once(in: 4) ? random.number(2...4) : nil
    let time = frames.map { $0 * 16 } ?? random.number(96...400)
    let hasTwoFingers = random.once(in: 4)
    example.drag(by: way, for: time, in: frames, isPlain: false, room: hasTwoFingers ? 90 : 0, &random)
    if hasTwoFingers { example.addSecondFinger(at: random.number(30...90)) }
    // One frame more, for the first place beyond the 40 points.
    example.due = [Due(act: .movePhoto, times: 0...(Int(40 / length * CGFloat(time)) + 20))]
    return example
  }

  static func slowDrag(screen: CGSize? = nil, _ random: inout SeededGenerator) -> ViewerCase {
    var example = ViewerCase("a slow drag to the left", screen ?? anyScreen(&random))
    let way = CGPoint(x: -random.number(70...110), y: random.number(-8...8))
    // It is slow, or so slow that nothing can be seen for a while; or the finger rests, and then goes as fast as it likes.
    let (rest, time) = random.pick([
      (0, random.number(1_300...2_000)), (0, random.number(4_000...9_000)),
      (random.number(650...1_500), random.number(100...1_500)),
    ])
    example.drag(by: way, for: time, after: rest, isPlain: false, &random)
    // A pan begins after 10 points, if that was clear before.
    let tenPoints = CGFloat(rest) + CGFloat(time) * 10 / -way.x
    example.due = [Due(act: .movePhoto, times: 0...max(600, Int(tenPoints) + 100))]
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
    let isHigh = isLeft && random.once(in: 4)
    let isAtTheSide = way.x >= -50 && random.once(in: 4)
    let start = CGPoint(
      x: way.x < -50
        ? (!isHigh && random.once(in: 5)
          ? Int(screen.width) - random.number(2...20)
          : random.number(220...Int(screen.width) - (isHigh ? 70 : 20)))
        : isAtTheSide
          ? Int(screen.width) - 3 - room - max(0, Int(way.x)) : random.number(20...Int(screen.width) - 200),
      // Below the star, and where there is room.
      y: isHigh
        ? random.number(24...70)
        : random.number((way.y < -50 ? 190 : 80)...Int(screen.height) - (way.y > 50 ? 190 : 30)))
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

  /// Adds a finger that does the same, so far to the right.
  private mutating func addSecondFinger(at distance: Int) {
    func beside(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x + CGFloat(distance), y: place.y) }
    for step in plan.steps {
      switch step.action {
      case .down(let place): plan.add(.down(beside(place)), finger: 1, at: step.time)
      case .move(let place): plan.add(.move(beside(place)), finger: 1, at: step.time)
      case .up, .cancel: plan.add(step.action, finger: 1, at: step.time)
      }
    }
  }
}
