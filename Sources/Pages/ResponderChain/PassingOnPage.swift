/// Three views that treat a touch differently: the first passes it on, the second keeps it, the third does both.
package class PassingOnPage: Page {
  package override class var name: String { "passing-on" }
  package override class var title: String { "A view that passes its touches on" }
  package override class var task: String { "Tap the first view." }
  package override class var scenario: String { "RC5" }
  package override class var facts: [String] { ["R8"] }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 110)) }

  package override func build() {
    logName = "TestEventsView"
    let views: [(UIView, UIColor)] = [
      (PlainView(), .systemTeal), (KeepingView(), .systemOrange), (SharingView(), .systemYellow),
    ]
    for (place, (view, color)) in views.enumerated() {
      view.frame = CGRect(x: 60, y: 60 + CGFloat(place) * 130, width: 200, height: 100)
      view.backgroundColor = color
      addSubview(view)
    }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesBegan(touches, with: event)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesEnded(touches, with: event)
  }
}

/// The same, and the finger is on the view that keeps its touches.
package final class KeepingPage: PassingOnPage {
  package override class var name: String { "keeping" }
  package override class var title: String { "A view that keeps its touches" }
  package override class var task: String { "Tap the second view." }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 240)) }
}

/// The same, and the finger is on the view that calls super.
package final class SharingPage: PassingOnPage {
  package override class var name: String { "sharing" }
  package override class var title: String { "A view that calls super" }
  package override class var facts: [String] { ["R8", "R9"] }
  package override class var task: String { "Tap the third view." }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 370)) }
}

// What these views do is what the page is about; `told` only writes it down.
// snippet: choices
package final class PlainView: UIView {}

package final class KeepingView: UIView {
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told() }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told() }
}

package final class SharingView: UIView {
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesBegan(touches, with: event)
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    told()
    super.touchesEnded(touches, with: event)
  }
}
// endsnippet
