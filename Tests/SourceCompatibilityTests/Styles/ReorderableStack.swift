import TouchKit

/// Rows that one presses for a while and then drags to another place.
class ReorderableStack: UIView {
  private(set) var rows: [UIView] = []
  let rowHeight: CGFloat = 50
  private var lifted: UIView?
  private var grip: CGFloat = 0

  func addRow(_ row: UIView) {
    rows.append(row)
    addSubview(row)
    let press = UILongPressGestureRecognizer(target: self, action: ReorderableStack.didPress)
    press.minimumPressDuration = 0.4
    row.addGestureRecognizer(press)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(rows.count) * rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() where row !== lifted {
      row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  func didPress(_ press: UILongPressGestureRecognizer) {
    guard let row = press.view else { return }
    let y = press.location(in: self).y
    switch press.state {
    case .began:
      lifted = row
      grip = y - row.center.y
      bringSubviewToFront(row)
      row.alpha = 0.8
    case .changed:
      row.center.y = y - grip
      let target = min(max(Int(row.center.y / rowHeight), 0), rows.count - 1)
      if let index = rows.firstIndex(of: row), index != target {
        rows.remove(at: index)
        rows.insert(row, at: target)
        setNeedsLayout()
      }
    case .ended, .cancelled, .failed:
      lifted = nil
      row.alpha = 1
      setNeedsLayout()
    default:
      break
    }
  }
}
