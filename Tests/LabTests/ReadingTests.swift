import XCTest

@testable import LabSupport

/// What a reader types may be shorter than the line.
final class ReadingTests: XCTestCase {
  private func vocabulary(_ identifier: String) throws -> PredictionVocabulary {
    for lab in everyLab {
      for scenario in lab.scenarios where scenario.identifier == identifier {
        return PredictedRun(of: scenario, in: lab).vocabulary
      }
    }
    throw XCTSkip("There is no \(identifier).")
  }

  func testBeginningsOfWordsAreEnough() throws {
    let tree = try vocabulary("HT1")
    for typed in ["EView touchesBegan", "e touchesb", "ev TOUCHESB", "0.100 EVIEW T", "-[EView touchesB"] {
      XCTAssertEqual(tree.reading(of: typed), .line("EView touchesBegan"), typed)
    }
    XCTAssertEqual(tree.reading(of: "b p"), .line("BView pointInside"))
    let page = try vocabulary("SD1")
    XCTAssertEqual(page.reading(of: "back"), .line("backview tapped"))
    XCTAssertEqual(page.reading(of: "clicked"), .line("button clicked!"))
  }

  func testWhatIsNotClearIsAskedFor() throws {
    let tree = try vocabulary("HT1")
    XCTAssertEqual(
      tree.reading(of: "ev"), .several(["EView hitTest", "EView pointInside", "EView touchesBegan"]))
    XCTAssertEqual(
      tree.objection(to: "ev"),
      "“ev” may be EView hitTest, EView pointInside or EView touchesBegan: type more of it.")
    XCTAssertEqual(
      tree.objection(to: "hit"),
      "“hit” may be AView hitTest, BView hitTest, CView hitTest or 3 others: type more of it.")
    XCTAssertEqual(tree.reading(of: "x hitTest"), .unknown)
    XCTAssertEqual(tree.reading(of: "hitTest ev"), .unknown)
    XCTAssertEqual(tree.reading(of: "nothing"), .nothingMore)
    let parts = try vocabulary("SP1")
    XCTAssertEqual(parts.objection(to: "ui"), "“ui” may be UIApplication or UIWindow: type more of it.")
  }

  func testTabOffersWhatIsMeant() throws {
    let tree = try vocabulary("HT1")
    XCTAssertEqual(tree.completions(of: "").count, tree.lines.count)
    XCTAssertEqual(tree.completions(of: "eview t"), ["EView touchesBegan"])
    XCTAssertEqual(tree.completions(of: "e t"), ["EView touchesBegan"])
    XCTAssertEqual(tree.completions(of: "quack"), [])
    let meant = Completion(of: "e t", meaning: tree.completions(of: "e t"))
    XCTAssertEqual(meant?.text, "EView touchesBegan")
    XCTAssertEqual(Completion(of: "App", meaning: ["App", "App event fetch thread"])?.choices.count, 2)
  }

  func testALineThatIsWholeIsNoBeginning() throws {
    // App is a line, and begins others.
    XCTAssertEqual(try vocabulary("SP1").reading(of: "app"), .line("App"))
    XCTAssertEqual(try vocabulary("SP1").reading(of: "ap"), .line("App"))
    XCTAssertEqual(try vocabulary("SP1").reading(of: "app e"), .line("App event fetch thread"))
  }

  func testANumberIsNeverABeginning() throws {
    let places = try vocabulary("V22")
    XCTAssertEqual(places.reading(of: "finger 120, content 1"), .unknown)
    XCTAssertEqual(places.reading(of: "f 120 c 120"), .line("finger 120, content 120"))
  }
}
