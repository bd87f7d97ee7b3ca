import TouchKit
import TouchStage
import XCTest

/// Rows that aren't selected.
final class TableSymptomTests: XCTestCase {
  private let secondRow = CGPoint(x: 160, y: 66)

  func testTapAroundATable() {
    func results(cured: Bool) -> [Int] {
      let (stage, keyboard, rows) = (Stage(), Tally(), Rows())
      let page = SearchPage()
      rows.fill(page.table, in: CGRect(x: 0, y: 0, width: 320, height: 300))
      stage.window.rootViewController = page
      page.view.addSubview(page.table)
      let tap = page.view.watchTaps(keyboard)
      if cured { tap.delegate = page }
      stage.tap(at: secondRow)
      stage.tap(at: CGPoint(x: 160, y: 400))
      return [rows.selected.count, keyboard.count]
    }
    XCTAssertEqual(results(cured: false), [0, 2])
    XCTAssertEqual(results(cured: true), [1, 1])
  }

  func testDarkAgain() {
    func results(cured: Bool) -> [[Int]] {
      let (stage, around, rows) = (Stage(), Tally(), Rows())
      let page = stage.showPage()
      page.addSubview(rows.fill(UITableView(), in: page.bounds))
      let tap = page.watchTaps(around)
      if cured {
        // snippet: dark-again
        tap.cancelsTouchesInView = false
        // endsnippet
      }
      stage.play { $0.press(at: secondRow, for: 0.4) }
      return [rows.lit, rows.selected]
    }
    XCTAssertEqual(results(cured: false), [[1], []])
    XCTAssertEqual(results(cured: true), [[1], [1]])
  }

  func testTapAroundAGrid() {
    func results(cured: Bool) -> [Int] {
      let (stage, around, rows, rule) = (Stage(), Tally(), Rows(), BesideLists())
      let page = stage.showPage()
      // A table stands in for the collection view.
      page.addSubview(rows.fill(UITableView(), in: CGRect(x: 0, y: 0, width: 320, height: 300)))
      let tap = page.watchTaps(around)
      if cured { tap.delegate = rule }
      stage.tap(at: secondRow)
      stage.tap(at: CGPoint(x: 160, y: 400))
      return withExtendedLifetime(rule) { [rows.selected.count, around.count] }
    }
    XCTAssertEqual(results(cured: false), [0, 2])
    XCTAssertEqual(results(cured: true), [1, 1])
  }

  func testRowWithoutLight() {
    func selected(_ rows: Rows) -> Int {
      let stage = Stage()
      stage.show(rows.fill(UITableView(), in: stage.window.bounds))
      stage.tap(at: secondRow)
      return rows.selected.count
    }
    XCTAssertEqual(selected(DarkRows()), 0)
    XCTAssertEqual(selected(PlainRows()), 1)
  }

  func testMarkFartherDown() {
    func marks(_ rows: MarkedRows) -> Int {
      let stage = Stage()
      let table = rows.fill(UITableView(), in: stage.window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      stage.show(table)
      stage.tap(at: secondRow)
      var marks = 0
      for offset in stride(from: 400, through: 1600, by: 200) {
        table.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
        table.layoutIfNeeded()
        marks += table.visibleCells.filter { $0.contentView.backgroundColor == .yellow }.count
      }
      return marks
    }
    XCTAssertGreaterThan(marks(ForgetfulRows()), 0)
    XCTAssertEqual(marks(MarkedRows()), 0)
  }
}

// snippet: tap-around-a-table
/// The delegate of the tap that hides the keyboard.
final class SearchPage: UIViewController, UIGestureRecognizerDelegate {
  let table = UITableView()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: table) != true
  }
}
// endsnippet

// snippet: tap-around-a-grid
/// The delegate of a tap around lists: a table and a collection view are scroll views.
final class BesideLists: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view {
      if current is UIScrollView { return false }
      view = current.superview
    }
    return true
  }
}
// endsnippet

private final class DarkRows: Rows {
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    false
  }
}

private final class PlainRows: Rows {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    // snippet: row-without-light
    cell.selectionStyle = .none
    // endsnippet
    return cell
  }
}

/// Colors a row when it's tapped.
private class MarkedRows: Rows {
  var marked: Set<Int> = []

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    marked.insert(indexPath.row)
    tableView.cellForRow(at: indexPath)?.contentView.backgroundColor = .yellow
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    // snippet: mark-farther-down
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let isMarked = marked.contains(indexPath.row)
    cell.contentView.backgroundColor = isMarked ? .yellow : .clear
    // endsnippet
    return cell
  }
}

private final class ForgetfulRows: MarkedRows {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if marked.contains(indexPath.row) { cell.contentView.backgroundColor = .yellow }
    return cell
  }
}
