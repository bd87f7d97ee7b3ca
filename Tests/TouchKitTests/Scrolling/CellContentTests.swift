import TouchKit
import XCTest

/// When a cell makes its content view (fact V30).
final class CellContentTests: XCTestCase {
  private final class Cell: UITableViewCell {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let cell: () -> UITableViewCell
    init(_ cell: @escaping () -> UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell() }
  }

  /// What a finger finds on the button of the only row.
  private func found(_ profile: SystemProfile, _ prepare: @escaping (Cell) -> Void) -> String? {
    let stage = Stage(profile)
    let table = stage.add(UITableView())
    let rows = Rows {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.button.traceName = "Button"
      prepare(cell)
      return cell
    }
    table.dataSource = rows
    stage.device.settle()
    return stage.hit(20, 20)?.traceName
  }

  func testV30_whatIsAddedToTheCellLiesBelowItsContentFrom14On() {
    for profile in SystemProfile.all {
      let isLate = SystemProfile.all.drop { $0 != .iOS14 }.contains(profile)
      XCTAssertEqual(
        found(profile) { $0.addSubview($0.button) }, isLate ? "UITableViewCellContentView" : "Button",
        profile.name)
      XCTAssertEqual(found(profile) { $0.contentView.addSubview($0.button) }, "Button", profile.name)
    }
  }

  func testV30_askingForTheContentMakesIt() {
    XCTAssertEqual(
      found(.newest) {
        _ = $0.contentView
        $0.addSubview($0.button)
      }, "Button")
    XCTAssertEqual(
      found(.newest) {
        _ = $0.textLabel
        $0.addSubview($0.button)
      }, "Button")
  }

  func testV30_aCellOfItsOwnHasNoContentUntilItIsAskedFor() {
    let stage = Stage(.iOS14)
    let cell = stage.add(UITableViewCell(style: .default, reuseIdentifier: nil))
    XCTAssertEqual(cell.subviews.count, 0)
    XCTAssertEqual(cell.contentView.frame, cell.bounds)
    XCTAssertEqual(cell.subviews.count, 1)
    cell.contentView.removeFromSuperview()
    XCTAssertNil(cell.contentView.superview)
  }
}
