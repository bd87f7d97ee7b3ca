import TouchKit

/// Exercise 6.3: The tap that steals the rows (fix, 20 points, 30 minutes).
///
/// **Given.** A tap on this page puts the keyboard away. Since it was added, tapping a row selects nothing:
///
///     ┌ SearchPage ───── tap: keyboard goes away ┐
///     │  ┌ field ─────────────────────────────┐  │
///     │  ┌ table ─────────────────────────────┐  │
///     │  │ row 0                              │  │
///     │  │ row 1                              │  │
///     │  └────────────────────────────────────┘  │
///     │  ┌ button ─┐                             │
///     └──────────────────────────────────────────┘
///
/// **Task.** Fix it in three ways, one method each. After each, a tap on a row selects it, a tap on the page still puts
/// the keyboard away, and the button and scrolling work as before.
///
/// - `shareTheTouch()`: a tap on a row also puts the keyboard away, and one on the button may.
/// - `keepOutOfTheTable()`: the recognizer never receives a touch in the table.
/// - `forbidInTheTable()`: it receives them, but is refused when it is about to recognize.
///
/// Then list in `waysThatDismiss` those after which a tap on a row still puts the keyboard away.
///
/// Below its last row, a table is still the table. A page on which none is called stays as it is.
///
/// Check: make check EXERCISE=6.3
/// Hint:  make hint EXERCISE=6.3 RUNG=1
/// Read:  chapters/06-scroll-view-delay/README.md#three-ways-out
final class SearchPage: UIView, UITableViewDataSource, UITableViewDelegate {
  enum Way: CaseIterable, Sendable { case shareTheTouch, keepOutOfTheTable, forbidInTheTable }

  /// The ways after which a tap on a row still puts the keyboard away.
  static let waysThatDismiss: Set<Way> = [
    // solution
    .shareTheTouch
    // starter
    // // Which ones?
    // end
  ]

  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let table = SuggestionsTable(frame: CGRect(x: 20, y: 80, width: 280, height: 240))
  let button = UIButton(frame: CGRect(x: 20, y: 400, width: 120, height: 44))
  let tap = UITapGestureRecognizer()
  // solution

  /// What the page refuses in the table: touches as they land, or taps as they are recognized.
  private enum Refusal { case touches, taps }
  private var refusal: Refusal?
  // starter
  // end

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
    // solution
    tap.cancelsTouchesInView = false
    // starter
    // end
  }

  private func keepOutOfTheTable() {
    // solution
    tap.delegate = self
    refusal = .touches
    // starter
    // end
  }

  private func forbidInTheTable() {
    // solution
    tap.delegate = self
    refusal = .taps
    // starter
    // end
  }

  // solution
  /// Asked as the delegate of the tap, and about other recognizers that watch the page.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === tap, refusal == .taps else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    // A hidden table finds no finger, and a tap there is one on the page.
    return table.hitTest(tap.location(in: table), with: nil) == nil
  }

  // starter
  // end
  private func dismissKeyboard() { field.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
  }
}
// solution

extension SearchPage: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    refusal != .touches || touch.view?.isDescendant(of: table) != true
  }
}
// starter
// end

final class SuggestionsTable: UITableView {}
