/// What a finger on a row does.
extension UITableView {
  /// Marks the row under the finger.
  func beginPress(_ touches: Set<UITouch>) {
    guard allowsSelection, press == nil, let touch = touches.min(by: { $0.hash < $1.hash }),
      let path = indexPathForRow(at: touch.location(in: self)),
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    press = (path, touch.hash)
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Selects the row that was marked.
  func endPress(_ touches: Set<UITouch>) {
    guard let touch = pressing(touches), let path = unmark(),
      indexPathForRow(at: touch.location(in: self)) == path
    else { return }
    let chosen = rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    if let selected = indexPathForSelectedRow, selected != chosen {
      deselectRow(at: selected, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: selected)
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    rowDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// Forgets the row that was marked.
  func cancelPress(_ touches: Set<UITouch>) {
    if pressing(touches) != nil { unmark() }
  }

  private func pressing(_ touches: Set<UITouch>) -> UITouch? { touches.first { $0.hash == press?.touch } }

  /// Takes the mark away; the row that had it.
  @discardableResult
  func unmark() -> IndexPath? {
    guard let path = press?.row else { return nil }
    press = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }
}
