/// Three views that treat a touch differently: the first passes it on, the second keeps it, the third does both.
public class PassingOnPage: Page {
  public override class var name: String { "passing-on" }
  public override class var title: String { "A view that passes its touches on" }
  public override class var task: String { "Tap the first view." }
  public override class var scenario: String { "RC5" }
  public override class var facts: [String] { ["R8"] }
  public override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 110)) }

  public override func build() {
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

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("touchesBegan(_:with:)")
    super.touchesBegan(touches, with: event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("touchesEnded(_:with:)")
    super.touchesEnded(touches, with: event)
  }
}

/// The same, and the finger is on the view that keeps its touches.
public final class KeepingPage: PassingOnPage {
  public override class var name: String { "keeping" }
  public override class var title: String { "A view that keeps its touches" }
  public override class var task: String { "Tap the second view." }
  public override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 240)) }
}

/// The same, and the finger is on the view that calls super.
public final class SharingPage: PassingOnPage {
  public override class var name: String { "sharing" }
  public override class var title: String { "A view that calls super" }
  public override class var facts: [String] { ["R8", "R9"] }
  public override class var task: String { "Tap the third view." }
  public override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 370)) }
}

// What these views do is what the page is about; that they're told is written down in both.
// snippet: choices
public final class PlainView: UIView {}

public final class KeepingView: UIView {
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("touchesBegan(_:with:)")
  }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("touchesEnded(_:with:)")
  }
}

public final class SharingView: UIView {
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("touchesBegan(_:with:)")
    super.touchesBegan(touches, with: event)
  }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    told("touchesEnded(_:with:)")
    super.touchesEnded(touches, with: event)
  }
}
// endsnippet
