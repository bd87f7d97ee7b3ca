import CheckSupport
import TouchKit
import TouchStage

/// What random fingers do on a page with a strip.
struct NestedStories {
  enum Gesture: CaseIterable {
    case drags, restsAndDrags, leaps, turns, isThrown, catches, dragsWhileItGlides, goesTogether, taps
    case isLost, isJoined, growsMeanwhile, growsOnTheScreen, scrollsMeanwhile
  }

  /// A place on the page.
  enum Spot: CaseIterable {
    case picture, rim, edge, end, rightAbove, rightBelow, blank

    var point: CGPoint {
      switch self {
      case .picture: CGPoint(x: 150, y: 190)
      case .rim: CGPoint(x: 160, y: 255)
      case .edge: CGPoint(x: 4, y: 200)
      case .end: CGPoint(x: 316, y: 200)
      case .rightAbove: CGPoint(x: 160, y: 136)
      case .rightBelow: CGPoint(x: 160, y: 274)
      case .blank: CGPoint(x: 160, y: 390)
      }
    }
  }

  private let plan: NestedPlan
  private var touches: TouchesInPoints
  /// Whether there is one finger only, because it's a pencil or a pointer.
  private var isAlone = false

  init(_ plan: NestedPlan) {
    self.plan = plan
    touches = TouchesInPoints(size: plan.rect(0, 0, 320, 440).size)
  }

  /// A story of some gestures, of which each comes in turn; in one of forty cases there are very many.
  static func adapt(_ example: inout TwinCase<NestedPlan>, _ random: inout SeededGenerator) {
    let isLong = random.isTurn(in: 40)
    if isLong { (example.plan, example.surroundings, example.isNested) = (NestedPlan(), [], false) }
    var stories = NestedStories(example.plan)
    stories.isAlone = example.story.tool != .finger
    let change = random.inTurn(AppChange.allCases)
    example.story.pace = random.inTurn([0.016, 0.008, 0.024])
    let often: [Gesture] = [.growsMeanwhile, .dragsWhileItGlides, .dragsWhileItGlides, .leaps]
    for gesture in [random.inTurn(Gesture.allCases + often), random.pick(Gesture.allCases)] {
      stories.add(gesture, random.inTurn(Spot.allCases), &random)
    }
    // Close to the diagonal, on the strip, along each axis and both ways.
    let losesSome = random.isTurn(in: 2)
    for _ in 0..<(isLong ? 8 : 1) {
      for (isAlong, sign) in [(true, 1), (true, -1), (false, 1), (false, -1)] as [(Bool, CGFloat)] {
        stories.prepare()
        if losesSome {
          // What a cancelled drag leaves behind would be in the way of one along the other axis.
          let way = stories.close(isAlong: !isAlong, &random)
          stories.touches.drag(from: example.plan.turn(Spot.rim.point), through: way.inSteps(3), .cancelled)
          stories.prepare()
        }
        let way = stories.close(isAlong: isAlong, &random) * sign
        stories.drag(from: random.pick([.rim, .picture, .edge]), way)
      }
    }
    stories.touches.change(change)
    stories.add(.drags, .rim, &random)
    if AppChange.hiding.contains(change) {
      for change in [AppChange.putsBack, .shows] { stories.touches.change(change) }
    }
    stories.add(.restsAndDrags, .picture, &random)
    stories.touches.wait(2)
    example.story.moments = stories.touches.moments
  }

  private mutating func prepare() {
    touches.wait(2)
    touches.act(NestedAct.putsBack.rawValue)
  }

  private mutating func add(_ gesture: Gesture, _ spot: Spot, _ random: inout SeededGenerator) {
    prepare()
    let way = straight(&random)
    let start = plan.turn(spot.point)
    switch gesture {
    case .drags: drag(from: spot, way)
    case .restsAndDrags: drag(from: spot, way, after: random.pick([0.3, 0.6]))
    case .leaps:
      // Off the view with its first move.
      for far in [CGPoint(x: 320, y: 40), CGPoint(x: 40, y: 320)] {
        touches.drag(from: plan.turn(Spot.rim.point), through: [far * random.pick([-1, 1])])
        prepare()
      }
    case .turns:
      // Where nothing scrolls, a finger may turn: whether it's the whole way that counts then, nothing says.
      guard plan.room > 0, plan.setting == .plain else { return drag(from: spot, way) }
      touches.drag(
        from: plan.turn(Spot.rim.point),
        through: way.inSteps(2) + way.turned.inSteps(3).map { $0 + way })
    case .isThrown: touches.drag(from: start, through: way.inSteps(3), pausing: 0)
    case .catches:
      touches.drag(from: start, through: way.inSteps(3), pausing: 0)
      touches.wait(0.1)
      touches.drag(from: start, through: way.turned.inSteps(3))
    case .dragsWhileItGlides:
      // What is thrown, to where there is room, is along the other axis than what is dragged then.
      for isAlong in [true, false] {
        let thrown = turn(isAlong ? CGPoint(x: 60, y: 6) : CGPoint(x: 6, y: 60)) * (plan.start == 0 ? -1 : 1)
        touches.drag(from: plan.turn(Spot.rim.point), through: thrown.inSteps(3), pausing: 0)
        touches.wait(0.1)
        touches.drag(
          from: plan.turn(isAlong ? Spot.blank.point : Spot.rim.point), through: thrown.turned.inSteps(3))
        prepare()
      }
    case .goesTogether:
      for isAlong in [true, false] where !isAlone {
        let way = close(isAlong: isAlong, &random)
        let further = random.pick([CGPoint(x: 9, y: 9), CGPoint(x: -120, y: 9)])
        touches.dragTogether(from: [start, start + further], through: way.inSteps(3))
        prepare()
      }
    case .taps:
      for count in 1...3 {
        touches.tap(at: start, count: count)
        touches.wait(1)
      }
    case .isLost: touches.drag(from: start, through: way.inSteps(3), after: 0.3, .cancelled)
    case .isJoined:
      touches.down(at: start)
      touches.move(through: way.inSteps(3))
      if !isAlone { touches.drag(1, from: start + CGPoint(x: 9, y: 9), through: way.inSteps(2)) }
      touches.up()
    case .growsOnTheScreen:
      touches.change(.takesOut)
      touches.act(NestedAct.emptiesTheStrip.rawValue)
      touches.change(.putsBack)
      touches.act(NestedAct.fillsTheStrip.rawValue)
      drag(from: .rim, turn(CGPoint(x: 60, y: 12)))
    case .growsMeanwhile:
      touches.act(NestedAct.emptiesTheStrip.rawValue)
      touches.down(at: plan.turn(Spot.rim.point))
      touches.wait(0.3)
      touches.act(NestedAct.fillsTheStrip.rawValue)
      touches.move(through: turn(CGPoint(x: -60, y: 12)).inSteps(3))
      touches.wait(0.4)
      touches.up()
    case .scrollsMeanwhile:
      for isAlong in [true, false] {
        touches.down(at: plan.turn(Spot.rim.point))
        touches.wait(0.2)
        for act in [NestedAct.scrollsThePage, .scrollsTheStrip] { touches.act(act.rawValue) }
        touches.move(through: close(isAlong: isAlong, &random).inSteps(3))
        touches.wait(0.4)
        touches.up()
        prepare()
      }
    }
  }

  private mutating func drag(from spot: Spot, _ way: CGPoint, after rest: TimeInterval = 0) {
    touches.drag(from: plan.turn(spot.point), through: way.inSteps(3), after: rest)
  }

  private func turn(_ way: CGPoint) -> CGPoint { plan.turn(way) }

  /// A way along an axis; never 10 points in one of its steps: then a finger is just far enough, and has gone nowhere.
  private func straight(_ random: inout SeededGenerator) -> CGPoint {
    let long = CGFloat(random.pick([14, 44, 63, 90, 150]) * random.pick([-1, 1]))
    let way = CGPoint(x: long, y: long * random.pick([0, 0.1, -0.3, 0.6, -0.6]))
    return random.once(in: 2) ? way : way.turned
  }

  /// A way that is not far from the diagonal.
  private func close(isAlong: Bool, _ random: inout SeededGenerator) -> CGPoint {
    let long = random.pick([37.5, 54, 81])
    let across = (long - random.pick([0.3, 0.3, 1.5, 4, 9])) * random.pick([-1, 1])
    return turn(isAlong ? CGPoint(x: long, y: across) : CGPoint(x: across, y: long))
  }
}
