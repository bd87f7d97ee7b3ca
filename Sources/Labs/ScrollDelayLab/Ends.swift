import LabSupport

extension ScrollDelay {
  static var lateContent: Scenario {
    Scenario(
      "V30", "a button that was added to the cell itself",
      question:
        "Both cells add a button in their initializer, but not to the same view: which one is clicked?",
      scope: TraceScope(stages: [.hitTesting, .log], subjects: .ownViews, passes: .last),
      build: { _ = ButtonPage(in: $0) },
      play: { run in
        run.press(CGPoint(x: 160, y: 80), for: 0.3, titled: "a press on the button of row 0")
        run.press(CGPoint(x: 160, y: 160), for: 0.3, titled: "a press on the button of row 1")
      },
      answer: { run in
        run.device.profile.makesContentViewsLate
          ? """
          Only that of row 1, which was added to contentView. The cell of row 0 had none yet when it added its button \
          to itself: the content view came later, lies above the button, and is hit instead.
          """
          : """
          Both. On this system a cell has its content view from the beginning, and the button that was added to the \
          cell itself lies above it.
          """
      })
  }

  static var atTheEnd: Scenario {
    Scenario(
      "V31", "a list at its end, in a page that scrolls the same way",
      question:
        "The list is at its lower end. A finger drags it up, and another one down: which scroll view moves?",
      build: { run in
        let page = ScrollPage(in: run, logs: .drags)
        page.hasSeveral = true
        page.scroll.traceName = "Page"
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 280, height: 160))
        list.traceName = "List"
        list.contentSize = CGSize(width: 280, height: 600)
        list.contentOffset = CGPoint(x: 0, y: 440)
        list.addSubview(ContentView(frame: CGRect(x: 0, y: 0, width: 280, height: 600)))
        list.delegate = page
        page.content.addSubview(list)
      },
      play: { run in
        let start = CGPoint(x: 160, y: 220)
        run.drag(from: start, by: CGPoint(x: 0, y: -48), titled: "a drag upwards, beyond the end")
        run.drag(from: start, by: CGPoint(x: 0, y: 48), titled: "a drag downwards")
      },
      answer: { run in
        run.device.profile.transfersScrolling
          ? """
          The list leaves the first drag to the page: it is at its end, and the page can still go on. The second drag is \
          its own again. transfersVerticalScrollingToParent = false makes it keep both.
          """
          : """
          The list, each time. Beyond its end it gives way a little and springs back, and the page stands still.
          """
      })
  }
}

/// A table with a button in each row; that of row 0 is added to the cell itself.
private final class ButtonPage: UIView, UITableViewDataSource {
  private let table = LoggingTable(frame: CGRect(x: 20, y: 40, width: 280, height: 160))
  private let write: (String) -> Void

  init(in run: ScenarioRun) {
    write = { [unowned run] in run.trace.log($0) }
    super.init(frame: run.screen)
    table.rowHeight = 80
    table.dataSource = self
    addSubview(table)
    run.show(self)
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = ButtonCell(addsToItself: indexPath.row == 0)
    let click = UIAction { [write] _ in write("the button of row \(indexPath.row) is clicked") }
    cell.button.addAction(click, for: .touchUpInside)
    return cell
  }
}

private final class ButtonCell: UITableViewCell {
  let button = LoggingButton(frame: CGRect(x: 40, y: 20, width: 200, height: 40))

  init(addsToItself: Bool) {
    super.init(style: .default, reuseIdentifier: nil)
    if addsToItself { addSubview(button) } else { contentView.addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }
  required convenience init(reuseIdentifier: String?) { self.init(addsToItself: true) }
}
