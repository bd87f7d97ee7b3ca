/// A tap recognizer on the page, and a tap on the view: who hears what?
public class TapPage: RacePage {
  public override class var name: String { "tap" }
  public override class var title: String { "A tap recognizer around a view" }
  public override class var scenario: String { "GR1" }
  public override class var facts: [String] { ["G18", "G21"] }

  override func attach() { set(add(UITapGestureRecognizer(), named: "Tap")) }

  /// Sets the flags that the page is about.
  func set(_ tap: UITapGestureRecognizer) {}

  override func words(for recognizer: UIGestureRecognizer) -> String { "View Taped" }
}

/// The same, and the recognizer takes nothing away.
public final class TapBesidePage: TapPage {
  public override class var name: String { "tap-beside" }
  public override class var title: String { "cancelsTouchesInView = false" }
  public override class var facts: [String] { ["G22"] }
  public override class var scenario: String { "" }
  override func set(_ tap: UITapGestureRecognizer) { tap.cancelsTouchesInView = false }
}

/// The same, and the view hears late.
public final class TapLatePage: TapPage {
  public override class var name: String { "tap-late" }
  public override class var title: String { "delaysTouchesBegan = true" }
  public override class var facts: [String] { ["G23", "G40"] }
  public override class var task: String { "Hold the yellow view for a second." }
  public override class var scenario: String { "" }
  public override class var touch: PageTouch { .press(CGPoint(x: 160, y: 240), for: 1) }
  override func set(_ tap: UITapGestureRecognizer) { tap.delaysTouchesBegan = true }
}

/// A recognizer of double taps, which holds the end of the first tap back.
public class HeldEndPage: RacePage {
  public override class var name: String { "held-end" }
  public override class var title: String { "A double tap, and one tap" }
  public override class var scenario: String { "GR7" }
  public override class var facts: [String] { ["G24", "G25"] }

  override func attach() {
    let tap = add(UITapGestureRecognizer(), named: "DoubleTap")
    tap.numberOfTapsRequired = 2
    set(tap)
  }

  func set(_ tap: UITapGestureRecognizer) {}
}

/// The same, and it holds nothing back.
public final class FreeEndPage: HeldEndPage {
  public override class var name: String { "free-end" }
  public override class var title: String { "delaysTouchesEnded = false" }
  public override class var facts: [String] { ["G24"] }
  public override class var scenario: String { "GR7-false" }
  override func set(_ tap: UITapGestureRecognizer) { tap.delaysTouchesEnded = false }
}

/// A single tap that waits for a double tap to fail.
public class TwoTapsPage: RacePage {
  public override class var name: String { "one-tap-of-two" }
  public override class var title: String { "A single tap waits for a double tap" }
  public override class var scenario: String { "GR14" }
  public override class var facts: [String] { ["G34"] }

  override func attach() {
    let double = add(UITapGestureRecognizer(), named: "DoubleTap", to: yellow)
    double.numberOfTapsRequired = 2
    add(UITapGestureRecognizer(), named: "SingleTap", to: yellow).require(toFail: double)
  }
}

/// The same with two taps.
public final class DoubleTapPage: TwoTapsPage {
  public override class var name: String { "two-taps-of-two" }
  public override class var title: String { "The same, and two taps" }
  public override class var facts: [String] { ["G34"] }
  public override class var task: String { "Tap the yellow view twice, quickly." }
  public override class var scenario: String { "GR14-double" }
  public override class var touch: PageTouch { .tap(CGPoint(x: 160, y: 240), count: 2) }
}
