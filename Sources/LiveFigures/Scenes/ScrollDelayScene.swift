import TouchKit

/// The articles' page: a tap recognizer watches all of it; on it are a table and a button.
final class ScrollDelayScene: Scene {
  private let page = TablePage("BackView", 0, 0, 320, 480)

  override var name: String { "scroll-delay" }
  override var settings: [Setting] {
    [
      Setting("delaysContentTouches", is: true), Setting("canCancelContentTouches", is: true),
      Setting("the tap recognizer", ["detached", "attached"], initial: 1),
    ]
  }
  override var plays: [Play] {
    [
      .press("A quick tap", at: 160, 160, for: 100), .press("A short press", at: 160, 160, for: 500),
      .press("A long press", at: 160, 160, for: 1000), .press("Tap the button", at: 160, 370, for: 100),
      Play("Drag").down(160, 200).move(by: 0, -8, times: 12).wait(300).up(),
      Play("Drag later").down(160, 200).wait(300).move(by: 0, -8, times: 12).wait(300).up(),
    ]
  }

  override func build(on screen: CGRect) {
    page.log = { [unowned(unsafe) self] in run?.trace.log($0, by: $1) }
    page.fill()
    show(page, listing: [page, page.table, page.button])
  }

  override func change(_ setting: Int, to choice: Int) {
    switch setting {
    case 0: page.table.delaysContentTouches = choice == 1
    case 1: page.table.canCancelContentTouches = choice == 1
    default:
      if choice == 1 { page.addGestureRecognizer(page.tap) } else { page.removeGestureRecognizer(page.tap) }
    }
  }
}

final class TablePage: KeepingView, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 20, y: 40, width: 280, height: 240))
  let button = UIButton(frame: CGRect(x: 90, y: 340, width: 140, height: 60))
  let tap = UITapGestureRecognizer()
  var log: (_ line: String, _ speaker: String) -> Void = { _, _ in }

  func fill() {
    table.traceName = "LoggingTable"
    button.traceName = "LoggingButton"
    table.rowHeight = 80
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    button.addAction(
      UIAction { [unowned(unsafe) self] _ in log("button clicked!", "LoggingButton") }, for: .touchUpInside)
    addSubview(button)
    tap.name = "Tap"
    tap.addTarget(self, action: TablePage.tapped)
    addGestureRecognizer(tap)
  }

  func tapped() { log("backview tapped", "BackView") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("cell selected!", "LoggingTable")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.traceName = "Row\(indexPath.row)"
    return cell
  }
}
