import TouchKit

/// A third right answer: for the second way the recognizer moves to a view behind everything else.
///
/// A recognizer gets the touches of its view and of what is in it. The background holds nothing, so touches in the table
/// and on the button never concern it, whatever is put on the page later. No delegate has to know the table. The price:
/// the gaps between views on the page are the background's only as long as nothing transparent lies over them.
final class SearchPage: UIView, UITableViewDataSource, UITableViewDelegate, UIGestureRecognizerDelegate {
  enum Way: CaseIterable, Sendable { case shareTheTouch, keepOutOfTheTable, forbidInTheTable }

  static let waysThatDismiss: Set<Way> = [.shareTheTouch]

  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let table = SuggestionsTable(frame: CGRect(x: 20, y: 80, width: 280, height: 240))
  let button = UIButton(frame: CGRect(x: 20, y: 400, width: 120, height: 44))
  let tap = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    table.rowHeight = 60
    table.dataSource = self
    table.delegate = self
    tap.addTarget(self, action: SearchPage.dismissKeyboard)
    addGestureRecognizer(tap)
    for view in [field, table, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  func repair(_ way: Way) {
    switch way {
    case .shareTheTouch: tap.cancelsTouchesInView = false
    case .keepOutOfTheTable:
      // Only one, however often the page is repaired: a second one would lie behind it.
      guard tap.view === self else { return }
      let background = UIView(frame: bounds)
      background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(background, at: 0)
      background.addGestureRecognizer(tap)
    case .forbidInTheTable: tap.delegate = self
    }
  }

  /// A table that is no subclass can forbid through the delegate of the recognizer.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== tap || tap.delegate == nil
      || table.hitTest(tap.location(in: table), with: nil) == nil
  }

  private func dismissKeyboard() { field.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
  }
}

final class SuggestionsTable: UITableView {}
