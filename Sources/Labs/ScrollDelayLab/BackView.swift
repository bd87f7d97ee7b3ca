import LabSupport

final class GLTableView: UITableView {
  /// What the table answers when it is asked whether its content gets touches.
  var letsContentBegin = true

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    letsContentBegin
  }
}

final class GLButton: UIButton {}

// snippet: page
/// The articles' page: a tap recognizer watches all of it; on it are a table and a button.
final class BackView: UIView, UITableViewDataSource, UITableViewDelegate {
  let table = GLTableView(frame: CGRect(x: 20, y: 40, width: 280, height: 240))
  let button = GLButton(frame: CGRect(x: 90, y: 340, width: 140, height: 60))
  let tap = UITapGestureRecognizer()
  private let write: (String) -> Void

  init(in run: ScenarioRun) {
    write = { [unowned run] in run.trace.log($0) }
    super.init(frame: run.screen)
    table.rowHeight = 80
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    let click = UIAction { [unowned self] _ in write("button clicked!") }
    button.addAction(click, for: .touchUpInside)
    addSubview(button)
    tap.name = "Tap"
    tap.addTarget(self, action: BackView.taped)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func taped() { write("backview taped") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    write("cell selected!")
  }
  // endsnippet

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.traceName = "Row\(indexPath.row)"
    return cell
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("scrollViewWillBeginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { write("scrollViewDidScroll") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write("scrollViewDidEndDragging, offset \(NumberText.trimmed(Double(scrollView.contentOffset.y)))")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    write("scrollViewDidEndDecelerating, offset \(NumberText.trimmed(Double(scrollView.contentOffset.y)))")
  }

  /// What becomes of taps in the table.
  private enum TapsInTable { case received, refused, forbidden }
  private var tapsInTable = TapsInTable.received

  /// Lets the tap recognizer watch what is in the table, and says no when it would recognize there.
  func forbidTapsInTable() { (tap.delegate, tapsInTable) = (self, .forbidden) }

  /// Makes the tap recognizer refuse every touch in the table.
  func refuseTapsInTable() { (tap.delegate, tapsInTable) = (self, .refused) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    tapsInTable != .forbidden || gestureRecognizer !== tap
      || !table.bounds.contains(gestureRecognizer.location(in: table))
  }

  /// A place of the page that belongs to nothing on it.
  static let besideTheTable = CGPoint(x: 160, y: 310)
  /// The middle of the second row, on the screen.
  static let row = CGPoint(x: 160, y: 160)
  /// The middle of the button.
  static let middleOfButton = CGPoint(x: 160, y: 370)
}

extension BackView: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    tapsInTable != .refused || touch.view?.isDescendant(of: table) != true
  }
}

extension ScenarioRun {
  /// Shows the articles' page.
  @discardableResult
  func showPage() -> BackView {
    let page = BackView(in: self)
    show(page)
    return page
  }
}
