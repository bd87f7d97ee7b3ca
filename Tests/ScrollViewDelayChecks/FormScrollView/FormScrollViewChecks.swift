import CheckSupport
import TouchKit
import XCTest

@testable import ScrollViewDelayExercises

final class FormScrollViewChecks: CheckCase {
  private typealias Outcome = FormScene.Outcome

  func testAFingerWithTheKnobKeepsIt() {
    forAll("a finger has the knob and goes sideways, and up or down on the way: it moves the knob only") {
      FormCase(&$0)
    } check: { example in
      for resting in [true, false] {
        let way = CGPoint(x: example.wayOnTheScreen, y: example.wayWithRoom)
        let complaint = self.complaint(
          example, .knob, by: way, resting: resting, expected: Outcome(slid: true))
        if let complaint { return complaint }
      }
      let scene = FormScene(example)
      let outcome = scene.pull(by: (example.wayWithRoom < 0 ? -1 : 1) * 120)
      let isAtTheEnd = [0, 1].contains(example.value)
      return self.complaint(
        scene, .knob, "rests, pulls the knob beyond the end of its line, and goes up or down", outcome,
        expected: Outcome(slid: !isAtTheEnd))
    }
  }

  func testAFingerBesideTheKnobScrolls() {
    forAll("a finger on the slider's line, beside the knob, goes up or down: the form scrolls") {
      FormCase(&$0)
    } check: { example in
      self.complaintAboutScrolling(example, from: .line, resting: true)
        ?? self.complaintAboutScrolling(example, from: .line, resting: false)
    }
  }

  func testAFingerThatRestsOnAButtonScrolls() {
    forAll("a finger rests on a button, then goes up or down: the form scrolls, and nothing is clicked") {
      FormCase(&$0)
    } check: {
      self.complaintAboutScrolling($0, from: .button, resting: true)
    }
  }

  func testButtonsAreClicked() {
    forAll("a tap and a long press click the button") {
      FormCase(&$0)
    } check: {
      self.complaint($0, .button, for: 0.06, expected: Outcome(clicks: 1))
        ?? self.complaint($0, .button, for: 0.8, expected: Outcome(clicks: 1))
    }
  }

  func testOtherControlsKeepTheirFingers() {
    forAll(
      "a finger rests on another control, or goes sideways at once, and then up or down: as in a plain form"
    ) {
      FormCase(&$0)
    } check: { example in
      let upright = CGPoint(x: 0, y: example.wayWithRoom)
      if let complaint = self.complaint(example, .dial, by: upright, resting: true, expected: Outcome()) {
        return complaint
      }
      for isDiagonal in [false, true] {
        let (scene, plain) = (FormScene(example), FormScene(example) { StatedForm() })
        func go(_ scene: FormScene) -> Outcome {
          scene.turnOff(from: .dial, by: upright.y, isDiagonal: isDiagonal)
        }
        let complaint = self.complaint(
          scene, .dial, "goes sideways at once, and then by \(upright.text)", go(scene), expected: go(plain))
        if let complaint { return complaint }
      }
      return nil
    }
  }

  func testAQuickDragLightsNothing() {
    forAll("a finger lands on a tile or a button, and goes up or down at once: only the form hears of it") {
      FormCase(&$0)
    } check: {
      self.complaintAboutScrolling($0, from: .tile, resting: false)
        ?? self.complaintAboutScrolling($0, from: .button, resting: false)
    }
  }

  func testATileIsToldAndCancelled() {
    forAll(
      "a finger rests on a tile, then goes up or down: the tile is told, then cancelled, and the form scrolls"
    ) {
      FormCase(&$0)
    } check: {
      self.complaintAboutScrolling($0, from: .tile, resting: true, tile: ["began", "cancelled"])
    }
  }

  func testAReadOnlyFormOnlyScrolls() {
    forAll("isReadOnly: no touch reaches what is in the form, and drags scroll it from everywhere") {
      FormCase(&$0)
    } check: { example in
      for spot in FormScene.Spot.all {
        if let complaint = self.complaintAboutScrolling(example, from: spot, resting: true, isReadOnly: true)
        {
          return complaint
        }
      }
      let scene = FormScene(example)
      scene.set(isReadOnly: true)
      scene.tile.isMultipleTouchEnabled = true
      scene.type(if: Int(example.slider.minX) % 2 == 0)
      for spot in [FormScene.Spot.knob, .line, .button, .tile] {
        let sideways = scene.wayOfTheKnob
        let fingers: [(String, () -> Outcome)] = [
          ("stays for 0.8 s", { scene.press(spot, for: 0.8) }),
          ("goes sideways at once", { scene.goSideways(from: spot, by: sideways, resting: false) }),
          ("rests and goes sideways", { scene.goSideways(from: spot, by: sideways, resting: true) }),
          ("taps three times", { scene.tap(spot, count: 3) }),
          ("taps together with another one", { scene.tapWithTwo(spot) }),
          ("is a mouse, and clicks", { scene.click(spot) }),
          ("is a pencil, and stays", { scene.withPencil { scene.press(spot, for: 0.3) } }),
        ]
        for (doing, touch) in fingers {
          let complaint = self.complaint(scene, spot, doing, touch(), expected: Outcome())
          if let complaint { return complaint }
        }
      }
      // What doesn't scroll doesn't let touches through either.
      scene.form.isScrollEnabled = false
      return self.complaint(
        scene, .button, "stays for 0.3 s, while isScrollEnabled is false", scene.press(.button, for: 0.3),
        expected: Outcome())
    }
  }

  func testAFormCanBeWrittenAgain() {
    forAll("a form that was read-only and is not any more, while another one is: taps click again") {
      FormCase(&$0)
    } check: { example in
      let scene = FormScene(example)
      scene.form.isReadOnly = true
      _ = scene.press(.button, for: 0.06)
      scene.form.isReadOnly = false
      let other = FormScrollView(frame: scene.form.frame)
      other.isReadOnly = true
      let outcome = scene.press(.button, for: 0.06)
      return self.complaint(scene, .button, "taps it", outcome, expected: Outcome(clicks: 1))
    }
  }

  func testOneFingerAfterTheOther() {
    forAll(
      "fingers on one form, one after the other, while isReadOnly comes and goes: each is treated anew",
      count: 50, generate: { FormScript(&$0) }, shrink: \.smaller, describe: \.description, check: \.complaint
    )
    forAll(
      "a hundred fingers on one form", count: 1, generate: { FormScript(&$0, count: 100) }, shrink: \.smaller,
      describe: \.description, check: \.complaint)
  }

  // MARK: Helpers

  private func forAll(
    _ asked: String, file: StaticString = #filePath, line: UInt = #line,
    generate: (inout SeededGenerator) -> FormCase, check: (FormCase) -> String?
  ) {
    forAll(
      asked, count: 25, file: file, line: line, generate: generate, describe: \.description, check: check)
  }

  private func complaintAboutScrolling(
    _ example: FormCase, from spot: FormScene.Spot, resting: Bool, tile: [String] = [],
    isReadOnly: Bool = false
  ) -> String? {
    complaint(
      example, spot, by: CGPoint(x: 0, y: example.way), resting: resting,
      expected: Outcome(scrolled: example.scrolled(by: example.way), tile: tile), isReadOnly: isReadOnly)
  }

  private func complaint(
    _ example: FormCase, _ spot: FormScene.Spot, by way: CGPoint, resting: Bool, expected: Outcome,
    isReadOnly: Bool = false
  ) -> String? {
    let scene = FormScene(example)
    scene.set(isReadOnly: isReadOnly)
    let outcome = scene.drag(spot, by: way, resting: resting)
    let when = resting ? "rests for \(NumberText.trimmed(example.rest)) s and then goes" : "goes at once"
    return complaint(scene, spot, "\(when) by \(way.text)", outcome, expected: expected)
  }

  private func complaint(
    _ example: FormCase, _ spot: FormScene.Spot, for seconds: TimeInterval, expected: Outcome,
    isReadOnly: Bool = false
  ) -> String? {
    let scene = FormScene(example)
    scene.set(isReadOnly: isReadOnly)
    let outcome = scene.press(spot, for: seconds)
    return complaint(scene, spot, "stays for \(NumberText.trimmed(seconds)) s", outcome, expected: expected)
  }

  private func complaint(
    _ scene: FormScene, _ spot: FormScene.Spot, _ doing: String, _ outcome: Outcome, expected: Outcome
  ) -> String? {
    if outcome == expected {
      return scene.changedSettings.map { "a finger on \(spot.rawValue) \(doing)\ngot: \($0)" }
    }
    return """
      a finger on \(spot.rawValue) \(doing)\(scene.form.isReadOnly ? ", while isReadOnly is true" : "")
      expected: \(expected.words)
      got:      \(outcome.words)
      \(scene.picture(spot))
      """
  }
}
