import TouchKit

/// What the app changes for a while in a part of its page.
enum SearchChange: String, CaseIterable {
  case fieldIsHidden = "the field is hidden"
  case fieldIsFaded = "the field is transparent, empty, and has a placeholder"
  case fieldIsOff = "the field is disabled and takes no touches"
  case fieldIsElsewhere = "the field lies in another view, beside the page"
  case fieldIsOutside = "the field lies outside of the page, and has no size"
  case buttonIsHidden = "the button is hidden, and disabled"
  case buttonIsAway = "the button is taken out of the page"
  case tableIsHidden = "the table is hidden"
  case tableIsTransparent = "the table is transparent"
  case tableTakesNoTouches = "the table's user interaction is switched off"
  case tableIsEmpty = "the table has no rows, but a footer"
  case tableHasNobody = "the table has neither a data source nor a delegate"

  /// Where a finger lands meanwhile.
  var spot: SearchAct.Spot {
    switch self {
    case .tableIsHidden, .tableIsTransparent, .tableTakesNoTouches, .tableIsEmpty, .tableHasNobody: .row
    default: .below
    }
  }

  /// Makes it so, and gives back what undoes it.
  func apply(to page: any RepairablePage, _ rows: ListeningRows, beside other: UIView) -> () -> Void {
    let (field, button, table) = (page.field, page.button, page.suggestions)
    switch self {
    case .fieldIsHidden:
      field.isHidden = true
      return { field.isHidden = false }
    case .fieldIsFaded:
      let text = field.text
      (field.alpha, field.text, field.placeholder) = (0, "", "Search")
      return { (field.alpha, field.text, field.placeholder) = (1, text, nil) }
    case .fieldIsOff:
      (field.isEnabled, field.isUserInteractionEnabled) = (false, false)
      return { (field.isEnabled, field.isUserInteractionEnabled) = (true, true) }
    case .fieldIsElsewhere: return move(field, to: other)
    case .fieldIsOutside:
      let frame = field.frame
      field.frame = CGRect(x: -200, y: 0, width: 0, height: 0)
      return { field.frame = frame }
    case .buttonIsHidden:
      let wasEnabled = button.isEnabled
      (button.isHidden, button.isEnabled) = (true, false)
      return { (button.isHidden, button.isEnabled) = (false, wasEnabled) }
    case .buttonIsAway: return move(button, to: nil)
    case .tableIsHidden:
      let wasHidden = table.isHidden
      table.isHidden = true
      return { table.isHidden = wasHidden }
    case .tableIsTransparent:
      let alpha = table.alpha
      table.alpha = 0
      return { table.alpha = alpha }
    case .tableTakesNoTouches:
      let tookTouches = table.isUserInteractionEnabled
      table.isUserInteractionEnabled = false
      return { table.isUserInteractionEnabled = tookTouches }
    case .tableIsEmpty:
      let (count, offset) = (rows.count, table.contentOffset)
      rows.count = 0
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 300))
      table.reloadData()
      // The footer is where the finger lands.
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      return {
        rows.count = count
        table.tableFooterView = nil
        table.reloadData()
        table.contentOffset = offset
        table.layoutIfNeeded()
      }
    case .tableHasNobody:
      let (dataSource, delegate, offset) = (table.dataSource, table.delegate, table.contentOffset)
      (table.dataSource, table.delegate) = (nil, nil)
      table.reloadData()
      table.layoutIfNeeded()
      return {
        (table.dataSource, table.delegate) = (dataSource, delegate)
        table.reloadData()
        table.layoutIfNeeded()
        table.contentOffset = offset
        table.layoutIfNeeded()
      }
    }
  }

  private func move(_ view: UIView, to other: UIView?) -> () -> Void {
    guard let superview = view.superview, let place = superview.subviews.firstIndex(of: view) else {
      return {}
    }
    if let other { other.addSubview(view) } else { view.removeFromSuperview() }
    return { superview.insertSubview(view, at: place) }
  }
}
