import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// A hand on or beside a sticker, and what the sticker lies in.
struct HandCase {
  enum Motion: String, CaseIterable { case moves, spreads, turns }

  enum Ground: String, CaseIterable {
    case plain = "in a plain view"
    case scrollView = "in a scroll view"
    case board = "in a board that has a pinch, a rotation and a pan of its own"
    case sticker = "on another sticker"
    case guest = "with a recognizer that the app has attached to it"
    case swipe = "with a swipe that the app has attached to it; the finger is quick"
    case tap = "with a tap that the app has attached to it; the finger goes a short way"
    case longPress = "with a long press that the app has attached to it; the finger rests first"

    /// Those in which every hand on the sticker is the sticker's.
    static let ofTheSticker = allCases.filter { ![.longPress, .swipe, .tap].contains($0) }
  }

  /// All that a hand can do: one, two or three of the motions, in a fixed order.
  static let motions: [Set<Motion>] = [
    [.moves], [.spreads], [.turns], [.moves, .spreads], [.moves, .turns], [.spreads, .turns],
    [.moves, .spreads, .turns],
  ]

  var ground = Ground.plain
  var motions: Set<Motion> = []
  var fingers = 2
  var isBeside = false
  /// In how many steps it moves, and whether the system cancels its touches in the end.
  var steps = 24
  var isCancelled = false
  /// Whether one finger leaves before the other, which goes on.
  var leavesOneByOne = false
  /// Whether meanwhile a further finger rests on the sticker.
  var leavesAFingerOnTheSticker = false
  /// How far the hand goes if it moves, in points.
  var distance: CGFloat = 90
  /// How far it turns if it does, in degrees.
  var angleOfTurn: CGFloat = 70
  /// How much farther from each other its fingers are in the end if they spread, as a part of where they began.
  var growth: CGFloat = 1
  /// How much nearer they are if they come together, likewise.
  var closeness: CGFloat = 0.5
  /// What the hand does a little later.
  var next: [HandCase] = []

  /// What the surroundings are in detail.
  let detail: UInt64
  private var middle: CGPoint
  /// Where the second finger is from the first one, and where the hand goes, in degrees.
  private var angle, course: CGFloat
  private let isClockwise: Bool
  private var comesTogether: Bool
  /// Whether the hand goes back to where it began.
  var comesBack = false

  init(_ random: inout SeededGenerator) {
    detail = random.next()
    middle = CGPoint(x: random.number(480...520), y: random.number(480...520))
    angle = CGFloat(random.number(0...359))
    course = CGFloat(random.number(0...359))
    isClockwise = random.once(in: 2)
    comesTogether = random.once(in: 3)
  }

  /// The length of a step, in milliseconds.
  private var step: Int { ground == .swipe ? 4 : 16 }
  /// How long the hand rests when it has landed, in milliseconds: longer than a long press takes, or not at all.
  private var rest: Int { ground == .longPress ? 600 : 0 }

  var plan: FingerPlan {
    var plan = FingerPlan()
    if leavesAFingerOnTheSticker {
      // Long enough for a scroll view to tell the sticker of it.
      plan.add(.down(middle), finger: fingers, at: 0)
      var hand = self
      hand.leavesAFingerOnTheSticker = false
      plan.add(hand.plan, after: 400)
      plan.add(.up, finger: fingers, at: 400 + rest + (steps + 2) * step)
      return plan
    }
    for step in 0...steps {
      let share = CGFloat(step) / CGFloat(steps)
      for finger in 0..<fingers {
        let place = place(of: finger, comesBack ? 1 - abs(1 - 2 * share) : share)
        plan.add(
          step == 0 ? .down(place) : .move(place), finger: finger, at: step == 0 ? 0 : rest + step * self.step
        )
      }
    }
    guard !leavesOneByOne || fingers < 2 else {
      for finger in 1..<fingers { plan.add(.up, finger: finger, at: rest + (steps + 1) * step) }
      let last = place(of: 0, comesBack ? 0 : 1)
      for number in 1...12 {
        let goal = last.away(CGFloat(number) * 5, toward: course + 40)
        plan.add(.move(goal), finger: 0, at: rest + (steps + 1 + number) * step)
      }
      plan.add(isCancelled ? .cancel : .up, finger: 0, at: rest + (steps + 14) * step)
      return plan
    }
    for finger in 0..<fingers {
      plan.add(isCancelled ? .cancel : .up, finger: finger, at: rest + (steps + 1) * step)
    }
    return plan
  }

  /// The same right after a quick tap, where its first finger lands.
  var planAfterATap: FingerPlan {
    var plan = FingerPlan()
    plan.add(.down(place(of: 0, 0)), at: 0)
    plan.add(.up, at: 60)
    plan.add(self.plan, after: 90)
    return plan
  }

  private func place(of finger: Int, _ share: CGFloat) -> CGPoint {
    let start = isBeside ? CGPoint(x: 300, y: 300) : middle
    let hand = motions.contains(.moves) ? start.away(distance * share, toward: course) : start
    guard fingers > 1 else { return hand }
    var reach: CGFloat = 60
    if motions.contains(.spreads) {
      reach = comesTogether && !isBeside ? 120 * (1 - closeness * share) : 60 * (1 + growth * share)
    }
    let turn = motions.contains(.turns) ? (isClockwise ? angleOfTurn : -angleOfTurn) * share : 0
    return hand.away(reach, toward: angle + turn + 360 * CGFloat(finger) / CGFloat(fingers))
  }

  /// Another hand, after this one: it finds the sticker where this one has left it.
  mutating func follow(by other: HandCase) {
    var other = other
    other.ground = ground
    // A sticker that became small, or that is not quite under the hand, is missed by fingers that are far apart.
    comesTogether = false
    other.comesTogether = false
    // Two long ways would leave the screen.
    distance = 90
    other.distance = 90
    growth = 1
    other.growth = 1
    let isMoved = !isBeside || ground == .scrollView || ground == .sticker
    if motions.contains(.moves), isMoved, !comesBack { other.middle = other.middle.away(80, toward: course) }
    next.append(other)
  }

  /// Lets the fingers go much farther from each other, or much nearer.
  mutating func spreadFar(together: Bool) {
    motions.insert(.spreads)
    (distance, growth, closeness) = (90, 4, 0.85)
    comesTogether = together
  }

  /// Lets the hand go the other way.
  mutating func turnBack() { course += 180 }

  /// The same hand, moving to where it is out of the way of a later hand beside the sticker.
  mutating func goAway() {
    motions = [.moves]
    course = 45
  }

  /// What should begin.
  private var expected: Set<String> {
    let owner: String
    switch (isBeside, ground) {
    case (false, .longPress): return [StickerScene.guest]
    case (false, _): owner = "its"
    case (true, .board): owner = "the board's"
    case (true, .sticker): owner = "the lower sticker's"
    case (true, .scrollView): return motions.contains(.moves) ? [StickerScene.pageDrag] : []
    case (true, .plain), (true, .guest), (true, .longPress), (true, .swipe), (true, .tap): return []
    }
    let names: [(Motion, String)] = [(.moves, "pan"), (.spreads, "pinch"), (.turns, "rotation")]
    return Set(names.filter { motions.contains($0.0) }.map { "\(owner) \($0.1)" })
  }

  /// Plays it and says what is wrong.
  var complaint: String? {
    // A finger on the sticker and one beside it may well zoom.
    let scene = StickerScene(ground, detail, mayZoom: !leavesAFingerOnTheSticker)
    for (number, hand) in ([self] + next).enumerated() {
      guard let complaint = hand.complaint(in: scene) else { continue }
      return number == 0 ? complaint : "the last hand:\n" + complaint
    }
    return scene.complaintAboutSurroundings
  }

  private func complaint(in scene: StickerScene) -> String? {
    let begun = scene.play(plan)
    let expected = expected
    guard expected != Set(begun.map(\.text)) else { return nil }
    let columns = scene.names
    let width = columns.map(\.count).max() ?? 0
    func row(_ name: String) -> String {
      let time = begun.first { $0.text == name }.map {
        "began at \(NumberText.fixed(Double($0.time) / 1_000, places: 3)) s"
      }
      let should = expected.contains(name) ? "should begin" : "should not begin"
      let padding = String(repeating: " ", count: width - name.count)
      let isWrong = expected.contains(name) != (time != nil)
      return "  \(isWrong ? ">" : " ") \(name)\(padding)  \(should), \(time ?? "did not")"
    }
    return columns.map(row).joined(separator: "\n")
  }
}

extension HandCase: CustomStringConvertible {
  var description: String {
    ([self] + next).map(\.ownDescription).joined(separator: ";\nthen ")
  }

  private var ownDescription: String {
    let count = fingers == 2 ? "two" : "three"
    let hand = fingers == 1 ? "one finger that moves" : "\(count) fingers: the hand \(Self.list(motions))"
    let place = isBeside ? "beside a sticker that lies \(ground.rawValue)" : "on a sticker \(ground.rawValue)"
    let last = leavesOneByOne && fingers > 1 ? "; one finger leaves first, and the other goes on" : ""
    let resting = leavesAFingerOnTheSticker ? ", while another finger rests on it" : ""
    let end = isCancelled ? "; in the end it is cancelled" : ""
    return "\(hand)\(comesBack ? " and comes back" : ""), \(place)\(resting)\(last)\(end)"
  }

  private static func list(_ motions: Set<Motion>) -> String {
    Motion.allCases.filter(motions.contains).map(\.rawValue).joined(separator: " and ")
  }
}
