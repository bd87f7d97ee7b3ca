import CheckSupport
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// What random fingers do on a search page.
struct SearchStories {
  enum Gesture: CaseIterable {
    case tap, press, taps, tapThenTap, slides, isLost, drag, restAndDrag, tapInAGlide, secondFinger
  }

  /// A place on the page; none is on the field.
  enum Spot: CaseIterable {
    case row, otherRow, leftEdge, rightEdge, upperEnd, lowerEnd, belowTheRows
    case beside, above, below, besideTheButton, belowTheButton, corner, button, besideTheField

    var point: CGPoint {
      switch self {
      case .row: CGPoint(x: 160.5, y: 171.5)
      case .otherRow: CGPoint(x: 99.5, y: 251.5)
      case .leftEdge: CGPoint(x: 22.5, y: 201.5)
      case .rightEdge: CGPoint(x: 295.5, y: 221.5)
      case .upperEnd: CGPoint(x: 160.5, y: 85.5)
      case .lowerEnd: CGPoint(x: 160.5, y: 315.5)
      case .belowTheRows: CGPoint(x: 160.5, y: 290.5)
      case .beside: CGPoint(x: 306.5, y: 221.5)
      case .above: CGPoint(x: 160.5, y: 65.5)
      case .below: CGPoint(x: 240.5, y: 370.5)
      // In the app’s own table, if there is one.
      case .besideTheButton: CGPoint(x: 165.5, y: 424.5)
      case .belowTheButton: CGPoint(x: 60.5, y: 462.5)
      case .corner: CGPoint(x: 311.5, y: 471.5)
      case .button: CGPoint(x: 80.5, y: 422.5)
      case .besideTheField: CGPoint(x: 10.5, y: 50.5)
      }
    }

    static let inTheTable: [Spot] = [
      .row, .otherRow, .leftEdge, .rightEdge, .upperEnd, .lowerEnd, .belowTheRows,
    ]
    static let onThePage: [Spot] = [
      .beside, .above, .below, .besideTheButton, .belowTheButton, .corner, .besideTheField,
    ]
  }

  private let plan: SearchPlan
  private var touches = TouchesInPoints(size: SearchPlan.size)
  /// Whether there is one finger only, because it's a pencil or a pointer.
  private var isAlone = false

  init(_ plan: SearchPlan) { self.plan = plan }

  /// A story of some gestures, of which each comes in turn at each place; in one of 36 cases there are very many.
  static func adapt(_ example: inout TwinCase<SearchPlan>, _ random: inout SeededGenerator) {
    let isLong = random.isTurn(in: 36)
    if isLong {
      (example.plan, example.surroundings) = (SearchPlan(), [])
      example.plan.way = .keepOutOfTheTable
    }
    var stories = SearchStories(example.plan)
    stories.isAlone = example.story.tool != .finger
    example.story.pace = 0.016
    let change = random.inTurn(AppChange.allCases.filter { ![.takesSeveralFingers, .enlarges].contains($0) })
    let act = random.inTurn(SearchAct.allCases.filter { ![.putsBack, .repairsFirst, .looks].contains($0) })
    stories.touches.act(SearchAct.repairsFirst.rawValue)
    if random.isTurn(in: 3) { stories.touches.act(SearchAct.repairsAgain.rawValue) }
    if isLong { for _ in 0..<42 { stories.add(.tap, .row, &random) } }
    stories.add(random.inTurn(Gesture.allCases), random.inTurn(Spot.allCases), &random)
    stories.add(random.pick([.tap, .taps]), random.inTurn(Spot.inTheTable), &random)
    stories.add(random.pick([.tap, .press, .slides]), random.inTurn(Spot.onThePage), &random)
    stories.add(random.pick(Gesture.allCases), random.pick(Spot.allCases), &random)
    stories.add(.secondFinger, .row, &random)
    stories.add(.slides, random.pick([.rightEdge, .beside]), &random)
    stories.add(.press, .belowTheRows, &random)
    stories.add(.tap, .besideTheButton, &random)
    // Whatever the app does, fingers follow, some of them where it was done.
    stories.prepare()
    stories.touches.act(act.rawValue)
    stories.touches.wait(1)
    for spot in [Spot.row, random.pick([.below, .lowerEnd]), .corner] {
      stories.touches.tap(at: spot.point)
      stories.touches.wait(1)
    }
    stories.add(.tap, .below, &random)
    stories.touches.change(change)
    stories.add(.tap, random.pick(Spot.onThePage), &random)
    if AppChange.hiding.contains(change) {
      for change in [AppChange.putsBack, .shows] { stories.touches.change(change) }
    }
    for spot in [Spot.row, .below, .lowerEnd] { stories.add(.tap, spot, &random) }
    example.story.moments = stories.touches.moments
  }

  private mutating func prepare() {
    touches.wait(1)
    touches.act(SearchAct.putsBack.rawValue)
  }

  /// - Parameter spot: Where the first finger lands; in the table if the gesture is about that.
  private mutating func add(_ gesture: Gesture, _ spot: Spot, _ random: inout SeededGenerator) {
    prepare()
    var spot = spot
    // Whether a shared tap acts on the button as well is left open.
    if spot == .button, plan.way == .shareTheTouch { spot = .below }
    let isInTheTable = Spot.inTheTable.contains(spot)
    switch gesture {
    case .tap, .press:
      touches.down(at: spot.point)
      touches.wait(random.pick(gesture == .tap ? [0.05, 0.3, 0.55] : [1, 1.3]))
      if isInTheTable { touches.act(SearchAct.looks.rawValue) }
      touches.up()
    case .taps: touches.tap(at: spot.point, count: random.pick([2, 3, 5]))
    case .tapThenTap:
      touches.tap(at: spot.point)
      touches.act(SearchAct.bringsTheKeyboard.rawValue)
      touches.wait(0.1)
      touches.tap(at: random.pick(Spot.onThePage).point)
    case .slides:
      // As far as a tap may slip; from the edge of the table off it, and onto it.
      let way = CGPoint(x: spot == .beside ? -14 : 14, y: 0)
      touches.drag(from: spot.point, through: way.inSteps(2), pausing: 0.1)
    case .isLost: touches.drag(from: spot.point, through: [], after: 0.3, .cancelled)
    case .drag: touches.drag(from: spot.point, through: CGPoint(x: 0, y: -60).inSteps(4))
    case .restAndDrag:
      touches.drag(
        from: spot.point, through: CGPoint(x: 3, y: random.pick([60, -60])).inSteps(4), after: 0.3)
    case .tapInAGlide:
      let way = CGPoint(x: 0, y: plan.start > 1_000 ? 70 : -70)
      touches.drag(from: Spot.row.point, through: way.inSteps(3), pausing: 0)
      touches.wait(0.1)
      touches.tap(at: random.pick(Spot.onThePage).point)
      touches.wait(3)
    case .secondFinger:
      // A table takes one finger at a time, and so does a page; what recognizers of the app make of two is left open.
      guard !isAlone, plan.recognizer == .none else { return }
      let places = random.pick([(Spot.row, Spot.below), (.otherRow, .beside), (.below, .row)])
      touches.down(at: places.0.point)
      touches.wait(0.21)
      touches.drag(1, from: places.1.point, through: [], pausing: 0.05)
      touches.wait(0.1)
      touches.up()
    }
  }
}
