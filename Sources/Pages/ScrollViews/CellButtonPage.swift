/// A button in a row of a table.
public final class CellButtonPage: BackView {
  public override class var name: String { "button-in-a-cell" }
  public override class var title: String { "A button in a row" }
  public override class var task: String { "Tap the button in row 1 quickly." }
  public override class var facts: [String] { ["V1", "V4"] }
  public override class var touch: PageTouch { .press(CGPoint(x: 240, y: 160), for: 0.1) }

  override func finish() {
    super.finish()
    button.isHidden = true
    removeGestureRecognizer(tap)
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let button = GLButton(frame: CGRect(x: 180, y: 20, width: 80, height: 40))
    button.backgroundColor = .systemBlue
    button.addAction(UIAction { [weak self] _ in self?.write("button clicked!") }, for: .touchUpInside)
    cell.contentView.addSubview(button)
    return cell
  }
}
