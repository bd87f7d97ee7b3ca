/// A button under a scroll view that covers it.
package class CoveredButtonPage: Page {
  package override class var name: String { "covered-button" }
  package override class var title: String { "A button under a scroll view" }
  package override class var task: String { "Tap the button that shines through." }
  package override class var scenario: String { "HT6" }
  package override class var facts: [String] { ["H7"] }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 220)) }

  package override func build() {
    logName = "RootView"
    let button = ButtonView(frame: CGRect(x: 90, y: 190, width: 140, height: 60))
    let scroll = ScrollView(frame: CGRect(x: 20, y: 120, width: 280, height: 300))
    button.backgroundColor = .systemBlue
    scroll.backgroundColor = UIColor.systemGray.withAlphaComponent(0.3)
    addSubview(button)
    addSubview(scroll)
  }
}

/// The same, and the page asks the button first.
package final class ButtonFirstPage: CoveredButtonPage {
  package override class var name: String { "button-first" }
  package override class var title: String { "A page that asks the button first" }
  package override class var scenario: String { "HT6-override" }

  package override func build() {
    super.build()
    logName = "ButtonFirstView"
  }

  // snippet: button-first
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let button = subviews.first,
      let hit = button.hitTest(convert(point, to: button), with: event)
    {
      return hit
    }
    return super.hitTest(point, with: event)
  }
  // endsnippet
}

package final class ButtonView: HandlingView {}
package final class ScrollView: HandlingView {}
