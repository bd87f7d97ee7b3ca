import TouchKit

/// A round button that sticks out of a bar, over a table: only its lower half answers.
final class RoundButtonScene: Scene {
  private let bar = RaisableBar("TabBar", 0, 420, 320, 60)

  override var name: String { "round-button" }
  override var settings: [Setting] { [Setting("the bar also says yes for its button", ["no", "yes"])] }
  override var plays: [Play] {
    [
      .press("Tap the upper half", at: 160, 400), .press("Tap the lower half", at: 160, 450),
      .press("Tap the table", at: 60, 300),
    ]
  }

  override func build(on screen: CGRect) {
    let root = KeepingView("RootView", 0, 0, screen.width, screen.height)
    let table = KeepingView("TableView", 0, 0, 320, 420)
    let button = CircleButton("CircleButton", 115, -40, 90, 90)
    root.addSubview(table)
    root.addSubview(bar)
    bar.addSubview(button)
    show(root, listing: [root, table, bar, button])
  }

  override func change(_ setting: Int, to choice: Int) { bar.isRaised = choice == 1 }
}

private final class RaisableBar: KeepingView {
  var isRaised = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard isRaised, let button = subviews.first else { return false }
    return button.point(inside: convert(point, to: button), with: event)
  }
}

private final class CircleButton: KeepingView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.width / 2, point.y - bounds.height / 2)
    return x * x + y * y <= bounds.width * bounds.width / 4
  }
}
