/// A tap recognizer on the page, and a tap on the view.
package class TapPage: RacePage {
  package override class var name: String { "tap" }
  package override class var title: String { "A tap recognizer around a view" }
  package override class var scenario: String { "GR1" }
  package override class var facts: [String] { ["G18", "G21"] }

  override func attach() {
    words = { _ in "View Tapped" }
    set(add(UITapGestureRecognizer(), named: "Tap"))
  }

  /// Sets the flags that the page is about.
  func set(_ tap: UITapGestureRecognizer) {}
}

/// The same, and the recognizer takes nothing away.
package final class TapBesidePage: TapPage {
  package override class var name: String { "tap-beside" }
  package override class var title: String { "cancelsTouchesInView = false" }
  package override class var facts: [String] { ["G22"] }
  package override class var scenario: String { "" }
  override func set(_ tap: UITapGestureRecognizer) { tap.cancelsTouchesInView = false }
}

/// The same, and the view hears late.
package final class TapLatePage: TapPage {
  package override class var name: String { "tap-late" }
  package override class var title: String { "delaysTouchesBegan = true" }
  package override class var facts: [String] { ["G23", "G40"] }
  package override class var task: String { "Hold the yellow view for a second." }
  package override class var scenario: String { "" }
  package override class var touch: PageTouch { .press(CGPoint(x: 160, y: 240), for: 1) }
  override func set(_ tap: UITapGestureRecognizer) { tap.delaysTouchesBegan = true }
}

/// A recognizer of double taps, which holds the end of the first tap back.
package class HeldEndPage: RacePage {
  package override class var name: String { "held-end" }
  package override class var title: String { "A double tap, and one tap" }
  package override class var scenario: String { "GR7" }
  package override class var facts: [String] { ["G24", "G25"] }

  override func attach() {
    let tap = add(UITapGestureRecognizer(), named: "DoubleTap")
    tap.numberOfTapsRequired = 2
    set(tap)
  }

  func set(_ tap: UITapGestureRecognizer) {}
}

/// The same, and it holds nothing back.
package final class FreeEndPage: HeldEndPage {
  package override class var name: String { "free-end" }
  package override class var title: String { "delaysTouchesEnded = false" }
  package override class var facts: [String] { ["G24"] }
  package override class var scenario: String { "GR7-false" }
  override func set(_ tap: UITapGestureRecognizer) { tap.delaysTouchesEnded = false }
}

/// A single tap that waits for a double tap to fail.
package class TwoTapsPage: RacePage {
  package override class var name: String { "one-tap-of-two" }
  package override class var title: String { "A single tap waits for a double tap" }
  package override class var scenario: String { "GR14" }
  package override class var facts: [String] { ["G34"] }

  override func attach() {
    let double = add(UITapGestureRecognizer(), named: "DoubleTap", to: yellow)
    double.numberOfTapsRequired = 2
    add(UITapGestureRecognizer(), named: "SingleTap", to: yellow).require(toFail: double)
  }
}

/// The same with two taps.
package final class DoubleTapPage: TwoTapsPage {
  package override class var name: String { "two-taps-of-two" }
  package override class var title: String { "The same, and two taps" }
  package override class var facts: [String] { ["G34"] }
  package override class var task: String { "Tap the yellow view twice, quickly." }
  package override class var scenario: String { "GR14-double" }
  package override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 240), count: 2) }
}
