import TouchKit

/// A view around a page that notes the touches that nothing in it has kept.
final class ListeningView: UIView {
  var note: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesMoved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesCancelled") }
}

/// Rows that note when they are marked and selected.
final class ListeningRows: UITableViewDataSource {
  private final class Cell: UITableViewCell {
    var note: (String) -> Void = { _ in }
    var row = 0

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      if highlighted != isHighlighted { note("row \(row) is \(highlighted ? "" : "not ")marked") }
      super.setHighlighted(highlighted, animated: animated)
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      if selected != isSelected { note("row \(row) is \(selected ? "" : "not ")selected") }
      super.setSelected(selected, animated: animated)
    }
  }

  var note: (String) -> Void = { _ in }
  private let count: Int
  private let haveButtons: Bool

  init(count: Int, haveButtons: Bool) { (self.count, self.haveButtons) = (count, haveButtons) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.row = indexPath.row
    cell.note = { [unowned self] in note($0) }
    if haveButtons {
      let button = UIButton(frame: CGRect(x: 100, y: 0, width: 80, height: 60))
      button.addAction(
        UIAction { [unowned self] _ in note("the button of row \(indexPath.row) is clicked") },
        for: .touchUpInside)
      cell.addSubview(button)
    }
    return cell
  }
}

/// A delegate of a field that notes what it is asked.
final class ListeningEditor: UITextFieldDelegate {
  var note: (String) -> Void = { _ in }
  private let lets: Bool

  init(lets: Bool) { self.lets = lets }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("the field's delegate is asked whether editing may end")
    return lets
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    note("the field's delegate hears that editing has ended")
  }
}

/// A target of a recognizer.
final class ListeningTarget {
  private let work: (UIGestureRecognizer) -> Void

  init(_ work: @escaping (UIGestureRecognizer) -> Void) { self.work = work }

  func act(_ recognizer: UIGestureRecognizer) { work(recognizer) }
}
