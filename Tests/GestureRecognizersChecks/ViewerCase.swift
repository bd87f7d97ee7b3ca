import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// What a finger does on the viewer, and what the viewer should do then.
struct ViewerCase: CustomStringConvertible {
  enum Place { case photo, star, button }

  /// An act, the viewer's or that of something else, and when it should come, in milliseconds.
  struct Due {
    var act: String
    var times: ClosedRange<Int>
  }

  let description: String
  let screen: CGSize
  var plan = FingerPlan()
  var due: [Due] = []
  /// When quick taps on a control come, which may act or leave it to the photo to zoom, but not both.
  var choices: [ClosedRange<Int>] = []
  /// How long nothing happens after it, in milliseconds.
  private var pause = 0
  /// What the case consists of, if it is several of them.
  private var parts: [ViewerCase] = []
  /// When they begin, but for the first one; and what the app does between them, if it does anything.
  private(set) var starts: [Int] = []
  private(set) var detail: UInt64 = 0
  private(set) var surroundings: ViewerSurroundings?
  /// Whether the app hides the star meanwhile.
  private var starIsHidden = false
  /// The same for each of the parts.
  var hidings: [Bool] { parts.isEmpty ? [starIsHidden] : parts.map(\.starIsHidden) }

  init(_ description: String, _ screen: CGSize, in surroundings: ViewerSurroundings? = nil) {
    self.description = description
    self.screen = screen
    self.surroundings = surroundings
  }

  /// Where the star is: in the corner that the viewer had when it was made.
  var star: CGRect {
    let width = screen.width + (surroundings?.growth.width ?? 0)
    return CGRect(x: width - 64, y: 20, width: 44, height: 44)
  }

  /// Some of the others, with a pause between them: as a rule one of them more than once, now and then many.
  static func several(_ random: inout SeededGenerator) -> ViewerCase {
    let surroundings = random.isTurn(in: 3) ? nil : ViewerSurroundings(&random)
    let screen = anyScreen(&random)
    func taps(_ count: Int, on place: Place, isHidden: Bool, _ random: inout SeededGenerator) -> ViewerCase {
      Self.taps(count, on: place, screen: screen, in: surroundings, starIsHidden: isHidden, &random)
    }
    func part(_ kind: Int, isHidden: Bool, _ random: inout SeededGenerator) -> ViewerCase {
      switch kind {
      case 0, 1: return taps(kind + 1, on: .photo, isHidden: isHidden, &random)
      case 2: return taps(1, on: .star, isHidden: isHidden, &random)
      case 3: return taps(random.number(2...6), on: .star, isHidden: isHidden, &random)
      case 4: return swipe(screen: screen, in: surroundings, &random)
      case 5: return otherDrag(screen: screen, in: surroundings, &random)
      // A slow finger would be that of the one around it.
      case 6 where surroundings?.neighbor != .quickPress:
        return slowDrag(screen: screen, in: surroundings, &random)
      case 6: return otherDrag(screen: screen, in: surroundings, &random)
      case 7:
        let place = random.pick([Place.photo, .photo, .star])
        return taps(random.number(1...2), on: place, isHidden: isHidden, &random).cancelled
      case 8:
        let count = random.inTurn([1, 1, 2])
        return taps(count, on: .button, isHidden: isHidden, &random)
      case 9: return taps(1, on: .button, isHidden: isHidden, &random).cancelled
      case 10: return dragFromButton(screen: screen, in: surroundings, &random)
      default: return rest(screen: screen, in: surroundings, &random)
      }
    }
    let isLong = random.once(in: 4)
    let all = Array(0...(surroundings == nil ? 7 : surroundings?.pressTime == nil ? 10 : 11))
    var kinds: [Int] = []
    var pauses = [450...450, 450...1_200, 450...4_000]
    if isLong {
      kinds = (0..<random.number(8...12)).map { _ in random.number(0...3) }
    } else if random.once(in: 2) {
      // Everything once in any order, then once more in another one: each thing comes after each other thing.
      kinds = all.shuffled(using: &random) + all.shuffled(using: &random)
      pauses = random.once(in: 2) ? [450...500] : [450...1_800]
    } else if random.once(in: 3) {
      // Drags, which may be cancelled, and between them two taps.
      kinds = (1...random.number(2...4)).map { $0.isMultiple(of: 2) ? 1 : random.number(5...6) }
    } else {
      let often = random.pick(all)
      kinds = (1...random.number(2...4)).map { _ in random.once(in: 3) ? random.pick(all) : often }
    }
    let parts = kinds.enumerated().map { number, kind in
      let isHidden = surroundings?.hidesTheStar(in: number) == true
      var part = part(kind, isHidden: isHidden, &random)
      part.starIsHidden = isHidden
      part.pause = random.number(random.pick(pauses))
      return part
    }
    return joined(parts, random.next(), surroundings)
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

  private static func joined(
    _ parts: [ViewerCase], _ detail: UInt64 = 0, _ surroundings: ViewerSurroundings? = nil
  ) -> ViewerCase {
    var example = ViewerCase(
      parts.map(\.description).joined(separator: ", then ") + (surroundings?.words ?? ""), parts[0].screen)
    (example.parts, example.detail, example.surroundings) = (parts, detail, surroundings)
    var time = 0
    for part in parts {
      for step in part.plan.steps { example.plan.add(step.action, finger: step.finger, at: time + step.time) }
      for due in part.due {
        let times = (due.times.lowerBound + time)...(due.times.upperBound + time)
        example.due.append(Due(act: due.act, times: times))
      }
      for times in part.choices {
        example.choices.append((times.lowerBound + time)...(times.upperBound + time))
      }
      time += (part.plan.steps.map(\.time).max() ?? 0) + part.pause
      example.starts.append(time)
    }
    return example
  }

  /// Cases with fewer parts.
  var smaller: [ViewerCase] {
    parts.shorter.filter { !$0.isEmpty }.map { Self.joined($0, detail, surroundings) }
  }

  static func anyScreen(_ random: inout SeededGenerator) -> CGSize {
    random.pick([
      CGSize(width: 320, height: 480), CGSize(width: 390, height: 844),
      CGSize(width: random.number(320...1_366), height: random.number(480...1_366)),
    ])
  }

  /// A place on the star, or beside it: anywhere, and often right next to it.
  func point(on place: Place, _ random: inout SeededGenerator) -> CGPoint {
    let button = ViewerSurroundings.button(on: screen)
    if place == .button {
      let middle = CGPoint(x: button.midX, y: button.midY)
      return middle.away(CGFloat(random.number(0...15)), toward: CGFloat(random.number(0...359)))
    }
    let point = point(beside: place, &random)
    return button.insetBy(dx: -8, dy: -8).contains(point) ? self.point(on: place, &random) : point
  }

  private func point(beside place: Place, _ random: inout SeededGenerator) -> CGPoint {
    let (across, along) = (CGFloat(random.number(1...43)), CGFloat(random.number(1...random.pick([3, 40]))))
    if place == .star {
      let isAtTheEdge = random.once(in: 2)
      let x = isAtTheEdge ? random.pick([1, 2, 42, 43]) : across
      return CGPoint(x: star.minX + x, y: star.minY + CGFloat(random.number(1...43)))
    }
    switch random.number(1...8) {
    case 1: return CGPoint(x: star.minX - along, y: star.minY + across)
    case 2: return CGPoint(x: star.minX + across, y: star.maxY + along)
    case 3: return CGPoint(x: star.minX + across, y: CGFloat(random.number(2...19)))
    case 4: return CGPoint(x: star.maxX + CGFloat(random.number(1...16)), y: star.minY + across)
    case 5:
      let left = random.number(2...18)
      let x = random.pick([left, Int(screen.width) - left])
      return CGPoint(x: x, y: random.number(90...Int(screen.height) - 20))
    case 6:
      // Where the bar of the control is, if there is one.
      let x = random.number(4...Int(screen.width) - 5)
      return CGPoint(x: x, y: random.number(Int(screen.height) - 75...Int(screen.height) - 5))
    default:
      return CGPoint(
        x: random.number(4...Int(screen.width) - 5), y: random.number(80...Int(screen.height) - 5))
    }
  }
}
