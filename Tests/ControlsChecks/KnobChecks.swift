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
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        SetStep(what: random.pick(SetStep.What.allCases), number: Double(random.share(of: -3, 3)))
      }
    } shrink: {
      $0.shorter
    } describe: { _ in
      "a knob as it is made, and beside it another one, whose value is set to 0.5 first"
    } check: {
      SetStep.complaint(about: $0)
    }
  }

  func testIsAControlLikeAnyOther() {
    forAll(
      "on a page full of recognizers, fingers and views, the knob turns, and everything else works as before",
      count: 44, generate: PageRecipe(landings: [0.9, 0.9, 1.4]).makeCase, shrink: \.smaller,
      describe: \.description
    ) { PageTwins($0, StatedKnobSubject.self, StudentKnobSubject.self).difference }
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

/// Something that code sets.
private struct SetStep {
  enum What: String, CaseIterable { case value, minimumValue, maximumValue, again = "value, twice" }

  let what: What
  let number: Double

  static func complaint(about steps: [SetStep]) -> String? {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let other = Knob(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    other.value = 0.5
    var events = 0
    for one in [knob, other] { one.addAction(UIAction { _ in events += 1 }, for: .valueChanged) }
    var (low, high, value) = (0.0, 1.0, 0.0)
    for step in steps {
      switch step.what {
      case .value, .again:
        for _ in 0..<(step.what == .again ? 2 : 1) { knob.value = step.number }
        value = min(max(step.number, low), high)
      // A range that is upside down is another story.
      case .minimumValue:
        low = min(step.number, high)
        knob.minimumValue = low
      case .maximumValue:
        high = max(step.number, low)
        knob.maximumValue = high
      }
      value = min(max(value, low), high)
      guard abs(knob.value - value) > 1e-9 || events > 0 || other.value != 0.5 else { continue }
      return """
        \(step.what.rawValue) is set to \(NumberText.trimmed(step.number, places: 2)); \
        the range is \(NumberText.trimmed(low, places: 2)) to \(NumberText.trimmed(high, places: 2))
        expected: value \(NumberText.trimmed(value, places: 2)), no valueChanged, the other one at 0.5
        got:      value \(NumberText.trimmed(knob.value, places: 2)), \
        \(events == 0 ? "no" : "\(events) ×") valueChanged, the other one at \(NumberText.trimmed(other.value, places: 2))
        """
    }
    return nil
  }
}

/// A knob that VoiceOver steps up and down.
private struct AccessibilityCase {
  let low: Double
  let step: Double
  /// In sixteenths of a step.
  let start: Int
  let ups: [Bool]
  /// The number of the step before which the app doubles the range.
  let widening: Int

  init(_ random: inout SeededGenerator) {
    low = Double(Int.random(in: -50...50, using: &random))
    // Not always whole, but such as are exact.
    step = Double(Int.random(in: 1...8, using: &random)) / random.pick([1, 1, 4, 1_024])
    // Now and then so close to the end that a step ends right before it.
    let edge: Int? = random.inTurn([143, 17] + Array(repeating: nil, count: 13))
    let anywhere =
      random.once(in: 2)
      ? Int.random(in: 0...10, using: &random) * 16 : Int.random(in: 0...160, using: &random)
    start = edge ?? anywhere
    widening = Int.random(in: 1...8, using: &random)
    let isAnyWay = random.once(in: 2)
    let isUp = edge.map { $0 > 80 } ?? isAnyWay
    let isMixed = random.once(in: 3)
    ups = (0..<Int.random(in: 1...(isMixed ? random.pick([14, 14, 14, 150]) : 4), using: &random)).map { _ in
      isMixed ? random.once(in: 2) : isUp
    }
  }

  var description: String {
    "a knob with values from \(text(0)) to \(text(160)), value \(text(start))"
  }

  private func text(_ sixteenths: Int) -> String { Self.text(low + step * Double(sixteenths) / 16) }

  private static func text(_ value: Double) -> String { NumberText.trimmed(value, places: 6) }

  var complaint: String? {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    knob.maximumValue = max(low + step * 10, 1)
    knob.minimumValue = low
    knob.maximumValue = low + step * 10
    knob.value = low + step * Double(start) / 16
    var events = 0
    var valueInTheEvent = knob.value
    knob.addAction(
      UIAction { [unowned knob] _ in
        events += 1
        valueInTheEvent = knob.value
      }, for: .valueChanged)
    var others = 0
    knob.addAction(UIAction { _ in others += 1 }, for: .allEvents.subtracting(.valueChanged))
    let settings = ScreenSettings.apartFromTouches(of: [knob])
    var expected: [String] = []
    var lines: [String] = []
    var (sixteenths, tenth) = (start, 16)
    for (number, isUp) in ups.enumerated() {
      if number == widening {
        tenth = 32
        knob.maximumValue = low + step * 20
        expected.append("the app sets maximumValue to \(text(320))")
        lines.append("the app sets maximumValue to \(text(320))")
      }
      let before = sixteenths
      sixteenths = min(max(sixteenths + (isUp ? tenth : -tenth), 0), tenth * 10)
      events = 0
      if isUp { knob.accessibilityIncrement() } else { knob.accessibilityDecrement() }
      let name = isUp ? "accessibilityIncrement" : "accessibilityDecrement"
      expected.append("\(name): value \(text(sixteenths)), valueChanged × \(before == sixteenths ? 0 : 1)")
      let isEarly = events > 0 && valueInTheEvent != knob.value
      lines.append(
        "\(name): value \(Self.text(knob.value)), valueChanged × \(events)"
          + (isEarly ? ", but before the change" : "")
          + (others > 0 ? ", and other events" : "")
          + (ScreenSettings.apartFromTouches(of: [knob]) == settings
            ? "" : ", and something else about the knob has changed"))
    }
    if let difference = firstDivergence(expected: expected, actual: lines) { return difference }
    // Whether a disabled knob makes steps is not said. It stays disabled.
    Look.apply(Set(Look.ofDrawing), to: knob)
    (knob.isEnabled, knob.isHighlighted) = (false, true)
    let settingsWhileDisabled = ScreenSettings.apartFromTouches(of: [knob])
    knob.accessibilityIncrement()
    knob.accessibilityDecrement()
    if ScreenSettings.apartFromTouches(of: [knob]) == settingsWhileDisabled, knob.isHighlighted { return nil }
    return
      "expected: a disabled, selected knob stays as it is when VoiceOver makes a step\ngot:      it is changed"
  }
}
