import PhoneApp
import TouchInput
import XCTest

@testable import PhoneCommand

/// The app, from the list to the file that is shared, used with fingers alone.
final class AppTests: XCTestCase {
  func testEveryPageIsChosenTouchedReadAndShared() throws {
    XCTAssertGreaterThanOrEqual(Page.all.count, 16)
    let driver = AppDriver()
    for page in Page.all {
      driver.choose(page)
      XCTAssertTrue(driver.app.page.map { type(of: $0) == page } ?? false, "\(page.name) isn't shown")
      XCTAssertFalse(driver.app.text.contains("As in the book"), page.name)
      driver.touch()
      XCTAssertFalse(driver.app.log.lines.isEmpty, page.name)
      XCTAssertTrue(driver.app.text.hasSuffix("As in the book."), "\(page.name):\n\(driver.app.text)")
      let text = try XCTUnwrap(driver.share(), page.name)
      let report = try PhoneReport.read(text: text, file: page.name)
      XCTAssertEqual(report.page, page.name)
      XCTAssertEqual(report.author, .engine)
      XCTAssertEqual(report.log.map(\.text), driver.app.log.lines.map(\.text))
      let comparison = try Comparison(of: report, in: page.name)
      XCTAssertNil(comparison.difference, comparison.text(within: 100))
      driver.tap(.back)
    }
  }

  func testPagesHaveNamesTasksAndFacts() throws {
    let names = Page.all.map { $0.name }
    XCTAssertEqual(Set(names).count, names.count)
    let facts = try String(contentsOfFile: "chapters/appendix-facts.md", encoding: .utf8)
    for page in Page.all {
      XCTAssertTrue(page.name.allSatisfy { $0.isLowercase || $0 == "-" }, page.name)
      XCTAssertTrue(page.task.hasSuffix(".") && page.task.count < 80, "\(page.name): \(page.task)")
      XCTAssertFalse(page.facts.isEmpty, page.name)
      for fact in page.facts { XCTAssertTrue(facts.contains("\n#### \(fact)\n"), "\(page.name): \(fact)") }
    }
  }

  func testAgainBeginsANewLog() {
    let driver = AppDriver()
    driver.app.open(QuickTapPage.self)
    driver.touch()
    XCTAssertEqual(driver.app.log.lines.map(\.text), ["backview tapped"])
    driver.tap(.again)
    XCTAssertEqual(driver.app.log.lines, [])
    driver.touch()
    XCTAssertEqual(driver.app.log.lines.map(\.text), ["backview tapped"])
  }

  func testAnotherFingerThanTheBooksIsMarked() {
    let driver = AppDriver()
    driver.app.open(QuickTapPage.self)
    let corner = driver.app.page?.convert(CGPoint.zero, to: nil) ?? .zero
    let press = PageTouch.press(BackView.row, for: 0.5)
    driver.app.play(press.frames(on: driver.app.device.screen.bounds.size, corner: corner))
    XCTAssertEqual(
      driver.app.text.components(separatedBy: "\n").dropFirst(3),
      [
        "", "It differs from the first step on:", "✗ yours: LoggingTable.touchesBegan(_:with:)",
        "✓ the book’s: backview tapped", "", "The book:", "0.100  backview tapped",
      ])
  }

  func testALogTellsOfAPhoneWhatALabTellsOfTheEngine() {
    let lines = BookLogs.log(of: ShortPressPage.self).lines
    XCTAssertEqual(
      lines.map { "\(NumberText.fixed($0.time, places: 3))  \($0.text)" },
      [
        "0.150  LoggingTable.touchesBegan(_:with:)", "0.500  backview tapped",
        "0.500  LoggingTable.touchesCancelled(_:with:)",
      ])
  }
}
