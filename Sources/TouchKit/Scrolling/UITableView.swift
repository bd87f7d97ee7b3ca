/// A scroll view with rows one below another, of which one can be selected (fact V13).
///
/// Only rows that can be seen have cells: cells that scroll out of sight are used again.
open class UITableView: UIScrollView {
  /// Makes an empty table.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes one from an archive: an empty one, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  #if hasFeature(Embedded)
    /// Says what the table shows; not kept alive.
    open unowned(unsafe) var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  #else
    /// Says what the table shows; not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  #endif
  /// How high rows are, in points.
  open var rowHeight: CGFloat = 44
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { selectedRow }
  /// The cells of the rows that can be seen, from top to bottom.
  open var visibleCells: [UITableViewCell] { cells.map { $0.cell } }

  private final var rows: [(path: IndexPath, top: CGFloat, height: CGFloat)] = []
  private final var cells: [(row: Int, cell: UITableViewCell)] = []
  private final var reusable: [UITableViewCell] = []
  private final var makers: [(identifier: String, make: () -> UITableViewCell)] = []
  private final var selectedRow: IndexPath?
  /// The row under a finger, and the number of that finger's touch: others mean nothing to the row.
  private final var press: (row: IndexPath, touch: Int)?

  private var rowDelegate: (any UITableViewDelegate)? { delegate?.asTableViewDelegate }

  // MARK: Rows and cells

  /// Asks the data source again for everything; nothing is selected afterwards.
  open func reloadData() {
    for entry in cells { retire(entry.cell) }
    cells = []
    rows = []
    selectedRow = nil
    press = nil
    var top: CGFloat = 0
    for section in 0..<max(dataSource?.numberOfSections(in: self) ?? 0, 0) {
      for row in 0..<max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0) {
        let path = IndexPath(row: row, section: section)
        let height = max(rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight, 0)
        rows.append((path, top, height))
        top += height
      }
    }
    contentSize = CGSize(width: bounds.width, height: top)
    showRows()
  }

  /// Says how cells of a name are made when none is left to be used again.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    makers.removeAll { $0.identifier == identifier }
    makers.append((identifier, { UITableViewCell(style: .default, reuseIdentifier: identifier) }))
  }

  /// A cell of a name that scrolled out of sight; `nil` when none did and no class was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let place = reusable.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = reusable.remove(at: place)
      cell.prepareForReuse()
      return cell
    }
    return makers.first { $0.identifier == identifier }?.make()
  }

  /// The cell of a row that can be seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells.first { rows[$0.row].path == indexPath }?.cell
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < max(contentSize.width, bounds.width) else { return nil }
    return rows.first { point.y >= $0.top && point.y < $0.top + $0.height }?.path
  }

  /// The size of the table, and with it the rows that can be seen, has changed.
  open override var frame: CGRect {
    didSet {
      contentSize.width = bounds.width
      showRows()
    }
  }

  override func didScroll() {
    showRows()
    super.didScroll()
  }

  private func showRows() {
    let (top, bottom) = (bounds.minY, bounds.maxY)
    let seen = rows.indices.filter { rows[$0].top + rows[$0].height > top && rows[$0].top < bottom }
    for entry in cells where !seen.contains(entry.row) { retire(entry.cell) }
    cells.removeAll { !seen.contains($0.row) }
    for row in seen where !cells.contains(where: { $0.row == row }) {
      guard let cell = dataSource?.tableView(self, cellForRowAt: rows[row].path) else { continue }
      cell.frame = CGRect(x: 0, y: rows[row].top, width: bounds.width, height: rows[row].height)
      cell.isSelected = rows[row].path == selectedRow
      cell.isHighlighted = false
      insertSubview(cell, at: 0)
      cells.append((row, cell))
    }
    cells.sort { $0.row < $1.row }
  }

  private func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if cell.reuseIdentifier != nil, !reusable.contains(where: { $0 === cell }) { reusable.append(cell) }
  }

  // MARK: Selection

  /// Selects a row without telling the delegate; `nil` deselects.
  open func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if let selectedRow { cellForRow(at: selectedRow)?.isSelected = false }
    selectedRow = indexPath.flatMap { path in rows.contains { $0.path == path } ? path : nil }
    if let selectedRow { cellForRow(at: selectedRow)?.isSelected = true }
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selectedRow == indexPath { selectRow(at: nil, animated: animated) }
  }

  /// Marks the row under the finger (fact V13).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard allowsSelection, press == nil, let touch = touches.min(by: { $0.hash < $1.hash }),
      let path = indexPathForRow(at: touch.location(in: self)),
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    press = (path, touch.hash)
    cellForRow(at: path)?.isHighlighted = true
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Selects the row that was marked (fact V13).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = pressing(touches), let path = unmark(),
      indexPathForRow(at: touch.location(in: self)) == path
    else { return }
    let chosen = rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    if let selectedRow, selectedRow != chosen {
      deselectRow(at: selectedRow, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: selectedRow)
    }
    selectRow(at: chosen, animated: false)
    rowDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// Forgets the row that was marked.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    if pressing(touches) != nil { _ = unmark() }
  }

  private func pressing(_ touches: Set<UITouch>) -> UITouch? { touches.first { $0.hash == press?.touch } }

  private func unmark() -> IndexPath? {
    guard let path = press?.row else { return nil }
    press = nil
    cellForRow(at: path)?.isHighlighted = false
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  /// A drag takes the finger away from buttons in rows, too (fact V7).
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }

  override class var engineClassName: String { "UITableView" }
}
