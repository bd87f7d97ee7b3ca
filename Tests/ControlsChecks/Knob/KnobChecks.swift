import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class KnobChecks: CheckCase {
  private typealias Act = KnobSubject.Act

  /// A place of a knob of 100 × 100 points: degrees clockwise from three o'clock, and points from the middle.
  private func at(_ degrees: Double, _ distance: CGFloat = 35) -> Story.Place {
    let angle = CGFloat(degrees) * .pi / 180
    return .part(0, CGPoint(x: cos(angle) * distance / 50, y: sin(angle) * distance / 50))
  }

  /// A finger that lands at the first place, moves to the others, and leaves.
  private func turn(_ places: Story.Place..., ending: Contact.Phase = .ended) -> [Story.Moment] {
    [.touch(.began, finger: 0, places[0])] + places.dropFirst().map { .touch(.moved, finger: 0, $0) }
      + [.touch(ending, finger: 0, places[0])]
  }

  func testTheValueFollowsTheFinger() {
    let asked =
      "the knob turns by the angle that the finger goes around the middle, and by nothing at the landing"
    check(asked, turn(at(10), at(40, 90), at(-20, 20), at(25)))
    check(asked, turn(at(-90), at(-80), at(-81.7), at(-82.1), at(-60.4, 120)))
    check(
      "a finger may land anywhere in the bounds, and go anywhere",
      turn(at(45, 66), at(60, 3), at(20, 2), at(12, 330), at(12, 640), at(40, 350)) + turn(at(10, 4), at(30)))
  }

  func testGoesOnAcrossTheLeftSide() {
    check(
      "a small turn over the left side, where 180° is −180°, is a small turn",
      turn(at(170), at(190), at(200), at(175), at(-170)))
  }

  func testTurnsUpToHalfATurnAtOnce() {
    check("a move of almost half a turn is one of almost half a turn", turn(at(-85), at(85)))
  }

  func testAMoveGoesTheShorterWay() {
    let stage = Stage()
    let knob = Knob(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
    stage.show(knob)
    knob.value = 0.5
    let fingers = Fingers(on: stage)
    fingers.act(.began, at: CGPoint(x: 150, y: 110))
    let way: [(CGFloat, CGFloat)] = [(130, 145), (90, 145), (70, 110), (90, 75), (130, 75.36)]
    fingers.sweep(finger: 0, through: way.map { CGPoint(x: $0, y: $1) })
    guard abs(knob.value - 0.5 + 60 / 270) > 0.001 else { return }
    XCTFail(
      """
      asked: a finger goes so quickly that one move is 300° clockwise; the shorter way is 60° counterclockwise
      expected: value 0.278, from 0.5
      got:      value \(NumberText.trimmed(knob.value, places: 3))
      """)
  }

  func testStopsAtTheEndsAndTurnsBackAtOnce() {
    check(
      "the knob stops at both ends of its range, and turns back as soon as the finger does",
      turn(at(0), at(100), at(170), at(230), at(229), at(60), at(-60), at(-160), at(-230), at(-229))
        + turn(at(0), at(100), at(170), at(300)))
  }

  func testTellsOfChangesOnly() {
    for range in [0.0...10, 0...0x1.4p-10] where !hasFailed {
      check(
        "valueChanged is sent once for each change of the value, after it, and only then, however small the range",
        turn(at(0), at(20), at(170), at(230), at(240), at(200), ending: .cancelled) + turn(at(0), at(-20))
      ) { $0.range = range }
    }
  }

  func testTurnsInItsOwnCoordinates() {
    for drawing in Drawing.allCases where !hasFailed {
      check(
        "the angle is that of the knob's own coordinates, however it is drawn",
        turn(at(10), at(50), at(-30), at(0, 20))
      ) {
        $0.drawing = drawing
        $0.bounds.origin = CGPoint(x: -30, y: 25)
        if drawing == .flat { $0.anchor = CGPoint(x: 0.8, y: 0.3) }
      }
    }
  }

  func testEachFingerStartsAnew() {
    for ending in [Contact.Phase.ended, .cancelled] where !hasFailed {
      check(
        "the landing of a finger turns nothing, wherever the last one was, and whether that lifted or was cancelled",
        turn(at(0), at(50), ending: ending) + turn(at(-80), at(-60), ending: ending) + turn(at(90), at(80)))
    }
  }

  func testTheAppMayChangeItMeanwhile() {
    for act in [Act.setsTheValue, .widens, .lowers, .empties, .resizes, .switchesOff] where !hasFailed {
      check(
        "the app may set value, range and bounds, and disable the knob, while a finger is down, which turns it further",
        [
          .touch(.began, finger: 0, at(0)), .touch(.moved, finger: 0, at(30)), act.moment(0.2),
          .touch(.moved, finger: 0, at(45)), .touch(.moved, finger: 0, at(-10)),
          .touch(.ended, finger: 0, at(0)),
        ])
    }
  }

  func testTheMiddleIsAPlaceToo() {
    let stage = Stage()
    let knob = Knob(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
    stage.show(knob)
    let fingers = Fingers(on: stage)
    let middle = CGPoint(x: 110, y: 110)
    fingers.act(.began, at: middle)
    for place in [CGPoint(x: 140, y: 110), middle, CGPoint(x: 110, y: 140)] { fingers.act(.moved, at: place) }
    let value = knob.value
    knob.value = 0.5
    fingers.act(.moved, at: CGPoint(x: 140, y: 110))
    if (0...1).contains(value), abs(knob.value - 0.5 + 1 / 3) < 0.003 { return }
    XCTFail(
      """
      asked: a finger lands exactly in the middle, and comes through it again; there it may turn the knob by any angle. \
      Then the app sets the value to 0.5, and the finger goes a quarter around, counterclockwise
      expected: a value from 0 to 1 at first, and then 0.167
      got:      \(value) at first, and then \(knob.value)
      """)
  }

  func testAccessibilityStepsAreATenthOfTheRange() {
    let (up, down) = (Act.stepsUp.moment(), Act.stepsDown.moment())
    for range in [-40.0...60, 0...0.0390625] where !hasFailed {
      check(
        "an accessibility step is a tenth of the range, with one valueChanged if there is a change",
        Array(repeating: up, count: 7) + [
          Act.widens.moment(), up, up, up, up, down, Act.setsTheValue.moment(0.2), down, up, down, down, down,
        ]
          + turn(at(0), at(-20)) + [up]
      ) { $0.range = range }
    }
    check(
      "the same while a finger is down, on the knob or after it has turned it",
      [.touch(.began, finger: 0, at(1))] + Array(repeating: down, count: 6) + [
        .touch(.moved, finger: 0, at(40)), up, down, down, .touch(.ended, finger: 0, at(1)),
      ])
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    (knob.isEnabled, knob.isHighlighted) = (false, true)
    knob.accessibilityIncrement()
    knob.accessibilityDecrement()
    if !knob.isEnabled, knob.isHighlighted { return }
    XCTFail("asked: a disabled, highlighted knob stays disabled and highlighted when VoiceOver makes a step")
  }

  func testSettingTheValueTellsNoTarget() {
    for (range, isMinimumFirst) in [(100.0...5_220, true), (-60.0 ... -40, false)] where !hasFailed {
      check(
        "code that sets the value gets the nearest one in range, and no valueChanged",
        [
          Act.setsTheValue, .setsTheLowest, .setsTheHighest, .widens, .setsTheHighest, .narrows, .lowers,
          .setsTheLowest, .restores,
        ].map { $0.moment(0.2) }
      ) {
        $0.range = range
        $0.setsTheMinimumFirst = isMinimumFirst
      }
    }
  }

  func testStaysAControl() {
    check(
      "a finger on the knob leads to the control events of touches, as on any control",
      turn(at(0), at(40), at(20, 200), at(0)) + turn(at(0), at(10, 200), ending: .cancelled))
  }

  func testForbidsNothingButPansAroundIt() {
    let stage = Stage()
    let knob = Knob(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    page.addSubview(knob)
    stage.show(page)
    func tap(_ count: Int, fingers: Int) -> UITapGestureRecognizer {
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (count, fingers)
      return tap
    }
    func make() -> [UIGestureRecognizer] {
      [
        tap(1, fingers: 1), tap(2, fingers: 1), tap(3, fingers: 1), tap(1, fingers: 2), tap(2, fingers: 2),
        UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIGestureRecognizer(),
      ]
    }
    let (around, own) = (make(), make() + [UIPanGestureRecognizer()])
    around.forEach(page.addGestureRecognizer)
    own.forEach(knob.addGestureRecognizer)
    let fingers = Fingers(on: stage)
    fingers.act(.began, at: CGPoint(x: 140, y: 110))
    fingers.act(.moved, at: CGPoint(x: 138, y: 114))
    let forbidden = (around + own).filter { !knob.gestureRecognizerShouldBegin($0) }.map {
      "a \(type(of: $0)) \($0.view === knob ? "on" : "around") the knob"
    }
    checkTrace(
      [], forbidden, asked: "which recognizers the knob forbids while it's turned, other than pans around it")
  }

  func testHoldsInASubclass() {
    let stage = Stage()
    let knob = LimitedKnob(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
    stage.show(knob)
    let fingers = Fingers(on: stage)
    fingers.act(.began, at: CGPoint(x: 110, y: 70))
    var values: [Double] = []
    for place in [CGPoint(x: 150, y: 110), CGPoint(x: 110, y: 150)] {
      fingers.act(.moved, at: place)
      values.append(knob.value)
    }
    knob.accessibilityDecrement()
    values.append(knob.value)
    knob.accessibilityIncrement()
    checkTrace(
      ["0.2", "0.25", "0.19", "0.25"], (values + [knob.value]).map { NumberText.trimmed($0, places: 3) },
      asked: "a subclass says that its maximum is 0.6, and sets no value above 0.25; "
        + "which values has it after two quarters of a turn, a step down and a step up?")
  }

  func testHoldsWhenItsFingerIsLetGo() {
    let (stage, control) = (Stage(), BriefControl(frame: CGRect(x: 60, y: 60, width: 100, height: 100)))
    let knob = control.knob
    stage.show(control)
    let fingers = Fingers(on: stage)
    let (below, left) = (CGPoint(x: 110, y: 150), CGPoint(x: 70, y: 110))
    var values: [String] = []
    for (start, end) in [(CGPoint(x: 150, y: 110), below), (CGPoint(x: 110, y: 70), left), (left, below)] {
      knob.value = 0.5
      fingers.act(.began, at: start)
      fingers.act(.moved, at: end)
      fingers.act(.ended, at: end)
      values.append("value \(NumberText.trimmed(knob.value, places: 3))")
    }
    checkTrace(
      ["value 0.833", "value 0.167", "value 0.167"], values,
      asked:
        "a control calls beginTracking and continueTracking of the knob in it for a landing and a move, and then "
        + "nothing more: a quarter of a turn clockwise, then twice counterclockwise, each time from 0.5")
  }

  func testHoldsWhateverAnActionDoes() {
    for act in Act.inActions where !hasFailed {
      check(
        "in an action, the app takes the knob out and back, disables it, sets it or its range, or makes a step",
        [act.moment(0.2)] + turn(at(0), at(30), at(50)) + [.touch(.began, finger: 0, at(0)), act.moment(0.2)]
          + [40, 20, 60].map { .touch(.moved, finger: 0, at($0)) } + [.touch(.cancelled, finger: 0, at(0))]
          + turn(at(10), at(30)))
    }
  }

  func testHoldsInAnyApp() {
    check("in any app, the knob turns, and everything else works as before", twins)
  }

  private var twins: Twins<KnobPlan> {
    let choices = KnobChoices()
    return Twins {
      let knob = StatedKnob(frame: .zero)
      knob.choices = choices
      return KnobSubject(knob, another: StatedKnob(frame: .zero), $0, $1, $2)
    } students: {
      KnobSubject(Knob(frame: .zero), another: Knob(frame: .zero), $0, $1, $2)
    } recipe: {
      ($0.landings, $0.canLiftAside) = ([0.9, 0.9, 1.4], true)
      $0.changesMeanwhile = [.hides, .fades, .switchesOff, .shows]
    } judging: {
      $0.adapt = add
    }
  }

  /// What is rare, so that it comes at all.
  private func add(to example: inout TwinCase<KnobPlan>, _ random: inout SeededGenerator) {
    func to(_ degrees: Double) -> Story.Moment { .touch(.moved, finger: 0, at(degrees, 40)) }
    /// A finger that lands, what happens while it's there, and its lift.
    func hold(_ moments: Story.Moment...) -> [Story.Moment] {
      [.touch(.began, finger: 0, at(1))] + moments + [.touch(.ended, finger: 0, at(1))]
    }
    let setsTheMiddle = Act.setsTheValue.moment()
    let specials: [[Story.Moment]] = [
      Array(repeating: turn(at(3), at(5)), count: 25).flatMap { $0 },
      turn(at(1)) + turn(at(1)) + turn(at(1), at(40)),
      [.touch(.began, finger: 0, at(1))] + (1...40).map { to(Double($0) * 2) } + [
        .touch(.ended, finger: 0, at(1))
      ],
      [Act.empties.moment()] + hold(Act.restores.moment(), to(70)),
      hold(Act.empties.moment(), to(70), Act.widens.moment(), to(30)),
      hold(
        Act.flattens.moment(), .touch(.moved, finger: 0, .screen(CGPoint(x: 350.5, y: 420))),
        Act.resizes.moment()),
      hold(to(30), .wait(0.8), to(70)), hold(.change(.hides), to(70), .change(.shows)),
      hold(to(150), setsTheMiddle, Act.turnsAnotherInTheAction.moment(), to(-60)),
      hold(Act.setsTheValueInTheAction.moment(), to(150), setsTheMiddle, to(-60), to(-10)),
      hold(.touch(.began, finger: 1, at(90)), .touch(.moved, finger: 1, at(40)), to(70))
        + [.touch(.moved, finger: 1, at(0)), .touch(.ended, finger: 1, at(3))],
    ]
    if random.isTurn(in: 2) {
      example.surroundings = [.neighbor]
      (example.plan.isEnabled, example.plan.takesSeveralFingers) = (true, true)
    }
    let half = (x: example.plan.bounds.width / 2, y: example.plan.bounds.height / 2)
    let inIt = Story.Place.part(0, CGPoint(x: 3 / half.x, y: 8 / half.y - 1))
    let special = random.inTurn(specials) + turn(inIt, at(90))
    if special.contains(Act.resizes.moment()) { example.isNested = false }
    example.story.moments = special + example.story.moments
  }

  private func check(
    _ asked: String, _ moments: [Story.Moment], file: StaticString = #filePath, line: UInt = #line,
    plan change: (inout KnobPlan) -> Void = { _ in }
  ) {
    var plan = KnobPlan()
    change(&plan)
    check(asked, twins, TwinCase(plan, other: KnobPlan(), Story(moments)), file: file, line: line)
  }

  func testHoldsWhenItsBoundsAreSetMeanwhile() {
    let stage = Stage()
    let knob = Knob(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
    stage.show(knob)
    let (below, right) = (CGPoint(x: 110, y: 150), CGPoint(x: 150, y: 110))
    let fingers = Fingers(on: stage)
    fingers.act(.began, at: right)
    knob.bounds.origin = CGPoint(x: 40, y: 30)
    fingers.act(.moved, at: below)
    var values = [knob.value]
    knob.bounds = CGRect(x: -50, y: 10, width: 160, height: 60)
    fingers.act(.moved, at: right)
    values.append(knob.value)
    knob.addAction(
      UIAction { [weak knob] _ in knob?.bounds.origin = CGPoint(x: -20, y: 60) }, for: .valueChanged)
    for place in [below, right] {
      fingers.act(.moved, at: place)
      values.append(knob.value)
    }
    checkTrace(
      ["0.333", "0", "0.333", "0"], values.map { NumberText.trimmed(abs($0), places: 3) },
      asked:
        "a finger goes a quarter around the knob's middle and back, twice; the app sets the bounds before each "
        + "move, then in the action of each")
  }

  func testHoldsOnAViewThatReadsTheEvent() {
    let (stage, knob) = (Stage(), Knob(frame: CGRect(x: 60, y: 60, width: 100, height: 100)))
    let view = SearchedView(frame: knob.bounds)
    knob.addSubview(view)
    stage.show(knob)
    Fingers(on: stage).act(.began, at: CGPoint(x: 140, y: 110))
    guard view.wasWithoutEvent else { return }
    XCTFail(
      """
      asked: a finger lands on a plain view in the knob, whose point(inside:with:) reads the event
      expected: the event of the touch
      got:      nil
      """)
  }

  func testHoldsWithAnEmptyRangeForAWhile() {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    knob.maximumValue = -5
    knob.maximumValue = 1
    let minimum = knob.minimumValue
    knob.minimumValue = 5
    knob.minimumValue = 0
    checkTrace(
      ["minimum 0", "maximum 1"],
      ["minimum \(NumberText.trimmed(minimum))", "maximum \(NumberText.trimmed(knob.maximumValue))"],
      asked: "the app sets the maximum to −5 and back to 1, then the minimum to 5 and back to 0")
  }
}

/// A view that notes whether it was ever searched without an event.
class SearchedView: UIView {
  var wasWithoutEvent = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if event == nil { wasWithoutEvent = true }
    return super.point(inside: point, with: event)
  }
}

/// A subclass with a maximum of its own, and a limit below it.
class LimitedKnob: Knob {
  override var maximumValue: Double {
    get { 0.6 }
    set {}
  }
  override var value: Double {
    get { super.value }
    set { super.value = min(newValue, 0.25) }
  }
}

/// A control that asks a knob in it, and follows each finger for one move.
///
/// A subclass of the student's knob could not do so: compiled without it, its `super` would go past an override of theirs.
class BriefControl: UIControl {
  lazy var knob = Knob(frame: bounds)

  override func didMoveToSuperview() { addSubview(knob) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    knob.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    knob.continueTracking(touch, with: event)
    return false
  }
}
