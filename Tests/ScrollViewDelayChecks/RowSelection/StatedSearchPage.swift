import TouchKit

@testable import ScrollViewDelayExercises

/// A page of the student's, or one that does what the statement says.
protocol RepairablePage: UIView {
  var field: UITextField { get }
  var suggestions: UITableView { get }
  var button: UIButton { get }
  var tap: UITapGestureRecognizer { get }
  func repair(_ way: SearchPage.Way)
}

extension SearchPage: RepairablePage {
  var suggestions: UITableView { table }
}

/// A page that does what the statement says.
///
/// It looks where a finger has landed, so that it can't be wrong about places.
final class StatedSearchPage: UIView, RepairablePage, UITableViewDataSource, UITableViewDelegate,
  UIGestureRecognizerDelegate
{
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
  let suggestions = UITableView(frame: CGRect(x: 20, y: 80, width: 280, height: 240))
  let button = UIButton(frame: CGRect(x: 20, y: 400, width: 120, height: 44))
  let tap = UITapGestureRecognizer()
  private var way: SearchPage.Way?
  private var isInTheTable = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    suggestions.rowHeight = 60
    (suggestions.dataSource, suggestions.delegate) = (self, self)
    tap.addTarget(self, action: StatedSearchPage.dismissKeyboard)
    addGestureRecognizer(tap)
    for view in [field, suggestions, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func repair(_ way: SearchPage.Way) {
    self.way = way
    if way == .shareTheTouch { tap.cancelsTouchesInView = false } else { tap.delegate = self }
  }

  private func dismissKeyboard() { field.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    isInTheTable = touch.view?.isDescendant(of: suggestions) == true
    return way != .keepOutOfTheTable || !isInTheTable
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === tap else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return way != .forbidInTheTable || !isInTheTable
  }
}
