import TouchKit
import XCTest

/// Rows that come and go, and what stands above them.
final class TableUpdateTests: XCTestCase {
  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var rows = [["a", "b", "c"]]
    var titles: [String?] = []
    var made = 0
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
  }

  private func makeTable(_ rows: Rows) -> (Stage, UITableView) {
    let stage = Stage()
    let table = stage.add(UITableView(), "table", CGRect(0, 0, 200, 400))
    table.dataSource = rows
    table.delegate = rows
    stage.device.settle()
    return (stage, table)
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func testTheSelectionGoesWithItsRow() {
    let rows = Rows()
    let (_, table) = makeTable(rows)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    rows.rows[0].insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .automatic)
    XCTAssertEqual(texts(table), ["new", "a", "b", "c"])
    XCTAssertEqual(table.indexPathForSelectedRow, path(2))
    XCTAssertEqual(table.cellForRow(at: path(2))?.isSelected, true)
    rows.rows[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .fade)
    XCTAssertEqual(table.indexPathForSelectedRow, path(1))
    rows.rows[0].swapAt(1, 2)
    table.moveRow(at: path(1), to: path(2))
    XCTAssertEqual(table.indexPathForSelectedRow, path(2))
    table.reloadRows(at: [path(2)], with: .none)
    XCTAssertEqual(table.indexPathForSelectedRow, path(2))
    rows.rows[0].remove(at: 2)
    table.deleteRows(at: [path(2)], with: .fade)
    XCTAssertNil(table.indexPathForSelectedRow)
  }

  func testChangesOfABatchAreShownOnce() {
    let rows = Rows()
    let (_, table) = makeTable(rows)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    rows.made = 0
    var isDone = false
    table.performBatchUpdates {
      rows.rows[0] = ["b", "x", "c"]
      table.deleteRows(at: [self.path(0)], with: .none)
      table.insertRows(at: [self.path(1)], with: .none)
      XCTAssertEqual(rows.made, 0)
    } completion: {
      isDone = $0
    }
    XCTAssertTrue(isDone)
    XCTAssertEqual(texts(table), ["b", "x", "c"])
    XCTAssertEqual(rows.made, 3)
    XCTAssertEqual(table.indexPathForSelectedRow, path(2))
    table.endUpdates()
    rows.rows.append(["z"])
    table.insertSections(IndexSet(integer: 1), with: .none)
    XCTAssertNil(table.indexPathForSelectedRow)
    rows.rows = []
    table.deleteRows(at: [path(7)], with: .none)
    XCTAssertEqual(texts(table), [], "numbers that do not fit are no harm")
  }

  func testHeadersMoveTheRowsDown() {
    let rows = Rows()
    rows.rows = [["a"], ["b"], []]
    rows.titles = [nil, "B", "C"]
    let (stage, table) = makeTable(rows)
    table.tableHeaderView = UIView(frame: CGRect(5, 5, 5, 30))
    table.tableFooterView = UIView(frame: CGRect(0, 0, 0, 10))
    stage.device.settle()
    XCTAssertEqual(table.tableHeaderView?.frame, CGRect(0, 0, 200, 30))
    XCTAssertEqual(table.rectForRow(at: path(0)), CGRect(0, 30, 200, 44))
    XCTAssertEqual(table.headerView(forSection: 1)?.frame, CGRect(0, 74, 200, 28))
    XCTAssertEqual(table.rectForRow(at: path(0, 1)).minY, 102)
    XCTAssertEqual(table.headerView(forSection: 2)?.frame.minY, 146)
    XCTAssertEqual(table.tableFooterView?.frame, CGRect(0, 174, 200, 10))
    XCTAssertEqual(table.contentSize.height, 184)
    XCTAssertNil(table.headerView(forSection: 0))
    stage.tap(50, 88)
    XCTAssertNil(table.indexPathForSelectedRow, "a header is no row")
    stage.tap(50, 120)
    XCTAssertEqual(table.indexPathForSelectedRow, path(0, 1))
    table.tableHeaderView = nil
    stage.device.settle()
    XCTAssertEqual(table.rectForRow(at: path(0)).minY, 0)
  }
}
