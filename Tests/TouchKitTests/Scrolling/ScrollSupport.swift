import TouchKit
import XCTest

/// The articles' page: a back view with a tap recognizer, and in it a table with rows and a button.
final class TablePage: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class LoggedTable: UITableView {
    var onTouches: ((String) -> Void)?
    var cancels: ((UIView) -> Bool)?
    var begins = true
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      onTouches?("touchesBegan")
      super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      onTouches?("touchesEnded")
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      onTouches?("touchesCancelled")
      super.touchesCancelled(touches, with: event)
    }
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      cancels?(view) ?? super.touchesShouldCancel(in: view)
    }
  }

  let stage: Stage
  let back: UIView
  let table = LoggedTable()
  let button = UIButton()
  var lines: [String] = []
  var made = 0

  init(_ profile: SystemProfile = .iOS6) {
    stage = Stage(profile)
    back = stage.add("BackView")
    super.init()
    stage.add(table, "Table", CGRect(0, 0, 300, 300), in: back)
    stage.add(button, "Button", CGRect(0, 400, 100, 50), in: back)
    table.dataSource = self
    table.delegate = self
    table.onTouches = { [unowned self] in lines.append("table \($0)") }
    back.addGestureRecognizer(UITapGestureRecognizer(target: self, action: TablePage.tapped))
    button.addAction(UIAction { [unowned self] _ in lines.append("button clicked!") }, for: .touchUpInside)
    table.reloadData()
  }

  func tapped() { lines.append("backview tapped") }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
      }()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("cell selected!")
  }
}

/// A scroll view with content, whose delegate writes down what it hears.
final class ScrollPage: NSObject, UIScrollViewDelegate {
  let stage: Stage
  let scroll: UIScrollView
  let content: SpyView
  var lines: [String] = []
  var velocity: CGPoint?
  var wasTrackingAtTheEnd: Bool?
  var chooseTarget: ((CGPoint) -> CGPoint)?

  init(_ scroll: UIScrollView = UIScrollView(), content size: CGSize = CGSize(width: 300, height: 2000)) {
    stage = Stage(.iOS6)
    self.scroll = scroll
    stage.add(scroll, "Scroll", CGRect(0, 0, 300, 300))
    content = stage.add(SpyView(), "Content", CGRect(origin: .zero, size: size), in: scroll)
    super.init()
    scroll.contentSize = size
    scroll.delegate = self
  }

  /// Drags from one height to another in some steps of a sixtieth of a second, and lets go at once or after a rest.
  func drag(from start: CGFloat, to end: CGFloat, steps: Int, rest: TimeInterval = 0, x: CGFloat = 150) {
    stage.down(x, start)
    for step in 1...steps {
      stage.device.advance(by: 1.0 / 60)
      stage.move(x, start + (end - start) * CGFloat(step) / CGFloat(steps))
    }
    stage.device.advance(by: rest)
    stage.lift(x, end)
  }

  private func note(_ line: String) { if lines.last != line { lines.append(line) } }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    if let chooseTarget { targetContentOffset.pointee = chooseTarget(targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
    wasTrackingAtTheEnd = scrollView.isTracking
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
}
