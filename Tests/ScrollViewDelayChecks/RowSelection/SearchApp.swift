import TouchKit
import TouchStage

/// What an app adds to a search page: rows, delegates and recognizers, which tell a log what happens.
final class SearchApp: UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate,
  UIGestureRecognizerDelegate
{
  private let plan: SearchPlan
  private let note: (String) -> Void
  /// How many rows there are.
  var count: Int

  init(_ plan: SearchPlan, note: @escaping (String) -> Void) {
    (self.plan, self.note) = (plan, note)
    count = plan.rows == .few ? 2 : plan.rows == .none ? 0 : 40
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = ListeningCell(style: .default, reuseIdentifier: nil)
    (cell.row, cell.note) = (indexPath.row, note)
    cell.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    var parent: UIView = cell.contentView
    for _ in 0..<(plan.rows == .nestedParts ? 4 : 0) {
      let part = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 60))
      parent.addSubview(part)
      parent = part
    }
    if plan.rows == .strips {
      parent.addSubview(UIScrollView(frame: CGRect(x: 60, y: 5, width: 200, height: 50)))
    }
    if plan.rows == .controls {
      let control = UIControl(frame: CGRect(x: 60, y: 5, width: 120, height: 50))
      control.addAction(UIAction { [note] _ in note("a control in a row is tapped") }, for: .touchUpInside)
      parent.addSubview(control)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("the table’s delegate hears that row \(indexPath.row) is selected")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("the table’s delegate hears of a drag")
  }

  // MARK: The field

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("the field’s delegate is asked whether editing may end")
    return plan.field != .kept
  }

  // MARK: Recognizers

  /// Adds a recognizer, of which it tells, and others that are off.
  func addRecognizers(to page: any RepairablePage) {
    for view in [page, page.suggestions, page.button] as [UIView] {
      for silent in [UITapGestureRecognizer(), UILongPressGestureRecognizer()] {
        silent.isEnabled = false
        view.addGestureRecognizer(silent)
      }
    }
    let recognizer: UIGestureRecognizer =
      plan.recognizer == .longPressOnThePage ? UILongPressGestureRecognizer() : UITapGestureRecognizer()
    switch plan.recognizer {
    case .none: return
    case .doubleTapOnTheTable: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
    case .rival, .friend:
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    case .tapOnTheTable, .longPressOnThePage: break
    }
    let isOnTheTable = [.tapOnTheTable, .doubleTapOnTheTable].contains(plan.recognizer)
    (isOnTheTable ? page.suggestions : page).addGestureRecognizer(recognizer)
    // Whether a rival recognizes, too, is left open.
    if plan.recognizer != .rival { recognizer.addTarget(self, action: SearchApp.act) }
  }

  private func act(_ recognizer: UIGestureRecognizer) { note("the app’s recognizer is \(recognizer.state)") }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // On the page itself, or on a view that a repair has put there.
    !sequence(first: touch.view, next: { $0?.superview }).prefix { $0 != nil }.contains {
      $0 is UITableView || $0 is UIControl
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { plan.recognizer == .friend }
}

/// A cell that tells when it's marked and selected.
private final class ListeningCell: UITableViewCell {
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
