import TouchKit

/// A second right answer: the page stays as it was, and small delegates of the recognizer decide.
///
/// Both `gestureRecognizer(_:shouldReceive:)` and `gestureRecognizerShouldBegin(_:)` are the delegate's. The first is
/// asked at the landing, and must decide by what the touch hit. The second is asked when the tap is about to recognize,
/// and could look at anything that has happened since.
final class SearchPage: UIView, UITableViewDataSource, UITableViewDelegate {
  enum Way: CaseIterable, Sendable { case shareTheTouch, keepOutOfTheTable, forbidInTheTable }

  static let waysThatDismiss = Set(Way.allCases.filter { $0 == .shareTheTouch })

  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let table = SuggestionsTable(frame: CGRect(x: 20, y: 80, width: 280, height: 240))
  let button = UIButton(frame: CGRect(x: 20, y: 400, width: 120, height: 44))
  let tap = UITapGestureRecognizer()
  private var referee: TapReferee?

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
    case .keepOutOfTheTable: referee = TapReferee(of: table, decides: .atTheLanding)
    case .forbidInTheTable: referee = TapReferee(of: table, decides: .atTheLift)
    }
    tap.delegate = referee
  }

  private func dismissKeyboard() { field.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
  }
}

final class SuggestionsTable: UITableView {}

/// Keeps taps out of a table.
private final class TapReferee: UIGestureRecognizerDelegate {
  enum Moment { case atTheLanding, atTheLift }

  private unowned let table: UITableView
  private let moment: Moment

  init(of table: UITableView, decides moment: Moment) {
    self.table = table
    self.moment = moment
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    moment != .atTheLanding || !isInTheTable(touch.location(in: table))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    moment != .atTheLift || !isInTheTable(gestureRecognizer.location(in: table))
  }

  /// Whether the table would take a finger there: a hidden one takes none.
  private func isInTheTable(_ point: CGPoint) -> Bool { table.hitTest(point, with: nil) != nil }
}
