import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ControlsExercises

final class KnobChecks: CheckCase {
  func testTheValueFollowsTheFinger() {
    turn(
      "the knob turns by the angle that the finger goes around, and by nothing at the landing",
      KnobRecipe(turns: [-40 ... -10, 10...40], starts: 45...55, mostMoves: 2))
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

  func testAccessibilityStepsAreATenthOfTheRange() {
    forAll("an accessibility step is a tenth of the range, with one valueChanged if there is a change") {
      AccessibilityCase(&$0)
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  func testSettingTheValueTellsNobody() {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    var events = 0
    knob.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    let lines = [0.25, 0.25, 3, -1].map { value in
      events = 0
      knob.value = value
      return
        "set to \(NumberText.trimmed(value)): value \(NumberText.trimmed(knob.value)), valueChanged × \(events)"
    }
    checkTrace(
      [
        "set to 0.25: value 0.25, valueChanged × 0", "set to 0.25: value 0.25, valueChanged × 0",
        "set to 3: value 1, valueChanged × 0", "set to -1: value 0, valueChanged × 0",
      ], lines,
      asked: "code that sets the value gets the nearest one in range, here 0 to 1, and no valueChanged")
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
    fingers.act(.began, at: CGPoint(x: 140, y: 110))
    fingers.act(.moved, at: CGPoint(x: 135, y: 120))
    fingers.act(.ended, at: CGPoint(x: 135, y: 120))
    checkTrace(
      ["touchDown", "touchDragInside", "touchUpInside"], names,
      asked: "the control events of a finger that lands on the knob, moves and lifts")
  }

  private func turn(
    _ asked: String, _ recipe: KnobRecipe, count: Int = 100, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: recipe.makeCase, shrink: \.smaller,
      describe: \.description
    ) { KnobScene($0).complaint }
  }
}

/// A knob that VoiceOver steps up and down.
private struct AccessibilityCase {
  let low: Double
  let step: Double
  /// In tenths of the range.
  let start: Int
  let ups: [Bool]

  init(_ random: inout SeededGenerator) {
    low = Double(Int.random(in: -50...50, using: &random))
    step = Double(Int.random(in: 1...8, using: &random))
    start = Int.random(in: 0...10, using: &random)
    let isUp = random.once(in: 2)
    ups = (0..<Int.random(in: 1...4, using: &random)).map { _ in isUp }
  }

  var description: String {
    "a knob with values from \(text(0)) to \(text(10)), value \(text(start))"
  }

  private func text(_ tenths: Int) -> String { NumberText.trimmed(low + step * Double(tenths)) }

  var complaint: String? {
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    knob.maximumValue = max(low + step * 10, 1)
    knob.minimumValue = low
    knob.maximumValue = low + step * 10
    knob.value = low + step * Double(start)
    var events = 0
    var valueInTheEvent = knob.value
    knob.addAction(
      UIAction { [unowned knob] _ in
        events += 1
        valueInTheEvent = knob.value
      }, for: .valueChanged)
    var expected: [String] = []
    var lines: [String] = []
    var tenths = start
    for isUp in ups {
      let before = tenths
      tenths = min(max(tenths + (isUp ? 1 : -1), 0), 10)
      events = 0
      if isUp { knob.accessibilityIncrement() } else { knob.accessibilityDecrement() }
      let name = isUp ? "accessibilityIncrement" : "accessibilityDecrement"
      expected.append("\(name): value \(text(tenths)), valueChanged × \(before == tenths ? 0 : 1)")
      let isEarly = events > 0 && valueInTheEvent != knob.value
      lines.append(
        "\(name): value \(NumberText.trimmed(knob.value)), valueChanged × \(events)"
          + (isEarly ? ", but before the change" : ""))
    }
    return firstDivergence(expected: expected, actual: lines)
  }
}
