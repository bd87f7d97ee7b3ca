import TouchKit
import XCTest

/// Scroll views and tables that somebody changes while they move.
final class ScrollChangeTests: XCTestCase {
  private final class LaidOutScrollView: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  func testAScrollViewIsLaidOutWheneverItScrolls() {
    let scroll = LaidOutScrollView()
    let page = ScrollPage(scroll)
    page.stage.device.settle()
    let before = scroll.layouts
    page.drag(from: 200, to: 100, steps: 10, rest: 0.2)
    XCTAssertGreaterThanOrEqual(scroll.layouts - before, 8)
  }

  func testADragGoesOnFromWhereTheContentWasPut() {
    let page = ScrollPage()
    page.stage.down(150, 250)
    for y in stride(from: CGFloat(240), through: 200, by: -10) { page.stage.move(150, y) }
    let dragged = page.scroll.contentOffset.y
    page.scroll.contentOffset.y = 1000
    page.stage.move(150, 190)
    XCTAssertEqual(page.scroll.contentOffset.y, 1010)
    page.stage.move(150, 210)
    XCTAssertEqual(page.scroll.contentOffset.y, 990)
    XCTAssertGreaterThan(dragged, 0)
  }

  func testAMovementGoesOnFromWhereTheContentWasPutAndEndsWithinItsLimits() {
    let free = ScrollPage()
    let moved = ScrollPage()
    for page in [free, moved] {
      page.drag(from: 250, to: 100, steps: 6)
      page.stage.device.advance(by: 0.2)
    }
    moved.scroll.contentOffset.y += 500
    for page in [free, moved] { page.stage.device.advance(by: 10) }
    XCTAssertEqual(moved.scroll.contentOffset.y, free.scroll.contentOffset.y + 500, accuracy: 1)
    XCTAssertEqual(moved.lines.last, "didEndDecelerating")
    moved.drag(from: 250, to: 100, steps: 6)
    moved.scroll.contentOffset.y = 1690
    moved.stage.device.advance(by: 10)
    XCTAssertEqual(moved.scroll.contentOffset.y, 1700)
  }

  func testATableAsksItsSourceWhenItIsLaidOut() {
    final class Source: UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        asked += 1
        return 3
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    }
    final class Row: UITableViewCell {}
    let stage = Stage()
    let source = Source()
    let table = stage.add(UITableView(), "Table", CGRect(0, 0, 300, 300))
    table.dataSource = source
    XCTAssertEqual(source.asked, 0)
    table.register(Row.self, forCellReuseIdentifier: "row")
    stage.device.settle()
    XCTAssertEqual(source.asked, 1)
    XCTAssertEqual(table.visibleCells.compactMap { $0 as? Row }.count, 3)
    // Whoever asks earlier gets an answer, too.
    let other = UITableView(frame: CGRect(0, 0, 300, 300), style: .grouped)
    other.dataSource = source
    XCTAssertEqual(other.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(other.style, .grouped)
  }

  func testACellOfNoClassIsPlainAndRefused() {
    let stage = Stage()
    let table = stage.add(UITableView(), "Table")
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    XCTAssertEqual(cell.reuseIdentifier, "row")
    XCTAssertEqual(stage.refusals, ["no class was registered for the cells named row"])
  }
}
