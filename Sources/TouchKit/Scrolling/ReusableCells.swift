/// The cells of a table that scrolled out of sight, and the classes of new ones, by their names.
struct ReusableCells {
  private var cells: [(identifier: String, cell: UITableViewCell)] = []
  private var classes: [(identifier: String, cellClass: UITableViewCell.Type)] = []

  mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
    classes.removeAll { $0.identifier.hasSameBytes(as: identifier) }
    if let cellClass { classes.append((identifier, cellClass)) }
  }

  func registered(for identifier: String) -> UITableViewCell.Type? {
    classes.first { $0.identifier.hasSameBytes(as: identifier) }?.cellClass
  }

  mutating func keep(_ cell: UITableViewCell, for identifier: String) {
    if !cells.contains(where: { $0.cell === cell }) { cells.append((identifier, cell)) }
  }

  mutating func take(_ identifier: String) -> UITableViewCell? {
    let place = cells.firstIndex { $0.identifier.hasSameBytes(as: identifier) }
    return place.map { cells.remove(at: $0).cell }
  }
}
