/// A round button that sticks out of a bar: only its lower half answers.
public class RoundButtonPage: Page {
  public override class var name: String { "round-button" }
  public override class var title: String { "The half-dead round button" }
  public override class var task: String { "Tap the upper half of the round button." }
  public override class var scenario: String { "HT5" }
  public override class var facts: [String] { ["H1", "H4"] }
  public override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 400)) }

  func makeBar(_ frame: CGRect) -> UIView { TabBar(frame: frame) }

  public override func build() {
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
public final class RaisedBarPage: RoundButtonPage {
  public override class var name: String { "raised-bar" }
  public override class var title: String { "The round button, repaired" }
  public override class var scenario: String { "HT5-override" }
  override func makeBar(_ frame: CGRect) -> UIView { RaisedTabBar(frame: frame) }
}

public final class TableView: HandlingView {}
public class TabBar: HandlingView {}

// snippet: raised-tab-bar
public final class CircleButton: HandlingView {
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return hypot(point.x - middle.x, point.y - middle.y) <= bounds.width / 2
  }
}

public final class RaisedTabBar: TabBar {
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let button = subviews.first else { return false }
    return button.point(inside: convert(point, to: button), with: event)
  }
}
// endsnippet
