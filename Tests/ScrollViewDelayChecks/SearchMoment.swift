import TouchKit

/// When the app repairs its page for the first time.
enum SearchMoment: String, CaseIterable {
  case asNew = "the page is repaired before it is in any view"
  case withoutSize = "the page is repaired before it has a size"
  case outOfAWindow = "the page is repaired before it is in a window"
  case hidden = "the page is repaired while it is hidden"
  case shown = "the page is repaired as soon as it is shown"
  case last = "the page is repaired after all that"
  case lastOutOfTheWindow = "the page is repaired after all that, while it is out of its window"
  case lastWithTheKeyboard = "the page is repaired after all that, while a field is edited and a row selected"

  /// Whether the app's recognizers are there before.
  static let late: [SearchMoment] = [.last, .lastOutOfTheWindow, .lastWithTheKeyboard]
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
    case .asNew, .outOfAWindow, .shown, .last, .lastWithTheKeyboard: page.repair(way)
    case .withoutSize:
      let size = page.frame.size
      page.frame.size = .zero
      page.repair(way)
      page.frame.size = size
    case .hidden:
      (page.isHidden, page.alpha, page.isUserInteractionEnabled) = (true, 0, false)
      page.repair(way)
      (page.isHidden, page.alpha, page.isUserInteractionEnabled) = (false, 1, true)
    case .lastOutOfTheWindow:
      let superview = page.superview
      page.removeFromSuperview()
      page.repair(way)
      superview?.addSubview(page)
    }
    for undo in undo.reversed() { undo() }
  }
}
