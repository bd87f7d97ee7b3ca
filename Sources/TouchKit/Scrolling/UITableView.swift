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
      get { weakSource }
      set {
        weakSource = newValue
        needsReload = true
        schedule(.layout)
      }
    }
    @WeakDelegate private final var weakSource: (any UITableViewDataSource)?
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
    return cells.compactMap { $0.cell.object }
  }

  #if !hasFeature(Embedded)
    /// What is seen behind the rows: kept, and not put into the table.
    open var backgroundView: UIView? { didSet { dispose(of: oldValue) } }
  #endif
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

  private func replaceEdge(_ old: UIView?, _ new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    needsReload = true
    schedule(.layout)
  }

  /// What stands between rows; nothing is drawn here.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// What the data source said when it was last asked.
  private final var layout = TableLayout() { didSet { dispose(of: oldValue) } }
  // The table's subviews; one that has left them is the app's business.
  private final var cells: [(row: Int, cell: Weak<UITableViewCell>)] = []
  private final var reusableCells = ReusableCells()
  // What the table shows is asked for as late as possible: cells may still be registered.
  private final var needsReload = false
  /// Whether the app is being asked for rows and cells: what it changes meanwhile counts afterwards.
  private final var isAsking = false
  private final var needsRows = false
  private final var selectedRow: IndexPath?
  /// The row under a finger, and the number of that finger's touch: others mean nothing to the row.
  final var press: (row: IndexPath, touch: Int)?

  var rowDelegate: (any UITableViewDelegate)? { delegate?.asTableViewDelegate }

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
    unmark()
    for entry in cells { retire(entry.cell.object) }
    cells = []
    selectedRow = nil
    for header in layout.headers where header.view?.superview === self { header.view?.removeFromSuperview() }
    layout.headers = []
    layout = TableLayout(of: self)
    contentSize = CGSize(
      width: bounds.width, height: layout.height + (tableFooterView?.frame.height ?? 0))
    for place in layout.headers.indices {
      let view = makeHeader(layout.headers[place].section)
      if let view { addSubview(view) }
      layout.headers[place].view = view?.parent === self ? view : nil
    }
    placeEdges()
    isAsking = false
    showRows()
  }

  /// The view above the rows of a section; `nil` if there is none.
  open func headerView(forSection section: Int) -> UIView? {
    reloadIfNeeded()
    return layout.headers.first { $0.section == section }?.view
  }

  /// Says how cells of a name are made when none is left to be used again.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    reusableCells.register(cellClass, for: identifier)
  }

  /// A cell of a name that scrolled out of sight; `nil` when none did and no class was registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return reusableCells.registered(for: identifier)?.init(reuseIdentifier: identifier)
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
    return cells.first { layout.rows[$0.row].path == indexPath }?.cell.object
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    guard point.x >= 0, point.x < max(contentSize.width, bounds.width) else { return nil }
    return layout.row(at: point.y)?.path
  }

  /// How many sections the data source has told of.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return layout.sections
  }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return layout.rows.reduce(0) { $1.path.section == section ? $0 + 1 : $0 }
  }
  /// The row of a cell that can be seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.cell.object === cell }.map { layout.rows[$0.row].path }
  }
  /// The rows that can be seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    reloadIfNeeded()
    return cells.map { layout.rows[$0.row].path }
  }
  /// Where a row is in the content; the zero rectangle for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    guard let row = layout.rows.first(where: { $0.path == indexPath }) else { return .zero }
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

  // MARK: Selection

  /// Selects a row without telling the delegate, and scrolls to it unless the position is `none`; `nil` deselects.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    reloadIfNeeded()
    if let selectedRow { cellForRow(at: selectedRow)?.setSelected(false, animated: animated) }
    selectedRow = indexPath.flatMap { path in layout.rows.contains { $0.path == path } ? path : nil }
    guard let selectedRow else { return }
    if scrollPosition != .none { scrollToRow(at: selectedRow, at: scrollPosition, animated: animated) }
    cellForRow(at: selectedRow)?.setSelected(true, animated: animated)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selectedRow == indexPath { selectRow(at: nil, animated: animated, scrollPosition: .none) }
  }

  private func placeEdges() {
    place(tableHeaderView, at: 0, height: topEdge)
    let footer = tableFooterView?.frame.height ?? 0
    place(tableFooterView, at: contentSize.height - footer, height: footer)
    for header in layout.headers { place(header.view, at: header.top, height: header.height) }
  }

  /// Only what is in the table: the table itself, and what it is in, cannot be put into it.
  private func place(_ view: UIView?, at top: CGFloat, height: CGFloat) {
    guard let view, view.parent === self else { return }
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  /// Where the first section begins.
  var topEdge: CGFloat { max(tableHeaderView?.frame.height ?? 0, 0) }

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
  func reloadIfNeeded() { if needsReload { reloadData() } }

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
    let seen = layout.rows(from: bounds.minY, to: bounds.maxY)
    for entry in cells where !seen.contains(entry.row) { retire(entry.cell.object) }
    cells = cells.filter { seen.contains($0.row) }
    for row in seen where !cells.contains(where: { $0.row == row }) {
      let place = layout.rows[row]
      guard let cell = dataSource?.tableView(self, cellForRowAt: place.path) else { continue }
      cell.addContent()
      cell.frame = CGRect(x: 0, y: place.top, width: bounds.width, height: place.height)
      cell.isSelected = place.path == selectedRow
      cell.isHighlighted = false
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
      insertSubview(cell, at: 0)
      // A cell that the table is in can't be put into it.
      if cell.parent === self { cells.append((row, Weak(cell))) }
    }
    cells.sort { $0.row < $1.row }
  }

  private func retire(_ cell: UITableViewCell?) {
    guard let cell else { return }
    if cell.superview === self { cell.removeFromSuperview() }
    if let identifier = cell.reuseIdentifier { reusableCells.keep(cell, for: identifier) }
  }

  /// Marks the row under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginPress(touches)
  }

  /// Selects the row that was marked (fact V13).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endPress(touches)
  }

  /// Forgets the row that was marked.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelPress(touches)
  }

  override class var engineClassName: String { "UITableView" }
}
