/// A scroll view with rows one below another, of which one can be selected.
///
/// Only rows that can be seen have cells: cells that scroll out of sight are used again.
open class UITableView: UIScrollView {
  /// How sections look, in UIKit; the engine draws nothing.
  public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
  /// Where a row that is scrolled to comes to stand.
  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }

  /// Makes an empty table.
  public init(frame: CGRect, style: Style) {
    kind = style
    super.init(frame: frame)
  }

  /// Makes an empty, plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes one from an archive: an empty one, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    kind = .plain
    super.init(coder: coder)
  }

  /// How sections look; nothing is drawn here.
  open var style: Style { kind }
  private final let kind: Style

  #if hasFeature(Embedded)
    /// Says what the table shows; not kept alive.
    open var dataSource: (any UITableViewDataSource)? {
      get { sourceLife.object == nil ? nil : knownSource }
      set {
        (knownSource, sourceLife) = (newValue, WeakReference(newValue))
        needsReload = true
        schedule(.layout)
      }
    }
    private final unowned(unsafe) var knownSource: (any UITableViewDataSource)?
    private final var sourceLife = WeakReference<AnyObject>(nil)
  #else
    /// Says what the table shows; not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? {
      didSet { needsReload = true; schedule(.layout) }
    }
  #endif
  /// How high rows are, in points; `automaticDimension` unless set, which makes rows of 44 points: engine's choice.
  open var rowHeight: CGFloat = automaticDimension
  static let usualRowHeight: CGFloat = 44
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { selectedRow }
  /// The cells of the rows that can be seen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    reloadIfNeeded()
    return cells.map { $0.cell }
  }

  /// What lies above the first row and scrolls with it; its height counts, its place and width do not.
  open var tableHeaderView: UIView? { didSet { replaceEdge(oldValue, tableHeaderView) } }
  /// What lies below the last row and scrolls with it; its height counts, its place and width do not.
  open var tableFooterView: UIView? { didSet { replaceEdge(oldValue, tableFooterView) } }
  /// How high the headers of sections are that say nothing else, in points; `automaticDimension` unless set, which makes
  /// headers of 28 points: engine's choice.
  open var sectionHeaderHeight: CGFloat = automaticDimension
  static let usualHeaderHeight: CGFloat = 28
  /// The height that says that a view has its own.
  public static let automaticDimension: CGFloat = -1
  /// Changes of rows that are put together.
  final var batch = RowChanges()
  private final var headers: [(section: Int, top: CGFloat, height: CGFloat, view: UIView?)] = []

  private func replaceEdge(_ old: UIView?, _ new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    needsReload = true
    schedule(.layout)
  }

  /// What stands between rows; nothing is drawn here.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  private final var rows: [(path: IndexPath, top: CGFloat, height: CGFloat)] = []
  private final var cells: [(row: Int, cell: UITableViewCell)] = []
  private final var reusable: [UITableViewCell] = []
  private final var makers: [(identifier: String, make: () -> UITableViewCell)] = []
  private final var sections = 0
  // What the table shows is asked for as late as possible: cells may still be registered.
  private final var needsReload = false
  /// Whether the app is being asked for rows and cells: what it changes meanwhile counts afterwards.
  private final var isAsking = false
  private final var needsRows = false
  private(set) final var selectedRow: IndexPath?
  /// The row under a finger, and the number of that finger's touch: others mean nothing to the row.
  private final var press: (row: IndexPath, touch: Int)?

  private var rowDelegate: (any UITableViewDelegate)? { delegate?.asTableViewDelegate }

  // MARK: Rows and cells

  /// The most rows that a table has: engine's choice, so that a wrong count does not take all memory.
  static let rowLimit = 100_000

  /// Asks the data source again for everything; nothing is selected afterwards.
  ///
  /// Called while the table asks for rows or cells, it happens with the next layout: engine's choice.
  open func reloadData() {
    needsReload = true
    guard !isAsking else { return schedule(.layout) }
    needsReload = false
    isAsking = true
    if press != nil { _ = unmark() }
    for entry in cells { retire(entry.cell) }
    cells = []
    selectedRow = nil
    for header in headers where header.view?.superview === self { header.view?.removeFromSuperview() }
    headers = []
    rows = askForRows()
    let end = max(
      rows.last.map { $0.top + $0.height } ?? 0, headers.last.map { $0.top + $0.height } ?? 0, topEdge)
    contentSize = CGSize(width: bounds.width, height: end + (tableFooterView?.frame.height ?? 0))
    for place in headers.indices {
      headers[place].view = makeHeader(headers[place].section)
      if let view = headers[place].view { addSubview(view) }
    }
    placeEdges()
    isAsking = false
    showRows()
  }

  private func askForRows() -> [(path: IndexPath, top: CGFloat, height: CGFloat)] {
    var rows: [(path: IndexPath, top: CGFloat, height: CGFloat)] = []
    var top = topEdge
    sections = min(max(dataSource?.numberOfSections(in: self) ?? 0, 0), Self.rowLimit)
    for section in 0..<sections {
      let count = max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
      guard count <= Self.rowLimit - rows.count else {
        Refusal.tooManyRows(traceName, limit: Self.rowLimit).report(to: window?.hostApplication.trace)
        break
      }
      let height = headerHeight(section)
      if height > 0 {
        headers.append((section, top, height, nil))
        top += height
      }
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let asked = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        let height =
          asked == Self.automaticDimension ? Self.usualRowHeight : asked.isFinite ? max(asked, 0) : 0
        rows.append((path, top, height))
        top += height
      }
    }
    return rows
  }

  private var topEdge: CGFloat { max(tableHeaderView?.frame.height ?? 0, 0) }

  private func headerHeight(_ section: Int) -> CGFloat {
    let asked = rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? Self.automaticDimension
    if asked >= 0 { return asked.isFinite ? asked : 0 }
    let isThere =
      dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || rowDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    if sectionHeaderHeight == Self.automaticDimension { return isThere ? Self.usualHeaderHeight : 0 }
    return isThere && sectionHeaderHeight.isFinite ? max(sectionHeaderHeight, 0) : 0
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if let view = rowDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return nil }
    let label = UILabel(frame: .zero)
    label.text = title
    return label
  }

  private func placeEdges() {
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: topEdge)
    let footer = tableFooterView?.frame.height ?? 0
    tableFooterView?.frame = CGRect(x: 0, y: contentSize.height - footer, width: bounds.width, height: footer)
    for header in headers {
      header.view?.frame = CGRect(x: 0, y: header.top, width: bounds.width, height: header.height)
    }
  }

  /// The view above the rows of a section; `nil` if there is none.
  open func headerView(forSection section: Int) -> UIView? {
    reloadIfNeeded()
    return headers.first { $0.section == section }?.view
  }

  /// Says how cells of a name are made when none is left to be used again.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    makers.removeAll { $0.identifier.hasSameBytes(as: identifier) }
    if let cellClass { makers.append((identifier, { cellClass.init(reuseIdentifier: identifier) })) }
  }

  /// A cell of a name that scrolled out of sight; `nil` when none did and no class was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let place = reusable.firstIndex(where: { $0.reuseIdentifier?.hasSameBytes(as: identifier) == true }) {
      let cell = reusable.remove(at: place)
      cell.prepareForReuse()
      return cell
    }
    return makers.first { $0.identifier.hasSameBytes(as: identifier) }?.make()
  }

  /// A cell of a name that scrolled out of sight, or a new one of the class that was registered for the name.
  ///
  /// Where UIKit stops the app because no class was registered, the engine makes a plain cell and says so in the trace.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Refusal.cellOfNoClass(identifier).report(to: window?.hostApplication.trace)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The cell of a row that can be seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    reloadIfNeeded()
    return cells.first { rows[$0.row].path == indexPath }?.cell
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    guard point.x >= 0, point.x < max(contentSize.width, bounds.width) else { return nil }
    return rows.first { point.y >= $0.top && point.y < $0.top + $0.height }?.path
  }

  /// How many sections the data source has told of.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return sections
  }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return rows.reduce(0) { $1.path.section == section ? $0 + 1 : $0 }
  }
  /// The row of a cell that can be seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.cell === cell }.map { rows[$0.row].path }
  }
  /// The rows that can be seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    reloadIfNeeded()
    return cells.map { rows[$0.row].path }
  }
  /// Where a row is in the content; the zero rectangle for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    guard let row = rows.first(where: { $0.path == indexPath }) else { return .zero }
    return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
  }
  /// Scrolls a row to a position, within the limits of the content; a row that is not there changes nothing.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    guard rect != .zero else { return }
    let lowest = offsetLimits.lowest.y
    let highest = offsetLimits.highest.y
    let place: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: place = rect.minY - adjustedContentInset.top
    case .middle: place = rect.midY - bounds.height / 2
    case .bottom: place = rect.maxY - bounds.height + adjustedContentInset.bottom
    }
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(place, lowest), highest)), animated: animated)
  }

  /// The size of the table, and with it the rows that can be seen, has changed.
  open override var frame: CGRect {
    didSet {
      contentSize.width = bounds.width
      if !needsReload { placeEdges() }
      showRows()
    }
  }

  override func didScroll() {
    showRows()
    super.didScroll()
  }

  /// Asks the data source now if it wasn't asked since it was set.
  private func reloadIfNeeded() { if needsReload { reloadData() } }

  /// Shows the rows that can be seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
  }

  private func showRows() {
    needsRows = true
    guard !needsReload, !isAsking else { return }
    isAsking = true
    var passes = 0
    while needsRows, !needsReload {
      passes += 1
      guard passes <= Self.layoutPassLimit else {
        Refusal.endlessLayout(traceName, limit: Self.layoutPassLimit).report(
          to: window?.hostApplication.trace)
        break
      }
      needsRows = false
      showRowsOnce()
    }
    isAsking = false
  }

  private func showRowsOnce() {
    let (top, bottom) = (bounds.minY, bounds.maxY)
    let seen = rows.indices.filter { rows[$0].top + rows[$0].height > top && rows[$0].top < bottom }
    for entry in cells where !seen.contains(entry.row) { retire(entry.cell) }
    cells.removeAll { !seen.contains($0.row) }
    for row in seen where !cells.contains(where: { $0.row == row }) {
      guard let cell = dataSource?.tableView(self, cellForRowAt: rows[row].path) else { continue }
      cell.frame = CGRect(x: 0, y: rows[row].top, width: bounds.width, height: rows[row].height)
      cell.isSelected = rows[row].path == selectedRow
      cell.isHighlighted = false
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: rows[row].path)
      insertSubview(cell, at: 0)
      cells.append((row, cell))
    }
    cells.sort { $0.row < $1.row }
  }

  private func retire(_ cell: UITableViewCell) {
    if cell.superview === self { cell.removeFromSuperview() }
    if cell.reuseIdentifier != nil, !reusable.contains(where: { $0 === cell }) { reusable.append(cell) }
  }

  // MARK: Selection

  /// Selects a row without telling the delegate, and scrolls to it unless the position is `none`; `nil` deselects.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    reloadIfNeeded()
    if let selectedRow { cellForRow(at: selectedRow)?.setSelected(false, animated: animated) }
    selectedRow = indexPath.flatMap { path in rows.contains { $0.path == path } ? path : nil }
    guard let selectedRow else { return }
    if scrollPosition != .none { scrollToRow(at: selectedRow, at: scrollPosition, animated: animated) }
    cellForRow(at: selectedRow)?.setSelected(true, animated: animated)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selectedRow == indexPath { selectRow(at: nil, animated: animated, scrollPosition: .none) }
  }

  /// Marks the row under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard allowsSelection, press == nil, let touch = touches.min(by: { $0.hash < $1.hash }),
      let path = indexPathForRow(at: touch.location(in: self)),
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    press = (path, touch.hash)
    cellForRow(at: path)?.setHighlighted(true, animated: false)
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
    selectRow(at: chosen, animated: false, scrollPosition: .none)
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
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  override class var engineClassName: String { "UITableView" }
}
