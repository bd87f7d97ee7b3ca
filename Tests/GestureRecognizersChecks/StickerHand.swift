import CheckSupport
import TouchKit

/// Fingers on or beside a sticker that do anything at all.
struct StickerHand {
  private(set) var plan = FingerPlan()
  let words: String

  init(on world: StickerWorld, _ order: StickerOddities.Order, _ random: inout SeededGenerator) {
    // A hand that does things in order is on the first sticker, and does all of them.
    let isOrdered = order != .allAtOnce
    let anyNumber = random.number(0...(world.stickers.count - 1))
    let number = isOrdered ? 0 : anyNumber
    let sticker = world.stickers[number]
    let isBeside = random.once(in: 10) && !isOrdered
    let bounds = sticker.bounds
    var middle = sticker.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
      .away(
        CGFloat(random.number(0...random.pick([20, 20, Int(bounds.width / 2)]))),
        toward: CGFloat(random.number(0...359)))
    if isBeside { middle = CGPoint(x: random.number(30...970), y: random.number(30...970)) }
    let anyCount = random.pick([1, 2, 2, 2, 3, 4, 4, 5, 10])
    let count =
      order == .straightens
      ? 2 : order.swaps ? 3 : order.joinsLate ? 4 : max(anyCount, isOrdered ? 2 : 1)
    let isTogether = random.once(in: 2) || isOrdered
    var time = 0
    for number in 0..<random.pick([1, 1, 1, 1, 2, 3]) {
      let isTap = number > 0 || random.once(in: 10)
      let turned = atan2(sticker.transform.b, sticker.transform.a) * 180 / .pi
      let isCancelled = random.once(in: 8) && !isOrdered
      var motion = Motion(
        middle: isOrdered ? sticker.convert(sticker.middle, to: nil) : middle,
        way: isTap ? 0 : random.pick([0, 9, 20, 60, 150]),
        course: CGFloat(random.number(0...359)),
        reach: min(random.pick([30, 45, 60]), bounds.width * 0.4),
        growth: isTap ? 0 : random.pick([0, -0.6, 0.4, 1]),
        angle: CGFloat(random.number(0...359)),
        turn: isTap
          ? 0
          : random.pick([
            0, -turned + CGFloat(random.number(-8...8)), CGFloat(random.number(20...120)),
            CGFloat(random.number(-120 ... -20)),
          ]),
        comesBack: random.once(in: 5))
      var (steps, pace) = (random.pick([2, 6, 12]), random.pick([8, 16, 40]))
      if isOrdered, !isTap {
        motion.begin(by: order)
        (steps, pace) = (16, 160)
        if order == .straightens {
          // Some degrees are lost until the rotation begins.
          motion.turnOnly(by: turned > 0 ? -20 : 20)
          (steps, pace) = (40, 16)
        }
      }
      let rest = random.pick([0, 0, 0, 0, 200, 700])
      for finger in 0..<count {
        // The first two of a hand whose others land later are opposite each other: their middle stands.
        let shares: [CGFloat] = [0, 0.5, 0.25, 0.75]
        let anyShare = order.joinsLate && !isTap ? shares[finger] : CGFloat(finger) / CGFloat(count)
        let share = order.swaps ? min(CGFloat(finger), 1) / 2 : anyShare
        let isLate = order.joinsLate && finger > 1 && !isTap
        let motion = isLate ? motion.ofThoseWhoJoin : motion
        let isShort = random.once(in: 5) && !isOrdered
        let any = isTogether ? 0 : random.pick([0, 0, 0, 0, 20, 200])
        let late = isLate ? pace * 10 : any
        let end = late + rest + (isShort ? max(1, steps / 2) : steps + random.number(1...3)) * pace
        // Of a hand that swaps fingers, the second one leaves in the middle, and the third one goes on from there.
        let swap = late + rest + pace * steps / 2
        if order.swaps, !isTap, finger > 0 {
          let isSecond = finger == 1
          let start = motion.place(isSecond ? 0 : 0.5, share, count)
          plan.add(.down(start), finger: finger, at: time + (isSecond ? late : swap))
          for step in 1...steps where (step < steps / 2) == isSecond && step != steps / 2 {
            let place = motion.place(CGFloat(step) / CGFloat(steps), share, count)
            plan.add(.move(place), finger: finger, at: time + late + rest + step * pace)
          }
          plan.add(.up, finger: finger, at: time + (isSecond ? swap - pace / 2 : end))
          continue
        }
        plan.add(.down(motion.place(0, share, count)), finger: finger, at: time + late)
        for step in 1...steps where late + rest + step * pace < end {
          let place = motion.place(CGFloat(step) / CGFloat(steps), share, count)
          plan.add(.move(place), finger: finger, at: time + late + rest + step * pace)
        }
        plan.add(isCancelled ? .cancel : .up, finger: finger, at: time + end)
      }
      time = (plan.steps.map(\.time).max() ?? 0) + random.pick([30, 90, 200])
    }
    let place = isBeside ? "at \(middle.text)" : "on sticker \(number + 1)"
    words =
      "\(count) finger\(count == 1 ? "" : "s") \(place), until \(NumberText.trimmed(Double(time) / 1_000, places: 2)) s"
  }

  private struct Motion {
    let middle: CGPoint
    var way, course, reach, growth, angle, turn: CGFloat
    var comesBack: Bool
    /// When the hand begins to move, to spread and to turn, as parts of its time.
    private var starts: [CGFloat] = [0, 0, 0]

    init(
      middle: CGPoint, way: CGFloat, course: CGFloat, reach: CGFloat, growth: CGFloat, angle: CGFloat,
      turn: CGFloat, comesBack: Bool
    ) {
      (self.middle, self.way, self.course, self.reach) = (middle, way, course, reach)
      (self.growth, self.angle, self.turn, self.comesBack) = (growth, angle, turn, comesBack)
    }

    /// Does all of it, some of it from the middle on.
    mutating func begin(by order: StickerOddities.Order) {
      (way, growth, turn, comesBack) = (max(way, 60), max(growth, 0.4), max(turn, 60), false)
      let late: CGFloat = 0.5
      switch order {
      case .allAtOnce, .straightens: break
      case .turnsBeforeOthersLand:
        (way, growth, starts) = (0, 0, [0, 0, 0])
      case .spreadsBeforeOthersLand:
        (way, turn, growth, starts) = (0, 0, 1.5, [0, 0, 0])
      case .movesFirst, .movesThenSwaps: starts = [0, late, late]
      case .spreadsFirst, .spreadsThenSwaps: starts = [late, 0, late]
      case .turnsFirst, .turnsThenSwaps: starts = [late, late, 0]
      case .movesLast: starts = [late, 0, 0]
      }
    }

    /// What fingers do that land later and stay longer: everything.
    var ofThoseWhoJoin: Motion {
      Motion(
        middle: middle, way: 150, course: course, reach: reach, growth: 0.4, angle: angle, turn: 80,
        comesBack: false)
    }

    mutating func turnOnly(by degrees: CGFloat) { (way, growth, turn) = (0, 0, degrees) }

    func place(_ time: CGFloat, _ finger: CGFloat, _ count: Int) -> CGPoint {
      let shares = starts.map { start in
        let share = max(0, time - start) / (1 - start)
        return comesBack ? 1 - abs(1 - 2 * share) : share
      }
      let hand = middle.away(way * shares[0], toward: course)
      let place =
        count == 1
        ? hand : hand.away(reach * (1 + growth * shares[1]), toward: angle + turn * shares[2] + 360 * finger)
      return CGPoint(x: min(max(place.x, 1), 999), y: min(max(place.y, 1), 999))
    }
  }
}
