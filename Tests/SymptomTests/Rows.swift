import TouchKit

/// Fifty rows of 44 points, and what becomes of them.
class Rows: UITableViewDataSource, UITableViewDelegate {
  private(set) var lit: [Int] = []
  private(set) var selected: [Int] = []

  /// Lets a table show the rows.
  @discardableResult
  final func fill<Table: UITableView>(_ table: Table, in frame: CGRect) -> Table {
    table.frame = frame
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    lit.append(indexPath.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
}
