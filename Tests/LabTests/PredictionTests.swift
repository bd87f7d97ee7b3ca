import XCTest

@testable import LabSupport

/// The reader predicts, the engine knows.
final class PredictionTests: XCTestCase {
  private func predict(_ lab: Lab, _ arguments: [String], typing lines: [String]) -> String {
    let run = LabDriver(lab, arguments: ["--predict"] + arguments, typing: lines, columns: 80)
    XCTAssertEqual(run.exitCode, .success, run.errors)
    XCTAssertLessThanOrEqual(run.output.longestLine, 80, run.output)
    return run.output
  }

  private func lines(_ scenario: Scenario, of lab: Lab) -> [String] {
    let run = ScenarioRun(scenario)
    scenario.play(run)
    return (scenario.prediction ?? lab.prediction).lines(of: run, scope: scenario.scope ?? lab.scope)
  }

  func testEveryScenarioCanBePredictedAndMissed() {
    for lab in everyLab {
      for scenario in lab.scenarios {
        let lines = lines(scenario, of: lab)
        XCTAssertLessThanOrEqual(lines.count, 12)
        let right = predict(lab, [scenario.identifier], typing: lines + [""])
        XCTAssertTrue(right.hasSuffix("1 of 1 right in this sitting.\n"), right)
        if lines.count == 12 {
          let longer = predict(lab, [scenario.identifier], typing: lines + [lines[0], ""])
          XCTAssertTrue(longer.hasSuffix("1 of 1 right in this sitting.\n"), longer)
        }
        let other: String
        switch scenario.prediction ?? lab.prediction {
        case .log: other = "something else"
        case .receivers: other = lines.last == "nothing" ? "UIWindow" : "nothing"
        case .hands: other = lines.first { $0 != lines.last } ?? ""
        }
        let wrong = predict(lab, [scenario.identifier], typing: lines.dropLast() + [other, ""])
        XCTAssertTrue(wrong.contains("Line \(max(lines.count, 1)) is the first that differs."), wrong)
        XCTAssertTrue(wrong.hasSuffix("0 of 1 right in this sitting.\n"), wrong)
      }
    }
  }

  func testTheFirstLineThatDiffersIsShown() {
    let output = predict(
      everyLab[0], ["HT1"], typing: ["AView hitTest", "AView pointInside", "FView hitTest", ""])
    XCTAssertTrue(
      output.contains(
        "Line 3 is the first that differs.\n  you     FView hitTest\n  engine  CView hitTest\nThis happens:\n"
          + "  AView hitTest\n  AView pointInside\n▶ CView hitTest\n"), output)
    let short = predict(everyLab[0], ["HT1"], typing: ["AView hitTest", ""])
    XCTAssertTrue(short.contains("  you     nothing more\n  engine  AView pointInside\n"), short)
    let nothing = predict(everyLab[0], ["HT4"], typing: ["", "quit"])
    XCTAssertTrue(nothing.contains("  you     nothing more\n  engine  PageView\n"), nothing)
  }

  func testWhatCannotBeMeantIsAskedForAgain() {
    let session = predict(everyLab[0], ["--seed", "7"], typing: ["Nonsense", "3", "AView", "", "q"])
      .replacingOccurrences(of: "\n", with: " ")
    XCTAssertTrue(
      session.contains("There is no “Nonsense” here. There are AView, BView, CView, UIWindow and nothing."),
      session)
    XCTAssertTrue(session.contains("A number chooses one of the lines that ? shows."), session)
    XCTAssertTrue(session.contains("of 1 right in this sitting."), session)
    XCTAssertNil(Prediction.log.objection(to: "View Taped", among: []))
    XCTAssertNotNil(Prediction.log.objection(to: "began", among: []))
    XCTAssertNotNil(Prediction.log.objection(to: "touchesBegan", among: []))
    XCTAssertNil(Prediction.log.objection(to: "EView touchesBegan", among: []))
  }

  func testNothingIsAnAnswerInWords() {
    XCTAssertTrue(
      predict(everyLab[3], ["--seed", "3"], typing: ["", "quit"]).contains("Right: nothing happens."))
  }

  func testStyleDoesNotMatter() {
    let same = [
      [
        "EView touchesBegan", "-[EView touchesBegan:withEvent:]", "EView.touchesBegan(_:with:)",
        " e  TOUCHESBEGAN ",
      ],
      ["AView pointInside", "AView.point(inside:with:)", "-[AView pointInside:withEvent:]"],
      ["CLButton continueTracking", "-[CLButton continueTrackingWithTouch:withEvent:]"],
      ["Tap ended", "Tap state = 3 (ended)", "Tap: ended"], ["UIWindow", "uiwindow"],
    ]
    for group in same {
      for line in group { XCTAssertEqual(line.comparedText, group[0].comparedText, line) }
    }
    let different = [
      "EView touchesBegan", "FView touchesBegan", "EView touchesEnded", "EView hitTest", "View", "",
      "state 3",
      "Tap ended", "Tap failed",
    ]
    XCTAssertEqual(Set(different.map { $0.comparedText }).count, different.count)
  }

  func testChoicesHoldTheRightLine() {
    for lab in everyLab {
      let scenario = lab.scenarios[0]
      var typed: [String] = []
      for line in lines(scenario, of: lab) + ["nothing more"] {
        let output = predict(lab, [scenario.identifier], typing: typed + ["?"])
        let choices = output.components(separatedBy: "> ?\n").last?.components(separatedBy: "\n") ?? []
        let choice = choices.first { $0.hasPrefix("  ") && $0.hasSuffix("  \(line)") }
        let number = choice?.split(separator: " ").first.map(String.init)
        XCTAssertNotNil(number.flatMap { Int($0) }, "\(line) is no choice in\n\(output)")
        typed += ["?", number ?? ""]
      }
      let output = predict(lab, [scenario.identifier], typing: typed)
      XCTAssertTrue(output.hasSuffix("1 of 1 right in this sitting.\n"), output)
    }
  }

  func testASittingEndsCleanly() {
    let skipped = predict(everyLab[0], [], typing: ["skip", "skip", "quit", "skip"])
    XCTAssertTrue(skipped.hasSuffix("0 of 0 right in this sitting.\n"), skipped)
    XCTAssertEqual(skipped.components(separatedBy: "> skip").count, 3)
    XCTAssertTrue(predict(everyLab[0], [], typing: []).hasSuffix("0 of 0 right in this sitting.\n"))
    let junk = [
      "\u{0}", "👆", String(repeating: "x", count: 9000), "99999999999999999999", "-1", "?", "0", "7", "",
    ]
    XCTAssertTrue(predict(everyLab[0], ["HT1"], typing: junk).hasSuffix("0 of 1 right in this sitting.\n"))
  }

  func testDrillsAreTheSameForASeedAndGetHarder() {
    for lab in everyLab {
      guard let drill = lab.drill else {
        XCTFail("\(lab.name) has no drill")
        continue
      }
      var answers: Set<[String]> = []
      for seed in 1...30 {
        for level in [0, 3, 9] {
          func make() -> Scenario {
            var generator = SeededGenerator(seed: UInt64(seed))
            return drill(level, &generator)
          }
          let scenario = make()
          XCTAssertEqual(lines(scenario, of: lab), lines(make(), of: lab))
          answers.insert(lines(scenario, of: lab))
        }
      }
      XCTAssertGreaterThan(answers.count, 5, lab.name)
      let right = (1...3).reduce(into: [String]()) { typed, number in
        var generator = SeededGenerator(seed: 5 &* 1_000_003 &+ UInt64(number))
        typed += lines(drill(number - 1, &generator), of: lab) + [""]
      }
      let output = predict(lab, ["--seed", "5"], typing: right + ["quit"])
      XCTAssertTrue(output.contains("Case 4 of seed 5, level 4\n"), output)
      XCTAssertTrue(output.hasSuffix("3 of 3 right in this sitting.\n"), output)
    }
  }

  func testHarderCasesAreLonger() {
    for lab in everyLab where ["hit-testing-lab", "responder-chain-lab"].contains(lab.name) {
      func size(_ level: Int) -> Int {
        (1...20).reduce(0) { sum, seed in
          var generator = SeededGenerator(seed: UInt64(seed))
          return sum + (lab.drill.map { ScenarioRun($0(level, &generator)).figure.views.count } ?? 0)
        }
      }
      XCTAssertGreaterThan(size(8), size(0) + 40)
    }
  }

  func testWhatDoesNotGoTogether() {
    for arguments in [
      ["--seed", "7"], ["--predict", "--seed", "seven"], ["--predict", "--seed", "-1"],
      ["--predict", "--interactive"],
      ["--predict", "HT1", "--seed", "3"], ["--predict", "--format", "swift"],
      ["--predict", "--part", "log"],
    ] {
      let run = LabDriver(everyLab[0], arguments: arguments)
      XCTAssertEqual(run.exitCode, .usage, "\(arguments)")
      XCTAssertTrue(run.errors.contains("Try: swift run hit-testing-lab"), run.errors)
    }
  }
}
