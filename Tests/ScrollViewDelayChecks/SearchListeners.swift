import TouchKit

/// A view around a page that notes the touches that nothing in it has kept.
final class ListeningView: UIView {
  var note: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesMoved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesCancelled") }
}

/// A view of the app's that takes no touches itself.
final class OpenView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Rows that note when they are marked and selected, and, as a table's delegate, what it tells of that.
final class ListeningRows: UITableViewDataSource, UITableViewDelegate {
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
  var count: Int
  /// What each row holds.
  var part: SearchRowPart?
  private let haveButtons: Bool

  init(count: Int, haveButtons: Bool) { (self.count, self.haveButtons) = (count, haveButtons) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.row = indexPath.row
    cell.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    cell.note = { [unowned self] in note($0) }
    part?.put(into: cell) { [unowned self] in note($0) }
    if haveButtons {
      let button = UIButton(frame: CGRect(x: 100, y: 0, width: 80, height: 60))
      button.addAction(
        UIAction { [unowned self] _ in note("the button of row \(indexPath.row) is clicked") },
        for: .touchUpInside)
      cell.addSubview(button)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("the table's delegate hears that row \(indexPath.row) is selected")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("the table's delegate hears of a drag")
  }
}

/// A delegate of the app's recognizer, which sees touches in one view only.
final class ListeningGate: UIGestureRecognizerDelegate {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view?.isDescendant(of: view) == true
  }
}

/// A delegate of the app's recognizer, which sees no touches in some views, and may let others recognize with it.
final class ListeningNeighbor: UIGestureRecognizerDelegate {
  private let views: [UIView]
  private let shares: Bool

  init(besides views: [UIView], shares: Bool) { (self.views, self.shares) = (views, shares) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !views.contains { touch.view?.isDescendant(of: $0) == true }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { shares }
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
