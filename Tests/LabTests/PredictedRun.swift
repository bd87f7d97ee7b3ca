@testable import LabSupport

/// A scenario that was played for a reader who predicts, and the lines that are right.
struct PredictedRun {
  let lines: [PredictedLine]
  let vocabulary: PredictionVocabulary

  init(of scenario: Scenario, in lab: Lab) {
    let run = ScenarioRun(scenario)
    (scenario.playAfterPrediction ?? scenario.play)(run)
    let scope = scenario.scope ?? lab.scope
    lines = scenario.prediction.lines(of: run, scope: scope)
    vocabulary = PredictionVocabulary(of: scenario.prediction, lines: lines, run: run, scope: scope)
  }
}

extension String {
  /// The text with one space between two words, wherever its lines break.
  var words: String { split { $0.isWhitespace }.joined(separator: " ") }
}
