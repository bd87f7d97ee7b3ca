/// Where a table's rows and headers are, as its data source and its delegate said when they were last asked.
struct TableLayout {
  /// A row's place in the content, in points.
  struct Row {
    let path: IndexPath
    let top: CGFloat
    let height: CGFloat
  }

  /// The place of what lies above a section's rows, in points.
  struct Header {
    let section: Int
    let top: CGFloat
    let height: CGFloat
    @Weak var view: UIView?
  }

  private(set) var rows: [Row] = []
  var headers: [Header] = []
  private(set) var sections = 0
  /// Where the last section ends.
  private(set) var height: CGFloat = 0

  init() {}

  /// Asks for everything.
  init(of table: UITableView) {
    let (source, delegate) = (table.dataSource, table.rowDelegate)
    var top = table.topEdge
    sections = min(max(source?.numberOfSections(in: table) ?? 0, 0), UITableView.rowLimit)
    for section in 0..<sections {
      let count = max(source?.tableView(table, numberOfRowsInSection: section) ?? 0, 0)
      guard count <= UITableView.rowLimit - rows.count else {
        Refusal.tooManyRows(table.traceName, limit: UITableView.rowLimit)
          .report(to: table.window?.hostApplication.trace)
        break
      }
      let height = table.headerHeight(section)
      if height > 0 {
        headers.append(Header(section: section, top: top, height: height))
        top += height
      }
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let asked = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        let isUsual = asked == UITableView.automaticDimension
        let height = isUsual ? UITableView.usualRowHeight : asked.isFinite ? max(asked, 0) : 0
        rows.append(Row(path: path, top: top, height: height))
        top += height
      }
    }
    height = top
  }

  /// The row at a height of the content.
  func row(at y: CGFloat) -> Row? { rows.first { y >= $0.top && y < $0.top + $0.height } }

  /// The places of the rows between two heights of the content.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    rows.indices.filter { rows[$0].top + rows[$0].height > top && rows[$0].top < bottom }
  }
}

extension UITableView {
  /// How high what lies above a section's rows is, in points; 0 if nothing does.
  func headerHeight(_ section: Int) -> CGFloat {
    let asked = rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? Self.automaticDimension
    if asked >= 0 { return asked.isFinite ? asked : 0 }
    let isThere =
      dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || rowDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    if sectionHeaderHeight == Self.automaticDimension { return isThere ? Self.usualHeaderHeight : 0 }
    return isThere && sectionHeaderHeight.isFinite ? max(sectionHeaderHeight, 0) : 0
  }

  /// What lies above a section's rows: what the delegate makes, or a label with the section's title.
  func makeHeader(_ section: Int) -> UIView? {
    if let view = rowDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return nil }
    let label = UILabel(frame: .zero)
    label.text = title
    return label
  }
}
