import CheckSupport
import TouchKit

/// A stroke of one finger, and what a check mark recognizer should say to it.
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
    case secondFinger = "a check mark during which a second finger lands"
    case twoAtOnce = "a check mark with two fingers that land at the same time"
    case cancelled = "a check mark that the system cancels half way"

    static let notRightAtTheLift: [Kind] = [.downOnly, .tinySecondLeg, .narrowSecondLeg, .upright]
    static let wrongBeforeTheLift: [Kind] = [
      .upFirst, .tinyFirstLeg, .narrowFirstLeg, .flatFirstLeg, .mirrored, .turnsBack, .downAgain,
      .leftAgain, .leftBetween, .upBetween,
    ]
  }

  let kind: Kind
  /// How far the finger trembles around its way, at each place.
  var tremble: [CGPoint]
  private let start: CGPoint
  private let legs: [CGPoint]
  /// How many places the finger is seen at on each leg.
  private let density: [Int]

  static let mostPlaces = 80
  private static let frame = 16
  /// How long the finger rests, in milliseconds, and after which place.
  private let rest: Int
  private let restingPlace: Int
  /// Whether it is seen in each frame of that, trembling as ever.
  private let isRestless: Bool
  /// The place at which something happens to the stroke: further fingers, the cancellation.
  private let disturbedPlace: Int
  /// How many fingers that are.
  private let furtherFingers: Int
  /// Where the first of them lands; the others land in a row.
  private let furtherPlace: CGPoint

  /// - Parameters:
  ///   - isSlow: Whether the finger is seen at each point, or nearly so.
  ///   - isAnywhere: Whether it may begin on the right half of the screen, too.
  ///   - isQuick: Whether it must not rest for many frames.
  init(
    _ kind: Kind, isSlow: Bool = false, isAnywhere: Bool = false, isQuick: Bool = false,
    _ random: inout SeededGenerator
  ) {
    self.kind = kind
    // Some are as large as the screen of a tablet.
    let isLarge = random.once(in: 6)
    let span = isLarge ? 500 : 80
    let isHigh = random.once(in: 4)
    // Others are hardly larger than they must be.
    let isSmall = !isLarge && random.once(in: 4)
    let down =
      isSmall
      ? CGPoint(x: random.number(20...24), y: random.number(30...34))
      : CGPoint(x: random.number(20...span), y: random.number(30...span))
    let up =
      isSmall
      ? CGPoint(x: random.number(20...24), y: -random.number(30...34))
      : CGPoint(
        x: random.once(in: 6) ? 22 : random.number(20...(span + 100)),
        y: random.once(in: 6) ? -32 : -random.number(30...(span + 200)))
    func point(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>, _ random: inout SeededGenerator) -> CGPoint {
      CGPoint(x: random.number(x), y: random.number(y))
    }
    switch kind {
    case .checkMark:
      // The corner may be round, with a level piece in it.
      let level = random.once(in: 4) ? [CGPoint(x: random.number(6...20), y: 0)] : []
      legs = Self.bent(down, &random) + level + Self.bent(up, &random)
    case .secondFinger, .twoAtOnce, .cancelled: legs = [down, up]
    case .downOnly: legs = [down]
    case .tinySecondLeg:
      legs = [down, point(10...40, random.once(in: 2) ? -10 ... -8 : -10 ... -1, &random)]
    // So steep that the place where the finger turns is clear.
    case .narrowSecondLeg: legs = [point(20...30, 80...120, &random), point(0...1, -160 ... -60, &random)]
    case .upright: legs = [point(0...0, 40...90, &random), point(0...0, -120 ... -60, &random)]
    case .upFirst: legs = [point(20...60, -120 ... -60, &random), point(20...60, 60...120, &random)]
    case .tinyFirstLeg: legs = [point(2...6, 1...4, &random), point(60...120, -120 ... -60, &random)]
    // So steep that the place where the finger turns is clear, however it trembles.
    case .narrowFirstLeg: legs = [point(0...1, 40...90, &random), point(25...30, -160 ... -150, &random)]
    case .flatFirstLeg: legs = [point(40...80, 1...6, &random), point(60...120, -120 ... -60, &random)]
    case .mirrored:
      legs = [point(-120 ... -60, 60...90, &random), point(-120 ... -60, -90 ... -60, &random)]
    case .turnsBack: legs = [down, point(-120 ... -60, -120 ... -60, &random)]
    case .downAgain: legs = [down, up, point(30...80, 60...120, &random)]
    case .leftAgain: legs = [down, up, point(-120 ... -60, -20...0, &random)]
    case .leftBetween: legs = [down, point(-120 ... -60, 0...20, &random), down, up]
    case .upBetween:
      legs = [point(2...6, 1...4, &random), point(10...60, -120 ... -60, &random), down, up]
    }
    // Anywhere, or right at the upper edge of the screen.
    var (y, top): (CGFloat, CGFloat) = (0, 0)
    for leg in legs {
      y += leg.y
      top = min(top, y)
    }
    start = CGPoint(
      x: CGFloat(random.number(300...(isAnywhere && !isLarge ? 1_300 : 700))),
      y: isHigh ? CGFloat(random.number(5...40)) - top : CGFloat(random.number(900...1_200)))
    // A quick hand is seen at few places.
    let pace = isSlow ? 1 : CGFloat(random.number(6...12) * (random.once(in: 4) ? 5 : 1) * (isLarge ? 6 : 1))
    density = legs.map { max(Int($0.distance(to: .zero) / pace), 1) }
    let places = density.reduce(0, +)
    let restingTime = random.once(in: 4) ? random.number(800...4_000) : 0
    let anyPlace = random.once(in: 2) ? density[0] : random.number(0...places)
    isRestless = kind == .checkMark && !isQuick && random.isTurn(in: 6)
    let middles = [density[0] / 2, (density[0] + places) / 2]
    restingPlace = isRestless ? random.pick(middles + [0, density[0], places, places]) : anyPlace
    rest = isRestless ? random.inTurn([2_000, 7_000]) : restingTime
    disturbedPlace = random.pick([0, min(1, places - 1), places - 1, random.number(0...(places - 1))])
    furtherFingers = random.pick([1, 1, 2, 4])
    furtherPlace = CGPoint(x: random.number(20...1_200), y: random.number(20...1_600))
    tremble = (0..<Self.mostPlaces).map { _ in
      CGPoint(x: random.number(-3...3), y: random.number(-3...3))
    }
  }

  /// A stroke in few frames.
  init(quick kind: Kind, _ random: inout SeededGenerator) {
    repeat { self.init(kind, isQuick: true, &random) } while places.count > 10
  }

  /// A leg that is bent, or not: its first part is flatter or steeper than the other one.
  private static func bent(_ leg: CGPoint, _ random: inout SeededGenerator) -> [CGPoint] {
    guard random.once(in: 2), leg.x >= 40, abs(leg.y) >= 40 else { return [leg] }
    let share = random.pick([0.25, 0.75])
    let first = CGPoint(x: leg.x * share, y: leg.y * (1 - share))
    return [first, CGPoint(x: leg.x - first.x, y: leg.y - first.y)]
  }

  var words: String {
    let rest = isCalm ? "rests" : "trembles"
    return kind.rawValue
      + (isRestless ? ", on whose way the finger \(rest) in one place for \(self.rest / 1_000) s" : "")
  }

  /// The same without trembling.
  var calm: Stroke {
    var stroke = self
    stroke.tremble = tremble.map { _ in .zero }
    return stroke
  }

  var isCalm: Bool { tremble.allSatisfy { $0 == .zero } }

  /// Where the finger is in each frame, the landing included.
  var places: [CGPoint] {
    var places = [start]
    var corner = start
    for (leg, count) in zip(legs, density) {
      for step in 1...count {
        let share = CGFloat(step) / CGFloat(count)
        let shift = tremble[min(places.count, tremble.count - 1)]
        places.append(CGPoint(x: corner.x + leg.x * share + shift.x, y: corner.y + leg.y * share + shift.y))
      }
      corner = CGPoint(x: corner.x + leg.x, y: corner.y + leg.y)
    }
    return places
  }

  /// Where it is meanwhile.
  private var restlessPlaces: [CGPoint] {
    let place = places[restingPlace]
    let shift = restingPlace == 0 ? .zero : tremble[min(restingPlace, tremble.count - 1)]
    return (0..<rest / Self.frame).map { number in
      // A trembling finger comes back to one place again and again, the lowest of these.
      let any = tremble[(number * 7 + restingPlace) % tremble.count]
      let other = isCalm || number.isMultiple(of: 2) ? any : CGPoint(x: 0, y: 3)
      return CGPoint(x: place.x - shift.x + other.x, y: place.y - shift.y + other.y)
    }
  }

  /// When the finger is at a place, in milliseconds since the landing.
  private func time(of number: Int) -> Int { number * Self.frame + (number > restingPlace ? rest : 0) }

  private var lift: Int { time(of: places.count) }

  /// Adds the stroke to a plan at some time, and says when the glass is empty again.
  func add(to plan: inout FingerPlan, at time: Int) -> Int {
    for (number, place) in places.enumerated() {
      plan.add(number == 0 ? .down(place) : .move(place), at: time + self.time(of: number))
      if kind == .twoAtOnce, number == 0 { landFurtherFingers(in: &plan, at: time) }
      guard number == disturbedPlace else { continue }
      if kind == .cancelled {
        plan.add(.cancel, at: time + disturbance)
        return time + disturbance
      }
      if kind == .secondFinger { landFurtherFingers(in: &plan, at: time + disturbance) }
    }
    if isRestless {
      for (number, place) in restlessPlaces.enumerated() {
        plan.add(.move(place), at: time + self.time(of: restingPlace) + (number + 1) * Self.frame)
      }
    }
    plan.add(.up, at: time + lift)
    if kind == .secondFinger || kind == .twoAtOnce {
      for finger in 1...furtherFingers { plan.add(.up, finger: finger, at: time + lift + 20) }
    }
    return time + lift + 20
  }

  private func landFurtherFingers(in plan: inout FingerPlan, at time: Int) {
    for finger in 1...furtherFingers {
      let place = CGPoint(x: furtherPlace.x + CGFloat(finger) * 50, y: furtherPlace.y + CGFloat(finger) * 70)
      plan.add(.down(place), finger: finger, at: time)
    }
  }

  /// The state that the recognizer should go to, and when, in milliseconds since the landing.
  var due: (state: String, times: ClosedRange<Int>) {
    switch kind {
    case .checkMark: return ("ended", lift...lift)
    case .downOnly, .tinySecondLeg, .narrowSecondLeg, .upright: return ("failed", 0...lift)
    case .twoAtOnce: return ("failed", 0...0)
    case .cancelled, .secondFinger: return ("failed", disturbance...disturbance)
    case .upFirst, .mirrored: return ("failed", 0...wrongTurn(on: 0))
    case .tinyFirstLeg, .narrowFirstLeg, .flatFirstLeg, .turnsBack: return ("failed", 0...wrongTurn(on: 1))
    case .leftBetween, .upBetween: return ("failed", 0...wrongTurn(on: 1))
    case .downAgain, .leftAgain: return ("failed", 0...wrongTurn(on: 2))
    }
  }

  /// When something happens in the middle, in milliseconds since the landing.
  private var disturbance: Int { time(of: disturbedPlace) + 8 }

  /// When the finger has gone 30 points the wrong way.
  private func wrongTurn(on leg: Int) -> Int {
    let frames = density[..<leg].reduce(0, +)
    let way = legs[leg]
    // A leg to the left is wrong along x, all others along y.
    let length = way.x < 0 ? max(abs(way.x), 1) : max(abs(way.y), 1)
    let share = CGFloat(density[leg]) * 30 / length
    return time(of: frames + Int(share.rounded(.up)))
  }

  /// The last place that the finger has been seen at by some time.
  private func number(at milliseconds: Int) -> Int {
    (0...places.count).last { time(of: $0) <= milliseconds } ?? 0
  }

  /// The stroke as it looks on the screen, with a legend.
  ///
  /// - Parameter decision: When the recognizer decided, in milliseconds since the landing.
  func picture(decidedAt decision: Int?) -> String {
    let places = places
    var marks: [(frame: Int, sign: Character, words: String)] = []
    if let decision { marks.append((number(at: decision), "*", "at * your recognizer decides")) }
    switch kind {
    case .checkMark, .downOnly, .tinySecondLeg, .narrowSecondLeg, .upright: break
    case .twoAtOnce: marks.append((0, "!", "at ! two fingers land"))
    case .secondFinger: marks.append((disturbedPlace, "!", "at ! the second finger lands"))
    case .cancelled: marks.append((disturbedPlace, "!", "at ! the system cancels the touch"))
    default:
      marks.append((number(at: due.times.upperBound), "!", "at ! it has gone 30 points the wrong way"))
    }
    marks.append((places.count - 1, "x", "the last place is x"))
    marks.append((0, "o", "the finger lands at o"))
    marks.removeAll { !places.indices.contains($0.frame) }
    return marks.reversed().map(\.words).joined(separator: ", ") + ":\n"
      + drawing(of: places, marks.map { ($0.frame, $0.sign) })
  }

  private func drawing(of places: [CGPoint], _ marks: [(frame: Int, sign: Character)]) -> String {
    let columns = 40
    let left = places.map(\.x).min() ?? 0
    let top = places.map(\.y).min() ?? 0
    let extent = max((places.map(\.x).max() ?? 0) - left, ((places.map(\.y).max() ?? 0) - top) * 2, 1)
    var grid = Array(repeating: Array(repeating: Character(" "), count: columns + 1), count: columns / 2 + 1)
    func draw(_ sign: Character, at place: CGPoint) {
      let column = Int(((place.x - left) / extent * CGFloat(columns)).rounded())
      let row = Int(((place.y - top) / extent * CGFloat(columns) / 2).rounded())
      grid[row][column] = sign
    }
    for place in places { draw(".", at: place) }
    for mark in marks { draw(mark.sign, at: places[mark.frame]) }
    let lines = grid.map { String($0).withoutTrailingSpaces }
    return lines.reversed().drop(while: \.isEmpty).reversed().map { "    " + $0 }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    String(reversed().drop(while: { $0 == " " }).reversed())
  }
}
