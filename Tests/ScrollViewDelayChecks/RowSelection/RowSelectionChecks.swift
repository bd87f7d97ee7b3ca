import CheckSupport
import TouchKit
import XCTest

@testable import ScrollViewDelayExercises

final class RowSelectionChecks: CheckCase {
  private typealias Outcome = SearchScene.Outcome

  func testSharedTouchesSelectAndDismiss() {
    check(.row, for: [0.05, 0.1, 0.5], [.shareTheTouch], Outcome(selectsTheRow: true, dismisses: true))
  }

  func testATapKeptOutOfTheTableLetsRowsBeSelected() {
    check(.row, for: [0.05, 0.1, 0.5], [.keepOutOfTheTable], Outcome(selectsTheRow: true))
  }

  func testATapThatTheTableForbidsLetsRowsBeSelected() {
    check(.row, for: [0.05, 0.1, 0.5], [.forbidInTheTable], Outcome(selectsTheRow: true))
  }

  func testLongPressesSelectRows() {
    check(.row, for: [1, 2], Self.ways, Outcome(selectsTheRow: true))
  }

  func testATapBesideTheTableDismisses() {
    check(.background, for: [0.05, 0.5], Self.ways, Outcome(dismisses: true))
  }

  func testATapOnThePageLeavesOtherKeyboardsAlone() {
    for way in Self.ways.map(Optional.some) + [nil] where SearchScene(way).takesTheKeyboardFromAnotherView {
      XCTFail(
        """
        asked: \(way?.name ?? "a page that is not repaired"), and a view beside the page has the keyboard; a tap on the \
        page puts away that of its own field only, as before
        got: the other view has lost it
        """)
    }
  }

  func testTheButtonIsClickedOnce() {
    check(.button, for: [0.05, 0.5], [.keepOutOfTheTable, .forbidInTheTable], Outcome(clicks: 1))
    // A recognizer that takes no touch away is not asked to spare buttons either.
    for way in [SearchPage.Way.shareTheTouch] {
      let clicks = SearchScene(way).press(.button, for: 0.05).clicks
      if clicks != 1 {
        report(
          way, "a tap on the button", expected: "the button is clicked",
          got: "the button is clicked \(clicks) times")
      }
    }
  }

  func testTheTableStillScrolls() {
    for way in Self.ways {
      for wait in [0, 0.3] {
        let scene = SearchScene(way)
        let (offset, outcome) = scene.drag(after: wait)
        let touch =
          "a drag of 60 points upwards from row 1" + (wait > 0 ? ", after a rest of \(wait) s" : ", at once")
        if offset != 50 {
          report(
            way, touch, expected: "the table scrolls by 50 points, all but the first 10",
            got: "it scrolls by \(NumberText.trimmed(offset))", because: scene.lifeOfThePan)
        } else if outcome != Outcome() {
          report(way, touch, expected: "no row is selected, \(Outcome())", got: "\(outcome)")
        }
      }
    }
  }

  func testFingersAllOverThePage() {
    forAll(
      "fingers all over the page, one after the other, on other rows and after scrolling, too", count: 80,
      generate: { SearchScript(&$0) }, shrink: \.smaller, describe: \.description, check: \.complaint)
    forAll(
      "a hundred fingers on a page, after each of the three ways", count: 1,
      generate: { SearchScript(&$0, count: 100) }, shrink: \.smaller, describe: \.description
    ) { script in
      Self.ways.lazy.compactMap { way in
        var copy = script
        copy.way = way
        return copy.complaint
      }.first
    }
  }

  func testAllThatHappensAroundAFinger() {
    forAll(
      "whatever the app does with its page: it lives like one that does what the statement says", count: 56,
      generate: { SearchStory(&$0) }, shrink: \.smaller, describe: \.description, check: \.complaint)
    forAll(
      "two fingers, quick taps, and what an app does with a table: as on a page that does what the statement says",
      count: 4,
      generate: { random in
        let ways: [SearchPage.Way?] = Self.ways + [nil]
        return SearchStory(after: random.inTurn(ways), &random)
      }, shrink: \.smaller, describe: \.description, check: \.complaint)
  }

  func testTheTableItselfSelects() {
    for way in Self.ways {
      let scene = SearchScene(way)
      _ = scene.press(.row, for: 0.1)
      checkTrace(
        ["the table: touchesBegan(_:with:)", "the table: touchesEnded(_:with:)"], scene.touchesOfTheTable,
        asked: "after \(way.name), a tap of 0.1 s on row 1: what the table hears of it")
    }
  }

  func testTheTapHearsOfNoTouchInTheTable() {
    let scene = SearchScene(.keepOutOfTheTable)
    _ = scene.press(.row, for: 0.1)
    checkTrace(
      [], scene.lifeOfTheTap,
      asked: "after keepOutOfTheTable(), a tap of 0.1 s on row 1: the page's tap does not hear of it")
  }

  func testTheTapIsRefusedAtTheLastMoment() {
    let scene = SearchScene(.forbidInTheTable)
    _ = scene.press(.row, for: 0.1)
    checkTrace(
      [
        "the page's tap: touchesBegan(_:with:)", "the page's tap: touchesEnded(_:with:)",
        "the page's tap: state failed",
      ], scene.lifeOfTheTap.filter { !$0.hasSuffix("says no") },
      asked:
        "after forbidInTheTable(), a tap of 0.1 s on row 1: the page's tap watches, and fails at the lift")
  }

  func testAPageThatIsNotRepairedStaysAsItIs() {
    if let change = SearchScene.changeOfThePage {
      return XCTFail("a page that is not repaired is as it was handed out\ngot: \(change)")
    }
    for way in [nil] + Self.ways {
      if let way { _ = SearchScene(way).press(.row, for: 0.1) }
      let outcome = SearchScene(nil).press(.row, for: 0.1)
      guard outcome != Outcome(dismisses: true) else { continue }
      let before = way.map { ", after \($0.name) on another page" } ?? ""
      XCTFail(
        """
        a page that is not repaired\(before): a finger on row 1 for 0.1 s
        expected: \(Outcome(dismisses: true)), and no row is selected: only the three methods fix it, each on its own page
        got:      \(outcome)
        """)
      return
    }
  }

  func testNothingElseChanges() {
    for way in Self.ways {
      let scene = SearchScene(way)
      _ = scene.press(.row, for: 0.1)
      let handedOut = SearchScene(nil)
      guard let change = scene.change(since: handedOut.settings, handedOut.furtherSettings) else { continue }
      report(
        way, "what is set in the page and its parts, apart from the tap's delegate and flags",
        expected: "as on a page that is not repaired", got: change)
    }
  }

  func testWhichWaysDismiss() {
    for way in Self.ways {
      let outcome = SearchScene(way).press(.row, for: 0.1)
      // A way that does not work yet says nothing.
      guard outcome.selectsTheRow else { continue }
      let dismisses = outcome.dismisses
      let claim = SearchPage.waysThatDismiss.contains(way)
      if dismisses != claim {
        report(
          way, "whether a tap on a row puts the keyboard away, on your page and in waysThatDismiss",
          expected: dismisses
            ? "it does, so the way is in the list" : "it does not, so the way is not in the list",
          got: claim ? "it is in the list" : "it is not in the list")
      }
    }
  }

  // MARK: Helpers

  private static let ways = SearchPage.Way.allCases

  private func check(
    _ spot: SearchScene.Spot, for durations: [TimeInterval], _ ways: [SearchPage.Way], _ expected: Outcome,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for way in ways {
      for seconds in durations {
        let scene = SearchScene(way)
        let outcome = scene.press(spot, for: seconds)
        guard outcome != expected else { continue }
        let heard = scene.lifeOfTheTap + scene.touchesOfTheTable
        report(
          way, "a finger on \(spot.rawValue) for \(NumberText.trimmed(seconds)) s", expected: "\(expected)",
          got: "\(outcome)", because: heard, file: file, line: line)
        break
      }
    }
  }

  private func report(
    _ way: SearchPage.Way, _ touch: String, expected: String, got: String, because heard: [String] = [],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let list = heard.map { "\n  \($0)" }.joined()
    XCTFail(
      """
      after \(way.name): \(touch)
      expected: \(expected)
      got:      \(got)\(list.isEmpty ? "" : "\nwhat happened:" + list)
      """, file: file, line: line)
  }
}
