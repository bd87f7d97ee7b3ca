import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ScrollViewDelayExercises

final class FourTouchesChecks: CheckCase {
  private static let row = CGPoint(x: 160, y: 160)
  private static let button = CGPoint(x: 160, y: 370)

  func testTheQuickTap() {
    check(FourTouches.quickTap, "a finger on row 1 for 0.1 s", at: Self.row, for: 0.1)
  }

  func testTheShortPress() {
    check(FourTouches.shortPress, "a finger on row 1 for 0.5 s", at: Self.row, for: 0.5)
  }

  func testTheLongPress() {
    check(FourTouches.longPress, "a finger on row 1 for 1 s", at: Self.row, for: 1)
  }

  func testTheTapOnTheButton() {
    check(FourTouches.buttonTap, "a finger on the button for 0.1 s", at: Self.button, for: 0.1)
  }

  func testTheQuickTapWithoutDelay() {
    check(
      FourTouches.quickTapWithoutDelay,
      "a finger on row 1 for 0.1 s, with delaysContentTouches = false in the table", at: Self.row, for: 0.1
    ) {
      $0.tap.cancelsTouchesInView = true
      $0.table.delaysContentTouches = false
    }
  }

  func testTheQuickTapWithoutTheRecognizer() {
    check(
      FourTouches.quickTapWithoutRecognizer,
      "a finger on row 1 for 0.1 s, with isEnabled = false in the recognizer", at: Self.row, for: 0.1
    ) {
      $0.tap.cancelsTouchesInView = true
      $0.tap.isEnabled = false
    }
  }

  private func check(
    _ answer: [String], _ touch: String, at point: CGPoint, for seconds: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line,
    change: (ArticlePage) -> Void = { $0.tap.cancelsTouchesInView = false }
  ) {
    let asked = "what is logged for \(touch)"
    guard
      let lines = linesOfALog(
        answer, asked: asked,
        likeness: "A line looks like -[LoggingTable touchesMoved:withEvent:] or like one of the three texts: "
          + LogLine.texts.joined(separator: ", "), file: file, line: line,
        read: { LogLine($0).map { [$0.text] } })
    else { return }
    let page = ArticlePage()
    change(page)
    checkTrace(
      page.log(ofPressAt: point, for: seconds), lines, asked: asked, file: file, line: line)
  }
}

/// A line of the log as students write it.
private struct LogLine {
  /// What the app itself logs.
  static let texts = ["backview tapped", "cell selected!", "button clicked!"]

  let text: String

  /// Reads `-[LoggingTable touchesBegan:withEvent:]`, Swift's `LoggingTable.touchesBegan(_:with:)` and the three
  /// texts, with any spaces and signs.
  init?(_ text: String) {
    guard !text.contains(where: \.isNumber) else { return nil }
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    let all = words.joined().replacingOccurrences(of: "taped", with: "tapped")
    if let known = Self.texts.first(where: { $0.filter(\.isLetter) == all }) {
      self.text = known
      return
    }
    let methods: [TraceMethod] = [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled]
    guard let message = WrittenMessage(text, of: methods),
      let subject = ["LoggingTable", "LoggingButton"].first(where: {
        $0.lowercased() == message.subject.lowercased()
      })
    else { return nil }
    self.text = "-[\(subject) \(message.method.selector)]"
  }
}
