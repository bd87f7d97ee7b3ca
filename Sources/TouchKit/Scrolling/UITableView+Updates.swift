/// Changes of rows, collected until they are shown together.
struct RowChanges {
  var depth = 0
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var changesSections = false

  /// Where a row is after the changes; `nil` if it is gone, or if sections have changed.
  func place(of row: IndexPath) -> IndexPath? {
    if changesSections || deleted.contains(row) { return nil }
    if let move = moved.first(where: { $0.from == row }) { return move.to }
    let gone = deleted + moved.map { $0.from }
    let before = gone.reduce(0) { $1.section == row.section && $1.row < row.row ? $0 + 1 : $0 }
    var place = row.row - before
    let come = (inserted + moved.map { $0.to }).filter { $0.section == row.section }.map { $0.row }.sorted()
    for new in come where new <= place { place += 1 }
    return IndexPath(row: place, section: row.section)
  }
}

// Rows come, go and move: at once, for nothing is animated. The selected row keeps its selection.
extension UITableView {
  /// How a change would look, in UIKit.
  public enum RowAnimation: Int, Sendable {
    case fade = 0, right, left, top, bottom, none, middle, automatic = 100
  }

  /// Asks for rows that are new in the data source.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }
  /// Forgets rows that are no longer in the data source.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }
  /// Asks for the cells of rows again.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { _ in } }
  /// Asks again, for a row that has gone to another place.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  #if !hasFeature(Embedded)
    /// Asks for sections that are new in the data source; nothing is selected afterwards.
    public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
      change { $0.changesSections = true }
    }
    /// Forgets sections that are no longer in the data source; nothing is selected afterwards.
    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
      change { $0.changesSections = true }
    }
    /// Asks for the rows of sections again.
    public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change { _ in } }
  #endif

  /// Begins a series of changes that are shown together.
  public final func beginUpdates() { batch.depth += 1 }
  /// Shows a series of changes; without a beginning nothing happens.
  public final func endUpdates() {
    guard batch.depth > 0 else { return }
    batch.depth -= 1
    if batch.depth == 0 { showChanges() }
  }

  /// Makes changes that are shown together, and says afterwards that they are.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  private func change(_ note: (inout RowChanges) -> Void) {
    var changes = batch
    note(&changes)
    batch = changes
    if changes.depth == 0 { showChanges() }
  }

  /// UIKit stops an app whose numbers do not fit its changes; the engine shows what the data source says.
  private func showChanges() {
    let row = indexPathForSelectedRow.flatMap { batch.place(of: $0) }
    batch = RowChanges()
    reloadData()
    if let row { selectRow(at: row, animated: false, scrollPosition: .none) }
  }
}
