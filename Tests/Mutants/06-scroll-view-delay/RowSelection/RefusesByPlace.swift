import TouchKit

/// Wrong on purpose: it looks for the touch in a table that has not scrolled.
final class SearchPage: UIView, UITableViewDataSource, UITableViewDelegate {
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
    table.forbidsTapsAround = true
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
    !CGRect(origin: .zero, size: table.frame.size).contains(touch.location(in: table))
  }
}

final class SuggestionsTable: UITableView {
  /// Whether rows keep the taps that recognizers on views around the table would take.
  var forbidsTapsAround = false

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if forbidsTapsAround, gestureRecognizer is UITapGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
