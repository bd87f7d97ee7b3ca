/// A pan recognizer on the page, and a drag over the view.
package final class PanPage: RacePage {
  package override class var name: String { "pan" }
  package override class var title: String { "A pan recognizer around a view" }
  package override class var task: String { "Drag over the yellow view to the right, slowly." }
  package override class var scenario: String { "GR3" }
  package override class var facts: [String] { ["G55", "G21"] }
  package override class var touch: PageTouch {
    .drag([CGPoint(x: 160, y: 240), CGPoint(x: 184, y: 240)], each: 0.128)
  }

  override func attach() {
    words = { _ in "View panned" }
    add(UIPanGestureRecognizer(), named: "Pan")
  }
}

/// A long press and a pan on one view: whoever is first wins.
package final class PressAndPanPage: RacePage {
  package override class var name: String { "press-and-pan" }
  package override class var title: String { "A long press and a pan" }
  package override class var task: String {
    "Hold the yellow view for a second, then drag to the right, and let go."
  }
  package override class var facts: [String] { ["G50", "G30"] }
  package override class var touch: PageTouch {
    .drag([CGPoint(x: 120, y: 240), CGPoint(x: 200, y: 240)], resting: 1, each: 0.32)
  }

  override func attach() {
    add(UILongPressGestureRecognizer(), named: "LongPress", to: yellow)
    add(UIPanGestureRecognizer(), named: "Pan", to: yellow)
  }
}

/// Two fingers on a view that a pinch recognizer watches.
package final class PinchPage: RacePage {
  package override class var name: String { "pinch" }
  package override class var title: String { "A pinch" }
  package override class var task: String { "Put two fingers on the yellow view and move them apart." }
  package override class var scenario: String { "GR11-pinch" }
  package override class var facts: [String] { ["G70"] }
  package override class var touch: PageTouch {
    .pinch(CGPoint(x: 160, y: 240), from: 60, to: 120, for: 0.128)
  }

  override func attach() {
    // A person's fingers aren't the book's, so the scale stays out of it.
    words = { "Pinch \($0.state.word)" }
    add(UIPinchGestureRecognizer(), named: "Pinch")
  }
}
