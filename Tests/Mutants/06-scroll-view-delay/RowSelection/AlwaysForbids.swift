import TouchKit

/// Wrong on purpose: it has the table forbid taps that take touches away, before anybody has asked for it.
final class SearchPage: UIView, UIGestureRecognizerDelegate, UITableViewDataSource, UITableViewDelegate {
  enum Way: CaseIterable, Sendable { case shareTheTouch, keepOutOfTheTable, letTheTableForbid }

  /// The ways after which a tap on a row still puts the keyboard away.
  static let waysThatDismiss: Set<Way> = [
    .shareTheTouch
  ]

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
    case .letTheTableForbid: letTheTableForbid()
    }
  }

  private func shareTheTouch() {
    tap.cancelsTouchesInView = false
  }

  private func keepOutOfTheTable() {
    tap.delegate = self
  }

  private func letTheTableForbid() {

  }
  func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view?.isDescendant(of: table) ?? false)
  }

  private func dismissKeyboard() { field.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
  }
}

final class SuggestionsTable: UITableView {
  override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
    if let tap = g as? UITapGestureRecognizer, tap.cancelsTouchesInView, g.view !== self { return false }
    return super.gestureRecognizerShouldBegin(g)
  }
}
