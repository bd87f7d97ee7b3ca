import TouchKit
import TouchStage
import XCTest

/// Rows that are selected, while nobody is there to notice.
final class DelegateSymptomTests: XCTestCase {
  private let secondRow = CGPoint(x: 160, y: 66)

  func testDelegateIsGone() {
    func opened(_ page: MenuPage) -> [Int?] {
      let (stage, source) = (Stage(), Rows())
      stage.window.rootViewController = page
      page.table.frame = stage.window.bounds
      page.table.rowHeight = 44
      page.table.dataSource = source
      page.view.addSubview(page.table)
      stage.tap(at: secondRow)
      return withExtendedLifetime(source) {
        [page.table.indexPathForSelectedRow?.row, page.opener.opened]
      }
    }
    XCTAssertEqual(opened(ForgetfulPage()), [1, nil])
    XCTAssertEqual(opened(MenuPage()), [1, 1])
  }

  func testRowBefore() {
    func reported(_ make: (UITableView) -> any UITableViewDelegate) -> Int {
      let (stage, rows) = (Stage(), Rows())
      let table = rows.fill(UITableView(), in: stage.window.bounds)
      stage.show(table)
      let delegate = make(table)
      table.delegate = delegate
      stage.tap(at: secondRow)
      let now = (delegate as? OpensRows)?.opened ?? (delegate as? OpensLate)?.opened
      stage.tap(at: CGPoint(x: 160, y: 110))
      return now ?? -1
    }
    let late = OpensLate()
    XCTAssertEqual(reported { _ in late }, -1)
    XCTAssertEqual(late.opened, 1, "the row before, after the second tap")
    let prompt = OpensRows()
    XCTAssertEqual(reported { _ in prompt }, 1)
    XCTAssertEqual(prompt.opened, 2)
  }
}

// snippet: delegate-is-gone
class MenuPage: UIViewController {
  let table = UITableView()
  let opener = Opener()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = opener
  }
}
// endsnippet

private final class ForgetfulPage: MenuPage {
  override func viewDidLoad() {
    let passing = Opener()
    table.delegate = passing
  }
}

final class Opener: UITableViewDelegate {
  private(set) var opened: Int?

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened = indexPath.row
  }
}

private final class OpensLate: UITableViewDelegate {
  var opened: Int?

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    opened = indexPath.row
  }
}

private final class OpensRows: UITableViewDelegate {
  var opened: Int?

  // snippet: row-before
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened = indexPath.row
  }
  // endsnippet
}
