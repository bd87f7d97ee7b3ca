import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class KnobChecks: CheckCase {
  func testTheValueFollowsTheFinger() {
    turn(
      "the knob turns by the angle that the finger goes around, and by nothing at the landing",
      KnobRecipe(turns: [-40 ... -10, 10...40], starts: 45...55, mostMoves: 2), count: 50)
  }

  func testGoesOnAcrossTheLeftSide() {
    turn(
      "a small turn over the left side, where 180° is −180°, is a small turn",
      KnobRecipe(sector: 130...230, turns: [-60 ... -10, 10...60], starts: 40...60, mostMoves: 3))
  }

  func testStopsAtTheEndsAndTurnsBackAtOnce() {
    turn(
      "the knob stops at both ends of its range, and turns back as soon as the finger does",
      KnobRecipe(sector: nil, mostMoves: 6))
  }

  func testTellsOfChangesOnly() {
    turn(
      "valueChanged is sent once for each change of the value, and only then",
      KnobRecipe(sector: nil, turns: [-100 ... -60, 0...0, 60...100], starts: 0...100, mostMoves: 6))
    turn(
      "the same in two hundred moves and more",
      KnobRecipe(sector: nil, mostMoves: 210, leastMoves: 210), count: 1)
  }

  func testTurnsInItsOwnCoordinates() {
    turn(
      "the angle is that of the knob's own coordinates, however it is drawn",
      KnobRecipe(sector: nil, drawings: KnobCase.Drawing.allCases, mostMoves: 4))
  }

  func testEachFingerStartsAnew() {
    turn(
      "the landing of a finger turns nothing, wherever the last one was, and whether that lifted or was cancelled",
      KnobRecipe(turns: [-40 ... -10, 10...40], starts: 40...60, mostMoves: 2, comesLater: true), count: 20)
  }

  func testTheAppMayChangeItMeanwhile() {
    turn(
      "value, range and bounds are those of the moment, if the app sets them while a finger is down",
      KnobRecipe(sector: nil, mostMoves: 5, hasChanges: true))
  }

  func testTwoKnobsKnowNothingOfEachOther() {
    turn(
      "two knobs that are turned at the same time know nothing of each other",
      KnobRecipe(sector: nil, mostMoves: 5, hasTwin: true), count: 20)
  }

  func testTurnsUpToHalfATurnAtOnce() {
    turn(
      "a move of almost half a turn is one of almost half a turn",
      KnobRecipe(sector: nil, turns: [-175 ... -120, 120...175], mostMoves: 4), count: 20)
  }

  func testTheMiddleIsAPlaceToo() {
    let stage = Stage()
    let knob = Knob(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
    stage.show(knob)
    let fingers = Fingers(on: stage)
    let middle = CGPoint(x: 110, y: 110)
    let places = [
      CGPoint(x: 140, y: 110), middle, CGPoint(x: 110, y: 140), middle, CGPoint(x: 140, y: 110),
    ]
    fingers.act(.began, at: middle)
    for place in places { fingers.act(.moved, at: place) }
    let value = knob.value
    knob.value = 0.5
    fingers.act(.moved, at: CGPoint(x: 110, y: 140))
    if (0...1).contains(value), abs(knob.value - 0.5 - 1 / 3) < 0.003 { return }
    XCTFail(
      """
      asked: a finger lands exactly in the middle, and comes through it again; there it may turn the knob by any angle. \
      Then the app sets the value to 0.5, and the finger goes a quarter around, clockwise
      expected: a value from 0 to 1 at first, and then 0.833
      got:      \(value) at first, and then \(knob.value)
      """)
  }

  func testAccessibilityStepsAreATenthOfTheRange() {
    forAll("an accessibility step is a tenth of the range, with one valueChanged if there is a change") {
      AccessibilityCase(&$0)
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  func testAnActionMayTurnAnotherKnob() {
    let knobs = [Knob(frame: .zero), Knob(frame: .zero)]
    var events = [0, 0]
    knobs[0].addAction(
      UIAction { _ in
        events[0] += 1
        knobs[1].accessibilityIncrement()
      }, for: .valueChanged)
    knobs[1].addAction(UIAction { _ in events[1] += 1 }, for: .valueChanged)
    for _ in 0..<2 { knobs[0].accessibilityIncrement() }
    if events == [2, 2], abs(knobs[1].value - 0.2) < 0.001 { return }
    XCTFail(
      """
      asked: VoiceOver makes two steps on a knob, whose action makes a step on another one each time
      expected: two valueChanged of each, and the value 0.2
      got:      \(events[0]) and \(events[1]), and \(knobs[1].value)
      """)
  }

  func testSettingTheValueTellsNoTarget() {
    forAll("code that sets the value gets the nearest one in range, and no valueChanged", count: 20) {
      random in
      let steps = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        SetStep(what: random.pick(SetStep.What.allCases), number: Double(random.share(of: -3, 3)))
      }
      let far: Double? = random.inTurn([nil, nil, .infinity, -.infinity, 1e18, -1e18])
      return steps + (far.map { [SetStep(what: .value, number: $0)] } ?? [])
    } shrink: {
      $0.shorter
    } describe: { _ in
      "a knob as it is made, and beside it another one, whose value is set to 0.5 first"
    } check: {
      SetStep.complaint(about: $0)
    }
  }

  func testIsAControlLikeAnyOther() {
    let habits = KnobHabits()
    func right(_ plan: KnobPlan, _ name: String, _ log: AppLog) -> any TwinSubject {
      let knob = ModestKnob(frame: .zero)
      knob.habits = habits
      return KnobSubject(knob, plan, name: name, log: log)
    }
    check(
      "in an app full of recognizers, fingers and views, the knob turns, and everything else works as before",
      Twins(right: right) {
        KnobSubject(Knob(frame: .zero), $0, name: $1, log: $2)
      } recipe: {
        $0.landings = [0.9, 0.9, 1.4]
        $0.canLiftAside = true
      })
  }

  func testStaysAControl() {
    let stage = Stage()
    let knob = Knob(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
    stage.show(knob)
    var names: [String] = []
    for (event, name) in UIControl.Event.ofTouches {
      knob.addAction(UIAction { _ in names.append(name) }, for: event)
    }
    let fingers = Fingers(on: stage)
    for ending in [Contact.Phase.ended, .cancelled, .ended] {
      fingers.act(.began, at: CGPoint(x: 140, y: 110))
      fingers.act(.moved, at: CGPoint(x: 135, y: 120))
      fingers.act(.moved, at: CGPoint(x: 235, y: 120))
      fingers.act(ending, at: CGPoint(x: 235, y: 120))
      fingers.rest()
    }
    let moves = ["touchDown", "touchDragInside", "touchDragExit", "touchDragOutside"]
    checkTrace(
      moves + ["touchUpOutside"] + moves + ["touchCancel"] + moves + ["touchUpOutside"], names,
      asked: "the control events of fingers that land on the knob, move, move off, and lift or are cancelled")
  }

  func testForbidsNothingButPansAroundIt() {
    let stage = Stage()
    let knob = Knob(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    page.addSubview(knob)
    stage.show(page)
    func make() -> [UIGestureRecognizer] {
      [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIHoverGestureRecognizer(),
        UIGestureRecognizer(),
      ]
    }
    let (around, own) = (make(), make() + [UIPanGestureRecognizer()])
    around.forEach(page.addGestureRecognizer)
    own.forEach(knob.addGestureRecognizer)
    var forbidden: [String] = []
    func ask(_ moment: String) {
      for recognizer in around + own where !knob.gestureRecognizerShouldBegin(recognizer) {
        let place = recognizer.view === knob ? "on the knob" : "around the knob"
        forbidden.append("a \(type(of: recognizer)) \(place), \(moment)")
      }
    }
    ask("which no finger touches")
    let fingers = Fingers(on: stage)
    fingers.act(.began, at: CGPoint(x: 140, y: 110))
    fingers.act(.moved, at: CGPoint(x: 135, y: 120))
    ask("which a finger turns")
    checkTrace([], forbidden, asked: "which recognizers the knob forbids, other than pans around it")
  }

  private func turn(
    _ asked: String, _ recipe: KnobRecipe, count: Int = 26, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: \.description
    ) { KnobScene($0).complaint }
  }
}

/// A right knob that does as the student's where right ones may differ.
private final class ModestKnob: StatedKnob {
  var habits: KnobHabits?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    habits?.allow(gestureRecognizer, on: self) ?? true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return habits?.target(of: hit, in: self) ?? hit
  }
}
