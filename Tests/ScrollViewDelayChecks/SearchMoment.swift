import TouchKit

@testable import ScrollViewDelayExercises

/// When the app repairs its page for the first time.
enum SearchMoment: String, CaseIterable {
  case asNew = "the page is repaired before it is in any view"
  case withoutSize = "the page is repaired before it has a size"
  case outOfAWindow = "the page is repaired before it is in a window"
  case hidden = "the page is repaired while it is hidden"
  case shown = "the page is repaired as soon as it is shown"
  case last = "the page is repaired after all that"
  case lastOutOfSight = "the page is repaired after all that, while nothing of it can be seen or touched"
  case lastWithTheKeyboard = "the page is repaired after all that, while a field is edited and a row selected"

  /// Whether the app's recognizers are there before.
  static let late: [SearchMoment] = [.last, .lastOutOfSight, .lastWithTheKeyboard]
}

extension SearchDiary {
  /// Repairs the page, if it is time to.
  func reach(_ moment: SearchMoment) {
    guard moment == surroundings.moment, let way = surroundings.way else { return }
    if moment == .lastWithTheKeyboard {
      page.field.becomeFirstResponder()
      page.suggestions.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
    let undo = surroundings.changesWhileRepaired.map { $0.apply(to: page, rows, beside: houses[0]) }
    switch moment {
    case .asNew, .outOfAWindow, .shown, .last, .lastWithTheKeyboard: repair(way)
    case .withoutSize:
      let size = page.frame.size
      page.frame.size = .zero
      repair(way)
      page.frame.size = size
    case .hidden:
      (page.isHidden, page.alpha, page.isUserInteractionEnabled) = (true, 0, false)
      repair(way)
      (page.isHidden, page.alpha, page.isUserInteractionEnabled) = (false, 1, true)
    case .lastOutOfSight:
      let (superview, size, table) = (page.superview, page.frame.size, page.suggestions)
      page.removeFromSuperview()
      table.removeFromSuperview()
      (page.isHidden, page.alpha, page.isUserInteractionEnabled) = (true, 0, false)
      (page.frame.size, page.tap.isEnabled) = (.zero, false)
      repair(way)
      (page.isHidden, page.alpha, page.isUserInteractionEnabled) = (false, 1, true)
      (page.frame.size, page.tap.isEnabled) = (size, true)
      page.insertSubview(table, aboveSubview: neighbors[1])
      superview?.addSubview(page)
    }
    for undo in undo.reversed() { undo() }
  }

  /// Repairs the page, and looks whether anything else is set anew.
  func repair(_ way: SearchPage.Way) {
    let before = settings
    page.repair(way)
    if let change = settings.change(since: before) { changes.append(change) }
  }
}
