/// A button under a scroll view that covers it.
public class CoveredButtonPage: Page {
  public override class var name: String { "covered-button" }
  public override class var title: String { "A button under a scroll view" }
  public override class var task: String { "Tap the button that shines through." }
  public override class var scenario: String { "HT6" }
  public override class var facts: [String] { ["H7"] }
  public override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 220)) }

  public override func build() {
    logName = "RootView"
    let button = ButtonView(frame: CGRect(x: 90, y: 190, width: 140, height: 60))
    let scroll = ScrollView(frame: CGRect(x: 20, y: 120, width: 280, height: 300))
    button.backgroundColor = .systemBlue
    scroll.backgroundColor = UIColor.systemGray.withAlphaComponent(0.3)
    addSubview(button)
    addSubview(scroll)
  }
}

// snippet: button-first
/// The same, and the page asks the button first.
public final class ButtonFirstPage: CoveredButtonPage {
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let button = subviews.first,
      let hit = button.hitTest(convert(point, to: button), with: event)
    {
      return hit
    }
    return super.hitTest(point, with: event)
  }
  // endsnippet

  public override class var name: String { "button-first" }
  public override class var title: String { "A page that asks the button first" }
  public override class var scenario: String { "HT6-override" }
}

public final class ButtonView: HandlingView {}
public final class ScrollView: HandlingView {}
