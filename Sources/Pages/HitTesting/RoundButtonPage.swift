/// A round button that sticks out of a bar: only its lower half answers.
package class RoundButtonPage: Page {
  package override class var name: String { "round-button" }
  package override class var title: String { "The half-dead round button" }
  package override class var task: String { "Tap the upper half of the round button." }
  package override class var scenario: String { "HT5" }
  package override class var facts: [String] { ["H1", "H4"] }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 400)) }

  func makeBar(_ frame: CGRect) -> UIView { TabBar(frame: frame) }

  package override func build() {
    logName = "RootView"
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
    addSubview(table)
    let bar = makeBar(CGRect(x: 0, y: 420, width: 320, height: 60))
    let button = CircleButton(frame: CGRect(x: 115, y: -40, width: 90, height: 90))
    button.layer.cornerRadius = 45
    bar.addSubview(button)
    addSubview(bar)
    (table.backgroundColor, bar.backgroundColor) = (.systemGray6, .systemGray3)
    button.backgroundColor = .systemBlue
  }
}

/// The same, and the bar lets its button stick out.
package final class RaisedBarPage: RoundButtonPage {
  package override class var name: String { "raised-bar" }
  package override class var title: String { "The round button, repaired" }
  package override class var scenario: String { "HT5-override" }
  override func makeBar(_ frame: CGRect) -> UIView { RaisedTabBar(frame: frame) }
}

package final class TableView: HandlingView {}
package class TabBar: HandlingView {}

// snippet: raised-tab-bar
package final class CircleButton: HandlingView {
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return hypot(point.x - middle.x, point.y - middle.y) <= bounds.width / 2
  }
}

package final class RaisedTabBar: TabBar {
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let button = subviews.first else { return false }
    return button.point(inside: convert(point, to: button), with: event)
  }
}
// endsnippet
