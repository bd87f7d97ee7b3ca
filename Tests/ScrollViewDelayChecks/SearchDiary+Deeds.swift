import TouchKit
import TouchStage

/// What the app does with its page.
extension SearchDiary {
  func furnish() {
    let table = page.suggestions
    page.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    table.dataSource = rows
    table.reloadData()
    if let otherTable {
      otherTable.rowHeight = 60
      otherTable.dataSource = otherRows
      page.addSubview(otherTable)
    }
    for setting in surroundings.settings { furnish(setting) }
    table.layoutIfNeeded()
    table.contentOffset.y = surroundings.start
    table.layoutIfNeeded()
  }

  private func furnish(_ setting: SearchSurroundings.Setting) {
    let table = page.suggestions
    switch setting {
    case .insets: table.contentInset = UIEdgeInsets(top: 70, left: 0, bottom: 70, right: 0)
    case .header: table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 130))
    case .selectsNothing: table.allowsSelection = false
    case .ownDelegate: table.delegate = rows
    case .buttonIsOff: page.button.isEnabled = false
    case .buttonRepairs:
      page.button.addAction(
        UIAction { [unowned self] _ in if let way = surroundings.way { page.repair(way) } }, for: .touchDown)
    case .tableGoesWithTheKeyboard:
      page.field.addAction(
        UIAction { [unowned self] _ in page.suggestions.isHidden = true }, for: .editingDidEnd)
    case .buttonInTheRows, .fewRows: break
    }
  }

  /// Repairs the page once more, in the same way.
  func repairAgain() { if let way = surroundings.way { repair(way) } }

  func perform(_ deed: SearchAct.Deed) {
    let table = page.suggestions
    switch deed {
    case .repairsAgain: repairAgain()
    case .takesAway:
      let house = page.superview
      page.removeFromSuperview()
      stage.device.advance(by: 1)
      house?.addSubview(page)
    case .movesHouse:
      houses[page.superview === houses[0] ? 1 : 0].addSubview(page)
      if let house = page.superview { stage.window.bringSubviewToFront(house) }
    case .hidesTheTable: table.isHidden = true
    case .showsTheTable: (table.isHidden, table.alpha, table.transform) = (false, 1, .identity)
    case .switchesTheTableOff: table.isUserInteractionEnabled = false
    case .switchesTheTableOn: table.isUserInteractionEnabled = true
    case .reloads:
      table.reloadData()
      table.layoutIfNeeded()
    case .waits: stage.device.advance(by: 100)
    case .grows:
      page.frame.size = CGSize(width: 420, height: 560)
      page.button.frame.origin.x = 290
    case .fades: table.alpha = 0
    case .turns: table.transform = CGAffineTransform(rotationAngle: 0.2)
    case .wraps:
      let wrapper = OpenView(frame: page.bounds)
      page.insertSubview(wrapper, aboveSubview: table.superview === page ? table : page.button)
      wrapper.bounds.origin.y = 40
      wrapper.addSubview(table)
      table.center.y += 40
    case .setsTheTable:
      (table.isScrollEnabled, table.bounces, table.delaysContentTouches) = (false, false, false)
    }
    stage.device.advance(by: 1)
  }
}
