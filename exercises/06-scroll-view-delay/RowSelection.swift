import TouchKit

/// Exercise 6.3: The tap that steals the rows (fix, 20 points, 30 minutes).
///
/// **Given.** A page with a search field, a table of suggestions and a button. A tap on the page puts the keyboard
/// away. Since that tap was added, a tap on a row selects nothing:
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
/// **Task.** Fix it in three ways. Each is one method, and works alone on a new page; calling it again changes nothing:
///
/// - `shareTheTouch()`: the table and the tap both get what a finger does. A tap on a row selects it *and* puts the
///   keyboard away.
/// - `keepOutOfTheTable()`: the tap recognizer gets no touches in the table at all. A tap on a row selects it, and the
///   keyboard stays.
/// - `letTheTableForbid()`: the recognizer watches the touches in the table as before, but at the moment when it would
///   recognize, it is refused, as on a button. A tap on a row selects it, and the keyboard stays.
///
/// Then say in `waysThatDismiss` after which of the three a tap on a row still puts the keyboard away.
///
/// **Keep.** After each way, as before:
///
/// - A tap on the page itself puts the keyboard away. A finger that lands there counts as on the page until it lifts.
/// - A tap on the button clicks it once. After `shareTheTouch()` it may put the keyboard away, too.
/// - Long presses select rows, the table scrolls, and a drag selects nothing.
/// - The table itself selects, and marks the row first. The area below its last row is still the table.
/// - While the table is hidden or takes no touches, only the page is there.
/// - Apart from the tap, all that is set in the page and its parts stays as it is, the text in the field, too.
/// - What the app has added keeps working: its own recognizers, a delegate of the field.
///
/// A page on which none of the three is called stays as it is now. Each page goes away when the app lets it go. Names
/// and initialisers stay. You may add to both classes, and conform them to protocols. What a tap on the field does is
/// not judged, nor one below the last row of a page on which none of the three is called.
///
/// **Judged.** Each way alone, by touches of different lengths on all parts of the page, one after the other. Between
/// them the app may move, resize or hide parts of the page, and take it out of its window and put it back.
///
/// Check: make check EXERCISE=6.3
/// Hint:  make hint EXERCISE=6.3 RUNG=1
/// Read:  chapters/06-scroll-view-delay/README.md#three-ways-out
final class SearchPage: UIView, UITableViewDataSource, UITableViewDelegate {
  enum Way: CaseIterable, Sendable { case shareTheTouch, keepOutOfTheTable, letTheTableForbid }

  /// The ways after which a tap on a row still puts the keyboard away.
  static let waysThatDismiss: Set<Way> = [
    // Which ones?
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
  }

  private func keepOutOfTheTable() {
  }

  private func letTheTableForbid() {
  }

  private func dismissKeyboard() { field.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
  }
}

final class SuggestionsTable: UITableView {}
