import Chance
import XCTest

@testable import LabSupport

/// What random cases ask for.
final class DrillTests: XCTestCase {
  /// The first ten cases of the first ten seeds, as in a sitting in which no answer is wrong.
  private func forEachCase(_ check: (Lab, Scenario, PredictedRun, String) -> Void) {
    for lab in everyLab {
      guard let drill = lab.drill else { continue }
      for seed in 1...10 {
        for number in 1...10 {
          var generator = SeededGenerator(seed: UInt64(seed) &* 1_000_003 &+ UInt64(number))
          let scenario = drill(number - 1, &generator)
          check(
            lab, scenario, PredictedRun(of: scenario, in: lab), "\(lab.name), seed \(seed), case \(number)")
        }
      }
    }
  }

  func testTheAnswerUsesAtMostHalfOfTheWords() {
    forEachCase { _, _, run, name in
      let vocabulary = run.vocabulary
      let names = Set(vocabulary.combinations.compactMap { $0.name })
      let messages = Set(vocabulary.combinations.map { $0.message })
      let offered = names.count + messages.count + vocabulary.wholeLines.count
      let lines = run.lines.prefix(Prediction.most)
      let made = vocabulary.combinations.filter { made in lines.contains { $0.text == made.text } }
      let whole = lines.filter { line in !made.contains { $0.text == line.text } }
      let used =
        Set(made.compactMap { $0.name }).count + Set(made.map { $0.message }).count
        + Set(whole.map { $0.text }).count
      XCTAssertGreaterThanOrEqual(offered, max(6, used * 2), "\(name): \(lines.map { $0.text })")
    }
  }

  func testNoCaseAsksForALongRowOfTheSameMessage() {
    forEachCase { _, _, run, name in
      let messages = run.lines.map { $0.name == nil ? nil : $0.message }
      for place in messages.indices.dropLast(4) where messages[place] != nil {
        XCTAssertFalse(
          messages[place..<(place + 5)].allSatisfy { $0 == messages[place] },
          "\(name): \(run.lines.map { $0.text })")
      }
    }
  }

  func testOfARowTheEndsCount() {
    guard let lab = everyLab.first(where: { $0.name == "responder-chain-lab" }) else { return XCTFail() }
    var asked = lab.scenarios[0]
    let every = PredictedRun(of: asked, in: lab).lines
    asked.prediction.row = .ends
    let ends = PredictedRun(of: asked, in: lab).lines
    XCTAssertGreaterThan(every.count, 8)
    XCTAssertEqual(ends, [every[0], every[every.count - 1]])
    XCTAssertTrue(asked.prediction.instruction(for: ends).contains("type only the first and the last."))
  }

  func testASittingBeginsWithTheSystemOfToday() {
    var later: Set<String> = []
    for lab in everyLab {
      for seed in ["1", "2", "3", "4"] {
        let heads = LabDriver(lab, "--predict", "--seed", seed, typing: ["skip", "skip", "skip"]).output
          .components(separatedBy: "\n").filter { $0.hasPrefix("drill  ") }
        XCTAssertTrue(heads[0].hasSuffix("[\(SystemProfile.newest.name)]"), "\(lab.name) \(heads[0])")
        later.formUnion(heads.dropFirst().compactMap { $0.split(separator: "[").last.map(String.init) })
        let older = LabDriver(
          lab, "--predict", "--seed", seed, "--profile", "iOS6", typing: ["skip", "quit"]
        ).output
        XCTAssertTrue(older.contains("[iOS6]"), older)
      }
    }
    XCTAssertGreaterThan(later.count, 2)
  }

  /// A list in the form of whole lines would tell that no view is told of the finger.
  func testTheListHasTheSameFormWhateverTheAnswerIs() {
    var terms: Set<[String]> = []
    var others: Set<[String]> = []
    forEachCase { lab, _, run, _ in
      if lab.name == "scroll-delay-lab" { terms.insert(run.vocabulary.definitions.map { $0.term }) }
      if lab.name == "recognizers-lab" { others.insert(run.vocabulary.definitions.map { $0.term }) }
    }
    XCTAssertEqual(terms, [["Who", "What", "Or"]])
    XCTAssertEqual(others, [["Who", "What"]])
  }
}
