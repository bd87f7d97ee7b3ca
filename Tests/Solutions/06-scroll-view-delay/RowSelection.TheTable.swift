import TouchKit

/// Another right answer: for the third way the table itself is the recognizer's delegate.
///
/// The rule then travels with the table to every page. The price: a table that is made the delegate is asked about its
/// own pan and its other recognizers as well, and must give super's answer to those.
final class SearchPage: UIView, UITableViewDataSource, UITableViewDelegate {
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

  /// Repairs this page in one way.
  func repair(_ way: Way) {
    switch way {
    case .shareTheTouch: shareTheTouch()
    case .keepOutOfTheTable: keepOutOfTheTable()
    case .forbidInTheTable: forbidInTheTable()
    }
  }

  private func shareTheTouch() {
    tap.cancelsTouchesInView = false
  }

  private func keepOutOfTheTable() {
    tap.delegate = self
  }

  private func forbidInTheTable() {
    tap.delegate = table
  }

  private func dismissKeyboard() { field.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
  }
}

extension SearchPage: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view?.isDescendant(of: table) != true
  }
}

final class SuggestionsTable: UITableView, UIGestureRecognizerDelegate {
  /// Asked as the delegate of the tap, and about the table's own pan and other recognizers.
  ///
  /// A table that is hidden finds no finger, and forbids nothing.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.delegate === self, gestureRecognizer !== panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return hitTest(gestureRecognizer.location(in: self), with: nil) == nil
  }
}
