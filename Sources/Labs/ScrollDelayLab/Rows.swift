import LabSupport

/// A page that is all table, whose delegate writes down what happens to its rows.
final class RowPage: UIView, UITableViewDataSource, UITableViewDelegate {
  private let table = LoggingTable(frame: CGRect(x: 20, y: 40, width: 280, height: 240))
  private let write: (String) -> Void
  private var cellCount = 0

  init(in run: ScenarioRun) {
    write = { [unowned run] in run.trace.log($0) }
    super.init(frame: run.screen)
    table.rowHeight = 80
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    run.show(self)
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") {
      write("row \(indexPath.row) gets cell \(cell.tag) again")
      return cell
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cellCount += 1
    cell.tag = cellCount
    write("row \(indexPath.row) gets a new cell, cell \(cell.tag)")
    return cell
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    write("didHighlightRow \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    write("didUnhighlightRow \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    write("willSelectRow \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    write("didSelectRow \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    write("didDeselectRow \(indexPath.row)")
  }
}

extension ScrollDelay {
  static var rows: Scenario {
    scenario(
      "V13", "rows light up and are selected",
      question: """
        A press on row 1, a quick tap on row 2, and a drag that begins on row 1 after a rest: which rows light up, \
        and which are selected?
        """,
      build: { _ = RowPage(in: $0) },
      play: { run in
        run.press(BackView.row, for: 0.5, titled: "a press on row 1")
        run.press(CGPoint(x: 160, y: 240), for: 0.1, titled: "a quick tap on row 2")
        run.drag(
          from: BackView.row, by: CGPoint(x: 0, y: -96), after: 0.3, titled: "a drag after a rest on row 1")
      },
      answer: """
        A row lights up when the table is told that a finger has landed, and no sooner: with the quick tap that is the \
        lift. It is selected when the finger lifts on the same row. A drag takes the light away and selects nothing. \
        Row 4 comes into sight with the cell of row 0, which has gone out of it.
        """)
  }

  static var sideways: Scenario {
    scenario(
      "V3", "a finger that goes sideways",
      question:
        "The content can only move up and down. A finger goes sideways at once: when does it hear of it?",
      build: { ScrollPage(in: $0, logs: .drags) },
      play: { $0.drag(from: CGPoint(x: 160, y: 200), by: CGPoint(x: -96, y: 0)) },
      answer: """
        At 10 points, long before 0.15 s: a finger that goes so far along an axis that cannot scroll wants something \
        of the content. What was held back comes at once, with this move in it.
        """)
  }

  static var lock: Scenario {
    scenario(
      "V11-lock", "content that can move both ways",
      question:
        "A finger goes up and, less, to the left: where is the content then, and where with the lock on?",
      build: { run in
        ScrollPage(in: run, content: CGSize(width: 2000, height: 2000), logs: .offsets)
      },
      play: { run in
        let way = CGPoint(x: -48, y: -96)
        for (isLocked, title) in [(false, "unlocked"), (true, "isDirectionalLockEnabled = true")] {
          run.scrollPage?.scroll.contentOffset = .zero
          run.scrollPage?.scroll.isDirectionalLockEnabled = isLocked
          run.drag(from: CGPoint(x: 160, y: 300), by: way, titled: title)
        }
      },
      answer: """
        Unlocked it follows the finger both ways, and leaves out 10 points of the longer one and as much of the other in \
        proportion. Locked it stays on the axis along which the finger was faster when the drag began.
        """)
  }
}
