import TouchKit
import XCTest

/// Tables whose data source and delegate change them in the middle of an answer.
final class TableSafetyTests: XCTestCase {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 20
    var height: CGFloat = 44
    var onCell: (UITableView, IndexPath) -> Void = { _, _ in }
    var onDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
    var onCount: (UITableView) -> Void = { _ in }
    var onHeight: (UITableView, IndexPath) -> Void = { _, _ in }
    var onUnhighlight: (IndexPath) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      onCount(tableView)
      return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      onCell(tableView, indexPath)
      return tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { onDisplay(tableView, indexPath) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      onHeight(tableView, indexPath)
      return height
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      onUnhighlight(indexPath)
    }
  }

  private func makeTable() -> (stage: Stage, table: UITableView, source: Source) {
    let (stage, table, source) = (Stage(), UITableView(), Source())
    stage.add(table, "Table", CGRect(0, 0, 300, 300))
    table.dataSource = source
    table.delegate = source
    return (stage, table, source)
  }

  func testAReloadWithFewerRowsFromInsideAnAnswer() {
    let places: [(Source, @escaping (UITableView) -> Void) -> Void] = [
      { source, reload in source.onCell = { table, path in if path.row == 2 { reload(table) } } },
      { source, reload in source.onDisplay = { table, path in if path.row == 2 { reload(table) } } },
      { source, reload in source.onHeight = { table, path in if path.row == 2 { reload(table) } } },
      { source, reload in source.onCount = { table in reload(table) } },
    ]
    for (number, place) in places.enumerated() {
      let (stage, table, source) = makeTable()
      place(source) { table in
        guard source.count > 1 else { return }
        source.count = 1
        table.reloadData()
        XCTAssertLessThanOrEqual(table.visibleCells.count, 7)
      }
      table.reloadData()
      stage.device.settle()
      XCTAssertEqual(table.visibleCells.count, 1, "\(number)")
      XCTAssertEqual(table.numberOfRows(inSection: 0), 1, "\(number)")
      XCTAssertEqual(table.subviews.filter { $0 is UITableViewCell }.count, 1, "\(number)")
    }
  }

  func testAReloadThatAsksForItselfComesToAnEndAndIsTold() {
    let (stage, table, source) = makeTable()
    source.onCell = { table, _ in table.reloadData() }
    table.reloadData()
    stage.device.settle()
    XCTAssertTrue(stage.refusals.contains { $0.contains("layout of") }, "\(stage.refusals)")
  }

  func testScrollingFromInsideAnAnswerShowsEachRowOnce() {
    let (_, table, source) = makeTable()
    source.onCell = { table, path in if path.row == 1 { table.contentOffset.y = 200 } }
    source.onDisplay = { table, path in if path.row == 2 { table.frame.size.height = 200 } }
    table.reloadData()
    XCTAssertEqual(table.indexPathsForVisibleRows?.map { $0.row }, [4, 5, 6, 7, 8, 9])
    XCTAssertEqual(table.subviews.filter { $0 is UITableViewCell }.count, 6)
    source.onCell = { table, _ in table.contentOffset.y += 50 }
    table.reloadData()
    XCTAssertLessThanOrEqual(table.visibleCells.count, 20)
  }

  func testCountsAndHeightsThatMakeNoSense() {
    let (stage, table, source) = makeTable()
    for count in [-1, Int.min, Int.max] {
      source.count = count
      table.reloadData()
      XCTAssertEqual(table.visibleCells.count, 0)
    }
    XCTAssertTrue(stage.refusals.contains { $0.contains("rows at most") }, "\(stage.refusals)")
    source.count = 3
    for height in [CGFloat.nan, .infinity, -3] {
      source.height = height
      table.reloadData()
      XCTAssertEqual(table.contentSize.height, 0)
    }
  }

  func testAReloadUnderAFingerUnmarksTheRow() {
    let (stage, table, source) = makeTable()
    table.reloadData()
    var unmarked: [Int] = []
    source.onUnhighlight = { unmarked.append($0.row) }
    stage.down(150, 60)
    stage.device.advance(by: 0.3)
    table.reloadData()
    XCTAssertEqual(unmarked, [1])
    stage.lift(150, 60)
    XCTAssertEqual(unmarked, [1])
    XCTAssertNil(table.indexPathForSelectedRow)
  }
}
