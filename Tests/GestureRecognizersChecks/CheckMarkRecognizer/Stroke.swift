import CheckSupport
import TouchKit
import TouchStage

/// A stroke of one finger, sometimes with a mistake.
struct Stroke {
  enum Kind: String, CaseIterable {
    case checkMark = "a check mark"
    // Not right when the finger lifts.
    case downOnly = "only the first leg"
    case tinySecondLeg = "a second leg that is hardly there"
    case narrowSecondLeg = "down to the right, and straight up"
    case upright = "straight down and straight up"
    // Clearly wrong before.
    case upFirst = "first up, then down"
    case tinyFirstLeg = "a first leg that is hardly there"
    case narrowFirstLeg = "straight down, and up to the right"
    case flatFirstLeg = "to the right, and up to the right"
    case mirrored = "to the left, in a mirror"
    case turnsBack = "down to the right, and up to the left"
    case downAgain = "a check mark that goes down again"
    case leftAgain = "a check mark that goes to the left at its end"
    case leftBetween = "down to the right, back to the left, and then a check mark"
    case upBetween = "a first leg that is hardly there, up, and then a check mark"
    // Something happens in the middle of a check mark.
    case secondFinger = "a check mark during which another finger lands"
    case manyAtOnce = "a check mark with several fingers that land at the same time"
    case cancelled = "a check mark that the system cancels half way"

    static let notRightAtTheLift: [Kind] = [.downOnly, .tinySecondLeg, .narrowSecondLeg, .upright]
    static let wrongBeforeTheLift: [Kind] = [
      .upFirst, .tinyFirstLeg, .narrowFirstLeg, .flatFirstLeg, .mirrored, .turnsBack, .downAgain,
      .leftAgain, .leftBetween, .upBetween,
    ]
  }

  /// How large a stroke is.
  enum Size: CaseIterable { case usual, small, large }

  /// The length of a frame, in milliseconds.
  static let frame = 16

  let kind: Kind
  /// Where the finger is in each frame, the landing first.
  private(set) var places: [CGPoint]
  /// After which place it rests, and for how many milliseconds.
  private var rest = (place: 0, time: 0)
  /// The place at which another finger lands or the system cancels, and where the fingers land.
  private let disturbedPlace: Int
  private var furtherFingers: [CGPoint]

  /// - Parameter trembles: Whether the finger goes up to three points from its way.
  init(_ kind: Kind, _ size: Size, trembles: Bool = false, _ random: inout SeededGenerator) {
    self.kind = kind
    let legs = Self.legs(kind, size, &random)
    let top = legs.reduce(into: (0, 0)) { ends, leg in ends = (ends.0 + leg.y, min(ends.1, ends.0 + leg.y)) }
      .1
    let start = CGPoint(x: random.number(300...700), y: random.pick([10 - Int(top), 900]))
    // A quick hand is seen at few places.
    let pace = CGFloat(random.pick([8, 12, 40, 40])) * (size == .large ? 6 : 1)
    places = [start]
    var corner = start
    for leg in legs {
      let count = max(Int(leg.distance(to: .zero) / pace), 1)
      for step in 1...count {
        let share = CGFloat(step) / CGFloat(count)
        let (x, y) = trembles ? (random.number(-3...3), random.number(-3...3)) : (0, 0)
        places.append(
          CGPoint(x: corner.x + leg.x * share + CGFloat(x), y: corner.y + leg.y * share + CGFloat(y)))
      }
      corner = CGPoint(x: corner.x + leg.x, y: corner.y + leg.y)
    }
    if random.once(in: 3) { rest = (random.number(0...(places.count - 1)), random.number(800...4_000)) }
    disturbedPlace = random.pick([0, places.count - 2, random.number(0...(places.count - 2))])
    let further = CGPoint(x: random.number(20...1_200), y: random.number(20...1_600))
    furtherFingers = (1...random.pick([1, 2, 3])).map {
      CGPoint(x: further.x + CGFloat($0) * 50, y: further.y)
    }
    if kind != .secondFinger && kind != .manyAtOnce { furtherFingers = [] }
  }

  private static func legs(_ kind: Kind, _ size: Size, _ random: inout SeededGenerator) -> [CGPoint] {
    func leg(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> CGPoint {
      CGPoint(x: random.number(x), y: random.number(y))
    }
    let (down, up) =
      switch size {
      case .usual: (leg(20...80, 30...80), leg(20...180, -280 ... -32))
      case .small: (leg(20...22, 30...34), leg(20...22, -34 ... -30))
      case .large: (leg(100...500, 300...500), leg(100...600, -700 ... -420))
      }
    switch kind {
    case .checkMark:
      // The corner may be round, with a level piece in it, and a leg bent.
      let level = random.once(in: 3) ? [leg(6...20, 0...0)] : []
      let isBent = random.once(in: 2) && size != .small
      let first = CGPoint(x: up.x * 0.25, y: up.y * 0.75)
      return [down] + level + (isBent ? [first, CGPoint(x: up.x - first.x, y: up.y - first.y)] : [up])
    case .secondFinger, .manyAtOnce, .cancelled: return [down, up]
    case .downOnly: return [down]
    case .tinySecondLeg: return [down, leg(10...40, random.once(in: 2) ? -13 ... -11 : -10 ... -1)]
    // So steep that the place where the finger turns is clear, however it trembles.
    case .narrowSecondLeg: return [leg(20...30, 80...120), leg(0...1, -160 ... -60)]
    case .upright: return [leg(0...0, 40...90), leg(0...0, -120 ... -60)]
    case .upFirst: return [leg(20...60, -120 ... -60), leg(20...60, 60...120)]
    case .tinyFirstLeg: return [leg(2...6, 1...4), leg(60...120, -120 ... -60)]
    case .narrowFirstLeg: return [leg(0...1, 40...90), leg(25...30, -160 ... -150)]
    case .flatFirstLeg: return [leg(40...80, 1...6), leg(60...120, -120 ... -60)]
    case .mirrored: return [leg(-120 ... -60, 60...90), leg(-120 ... -60, -90 ... -60)]
    case .turnsBack: return [down, leg(-120 ... -60, -120 ... -60)]
    case .downAgain: return [down, up, leg(30...80, 60...120)]
    case .leftAgain: return [down, up, leg(-120 ... -60, -20...0)]
    case .leftBetween: return [down, leg(-120 ... -60, 0...20), down, up]
    case .upBetween: return [leg(2...6, 1...4), leg(10...60, -120 ... -60), down, up]
    }
  }

  /// Lets the finger tremble for a while in one place: it comes back to the lowest point of it every second time.
  mutating func linger(for frames: Int, _ random: inout SeededGenerator) {
    let number = random.number(0...(places.count - 1))
    let place = places[number]
    places.insert(
      contentsOf: (0..<frames).map { frame in
        frame.isMultiple(of: 2)
          ? CGPoint(x: place.x + CGFloat(random.number(-3...3)), y: place.y + CGFloat(random.number(-3...0)))
          : place
      }, at: number + 1)
  }

  private func time(of number: Int) -> Int { number * Self.frame + (number > rest.place ? rest.time : 0) }

  var plan: FingerPlan {
    var plan = FingerPlan()
    for (number, place) in places.enumerated() {
      plan.add(number == 0 ? .down(place) : .move(place), at: time(of: number))
      guard number == disturbedPlace, kind == .cancelled else { continue }
      plan.add(.cancel, at: time(of: number) + 8)
      return plan
    }
    let lift = time(of: places.count)
    for (finger, place) in furtherFingers.enumerated() {
      let landing = kind == .manyAtOnce ? 0 : time(of: disturbedPlace) + 8
      plan.add(.down(place), finger: finger + 1, at: landing)
      plan.add(.up(), finger: finger + 1, at: lift + 20)
    }
    plan.add(.up(), at: lift)
    return plan
  }

  /// The stroke as it looks on the screen, with a legend.
  ///
  /// - Parameter decision: When the recognizer decided, in milliseconds since the landing.
  func picture(decidedAt decision: Int?) -> String {
    let number = decision.flatMap { decision in self.places.indices.last { time(of: $0) <= decision } }
    let places = places
    let columns = 40
    let (left, top) = (places.map(\.x).min() ?? 0, places.map(\.y).min() ?? 0)
    let extent = max((places.map(\.x).max() ?? 0) - left, ((places.map(\.y).max() ?? 0) - top) * 2, 1)
    var grid = Array(repeating: Array(repeating: Character(" "), count: columns + 1), count: columns / 2 + 1)
    func draw(_ sign: Character, at place: CGPoint) {
      let column = Int(((place.x - left) / extent * CGFloat(columns)).rounded())
      let row = Int(((place.y - top) / extent * CGFloat(columns) / 2).rounded())
      grid[row][column] = sign
    }
    for place in places { draw(".", at: place) }
    draw("x", at: places[places.count - 1])
    draw("o", at: places[0])
    if let number { draw("*", at: places[number]) }
    let lines = grid.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }.filter {
      !$0.isEmpty
    }
    return
      "the finger lands at o, the last place is x\(number == nil ? "" : ", at * your recognizer decides"):\n"
      + lines.map { "    " + $0 }.joined(separator: "\n")
  }
}
