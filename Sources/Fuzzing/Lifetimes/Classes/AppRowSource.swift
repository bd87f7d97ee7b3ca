import TouchKit

/// A source of rows of the app.
final class AppRowSource: UITableViewDataSource, LifetimeObject {
  private(set) var hasEnded = false

  private func cell(for table: UITableView) -> UITableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "row") ?? AppCell(style: .default, reuseIdentifier: "row")
    LifetimeApp.current?.note(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    during(.tableViewDataSourceTableViewNumberOfRowsInSection, self) { 8 }
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    during(.tableViewDataSourceTableViewCellForRowAt, self) { cell(for: tableView) }
  }
  func numberOfSections(in tableView: UITableView) -> Int {
    during(.tableViewDataSourceNumberOfSectionsIn, self) { 2 }
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    during(.tableViewDataSourceTableViewTitleForHeaderInSection, self) { section == 0 ? "rows" : nil }
  }

  deinit {
    hasEnded = true
    released(.rowSourceDeinit)
  }
}
