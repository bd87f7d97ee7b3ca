/// The dead row: a quick tap on it.
public class QuickTapPage: BackView {
  public override class var name: String { "quick-tap" }
  public override class var title: String { "A quick tap on a row" }
  public override class var task: String { "Tap row 1 quickly." }
  public override class var scenario: String { "SD1" }
  public override class var facts: [String] { ["V1", "V5"] }
  public override class var touch: PageTouch { .press(BackView.row, for: 0.1) }
}

/// A short press on it.
public final class ShortPressPage: QuickTapPage {
  public override class var name: String { "short-press" }
  public override class var title: String { "A short press on a row" }
  public override class var facts: [String] { ["V1", "V6"] }
  public override class var task: String { "Hold row 1 for half a second." }
  public override class var scenario: String { "SD2" }
  public override class var touch: PageTouch { .press(BackView.row, for: 0.5) }
}

/// A long press on it.
public final class LongPressPage: QuickTapPage {
  public override class var name: String { "long-press" }
  public override class var title: String { "A long press on a row" }
  public override class var task: String { "Hold row 1 for a second." }
  public override class var scenario: String { "SD3" }
  public override class var facts: [String] { ["V1", "G40", "V13"] }
  public override class var touch: PageTouch { .press(BackView.row, for: 1) }
}

/// A tap on the button beside it.
public final class ButtonTapPage: QuickTapPage {
  public override class var name: String { "button-tap" }
  public override class var title: String { "A tap on the button" }
  public override class var task: String { "Tap the button." }
  public override class var scenario: String { "SD4" }
  public override class var facts: [String] { ["C15"] }
  public override class var touch: PageTouch { .press(BackView.middleOfButton, for: 0.1) }
}

/// A way out: the tap takes nothing away.
public final class SharedTapPage: QuickTapPage {
  public override class var name: String { "shared-tap" }
  public override class var title: String { "A way out: the tap takes nothing away" }
  public override class var facts: [String] { ["G22", "V4"] }
  public override class var scenario: String { "SD1-share" }
  override func finish() {
    super.finish()
    tap.cancelsTouchesInView = false
  }
}

/// A way out: the tap gets no touches in the table.
public final class RefusedTapPage: QuickTapPage, UIGestureRecognizerDelegate {
  public override class var name: String { "refused-tap" }
  public override class var title: String { "A way out: the tap gets no touches in the table" }
  public override class var facts: [String] { ["G16", "V4"] }
  public override class var scenario: String { "SD1-refuse" }
  override func finish() {
    super.finish()
    tap.delegate = self
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: table) != true
  }
}

/// A way out: the page forbids taps in the table.
public final class ForbiddenTapPage: QuickTapPage, UIGestureRecognizerDelegate {
  public override class var name: String { "forbidden-tap" }
  public override class var title: String { "A way out: the page forbids taps in the table" }
  public override class var facts: [String] { ["G36", "V4"] }
  public override class var scenario: String { "SD1-forbid" }
  override func finish() {
    super.finish()
    tap.delegate = self
  }

  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== tap || !table.bounds.contains(gestureRecognizer.location(in: table))
  }
}

/// A drag that begins on a row, after a rest.
public final class DragLaterPage: QuickTapPage {
  public override class var name: String { "drag-later" }
  public override class var title: String { "A drag after the delay" }
  public override class var task: String { "Hold row 1 for a moment, then drag it up." }
  public override class var scenario: String { "SD7" }
  public override class var facts: [String] { ["V1", "V7"] }
  public override class var touch: PageTouch {
    .drag([BackView.row, CGPoint(x: 160, y: 64)], resting: 0.3)
  }
}
