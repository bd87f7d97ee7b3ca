import TouchKit
import XCTest

/// The delay of scroll views (scenarios SD1–SD8, facts V1–V8, V12, V13).
final class ScrollDelayTests: XCTestCase {
  func testSD1_V5_aQuickTapOnARowIsTheBackViewsOnly() {
    let page = TablePage()
    page.stage.tap(150, 60, hold: 0.1)
    page.stage.device.advance(by: 2)
    XCTAssertEqual(page.lines, ["backview tapped"])
  }

  func testSD2_V6_aShortPressIsTakenFromTheTable() {
    let page = TablePage()
    page.stage.tap(150, 60, hold: 0.5)
    XCTAssertEqual(page.lines, ["table touchesBegan", "backview tapped", "table touchesCancelled"])
    XCTAssertNil(page.table.indexPathForSelectedRow)
  }

  func testSD3_V6_V13_aLongPressSelectsTheRow() {
    let page = TablePage()
    page.stage.tap(150, 60, hold: 1)
    XCTAssertEqual(page.lines, ["table touchesBegan", "table touchesEnded", "cell selected!"])
    XCTAssertEqual(page.table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
  }

  func testSD4_V6_aTapOnTheButtonClicksIt() {
    let page = TablePage()
    page.stage.tap(50, 425)
    XCTAssertEqual(page.lines, ["button clicked!"])
    XCTAssertEqual(page.stage.receivers(of: .touchesEnded), ["Button"])
  }

  func testSD5_V1_theContentHearsOfTheLandingAfter150Milliseconds() throws {
    let page = TablePage()
    page.stage.device.advance(by: 1)
    page.stage.down(150, 60)
    page.stage.device.advance(to: 1.149)
    XCTAssertEqual(page.lines, [])
    page.stage.device.advance(to: 1.2)
    XCTAssertEqual(page.lines, ["table touchesBegan"])
    let decided = try XCTUnwrap(page.stage.entries.first { $0.event == .state(.failed) })
    XCTAssertEqual(decided.subject, "UIScrollViewDelayedTouchesBeganGestureRecognizer")
    XCTAssertEqual(decided.time, 1.15, accuracy: 1e-9)
    let told = try XCTUnwrap(
      page.stage.entries.first { $0.event == .call(.touchesBegan) && $0.stage == .delivery })
    XCTAssertEqual(told.time, 1.15, accuracy: 1e-9)
  }

  func testSD5_V12_twoScrollViewsOnTheTouchLineHaveTwoDelays() {
    let page = ScrollPage()
    let outer = UIScrollView(frame: CGRect(0, 0, 400, 400))
    page.stage.window.addSubview(outer)
    outer.addSubview(page.scroll)
    page.stage.down(150, 60)
    page.stage.device.advance(by: 0.2)
    let fired = page.stage.entries.filter { $0.event == .state(.failed) }
    XCTAssertEqual(
      fired.map { $0.subject }, Array(repeating: "UIScrollViewDelayedTouchesBeganGestureRecognizer", count: 2)
    )
    XCTAssertEqual(page.content.texts, ["began 1"])
  }

  func testSD6_V3_aDragWithinTheDelayScrollsAndTheContentHearsNothing() {
    let page = ScrollPage()
    page.drag(from: 200, to: 100, steps: 5, rest: 0.5)
    XCTAssertEqual(page.content.texts, [])
    XCTAssertGreaterThan(page.scroll.contentOffset.y, 80)
  }

  func testSD7_V7_aDragAfterTheDelayTakesTheTouchFromTheContent() {
    let page = ScrollPage()
    page.stage.down(150, 200)
    page.stage.device.advance(by: 0.3)
    page.stage.move(150, 195)
    page.stage.move(150, 180)
    page.stage.move(150, 150)
    XCTAssertEqual(page.content.texts, ["began 1", "moved 1", "cancelled 1"])
    XCTAssertEqual(page.scroll.contentOffset.y, 40)
  }

  func testSD8_withoutADelayTheContentIsToldAtOnce() {
    let page = ScrollPage()
    page.scroll.delaysContentTouches = false
    page.stage.down(150, 200)
    XCTAssertEqual(page.content.texts, ["began 1"])
    page.stage.move(150, 180)
    XCTAssertEqual(page.content.texts, ["began 1", "cancelled 1"])
  }

  func testSD8_V7_contentThatCannotBeCancelledKeepsItsTouch() {
    let page = ScrollPage()
    page.scroll.canCancelContentTouches = false
    page.stage.down(150, 200)
    page.stage.device.advance(by: 0.3)
    page.stage.move(150, 100)
    page.stage.lift(150, 100)
    XCTAssertEqual(page.content.texts, ["began 1", "moved 1", "ended 1"])
    XCTAssertEqual(page.scroll.contentOffset, .zero)
    // A drag within the delay still scrolls: the content never had the touch.
    page.stage.device.advance(by: 1)
    page.drag(from: 200, to: 100, steps: 5, rest: 0.5)
    XCTAssertGreaterThan(page.scroll.contentOffset.y, 80)
  }

  func testSD8_V2_touchesShouldBeginKeepsTheContentFromItsTouches() {
    for delays in [true, false] {
      let page = TablePage()
      page.table.begins = false
      page.table.delaysContentTouches = delays
      page.stage.tap(150, 60, hold: 1)
      XCTAssertEqual(page.lines, [])
      page.stage.down(150, 200)
      page.stage.device.advance(by: 0.3)
      page.stage.move(150, 150)
      XCTAssertEqual(page.table.contentOffset.y, 40, "delays \(delays)")
    }
  }

  func testSD8_V7_touchesShouldCancelDecidesForEachView() {
    for isControl in [true, false] {
      let page = ScrollPage()
      let view: UIView = isControl ? UIControl() : UIView()
      page.stage.add(view, "Inner", CGRect(0, 0, 300, 300), in: page.content)
      page.stage.down(150, 200)
      page.stage.device.advance(by: 0.3)
      page.stage.move(150, 150)
      XCTAssertEqual(page.scroll.contentOffset.y, isControl ? 0 : 40)
    }
    // A table answers like any scroll view, unless a subclass lets a drag start on a button.
    for lets in [false, true] {
      let page = TablePage()
      if lets { page.table.cancels = { _ in true } }
      page.stage.add(UIButton(), "RowButton", CGRect(0, 0, 300, 44), in: page.table)
      page.stage.down(150, 20)
      page.stage.device.advance(by: 0.3)
      page.stage.move(150, 0)
      XCTAssertEqual(page.table.contentOffset.y, lets ? 10 : 0)
    }
  }

  func testV1_theDelayIsOnUnlessSwitchedOff() {
    let scroll = UIScrollView()
    XCTAssertTrue(scroll.delaysContentTouches)
    XCTAssertTrue(scroll.canCancelContentTouches)
    XCTAssertEqual(UIScrollView.contentTouchDelay, 0.15)
  }

  func testV1_aFingerOnTheScrollViewItselfIsNotHeldBack() {
    let page = TablePage()
    page.table.contentSize.height = 5000
    page.table.contentOffset.y = 1000
    page.stage.down(150, 60)
    XCTAssertEqual(page.lines, ["table touchesBegan"])
  }

  func testV3_aMovementAlongAnAxisThatCannotScrollReleasesTheTouchAtOnce() {
    let page = ScrollPage()
    page.stage.down(150, 200)
    page.stage.move(165, 200)
    XCTAssertEqual(page.content.texts, ["began 1", "moved 1"])
    page.stage.lift(165, 200)
    XCTAssertEqual(page.scroll.contentOffset, .zero)
  }

  func testV4_aQuickTapWithNobodyElseListeningIsDeliveredAtTheLift() {
    let page = ScrollPage()
    page.stage.down(150, 200)
    page.stage.device.advance(by: 0.05)
    XCTAssertEqual(page.content.texts, [])
    page.stage.lift(150, 200)
    XCTAssertEqual(page.content.texts, ["began 1", "ended 1"])
  }

  func testV8_trackingDraggingDecelerating() {
    let page = ScrollPage()
    func flags() -> String {
      "\(page.scroll.isTracking) \(page.scroll.isDragging) \(page.scroll.isDecelerating)"
    }
    XCTAssertEqual(flags(), "false false false")
    page.stage.down(150, 200)
    XCTAssertEqual(flags(), "true false false")
    page.stage.device.advance(by: 0.016)
    page.stage.move(150, 180)
    XCTAssertEqual(flags(), "true true false")
    page.stage.device.advance(by: 0.016)
    page.stage.move(150, 150)
    page.stage.lift(150, 150)
    XCTAssertEqual(flags(), "false false true")
    page.stage.device.advance(by: 0.2)
    // A finger stops the content, and its lift means nothing else.
    page.stage.down(150, 200)
    XCTAssertEqual(flags(), "true false false")
    XCTAssertEqual(page.lines.last, "didEndDecelerating")
    let offset = page.scroll.contentOffset
    page.stage.device.advance(by: 0.5)
    page.stage.lift(150, 200)
    XCTAssertEqual(flags(), "false false false")
    XCTAssertEqual(page.scroll.contentOffset, offset)
    XCTAssertEqual(page.content.texts, [])
  }

  func testV8_aTapThatStopsTheContentIsNobodyElsesTap() {
    let page = TablePage()
    page.stage.down(150, 200)
    for y in [180, 140, 100] as [CGFloat] {
      page.stage.device.advance(by: 0.016)
      page.stage.move(150, y)
    }
    page.stage.lift(150, 100)
    page.stage.device.advance(by: 0.2)
    XCTAssertTrue(page.table.isDecelerating)
    page.stage.tap(150, 100)
    XCTAssertFalse(page.table.isDecelerating)
    XCTAssertEqual(page.lines, [])
    // The next one is a tap again.
    page.stage.device.advance(by: 1)
    page.stage.tap(150, 100)
    XCTAssertEqual(page.lines, ["backview tapped"])
  }

  func testV8_aTapThatDoesNotDragEndsTheTracking() {
    let page = ScrollPage()
    page.stage.tap(150, 200)
    XCTAssertFalse(page.scroll.isTracking)
  }

  func testV8_withScrollingSwitchedOffATapEndsTheTracking() {
    let page = ScrollPage()
    page.scroll.isScrollEnabled = false
    page.stage.down(150, 200)
    XCTAssertTrue(page.scroll.isTracking)
    page.stage.lift(150, 200)
    XCTAssertFalse(page.scroll.isTracking)
  }

  func testV13_theRowBelongsToTheFingerThatMarkedIt() throws {
    let page = TablePage()
    page.back.gestureRecognizers = nil
    page.stage.down(150, 60)
    page.stage.device.advance(by: 0.2)
    page.stage.down(150, 150, finger: 1)
    page.stage.device.advance(by: 0.2)
    let cell = try XCTUnwrap(page.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    page.stage.lift(150, 150, finger: 1)
    XCTAssertTrue(cell.isHighlighted)
    XCTAssertNil(page.table.indexPathForSelectedRow)
    page.stage.lift(150, 60)
    XCTAssertEqual(page.table.indexPathForSelectedRow?.row, 1)
  }

  func testV13_rowsAreHighlightedAndSelectedAndCellsUsedAgain() throws {
    let page = TablePage()
    page.back.gestureRecognizers = nil
    XCTAssertEqual(page.table.visibleCells.count, 7)
    page.stage.down(150, 60)
    page.stage.device.advance(by: 0.2)
    let cell = try XCTUnwrap(page.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    XCTAssertTrue(cell.isHighlighted)
    page.stage.lift(150, 60)
    XCTAssertFalse(cell.isHighlighted)
    XCTAssertTrue(cell.isSelected)
    page.stage.tap(150, 100)
    XCTAssertFalse(cell.isSelected)
    XCTAssertEqual(page.table.indexPathForSelectedRow?.row, 2)
    let made = page.made
    page.table.contentOffset.y = 440
    XCTAssertEqual(page.table.visibleCells.first?.textLabel?.text, "10")
    page.table.contentOffset.y = 220
    XCTAssertEqual(page.made, made)
    XCTAssertEqual(page.table.indexPathForRow(at: CGPoint(x: 10, y: 230))?.row, 5)
  }

  func testV13_aLiftOnAnotherRowSelectsNothing() {
    let page = TablePage()
    page.back.gestureRecognizers = nil
    page.stage.down(150, 86)
    page.stage.device.advance(by: 0.2)
    page.stage.move(150, 92)
    page.stage.lift(150, 92)
    XCTAssertEqual(page.lines, ["table touchesBegan", "table touchesEnded"])
    XCTAssertNil(page.table.indexPathForSelectedRow)
  }

  func testV13_aCellThatIsUsedAgainIsNotHighlighted() {
    let page = TablePage()
    page.stage.down(150, 60)
    page.stage.device.advance(by: 0.2)
    page.table.contentOffset.y = 440
    XCTAssertEqual(page.table.visibleCells.map { $0.isHighlighted }, Array(repeating: false, count: 7))
  }

  func testV13_aDragSelectsNothing() {
    let page = TablePage()
    page.stage.down(150, 200)
    page.stage.device.advance(by: 0.3)
    page.stage.move(150, 150)
    page.stage.lift(150, 150)
    XCTAssertEqual(page.lines, ["table touchesBegan", "table touchesCancelled"])
  }
}
