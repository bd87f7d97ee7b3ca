/// The book's mystery: a table and a button, and around both a page that a tap recognizer watches.
// snippet: page
package class BackView: Page, UITableViewDataSource, UITableViewDelegate {
  package let table = LoggingTable(frame: CGRect(x: 20, y: 40, width: 280, height: 240))
  package let button = LoggingButton(frame: CGRect(x: 90, y: 340, width: 140, height: 60))
  package let tap = UITapGestureRecognizer()

  package override func build() {
    table.rowHeight = 80
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    let click = UIAction { [weak self] _ in self?.write("button clicked!") }
    button.addAction(click, for: .touchUpInside)
    addSubview(button)
    tap.name = "Tap"
    tap.addTarget(self, action: BackView.tapped)
    addGestureRecognizer(tap)
    finish()
  }

  package func tapped() { write("backview tapped") }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    write("cell selected!")
  }
  // endsnippet

  /// Repairs the page, in one way or another, and paints it.
  func finish() {
    logName = "BackView"
    (table.backgroundColor, button.backgroundColor) = (.systemGray6, .systemBlue)
    button.setTitle("Button", for: .normal)
  }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.logName = "Row\(indexPath.row)"
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    write("scrollViewWillBeginDragging")
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { write("scrollViewDidScroll") }
  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write("scrollViewDidEndDragging, offset \(PageNumber.text(scrollView.contentOffset.y))")
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    write("scrollViewDidEndDecelerating, offset \(PageNumber.text(scrollView.contentOffset.y))")
  }

  /// A place of the page that belongs to nothing on it.
  package static var besideTheTable: CGPoint { CGPoint(x: 160, y: 310) }
  /// The middle of the second row.
  package static var row: CGPoint { CGPoint(x: 160, y: 160) }
  /// The middle of the button.
  package static var middleOfButton: CGPoint { CGPoint(x: 160, y: 370) }
}

/// A table that writes down what it's told of touches.
package class LoggingTable: UITableView {
  /// What the table answers when it's asked whether its content gets touches.
  package var letsContentBegin = true

  package override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    letsContentBegin
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesBegan(touches, with: event)
  }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesMoved(touches, with: event)
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesEnded(touches, with: event)
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesCancelled(touches, with: event)
  }
}

/// A button that does, too.
package final class LoggingButton: CLButton {
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesMoved(touches, with: event)
  }
}
