import Chance
import XCTest

@testable import LabSupport

/// Each question asks for what is judged.
final class PredictionQuestionTests: XCTestCase {
  private func forEachScenario(_ check: (Lab, Scenario) -> Void) {
    for lab in everyLab {
      for scenario in lab.scenarios { check(lab, scenario) }
      guard let drill = lab.drill else { continue }
      for number in 0..<40 {
        var generator = SeededGenerator(seed: UInt64(number))
        check(lab, drill(number / 4, &generator))
      }
    }
  }

  func testEveryQuestionNamesWhatIsTyped() {
    forEachScenario { lab, scenario in
      let prediction = scenario.prediction
      let question = (prediction.question ?? scenario.question).lowercased()
      let nouns =
        switch prediction.subject {
        case .log: ["which lines", "which of these lines", "which line of the log", "which three lines"]
        case .states: ["which states"]
        case .receivers: ["which view"]
        case .hands: ["has the event", "have the event"]
        }
      XCTAssertTrue(
        nouns.contains { question.contains($0) }, "\(lab.name) \(scenario.identifier): \(question)")
      let instruction = prediction.instruction(for: PredictedRun(of: scenario, in: lab).lines)
      let object =
        switch prediction.subject {
        case .log: "Type the lines of the log"
        case .states: "Type the states"
        case .receivers: "Type the view that gets the finger"
        case .hands: "Type who has the event"
        }
      XCTAssertTrue(instruction.hasPrefix(object), instruction)
    }
  }

  func testEveryLineIsMadeOfTheWordsThatAreShown() {
    forEachScenario { lab, scenario in
      let run = PredictedRun(of: scenario, in: lab)
      let shown = run.vocabulary.definitions.flatMap { $0.lines }.joined()
      for line in run.lines {
        let made = run.vocabulary.combinations.first { $0.text == line.text }
        for part in [made?.name, made?.message ?? line.text].compactMap({ $0 }) {
          XCTAssertTrue(shown.contains(part), "\(lab.name) \(scenario.identifier): \(line.text)")
        }
        XCTAssertNil(run.vocabulary.objection(to: line.text), "\(scenario.identifier): \(line.text)")
        XCTAssertTrue(scenario.prediction.counts(line))
      }
    }
  }

  /// A question whose words show all the lines there are, one line, gives its answer away.
  func testNoListOfWordsIsTheAnswer() {
    forEachScenario { lab, scenario in
      let run = PredictedRun(of: scenario, in: lab)
      let choices = run.vocabulary.wholeLines.count + run.vocabulary.combinations.count
      XCTAssertGreaterThan(choices, 1, "\(lab.name) \(scenario.identifier)")
    }
  }

  func testNoScenarioIsCutShort() {
    for lab in everyLab {
      for scenario in lab.scenarios {
        let lines = PredictedRun(of: scenario, in: lab).lines
        XCTAssertTrue(
          (1...Prediction.most).contains(lines.count), "\(scenario.identifier): \(lines.count) lines")
      }
    }
  }

  /// What a question is about, in the lines that are asked for.
  func testThePartThatTheQuestionIsAboutIsAskedFor() {
    let expected = [
      "RC3": ["PresentedController touchesBegan"],
      "RC5": ["KeepingView touchesBegan", "SharingView touchesBegan"],
      "RC7-nil": ["SavingController performs save:", "SavingNote performs save:"],
      "V13": ["didHighlightRow 1", "didSelectRow 2"], "HT1-tree": ["EView touchesBegan"],
      "CT9": ["CLButton sends touchUpInside, primaryActionTriggered"],
    ]
    for lab in everyLab {
      for scenario in lab.scenarios {
        let lines = PredictedRun(of: scenario, in: lab).lines.map { $0.text }
        for line in expected[scenario.identifier] ?? [] { XCTAssertTrue(lines.contains(line), "\(lines)") }
      }
    }
  }

  func testAPartIsWhatItsWordsSay() {
    let lines = { (prediction: Prediction) in
      guard let lab = everyLab.first, let scenario = lab.scenarios.first else { return [String]() }
      var asked = scenario
      asked.prediction = prediction
      return PredictedRun(of: asked, in: lab).lines.map { $0.text }
    }
    XCTAssertEqual(
      lines(.log(only: ["FView", "Began"])), ["FView hitTest", "FView pointInside", "EView touchesBegan"])
    XCTAssertEqual(lines(.log(from: "EView pointInside")), ["EView pointInside", "EView touchesBegan"])
    XCTAssertEqual(lines(.log(to: "AView pointInside")), ["AView hitTest", "AView pointInside"])
    XCTAssertEqual(
      lines(.log(from: "FView", to: "FView pointInside")), ["FView hitTest", "FView pointInside"])
    XCTAssertEqual(lines(.log(from: "nowhere", to: "nowhere")).count, 9)
  }

  func testEveryScenarioHasItsPrediction() {
    for lab in everyLab {
      for scenario in lab.scenarios {
        XCTAssertNotNil(scenario.prediction.question, "\(lab.name) \(scenario.identifier)")
      }
    }
  }

  func testOneKindOfApostropheIsPrinted() {
    for lab in everyLab {
      var texts = [LabDriver(lab, "--help").output, LabDriver(lab, "--list").output]
      texts.append(LabDriver(lab, "--predict", typing: lab.scenarios.map { _ in "skip" }).output)
      texts.append(LabDriver(lab, "--predict", "--seed", "7", typing: (0..<30).map { _ in "skip" }).output)
      texts += lab.scenarios.map { LabDriver(lab, $0.identifier).output }
      for text in texts { XCTAssertFalse(text.contains("’"), text) }
    }
  }
}
