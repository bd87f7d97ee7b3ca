import TouchKit

/// A fourth right answer: the tap shares the touches of the table only.
///
/// Each touch sets the flag of the tap anew, when the delegate is asked about it. On the page and on the button the tap
/// takes the touches as before the repair, so views around the page hear that theirs is cancelled, and a button still
/// forbids the tap. The reference shares all touches, which needs no delegate.
final class SearchPage: UIView, UITableViewDataSource, UITableViewDelegate, UIGestureRecognizerDelegate {
  enum Way: CaseIterable, Sendable { case shareTheTouch, keepOutOfTheTable, forbidInTheTable }

  static let waysThatDismiss = Set(Way.allCases.filter { $0 == .shareTheTouch })

  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let table = SuggestionsTable(frame: CGRect(x: 20, y: 80, width: 280, height: 240))
  let button = UIButton(frame: CGRect(x: 20, y: 400, width: 120, height: 44))
  let tap = UITapGestureRecognizer()
  private var way: Way?

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
    self.way = way
    tap.delegate = self
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let isInTheTable = touch.view?.isDescendant(of: table) == true
    if way == .shareTheTouch { tap.cancelsTouchesInView = !isInTheTable }
    return way != .keepOutOfTheTable || !isInTheTable
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== tap || way != .forbidInTheTable
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
