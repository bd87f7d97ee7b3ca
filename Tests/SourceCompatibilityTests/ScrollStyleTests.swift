import TouchKit
import XCTest

/// Scroll views and tables as people write them, tried with fingers.
final class ScrollStyleTests: XCTestCase {
  /// Drags in steps of a sixtieth of a second, rests, and lets go.
  private func drag(_ phone: Phone, from start: CGPoint, by way: CGPoint, steps: Int = 20, rest: Double = 0.2)
  {
    phone.down(start.x, start.y)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      phone.move(start.x + way.x * share, start.y + way.y * share)
    }
    phone.wait(rest)
    phone.lift(start.x + way.x, start.y + way.y)
  }

  func testTwoScrollViewsShareAFinger() {
    let phone = Phone()
    let outer = phone.show(OuterScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    outer.contentSize = CGSize(width: 320, height: 580)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 480))
    inner.contentSize = CGSize(width: 320, height: 3000)
    outer.addSubview(inner)
    let helper = NestedScrollHelper(outer: outer, inner: inner, headerHeight: 100)
    // 250 points up: 100 of them move the header away, the rest moves the list.
    drag(phone, from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -250), steps: 50)
    XCTAssertEqual(outer.contentOffset.y, 100)
    XCTAssertEqual(inner.contentOffset.y, 150, accuracy: 12)
    phone.wait(3)
    let before = inner.contentOffset.y
    // Down again, less than the list has moved: the header stays away.
    drag(phone, from: CGPoint(x: 160, y: 200), by: CGPoint(x: 0, y: 80), steps: 40)
    XCTAssertEqual(outer.contentOffset.y, 100)
    XCTAssertEqual(inner.contentOffset.y, before - 80, accuracy: 12)
    withExtendedLifetime(helper) {}
  }

  func testAScrollViewTakesTheFingerFromItsButton() {
    for friendly in [true, false] {
      let phone = Phone()
      let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let scroll = phone.show(friendly ? ButtonFriendlyScrollView(frame: frame) : UIScrollView(frame: frame))
      scroll.contentSize = CGSize(width: 320, height: 2000)
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
      scroll.addSubview(button)
      var heard: [String] = []
      button.addAction(UIAction { _ in heard.append("down") }, for: .touchDown)
      button.addAction(UIAction { _ in heard.append("cancel") }, for: .touchCancel)
      button.addAction(UIAction { _ in heard.append("up") }, for: [.touchUpInside, .touchUpOutside])
      phone.down(150, 225)
      phone.wait(0.3)
      phone.move(150, 180)
      phone.move(150, 150)
      phone.lift(150, 150)
      XCTAssertEqual(heard, friendly ? ["down", "cancel"] : ["down", "up"])
      XCTAssertEqual(scroll.contentOffset.y > 0, friendly)
    }
  }

  func testAStripWithoutAnEndGoesOnUnderTheFingerAndByItself() {
    let phone = Phone()
    let strip = phone.show(EndlessStripView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)))
    // A strip that is long enough to need no tricks goes exactly as far.
    let plain = phone.show(UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 100)))
    plain.contentSize = CGSize(width: 100_000, height: 100)
    for y in [50, 250] as [CGFloat] {
      drag(phone, from: CGPoint(x: 300, y: y), by: CGPoint(x: -250, y: 0), steps: 50)
    }
    XCTAssertEqual(strip.distance, 240)
    XCTAssertEqual(plain.contentOffset.x, 240)
    XCTAssertEqual(strip.tilesPassed, 2)
    for y in [50, 250] as [CGFloat] {
      drag(phone, from: CGPoint(x: 300, y: y), by: CGPoint(x: -250, y: 0), steps: 10, rest: 0)
    }
    phone.wait(10)
    XCTAssertGreaterThan(plain.contentOffset.x, 1000)
    XCTAssertEqual(strip.distance, plain.contentOffset.x, accuracy: 1)
    XCTAssertTrue((500..<600).contains(strip.contentOffset.x))
  }

  func testAPagerWithoutAnEndGoesRoundInCircles() {
    let phone = Phone()
    let pager = phone.show(EndlessPager(frame: CGRect(x: 0, y: 0, width: 320, height: 200), count: 3))
    var pages: [Int] = []
    pager.onChange = { pages.append($0) }
    for _ in 1...4 {
      drag(phone, from: CGPoint(x: 280, y: 100), by: CGPoint(x: -150, y: 0), steps: 8, rest: 0)
      phone.wait(3)
    }
    drag(phone, from: CGPoint(x: 40, y: 100), by: CGPoint(x: 150, y: 0), steps: 8, rest: 0)
    phone.wait(3)
    XCTAssertEqual(pages, [1, 2, 0, 1, 0])
    XCTAssertEqual(pager.scrollView.contentOffset.x, 320)
  }

  func testPullingAFeedDownRefreshesItAndItsHeaderStays() {
    let phone = Phone()
    let feed = phone.show(FeedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    var refreshes = 0
    feed.onRefresh = { refreshes += 1 }
    var taps = 0
    feed.header.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    drag(phone, from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 60))
    XCTAssertEqual(refreshes, 0)
    phone.wait(2)
    drag(phone, from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 250))
    XCTAssertEqual(refreshes, 1)
    phone.wait(2)
    XCTAssertEqual(feed.contentOffset.y, -60, accuracy: 0.5)
    feed.endRefreshing()
    phone.wait(2)
    XCTAssertEqual(feed.contentOffset.y, 0)
    drag(phone, from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -300))
    phone.wait(2)
    XCTAssertGreaterThan(feed.contentOffset.y, 250)
    XCTAssertEqual(feed.header.frame.minY, feed.contentOffset.y)
    phone.tap(160, 20)
    XCTAssertEqual(taps, 1)
  }

  func testADragPutsTheKeyboardAway() {
    let phone = Phone()
    let feed = phone.show(FeedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    feed.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())
    drag(phone, from: CGPoint(x: 160, y: 200), by: CGPoint(x: 0, y: -100))
    XCTAssertFalse(field.isFirstResponder)
    feed.keyboardDismissMode = .none
    field.becomeFirstResponder()
    phone.wait(2)
    drag(phone, from: CGPoint(x: 160, y: 100), by: CGPoint(x: 0, y: 50))
    XCTAssertTrue(field.isFirstResponder)
  }

  func testASheetComesUpBeforeItsListScrolls() {
    let phone = Phone()
    let sheet = phone.show(
      BottomSheetView(size: CGSize(width: 320, height: 400), topY: 80, restingY: 330))
    drag(phone, from: CGPoint(x: 160, y: 400), by: CGPoint(x: 0, y: -100), steps: 25)
    XCTAssertEqual(sheet.list.contentOffset, .zero)
    phone.wait(1)
    // Not half of the way: it goes back.
    XCTAssertEqual(sheet.frame.minY, 330)
    drag(phone, from: CGPoint(x: 160, y: 450), by: CGPoint(x: 0, y: -400), steps: 50)
    phone.wait(1)
    XCTAssertEqual(sheet.frame.minY, 80)
    // 250 points bring the sheet up, the rest scrolls the list.
    XCTAssertEqual(sheet.list.contentOffset.y, 150, accuracy: 25)
    let scrolled = sheet.list.contentOffset.y
    drag(phone, from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: 100), steps: 50)
    XCTAssertEqual(sheet.frame.minY, 80)
    XCTAssertEqual(sheet.list.contentOffset.y, scrolled - 100, accuracy: 12)
  }

  func testARowIsPushedAsideAndTheTableScrollsUpAndDown() {
    let controller = TaskListController()
    let phone = Phone(controller)
    let table = controller.tableView
    drag(phone, from: CGPoint(x: 40, y: 90), by: CGPoint(x: 100, y: 4))
    XCTAssertEqual(controller.tasks.count, 30)
    drag(phone, from: CGPoint(x: 40, y: 90), by: CGPoint(x: 220, y: 6))
    XCTAssertEqual(controller.tasks.prefix(2), ["Task 1", "Task 3"])
    XCTAssertEqual(table.contentOffset, .zero)
    phone.wait(1)
    drag(phone, from: CGPoint(x: 160, y: 400), by: CGPoint(x: 6, y: -180))
    phone.wait(2)
    XCTAssertEqual(table.contentOffset.y, 180, accuracy: 12)
    XCTAssertEqual(controller.tasks.count, 29)
    XCTAssertEqual(controller.chosen, [])
    phone.tap(160, 30)
    XCTAssertEqual(controller.chosen.count, 1)
    let cells = table.visibleCells.compactMap { $0 as? SwipeableCell }
    XCTAssertEqual(cells.count, table.visibleCells.count)
    XCTAssertTrue(cells.contains { $0.selections.suffix(2) == [true, false] })
  }

  func testRowsAreFoundByPlaceAndByCell() throws {
    let controller = TaskListController()
    let phone = Phone(controller)
    let table = controller.tableView
    XCTAssertEqual(table.numberOfSections, 1)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 30)
    XCTAssertEqual(table.numberOfRows(inSection: 1), 0)
    let path = IndexPath(row: 20, section: 0)
    XCTAssertEqual(table.rectForRow(at: path), CGRect(x: 0, y: 1200, width: 320, height: 60))
    table.scrollToRow(at: path, at: .middle, animated: false)
    XCTAssertEqual(table.contentOffset.y, 1230 - 240)
    let cell = try XCTUnwrap(table.cellForRow(at: path))
    XCTAssertEqual(table.indexPath(for: cell), path)
    XCTAssertEqual(table.indexPathsForVisibleRows?.contains(path), true)
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .top, animated: true)
    phone.wait(2)
    XCTAssertEqual(table.contentOffset.y, 1800 - 480)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .top)
    XCTAssertEqual(table.contentOffset.y, 0)
    XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected, true)
  }
}
