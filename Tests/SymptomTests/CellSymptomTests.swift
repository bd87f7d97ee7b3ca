import TouchKit
import TouchStage
import XCTest

/// Buttons and scroll views in rows.
final class CellSymptomTests: XCTestCase {
  private let button = CGPoint(x: 260, y: 66)

  func testButtonAddedToTheCell() {
    func presses<Cell: BuyingCell>(_ cell: Cell) -> Int {
      let (stage, rows) = (Stage(), OneCell(cell))
      stage.show(rows.fill(UITableView(), in: stage.window.bounds))
      let tally = Tally()
      cell.buy.addAction(UIAction { _ in tally.add() }, for: .touchUpInside)
      stage.tap(at: button)
      return tally.count
    }
    XCTAssertEqual(presses(OldBuyCell(style: .default, reuseIdentifier: nil)), 0)
    XCTAssertEqual(presses(BuyCell(style: .default, reuseIdentifier: nil)), 1)
  }

  func testGrayButtonInARow() {
    func selected(cured: Bool) -> Int {
      let stage = Stage()
      let cell = BuyCell(style: .default, reuseIdentifier: nil)
      let rows = OneCell(cell)
      stage.show(rows.fill(UITableView(), in: stage.window.bounds))
      cell.buy.isEnabled = false
      if cured { stopTaps(under: cell.buy) }
      stage.tap(at: button)
      return rows.selected.count
    }
    XCTAssertEqual(selected(cured: false), 1)
    XCTAssertEqual(selected(cured: true), 0)
  }

  func testPicturesInARow() {
    func results(cured: Bool) -> [Bool] {
      let stage = Stage()
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let rows = OneCell(cell)
      stage.show(rows.fill(UITableView(), in: stage.window.bounds))
      let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      strip.contentSize = CGSize(width: 2000, height: 44)
      cell.contentView.addSubview(strip)
      if cured {
        // snippet: pictures-in-a-row
        strip.isUserInteractionEnabled = false
        cell.contentView.addGestureRecognizer(strip.panGestureRecognizer)
        // endsnippet
      }
      stage.tap(at: button)
      stage.drag(from: button, to: CGPoint(x: 100, y: button.y))
      return [rows.selected == [1], strip.contentOffset.x > 100]
    }
    XCTAssertEqual(results(cured: false), [false, true])
    XCTAssertEqual(results(cured: true), [true, true])
  }
}

/// Shows one cell that is known, in the second row.
private final class OneCell: Rows {
  let cell: UITableViewCell

  init(_ cell: UITableViewCell) { self.cell = cell }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    indexPath.row == 1 ? cell : super.tableView(tableView, cellForRowAt: indexPath)
  }
}

private protocol BuyingCell: UITableViewCell {
  var buy: UIButton { get }
}
extension BuyCell: BuyingCell {}

private final class OldBuyCell: UITableViewCell, BuyingCell {
  let buy = UIButton(frame: CGRect(x: 220, y: 4, width: 80, height: 36))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(buy)
  }

  required init?(coder: NSCoder) { nil }
}

// snippet: button-added-to-the-cell
final class BuyCell: UITableViewCell {
  let buy = UIButton(frame: CGRect(x: 220, y: 4, width: 80, height: 36))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(buy)
  }

  required init?(coder: NSCoder) { nil }
}
// endsnippet

// snippet: gray-button-in-a-row
/// Call it once the button has its place.
func stopTaps(under button: UIButton) {
  let shield = UIControl(frame: button.frame)
  button.superview?.insertSubview(shield, belowSubview: button)
}
// endsnippet
