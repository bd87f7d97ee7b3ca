import Chance
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
    Array(PredictedRun(of: scenario, in: lab).lines.prefix(Prediction.most)).map { $0.text }
  }

  func testEveryScenarioCanBePredictedAndMissed() {
    for lab in everyLab {
      for scenario in lab.scenarios {
        let lines = lines(scenario, of: lab)
        let right = predict(lab, [scenario.identifier], typing: lines + [""])
        XCTAssertTrue(right.hasSuffix("1 of 1 right in this sitting.\n"), right)
        let vocabulary = PredictedRun(of: scenario, in: lab).vocabulary
        let others = vocabulary.wholeLines + vocabulary.combinations.map { $0.text }
        guard let other = others.first(where: { $0.comparedText != lines.last?.comparedText }) else {
          XCTFail("\(scenario.identifier) has no other line")
          continue
        }
        let wrong = predict(lab, [scenario.identifier], typing: lines.dropLast() + [other, ""])
        XCTAssertTrue(wrong.contains("Line \(max(lines.count, 1)) is the first that differs."), wrong)
        XCTAssertTrue(wrong.hasSuffix("0 of 1 right in this sitting.\n"), wrong)
      }
    }
  }

  func testWhatIsTypedTwiceInARowCountsOnce() {
    for lab in everyLab where lab.scenarios.contains(where: { $0.identifier == "SD1-4" }) {
      let lines = ["backview tapped", "backview tapped", "cell selected!", "button clicked!", ""]
      let output = predict(lab, ["SD1-4"], typing: lines)
      XCTAssertTrue(output.contains("Right, all 3 lines."), output)
      return
    }
    XCTFail("no lab has SD1-4")
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
    let nothing = predict(everyLab[0], ["HT1"], typing: ["nothing", "quit"])
    XCTAssertTrue(nothing.contains("  you     nothing more\n  engine  AView hitTest\n"), nothing)
  }

  func testASurplusLineIsMarkedWhereTheLogEnds() {
    let output = predict(everyLab[0], ["HT4"], typing: ["PageView", "ChildView", ""])
    XCTAssertTrue(
      output.contains("  engine  nothing more\nThis happens:\n  PageView\n▶ nothing more\n"), output)
  }

  func testWhatCannotBeMeantIsAskedForAgain() {
    let session = predict(everyLab[0], ["HT4"], typing: ["Nonsense", "3", "PageView", ""]).words
    XCTAssertTrue(
      session.contains(
        "There is no “Nonsense” here. Choose from ChildView, nothing, PageView, ParentView and UIWindow."),
      session)
    XCTAssertTrue(session.contains("A number chooses one of the lines that ? shows."), session)
    XCTAssertTrue(session.contains("1 of 1 right in this sitting."), session)
  }

  func testNonsenseIsNoWrongAnswerInALog() {
    let right = ["EView touchesBegan"]
    for (line, objection) in [
      ("quack", "“quack” isn't a line of this log. Write who and what, such as “AView hitTest”"),
      ("GView hitTest", "“GView hitTest” isn't a line of this log."),
      ("began", "“began” isn't a line of this log."), ("hitTest", "“hitTest” is half a line: write who, too"),
      ("EView", "“EView” is half a line: write what, too"),
    ] {
      let log = lines(everyLab[0].scenarios[0], of: everyLab[0])
      XCTAssertEqual(log.suffix(1), right[...])
      let session = predict(everyLab[0], ["HT1"], typing: [line] + log + [""]).words
      XCTAssertTrue(session.contains(objection), session)
      XCTAssertTrue(session.hasSuffix("1 of 1 right in this sitting."), session)
    }
  }

  func testAShortenedLineIsSaidInFullAndCounts() {
    let log = lines(everyLab[0].scenarios[0], of: everyLab[0])
    let short = log.map {
      $0.split(separator: " ").map { String($0.prefix(8).lowercased()) }.joined(separator: " ")
    }
    XCTAssertEqual(short.last, "eview touchesb")
    let session = predict(everyLab[0], ["HT1"], typing: short + [""])
    XCTAssertTrue(
      session.contains("9> eview touchesb\nTaken as “EView touchesBegan”.\nRight, all 9 lines."), session)
    XCTAssertFalse(predict(everyLab[0], ["HT1"], typing: log + [""]).contains("Taken as"))
    let wrong = predict(everyLab[0], ["HT1"], typing: ["ev h", ""])
    XCTAssertTrue(wrong.contains("  you     EView hitTest\n"), wrong)
    let unclear = predict(everyLab[0], ["HT1"], typing: ["ev"] + log + [""]).words
    XCTAssertTrue(unclear.contains("1> ev “ev” may be EView hitTest, EView pointInside or"), unclear)
    XCTAssertTrue(unclear.hasSuffix("1 of 1 right in this sitting."), unclear)
  }

  func testAnEmptyFirstLineCostsNothing() {
    for typed in [["", "", "PageView", ""], ["0.100", "PageView", ""]] {
      let session = predict(everyLab[0], ["HT4"], typing: typed)
      XCTAssertTrue(session.contains("Not a single line? Type nothing if nothing happens"), session)
      XCTAssertTrue(session.hasSuffix("1 of 1 right in this sitting.\n"), session)
    }
    XCTAssertTrue(
      predict(everyLab[0], ["HT4"], typing: [""]).hasSuffix("0 of 0 right in this sitting.\n"))
  }

  func testTimesThatWereCopiedAlongAreTakenOff() {
    let log = lines(everyLab[0].scenarios[0], of: everyLab[0]).map { "0.100  \($0)" }
    XCTAssertTrue(predict(everyLab[0], ["HT1"], typing: log + [""]).contains("Right, all 9 lines."))
    XCTAssertEqual("12.345 Tap ended".withoutTime, "Tap ended")
    XCTAssertEqual("3 taps".withoutTime, "3 taps")
  }

  func testNothingIsAnAnswerInWords() {
    for word in ["nothing", "nil", "None", "nothing more"] {
      let session = predict(everyLab[4], ["--seed", "3"], typing: [word, "quit"])
      XCTAssertTrue(session.contains(" of 1 right in this sitting."), session)
    }
    var silent = everyLab[0].scenarios[0]
    silent.play = { _ in }
    let lab = Lab(
      name: "silent-lab", title: "", picture: .states, scope: .delivery, scenarios: [silent])
    XCTAssertTrue(predict(lab, [], typing: ["nil"]).contains("Right: nothing happens."))
  }

  func testSynonymsAreTheSame() {
    for (typed, meant) in [
      ("SaveButton next", "SaveButton nextResponder"), ("nil", "nothing"), ("none", "nothing"),
      ("EView touchesCanceled", "EView touchesCancelled"), ("Pan canceled", "Pan cancelled"),
      ("backview tapped", "backview tapped"), ("Tap recognized", "Tap ended"),
      ("EView.point(inside:with:)", "EView pointInside"),
    ] {
      XCTAssertEqual(typed.comparedText, meant.comparedText, typed)
    }
    let log = lines(
      everyLab[2].scenarios.first { $0.identifier == "RC8" } ?? everyLab[2].scenarios[0], of: everyLab[2])
    let typed = log.map { $0.replacingOccurrences(of: "nextResponder", with: "next") }
    XCTAssertNotEqual(log, typed)
    XCTAssertTrue(predict(everyLab[2], ["RC8"], typing: typed + [""]).contains("Right, all 4 lines."))
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
      "\u{0}", "👆", String(repeating: "x", count: 9000), "99999999999999999999", "-1", "?", "0", "77", "",
      "\u{1b}[31m", String(repeating: "日本語", count: 40), "# no line", "0.1 ", "“", "-[", " . ",
      String(repeating: "a b ", count: 4000),
    ]
    for lab in everyLab {
      for scenario in lab.scenarios.prefix(6) {
        XCTAssertTrue(
          predict(lab, [scenario.identifier], typing: junk + ["quit"]).contains(
            " of 0 right in this sitting."))
        let one = lines(scenario, of: lab).first ?? ""
        XCTAssertTrue(
          predict(lab, [scenario.identifier], typing: [one]).contains(" of 1 right in this sitting."))
      }
    }
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
        let log = lines(drill(number - 1, &generator), of: lab)
        typed += log.isEmpty ? ["nothing"] : log + [""]
      }
      let output = predict(lab, ["--seed", "5"], typing: right + ["quit"])
      XCTAssertTrue(output.contains("Case 4 of seed 5, level 4\n"), output)
      XCTAssertTrue(output.hasSuffix("3 of 3 right in this sitting.\n"), output)
    }
  }

  func testALevelRisesUnlessAnAnswerIsWrong() {
    let output = predict(
      everyLab[4], ["--seed", "5"], typing: ["skip", "skip", "sends touchCancel", "touchCancel", "", "quit"])
    XCTAssertTrue(output.contains("Case 2 of seed 5, level 2\n"), output)
    XCTAssertTrue(output.contains("Case 3 of seed 5, level 3\n"), output)
    XCTAssertTrue(output.contains("Case 4 of seed 5, level 3\n"), output)
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

  func testASeedAndAScenarioAreNamedAsTheyWereTyped() {
    let run = LabDriver(everyLab[0], arguments: ["HT1", "--predict", "--seed", "2"])
    XCTAssertTrue(
      run.errors.words.contains(
        "--seed makes random cases, so it doesn't go together with the scenario HT1."),
      run.errors)
    XCTAssertFalse(run.errors.contains("--scenario"), run.errors)
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
