import CheckSupport
import TouchKit
import TouchStage

/// What fingers do on a photo viewer, in its points, and what the viewer should do then.
struct ViewerGesture {
  /// An act, and when it should come, in milliseconds since the gesture began.
  struct Due {
    var act: String
    var times: ClosedRange<Int>
  }

  let words: String
  var plan = FingerPlan()
  var due: [Due] = []

  private init(_ words: String) { self.words = words }

  /// When the first of the acts comes that shouldn't come then, or the first that's missing should have come, in
  /// milliseconds since the gesture began; `nil` if all is right.
  func firstWrong(in acts: [Happening]) -> Int? {
    for number in 0..<max(acts.count, due.count) {
      let act = number < acts.count ? acts[number] : nil
      let due = number < due.count ? due[number] : nil
      if let act, let due, act.text == due.act, due.times.contains(act.time) { continue }
      return [act?.time, due?.times.upperBound].compactMap { $0 }.min()
    }
    return nil
  }

  /// Where gestures are made: in a viewer of some size, with a star.
  struct Place {
    let size: CGSize
    let star: CGRect

    /// How much of its lower edge is left to a control.
    private let margin: CGFloat

    init(size: CGSize) { self.init(size: size, madeWith: size.width, margin: 5) }

    /// - Parameter width: How wide the viewer was when it was made.
    init(size: CGSize, madeWith width: CGFloat, margin: CGFloat = 80) {
      (self.size, self.margin) = (size, margin)
      star = CGRect(x: width - 64, y: 20, width: 44, height: 44)
    }

    /// Where an app may have put a control.
    var control: CGRect { CGRect(x: 150, y: size.height - 60, width: 50, height: 40) }

    /// A point on the star, or on the photo, often right beside the star or at an edge.
    func point(onStar: Bool, _ random: inout SeededGenerator) -> CGPoint {
      if onStar {
        return CGPoint(
          x: star.minX + random.pick([1, 22, 43, random.points(1...43)]), y: star.minY + random.points(1...43)
        )
      }
      let (across, along): (CGFloat, CGFloat) = (random.points(1...43), random.pick([1, 3, 17]))
      let (right, bottom) = (size.width - 5, size.height - margin)
      switch random.number(0...8) {
      case 0: return CGPoint(x: star.minX - along, y: star.minY + across)
      case 1: return CGPoint(x: star.minX + across, y: star.maxY + along)
      case 2: return CGPoint(x: star.minX + across, y: star.minY - along)
      case 3: return CGPoint(x: min(star.maxX + along, right), y: star.minY + across)
      case 4: return CGPoint(x: random.pick([4, right]), y: random.share(of: 90, bottom).rounded())
      case 5: return CGPoint(x: random.points(4...Int(star.minX) - 5), y: random.points(4...60))
      case 6: return CGPoint(x: random.share(of: 4, right).rounded(), y: bottom)
      default:
        return CGPoint(x: random.share(of: 4, right).rounded(), y: random.share(of: 80, bottom).rounded())
      }
    }
  }

  static func taps(
    _ count: Int, onStar: Bool, in place: Place, _ random: inout SeededGenerator
  ) -> ViewerGesture {
    var gesture = ViewerGesture(
      "\(count == 1 ? "one tap" : "\(count) taps") on the \(onStar ? "star" : "photo")")
    let point = place.point(onStar: onStar, &random)
    for number in 1...count {
      // A tap may rest long and tremble, and a second one may begin late and some points aside, and still be one.
      let landing = number == 1 ? 0 : gesture.plan.end + random.pick([60, 100, 300])
      let there =
        onStar || number == 1 ? point : point.away(random.pick([0, 12, 25]), toward: random.degrees)
      let isInside = CGRect(origin: .zero, size: place.size).insetBy(dx: 2, dy: 2).contains(there)
      // The second tap isn't one on a control, either.
      let isElse =
        !onStar && (place.star.contains(there) || place.control.insetBy(dx: -60, dy: -9).contains(there))
      let spot = isInside && !isElse ? there : point
      gesture.plan.add(.down(spot), at: landing)
      let lift = landing + random.pick([40, 100, 200, onStar ? 200 : 600])
      if random.once(in: 4) { gesture.plan.add(.move(spot.away(4, toward: random.degrees)), at: lift - 20) }
      gesture.plan.add(.up(), at: lift)
      if onStar {
        gesture.due.append(Due(act: "favourite", times: lift...(lift + 5)))
      } else {
        gesture.due = [
          number == 1
            ? Due(act: "toggleBars", times: lift...(lift + 360)) : Due(act: "zoom", times: lift...(lift + 5))
        ]
      }
    }
    return gesture
  }

  static func tapOnControl(in place: Place, _ random: inout SeededGenerator) -> ViewerGesture {
    var gesture = ViewerGesture("a tap on a control")
    let (x, y) = (random.points(5...40), random.points(5...30))
    gesture.plan.add(.down(CGPoint(x: place.control.minX + x, y: place.control.minY + y)), at: 0)
    gesture.plan.add(.up(), at: random.pick([60, 200]))
    return gesture
  }

  static func swipe(in place: Place, _ random: inout SeededGenerator) -> ViewerGesture {
    var gesture = ViewerGesture("a quick stroke to the left")
    let start = CGPoint(
      x: random.pick([place.size.width - 3, random.points(220...Int(place.size.width) - 70)]),
      y: random.pick([random.points(80...Int(place.size.height) - 90), place.size.height - 3, 40, 6]))
    let isFromStar = place.star.insetBy(dx: -5, dy: -5).contains(start)
    gesture.drag(
      from: isFromStar ? CGPoint(x: start.x, y: 80) : start,
      by: CGPoint(x: -random.points(110...200), y: random.points(-5...5)),
      for: random.number(100...260))
    gesture.due = [Due(act: "nextPhoto", times: 0...(gesture.plan.end - 1))]
    return gesture
  }

  static func drag(
    in place: Place, fromControl: Bool = false, _ random: inout SeededGenerator
  ) -> ViewerGesture {
    let directions: [(String, CGPoint)] = [
      ("to the right", CGPoint(x: 1, y: 0)), ("up", CGPoint(x: 0.1, y: -1)),
      ("down", CGPoint(x: -0.1, y: 1)),
      ("up to the right", CGPoint(x: 0.7, y: -0.7)), ("down to the right", CGPoint(x: 0.7, y: 0.7)),
      ("up and a bit to the left", CGPoint(x: -0.4, y: -0.9)),
      ("down and a bit to the left", CGPoint(x: -0.4, y: 0.9)),
    ]
    let (words, direction) = fromControl ? directions[0] : random.inTurn(directions)
    var gesture = ViewerGesture("a drag \(words)\(fromControl ? " from a control" : "")")
    let length = random.points(100...170)
    let way = CGPoint(x: direction.x * length, y: direction.y * length)
    // Anywhere, or along an edge, below the star if it goes up.
    let (width, height) = (place.size.width, place.size.height)
    let (left, right) = (max(3, 3 - way.x), width - 3 - max(0, way.x))
    let (top, bottom) = (max(75, 75 - way.y), height - 3 - max(0, way.y))
    var start = CGPoint(
      x: random.pick([left, right, random.share(of: left, right)]).rounded(),
      y: random.pick([bottom, random.share(of: top, bottom)]).rounded())
    if fromControl { start = CGPoint(x: place.control.midX, y: place.control.midY) }
    gesture.drag(
      from: start, by: way, for: random.pick([48, 100, 400]),
      in: fromControl ? 6 : random.pick([nil, nil, 3]),
      rest: random.pick([0, 0, 300]), isCancelled: random.once(in: 4), comesBack: fromControl)
    if random.once(in: 2), !fromControl { gesture.addFinger(isLate: random.once(in: 2)) }
    // Some frames more, for the first place beyond the 60 points.
    gesture.due = [Due(act: "movePhoto", times: 0...gesture.time(of: start, beyond: 60))]
    return gesture
  }

  static func slowDrag(in place: Place, _ random: inout SeededGenerator) -> ViewerGesture {
    var gesture = ViewerGesture("a slow drag to the left")
    let start = CGPoint(
      x: random.points(220...Int(place.size.width) - 20),
      y: random.pick([random.points(80...Int(place.size.height) - 90), place.size.height - 3]))
    let isResting = random.once(in: 3)
    gesture.drag(
      from: start, by: CGPoint(x: -random.points(80...110), y: random.points(-8...8)),
      for: isResting ? random.number(200...1_500) : random.number(2_400...4_000),
      after: isResting ? random.number(650...1_500) : 0)
    // A pan begins after 10 points, if that was clear before.
    gesture.due = [Due(act: "movePhoto", times: 0...max(600, gesture.time(of: start, beyond: 14)))]
    return gesture
  }

  /// A finger that rests on the photo for a while, which is nothing for the viewer.
  static func rest(in place: Place, _ random: inout SeededGenerator) -> ViewerGesture {
    var gesture = ViewerGesture("a finger that rests")
    let point = CGPoint(x: 200, y: 200)
    gesture.plan.add(.down(point), at: 0)
    for time in [600, 900] { gesture.plan.add(.move(CGPoint(x: 200.5, y: 200)), at: time) }
    gesture.plan.add(.up(), at: 1_200)
    return gesture
  }

  /// - Parameters:
  ///   - wait: How long the finger rests before it moves, in milliseconds.
  ///   - frames: In how many frames it's seen, if not in all.
  ///   - rest: How long it rests before it lifts.
  private mutating func drag(
    from start: CGPoint, by way: CGPoint, for time: Int, after wait: Int = 0, in frames: Int? = nil,
    rest: Int = 0,
    isCancelled: Bool = false, comesBack: Bool = false
  ) {
    plan.add(.down(start), at: 0)
    let frame = time > 1_000 ? 48 : 16
    let count = frames ?? max(time / frame, 2)
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      let share = comesBack ? 1 - abs(1 - 2 * part) : part
      plan.add(
        .move(CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)), at: wait + step * time / count
      )
    }
    plan.add(isCancelled ? .cancel : .up(), at: wait + time + 16 + rest)
  }

  /// Lets another finger do the same on the left, from the landing on or from when it's clear what this is.
  private mutating func addFinger(isLate: Bool) {
    let steps = plan.steps
    let first = isLate ? steps.count * 2 / 3 : 0
    for (number, step) in steps.enumerated() where number >= first {
      switch step.action {
      case .down(let place): plan.add(.down(CGPoint(x: place.x - 30, y: place.y)), finger: 1, at: step.time)
      case .move(let place):
        let there = CGPoint(x: place.x - 30, y: place.y)
        plan.add(number == first ? .down(there) : .move(there), finger: 1, at: step.time)
      case .up, .cancel: plan.add(step.action, finger: 1, at: step.time)
      }
    }
  }

  /// When the first finger is farther than that from where it landed.
  private func time(of start: CGPoint, beyond distance: CGFloat) -> Int {
    let step = plan.steps.first { step in
      if case .move(let place) = step.action, step.finger == 0 {
        place.distance(to: start) >= distance
      } else {
        false
      }
    }
    return (step?.time ?? plan.end) + 5
  }
}
