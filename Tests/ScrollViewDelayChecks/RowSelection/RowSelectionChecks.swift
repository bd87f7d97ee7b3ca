import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ScrollViewDelayExercises

final class RowSelectionChecks: CheckCase {
  private typealias Outcome = SearchTouch.Outcome
  private static let ways = SearchPage.Way.allCases

  func testSharedTouchesSelectAndDismiss() {
    for seconds in [0.05, 0.5] {
      check(
        SearchTouch(way: .shareTheTouch, spot: .row, seconds: seconds),
        Outcome(selectsTheRow: true, dismisses: true))
    }
  }

  func testATapKeptOutOfTheTableLetsRowsBeSelected() {
    for seconds in [0.05, 0.5] {
      check(SearchTouch(way: .keepOutOfTheTable, spot: .row, seconds: seconds), Outcome(selectsTheRow: true))
    }
  }

  func testATapThatIsForbiddenInTheTableLetsRowsBeSelected() {
    for seconds in [0.05, 0.5] {
      check(SearchTouch(way: .forbidInTheTable, spot: .row, seconds: seconds), Outcome(selectsTheRow: true))
    }
  }

  func testATapBesideTheTableDismisses() {
    for way in Self.ways {
      check(SearchTouch(way: way, spot: .below, seconds: 0.1), Outcome(dismisses: true))
    }
  }

  func testTheButtonIsClickedOnce() {
    for way in Self.ways {
      let touch = SearchTouch(way: way, spot: .button, seconds: 0.05)
      let outcome = touch.play().outcome
      // A recognizer that takes no touch away is not asked to spare buttons either.
      report(touch, Outcome(dismisses: way == .shareTheTouch && outcome.dismisses, clicks: 1), outcome)
    }
  }

  func testTheTableStillScrolls() {
    for way in Self.ways {
      for seconds in [0, 0.3] {
        check(SearchTouch(way: way, spot: .row, seconds: seconds, distance: -60), Outcome(scrolled: 50))
      }
    }
  }

  func testTheTableItselfSelects() {
    for way in Self.ways {
      checkTrace(
        ["the table: touchesBegan(_:with:)", "the table: touchesEnded(_:with:)"],
        SearchTouch(way: way, spot: .row, seconds: 0.1).play().table,
        asked: "after \(way.name), a tap of 0.1 s on row 1: what the table hears of it")
    }
  }

  func testTheTapHearsOfNoTouchInTheTable() {
    checkTrace(
      [], SearchTouch(way: .keepOutOfTheTable, spot: .row, seconds: 0.1).play().tap,
      asked: "after keepOutOfTheTable(), a tap of 0.1 s on row 1: the page's tap does not hear of it")
  }

  func testTheTapIsRefusedAtTheLastMoment() {
    checkTrace(
      ["touchesBegan(_:with:)", "touchesEnded(_:with:)", "state failed"].map { "the page's tap: \($0)" },
      SearchTouch(way: .forbidInTheTable, spot: .row, seconds: 0.1).play().tap,
      asked:
        "after forbidInTheTable(), a tap of 0.1 s on row 1: the page's tap watches, and fails at the lift")
  }

  func testAPageThatIsNotRepairedStaysAsItIs() {
    // Whatever has been done with other pages.
    for way in Self.ways { SearchPage(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).repair(way) }
    check(SearchTouch(way: nil, spot: .row, seconds: 0.1), Outcome(dismisses: true))
    check(SearchTouch(way: nil, spot: .button, seconds: 0.1), Outcome(clicks: 1))
  }

  func testWhichWaysDismiss() {
    for way in Self.ways {
      let outcome = SearchTouch(way: way, spot: .row, seconds: 0.1).play().outcome
      // A way that does not work yet says nothing.
      guard outcome.selectsTheRow else { continue }
      let claim = SearchPage.waysThatDismiss.contains(way)
      if outcome.dismisses == claim { continue }
      XCTFail(
        """
        asked: waysThatDismiss: whether a tap on a row puts the keyboard away after \(way.name)
        expected: it does\(outcome.dismisses ? "" : " not") on your page
        got:      the way is \(claim ? "" : "not ")in the list
        """)
    }
  }

  private func check(
    _ touch: SearchTouch, _ expected: Outcome, file: StaticString = #filePath, line: UInt = #line
  ) {
    let (outcome, tap, table) = touch.play()
    report(touch, expected, outcome, tap + table, file: file, line: line)
  }

  private func report(
    _ touch: SearchTouch, _ expected: Outcome, _ outcome: Outcome, _ told: [String] = [],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    if outcome == expected { return }
    XCTFail(
      """
      asked: \(touch)
      expected: \(expected)
      got:      \(outcome)
      """ + (told.isEmpty ? "" : "\nwhat happened:") + told.map { "\n  \($0)" }.joined(), file: file,
      line: line)
  }

  // MARK: In any app

  func testHoldsInAnyApp() {
    let asked = "whatever an app does with its page, it goes on as one that is repaired rightly"
    check(asked, twins(sharing: false), count: SearchPlan.count)
    check(asked, twins(sharing: true), count: 14)
  }

  /// - Parameter sharing: Whether the touches are shared: whether views around the page lose those on the page itself is
  ///   open then.
  private func twins(sharing: Bool) -> Twins<SearchPlan> {
    Twins<SearchPlan> { plan, name, log in
      SearchSubject(
        plan, name: name, log: log,
        page: StatedSearchPage(frame: CGRect(origin: .zero, size: SearchPlan.size)))
    } students: { plan, name, log in
      SearchSubject(
        plan, name: name, log: log, page: SearchPage(frame: CGRect(origin: .zero, size: SearchPlan.size)))
    } judging: {
      // Nothing says on which view of the page its tap is, so that others may come before it or after it.
      $0.surroundings = $0.surroundings.filter {
        !Surrounding.recognizers.contains($0)
          && ![.exclusive, .severalFingers, .face, .button, .scrolling, .delaying].contains($0)
      }
      $0.canBeNested = false
      // A repair may add views and recognizers of its own.
      $0.judgesTheEnd = sharing
      $0.leavingOut = { view, settings in if view is any RepairablePage { settings.recognizers = [] } }
      if sharing { $0.judged.remove(.touches) }
      $0.adapt = { example, random in
        if sharing {
          (example.plan.way, example.plan.hasAnotherTable) = (.shareTheTouch, false)
          example.plan.moment = random.inTurn(SearchPlan.Moment.allCases)
        }
        if sharing, random.isTurn(in: 4) {
          (example.plan.recognizer, example.plan.moment, example.plan.field) = (
            .rival, .withTheKeyboard, .plain
          )
        }
        SearchStories.adapt(&example, &random)
      }
    }
  }

  func testHoldsNoPage() {
    for way in Self.ways {
      weak var page: SearchPage?
      weak var table: UIView?
      func make() {
        let stage = Stage()
        let shown = SearchPage(frame: CGRect(origin: .zero, size: SearchPlan.size))
        (page, table) = (shown, shown.table)
        stage.show(shown)
        shown.repair(way)
        stage.show()
      }
      make()
      if page == nil, table == nil { continue }
      XCTFail(
        """
        asked: after \(way.name), a page goes when the app lets it go, and its table, too
        got: \(page == nil ? "the table" : "the page") is kept
        """)
    }
  }

  func testHoldsWithATurnedTable() {
    for way in Self.ways {
      check(
        SearchTouch(way: way, spot: .besideTheField, seconds: 0.1, arrangement: .turnedTable),
        Outcome(dismisses: true))
    }
  }

  func testHoldsWithATableInAnotherView() {
    for way in Self.ways {
      check(
        SearchTouch(way: way, spot: .row, seconds: 0.1, arrangement: .containedTable),
        Outcome(selectsTheRow: true, dismisses: way == .shareTheTouch))
    }
  }

  func testHoldsForAButtonBehindEverything() {
    for way in Self.ways where way != .shareTheTouch {
      check(
        SearchTouch(way: way, spot: .button, seconds: 0.1, arrangement: .buttonBehind), Outcome(clicks: 1))
    }
  }

  func testHoldsTheTapsOtherSettings() {
    for way in Self.ways {
      let (before, after) = AppRecognizers.settingsOfTheTap(repairedIn: way)
      if before == after { continue }
      XCTFail("asked: after \(way.name), all other settings of the tap stay\ngot: one has changed")
    }
  }

  func testHoldsWhatTheAppHasSet() {
    for way in Self.ways {
      let page = SearchPage(frame: CGRect(origin: .zero, size: SearchPlan.size))
      let (field, table, button, tap) = (page.field, page.table, page.button, page.tap)
      (table.allowsSelection, table.isScrollEnabled, table.delaysContentTouches) = (false, false, false)
      (table.isExclusiveTouch, table.keyboardDismissMode) = (true, .onDrag)
      (field.isEnabled, button.isEnabled, tap.isEnabled) = (false, false, false)
      func settings() -> ScreenSettings { ScreenSettings(ofOnly: [field, table, button]) }
      let stage = Stage()
      stage.show(page)
      let before = settings()
      page.repair(way)
      // The app takes the page away, and brings it back.
      stage.show()
      stage.show(page)
      let change = settings().change(since: before)
      if change == nil, !tap.isEnabled { continue }
      XCTFail("asked: after \(way.name), what the app has set stays\ngot: \(change ?? "the tap is enabled")")
    }
  }

  func testHoldsForAPageInTheTableOfAnother() {
    for way in Self.ways {
      check(
        SearchTouch(way: way, spot: .besideTheField, seconds: 0.1, arrangement: .nested),
        Outcome(dismisses: true))
    }
  }

  func testHoldsForATableOfAnyKind() {
    let kinds: [(String, (UITableView) -> Void)] = [
      ("whose rows can’t be selected", { $0.allowsSelection = false }),
      ("that doesn’t scroll", { $0.isScrollEnabled = false }),
    ]
    for way in Self.ways where way != .shareTheTouch {
      for (kind, prepare) in kinds {
        let (stage, page) = (Stage(), SearchPage(frame: CGRect(origin: .zero, size: SearchPlan.size)))
        stage.show(page)
        page.repair(way)
        page.field.becomeFirstResponder()
        prepare(page.table)
        let fingers = Fingers(on: stage)
        for phase in [Contact.Phase.began, .ended] { fingers.act(phase, at: SearchStories.Spot.row.point) }
        stage.device.advance(by: 1)
        if page.field.isFirstResponder { continue }
        XCTFail(
          """
          asked: after \(way.name), a tap in a table \(kind)
          expected: the keyboard stays
          got:      the keyboard goes away
          """)
      }
    }
  }

  func testHoldsInATableThatMoves() {
    for way in Self.ways where way != .shareTheTouch {
      for arrangement in [SearchTouch.Arrangement.draggedTable, .glidingTable] {
        let touch = SearchTouch(way: way, spot: .otherRow, seconds: 0.1, arrangement: arrangement)
        let (outcome, tap, _) = touch.play()
        var expected = outcome
        expected.dismisses = false
        report(touch, expected, outcome, tap)
        if way != .keepOutOfTheTable { continue }
        checkTrace([], tap, asked: "\(touch): the page's tap does not hear of it")
      }
    }
  }

  func testHoldsForAFieldInAnotherView() {
    for way in Self.ways {
      check(
        SearchTouch(way: way, spot: .below, seconds: 0.1, arrangement: .containedField),
        Outcome(dismisses: true))
    }
  }

  func testHoldsForAPanIntoTheTable() {
    for way in Self.ways {
      let (stage, pan) = (Stage(), UIPanGestureRecognizer())
      let page = SearchPage(frame: CGRect(origin: .zero, size: SearchPlan.size))
      stage.show(page)
      page.repair(way)
      page.addGestureRecognizer(pan)
      let fingers = Fingers(on: stage)
      let start = SearchStories.Spot.beside.point
      fingers.act(.began, at: start)
      for step in CGPoint(x: -36, y: 0).inSteps(3) { fingers.act(.moved, at: start + step) }
      let began = pan.state == .changed
      fingers.act(.ended, at: start)
      if !began {
        XCTFail(
          "asked: after \(way.name), a pan of the app from beside the table into it\ngot: it doesn’t begin")
      }
    }
  }

  func testHoldsForOtherRecognizers() {
    let frame = CGRect(origin: .zero, size: SearchPlan.size)
    for way in Self.ways {
      checkTrace(
        AppRecognizers.answers(about: StatedSearchPage(frame: frame), repairedIn: way),
        AppRecognizers.answers(about: SearchPage(frame: frame), repairedIn: way),
        asked: "after \(way.name), what page and table answer about recognizers of the app, if they may begin"
      )
    }
  }
}
