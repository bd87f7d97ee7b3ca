import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class PhotoViewerChecks: CheckCase {
  func testOneTapTogglesTheBars() {
    check("one tap toggles the bars, within 0.35 s of the lift") { ViewerCase.taps(1, on: .photo, &$0) }
  }

  func testTwoTapsZoomAndDoNothingElse() {
    check("two taps zoom at the second lift, and do nothing else", count: 54) {
      ViewerCase.taps(2, on: .photo, &$0)
    }
  }

  func testTheStarActsAtOnce() {
    check("each tap on the star makes it a favourite, at its lift, and does nothing else") {
      ViewerCase.taps($0.number(1...6), on: .star, &$0)
    }
  }

  func testASwipeShowsTheNextPhoto() {
    check(
      "a quick stroke to the left shows the next photo while the finger moves, and does nothing else",
      count: 48
    ) {
      ViewerCase.swipe(&$0)
    }
  }

  func testOtherDragsMoveThePhoto() {
    check("a drag in another direction moves the photo, after 60 points at the latest", count: 54) {
      ViewerCase.otherDrag(&$0)
    }
  }

  func testASlowDragToTheLeftMovesThePhoto() {
    check("a slow drag to the left is no swipe: it moves the photo, after 0.6 s at the latest") {
      ViewerCase.slowDrag(&$0)
    }
  }

  func testOneThingAfterTheOther() {
    check("everything works again, whatever came before", count: 90) { ViewerCase.several(&$0) }
  }

  func testEverythingAgainAndAgain() {
    check("everything works for the fifty-fifth time, too", count: 1) { ViewerCase.againAndAgain(&$0) }
  }

  private func check(
    _ asked: String, count: Int = 24, file: StaticString = #filePath, line: UInt = #line,
    _ generate: (inout SeededGenerator) -> ViewerCase
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: generate, shrink: \.smaller,
      describe: \.description
    ) {
      $0.complaint
    }
  }
}
