import TouchKit

/// How everything is at the end of an act.
extension SearchDiary {
  var stateAtTheEnd: [String] {
    let row = page.suggestions.indexPathForSelectedRow
    let flags = added.enumerated().map { number, recognizer in
      "at the end: \(recognizer.name ?? ""), number \(number + 1): \(Self.settings(of: recognizer))"
    }
    let delegate = page.suggestions.delegate
    let isItsDelegate = delegate === (surroundings.settings.contains(.ownDelegate) ? rows : page)
    let places: [UIView] = [page, page.suggestions, page.button, houses[0]]
    let orders = places.map { view in
      (view.gestureRecognizers ?? []).compactMap { added.firstIndex(of: $0) }.map { "\($0 + 1)" }
        .joined(separator: ", ")
    }
    return flags + changes.map { "a repair sets something anew: \($0)" } + [
      "at the end: the app's recognizers on the page, the table, the button and around the page, in their order: "
        + orders.joined(separator: "; "),
      "at the end: the app's tap on the page has recognized \(tapsOnThePage) times",
      "at the end: the table has \(isItsDelegate ? "its" : "another") delegate",
      "at the end: the color of the page is \(isColorSeen ? "" : "not ")seen",
      row.map { "at the end: row \($0.row) is selected" } ?? "at the end: no row is selected",
      "at the end: the keyboard is \(page.field.isFirstResponder ? "there" : "away"), as are those of other fields: "
        + neighbors.map { $0.isFirstResponder ? "there" : "away" }.joined(separator: ", "),
      "at the end: the field's delegate is "
        + (page.field.delegate == nil
          ? "none" : page.field.delegate === editor ? "the app's" : "another one"),
      "at the end: the text is \(page.field.text ?? "none"), the button is \(page.button.isHighlighted ? "" : "not ")pressed",
    ]
  }

  /// What the app has set in a recognizer of its own.
  private static func settings(of recognizer: UIGestureRecognizer) -> String {
    let flags: [Bool] = [
      recognizer.isEnabled, recognizer.cancelsTouchesInView, recognizer.delaysTouchesBegan,
      recognizer.delaysTouchesEnded, recognizer.delegate != nil, recognizer.view != nil,
    ]
    let names = [
      "isEnabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "a delegate", "a view",
    ]
    return zip(names, flags).map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// Whether no view that a repair has added has a color.
  private var isColorSeen: Bool {
    let own: [UIView?] = [page.field, page.suggestions, page.button, neighbors[1], otherTable]
    return page.subviews.allSatisfy { view in
      let color = view.backgroundColor
      return own.contains { $0 === view } || color == nil || color == .clear || color == page.backgroundColor
    }
  }
}
