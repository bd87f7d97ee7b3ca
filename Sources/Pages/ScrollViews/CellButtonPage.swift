/// A button in a row of a table.
package final class CellButtonPage: BackView {
  package override class var name: String { "button-in-a-cell" }
  package override class var title: String { "A button in a row" }
  package override class var task: String { "Tap the button in row 1 quickly." }
  package override class var facts: [String] { ["V1", "V4"] }
  package override class var touch: PageTouch { .press(CGPoint(x: 240, y: 160), for: 0.1) }

  override func finish() {
    super.finish()
    button.isHidden = true
    removeGestureRecognizer(tap)
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let button = LoggingButton(frame: CGRect(x: 180, y: 20, width: 80, height: 40))
    button.backgroundColor = .systemBlue
    button.addAction(UIAction { [weak self] _ in self?.write("button clicked!") }, for: .touchUpInside)
    cell.contentView.addSubview(button)
    return cell
  }
}
