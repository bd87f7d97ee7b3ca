import CheckSupport
import TouchKit
import TouchStage

/// What random fingers do on a form.
struct FormStories {
  enum Gesture: CaseIterable {
    case taps, tapsInSeries, restsAndDrags, restsLong, dragsAtOnce, jerks, slidesSideways, slidesAtOnce,
      strays
    case isLost, isThrown, goesTogether, tapsTogether
    /// Goes when another finger has landed on the slider, beside the knob.
    case isJoined
    /// Rests, and goes when the app has done something.
    case isDisabled
  }

  /// A place on the form.
  enum Spot: CaseIterable {
    case knob, line, rightOfTheKnob, aboveTheKnob, button, tile, other, strip, blank

    func point(in plan: FormPlan) -> CGPoint {
      let (slider, knob) = (plan.sliderFrame, plan.knob)
      switch self {
      case .knob: return knob
      case .line: return CGPoint(x: knob.x < slider.midX ? slider.maxX - 10 : slider.minX + 10, y: knob.y)
      // Clearly beside it: for fingers a knob is a little wider than it looks.
      case .rightOfTheKnob: return CGPoint(x: knob.x + 40, y: knob.y)
      case .aboveTheKnob: return CGPoint(x: knob.x, y: slider.minY + (plan.slider == .high ? 8 : 400))
      case .button: return plan.buttonFrame.middle + CGPoint(x: 7, y: 3)
      case .tile: return plan.tileFrame.middle + CGPoint(x: -9, y: 5)
      case .other: return plan.otherFrame.middle
      case .strip: return plan.stripFrame.middle
      case .blank: return CGPoint(x: 305, y: 440)
      }
    }
  }

  private let plan: FormPlan
  private var touches = TouchesInPoints(size: FormPlan.size)
  /// Whether there is one finger only, because it's a pencil or a pointer.
  private var isAlone = false
  private var isReadOnly: Bool

  init(_ plan: FormPlan) { (self.plan, isReadOnly) = (plan, plan.isReadOnly) }

  /// What must come in some cases, both up and down.
  private static let rare: [(Gesture, Spot)] = [
    (.slidesAtOnce, .knob), (.strays, .button), (.strays, .knob), (.isDisabled, .button),
    (.isDisabled, .button),
    (.isDisabled, .knob), (.isDisabled, .line), (.isDisabled, .other), (.jerks, .button), (.jerks, .knob),
    (.slidesAtOnce, .other), (.restsAndDrags, .aboveTheKnob), (.restsAndDrags, .rightOfTheKnob),
    (.goesTogether, .button), (.isLost, .button), (.slidesSideways, .button), (.isJoined, .knob),
    (.isJoined, .other),
  ]

  /// A story of some gestures, of which each comes in turn on each part; in one of forty cases there are very many.
  static func adapt(_ example: inout TwinCase<FormPlan>, _ random: inout SeededGenerator) {
    let isLong = random.isTurn(in: 40)
    if isLong { (example.plan, example.surroundings) = (FormPlan(), []) }
    let rare = random.inTurn(Self.rare)
    if [.goesTogether, .isJoined].contains(rare.0) { example.story.tool = .finger }
    // Two fingers may zoom, too.
    if rare.0 == .goesTogether { (example.plan.setting, example.plan.group) = (.zoomed, .view) }
    var stories = FormStories(example.plan)
    stories.isAlone = example.story.tool != .finger
    let change = random.inTurn(AppChange.allCases)
    example.story.pace = random.inTurn([0.016, 0.016, 0.008])
    if isLong {
      for _ in 0..<6 { stories.add(.restsAndDrags, .button, locked: false, &random) }
      for _ in 0..<62 { stories.add(.taps, random.pick([.button, .tile]), locked: true, &random) }
    }
    stories.touchTheKnobElsewhere()
    let usual: [(Gesture, Spot)] = [
      (.restsAndDrags, .button), (.restsAndDrags, .line), (.restsAndDrags, .tile), (.restsAndDrags, .other),
      (.restsAndDrags, .knob), (.slidesSideways, .knob),
    ]
    for (gesture, spot) in usual { stories.add(gesture, spot, locked: false, &random) }
    stories.add(
      random.inTurn(Gesture.allCases), random.inTurn(Spot.allCases), locked: random.once(in: 3), &random)
    for sign in [1, -1] as [CGFloat] { stories.add(rare.0, rare.1, locked: false, sign: sign, &random) }
    stories.lockMeanwhile(random.inTurn(Meanwhile.allCases))
    for spot in [Spot.button, .tile, .knob, .other, .strip, .blank] {
      stories.add(.taps, spot, locked: true, &random)
    }
    stories.touches.change(change)
    stories.add(.tapsInSeries, random.pick([.button, .tile]), locked: true, &random)
    if AppChange.hiding.contains(change) {
      for change in [AppChange.putsBack, .shows] { stories.touches.change(change) }
    }
    stories.add(
      random.pick(Gesture.allCases), random.pick(Spot.allCases), locked: random.once(in: 2), &random)
    stories.add(.tapsInSeries, .button, locked: false, &random)
    if random.once(in: 2) { stories.touches.act(FormAct.locks.rawValue) }
    example.story.moments = stories.touches.moments
  }

  /// When the app makes the form read-only, and not.
  private enum Meanwhile: CaseIterable { case glides, scrolls, isEmpty, isOffScreen }

  private mutating func lockMeanwhile(_ moment: Meanwhile) {
    prepare()
    isReadOnly = true
    switch moment {
    case .glides:
      throwIt(by: plan.start == 0 ? -60 : 60)
      touches.wait(0.1)
    case .scrolls:
      touches.act(FormAct.scrolls.rawValue)
      touches.wait(0.1)
    case .isEmpty: touches.act(FormAct.empties.rawValue)
    case .isOffScreen: touches.change(.takesOut)
    }
    for act in [FormAct.locks, .unlocks, .locks, .locks] { touches.act(act.rawValue) }
    if moment == .isEmpty { touches.act(FormAct.fills.rawValue) }
    if moment == .isOffScreen { touches.change(.putsBack) }
  }

  /// The knob is at the other end for a while, and touched there.
  private mutating func touchTheKnobElsewhere() {
    prepare()
    touches.act(FormAct.movesTheKnob.rawValue)
    touches.tap(at: Spot.line.point(in: plan) * plan.scale)
  }

  private mutating func throwIt(by way: CGFloat) {
    touches.drag(from: Spot.blank.point(in: plan), through: CGPoint(x: 0, y: way).inSteps(3), pausing: 0)
  }

  private mutating func prepare() {
    touches.wait(2)
    touches.act(FormAct.putsBack.rawValue)
  }

  private mutating func add(
    _ gesture: Gesture, _ spot: Spot, locked: Bool, sign: CGFloat? = nil, _ random: inout SeededGenerator
  ) {
    prepare()
    let isLocked = locked && !isUnclear(gesture, spot)
    if isReadOnly != isLocked { touches.act((isLocked ? FormAct.locks : .unlocks).rawValue) }
    isReadOnly = isLocked
    let up = CGFloat(random.pick([14, 45, 60, 130])) * (sign ?? random.pick([1, -1]))
    let start = spot.point(in: plan) * plan.scale
    // Sideways, to where there is room.
    let side: CGFloat = plan.knob.x > plan.sliderFrame.midX ? -40 : 40
    let way = CGPoint(x: spot == .knob ? 0 : up / 5, y: up)
    func bend(_ side: CGFloat, inSteps count: Int = 4) -> [CGPoint] {
      let aside = CGPoint(x: side, y: 0)
      return aside.inSteps(count) + CGPoint(x: 0, y: up).inSteps(3).map { aside + $0 }
    }
    switch gesture {
    case .taps: touches.tap(at: start, for: random.pick([0.05, 0.3, 0.8]))
    case .tapsInSeries: touches.tap(at: start, count: 3)
    case .restsAndDrags: touches.drag(from: start, through: way.inSteps(4), after: random.pick([0.2, 0.4]))
    case .restsLong: touches.drag(from: start, through: way.inSteps(4), after: 3)
    case .dragsAtOnce: touches.drag(from: start, through: way.inSteps(3))
    case .jerks:
      touches.drag(from: start, through: [CGPoint(x: 1, y: 1), way + CGPoint(x: 1, y: 1)], after: 0.3)
    case .slidesSideways: touches.drag(from: start, through: bend(side), after: 0.3)
    // So far at once that it has left the knob.
    case .slidesAtOnce: touches.drag(from: start, through: bend(side, inSteps: 1))
    case .strays:
      // So far down or up that a slider doesn't take it for its own.
      let aside = CGPoint(x: -180, y: 0)
      let leap = aside + CGPoint(x: 0, y: up < 0 ? -210 : 210)
      touches.drag(from: start, through: aside.inSteps(4) + [leap], after: 0.3)
    case .isLost:
      touches.drag(from: start, through: way.inSteps(3), after: 0.3, .cancelled)
      prepare()
      touches.tap(at: start)
    case .isThrown: touches.drag(from: start, through: way.inSteps(3), pausing: 0)
    case .goesTogether, .tapsTogether:
      let further = Spot.blank.point(in: plan)
      touches.dragTogether(
        from: isAlone ? [start] : [start, further], through: gesture == .goesTogether ? way.inSteps(4) : [],
        after: 0.3)
    case .isJoined:
      touches.down(at: start)
      touches.wait(0.3)
      if !isAlone { touches.down(1, at: Spot.line.point(in: plan) * plan.scale) }
      touches.move(through: way.inSteps(4))
      touches.wait(0.4)
      touches.up()
      touches.up(1)
    case .isDisabled:
      touches.down(at: start)
      touches.wait(0.3)
      if spot == .knob { touches.move(through: [CGPoint(x: side / 8, y: 0)]) }
      let acts: [FormAct] =
        switch spot {
        case .button: [.disablesTheButton, .hidesTheButton]
        case .other: [.disablesTheOther]
        default: [.disablesTheSlider]
        }
      touches.act(random.pick(acts).rawValue)
      touches.move(through: way.inSteps(4))
      touches.wait(0.4)
      touches.up()
    }
  }

  /// Whether recognizers in the form may want the finger: nothing says what they hear while it is read-only.
  private func isUnclear(_ gesture: Gesture, _ spot: Spot) -> Bool {
    let isSideways = [.slidesSideways, .slidesAtOnce, .strays].contains(gesture)
    let isTap = [.taps, .tapsInSeries, .tapsTogether].contains(gesture)
    return isSideways && (spot == .other || plan.button == .inAStrip)
      || spot == .button && plan.button == .inAStrip && !isTap || spot == .strip && !isTap
      || gesture == .isDisabled
  }
}

extension FormStories.Spot {
  var words: String {
    switch self {
    case .knob: "the slider’s knob"
    case .line, .rightOfTheKnob: "the slider, beside the knob"
    case .aboveTheKnob: "the slider, above the knob"
    case .button: "the button"
    case .tile: "the tile"
    case .other: "the other control"
    case .strip: "the strip, a scroll view in the form"
    case .blank: "the form itself"
    }
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
