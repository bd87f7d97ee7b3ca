/// The dead row: a quick tap on it.
package class QuickTapPage: BackView {
  package override class var name: String { "quick-tap" }
  package override class var title: String { "A quick tap on a row" }
  package override class var task: String { "Tap row 1 quickly." }
  package override class var scenario: String { "SD1" }
  package override class var facts: [String] { ["V1", "V5"] }
  package override class var touch: PageTouch { .press(BackView.row, for: 0.1) }
}

/// A short press on it.
package final class ShortPressPage: QuickTapPage {
  package override class var name: String { "short-press" }
  package override class var title: String { "A short press on a row" }
  package override class var facts: [String] { ["V1", "V6"] }
  package override class var task: String { "Hold row 1 for half a second." }
  package override class var scenario: String { "SD2" }
  package override class var touch: PageTouch { .press(BackView.row, for: 0.5) }
}

/// A long press on it.
package final class LongPressPage: QuickTapPage {
  package override class var name: String { "long-press" }
  package override class var title: String { "A long press on a row" }
  package override class var task: String { "Hold row 1 for a second." }
  package override class var scenario: String { "SD3" }
  package override class var facts: [String] { ["V1", "G40", "V13"] }
  package override class var touch: PageTouch { .press(BackView.row, for: 1) }
}

/// A tap on the button beside it.
package final class ButtonTapPage: QuickTapPage {
  package override class var name: String { "button-tap" }
  package override class var title: String { "A tap on the button" }
  package override class var task: String { "Tap the button." }
  package override class var scenario: String { "SD4" }
  package override class var facts: [String] { ["C15"] }
  package override class var touch: PageTouch { .press(BackView.middleOfButton, for: 0.1) }
}

/// A way out: the tap takes nothing away.
package final class SharedTapPage: QuickTapPage {
  package override class var name: String { "shared-tap" }
  package override class var title: String { "A way out: the tap takes nothing away" }
  package override class var facts: [String] { ["G22", "V4"] }
  package override class var scenario: String { "SD1-share" }
  override func finish() {
    super.finish()
    tap.cancelsTouchesInView = false
  }
}

/// A way out: the tap gets no touches in the table.
package final class RefusedTapPage: QuickTapPage, UIGestureRecognizerDelegate {
  package override class var name: String { "refused-tap" }
  package override class var title: String { "A way out: the tap gets no touches in the table" }
  package override class var facts: [String] { ["G16", "V4"] }
  package override class var scenario: String { "SD1-refuse" }
  override func finish() {
    super.finish()
    tap.delegate = self
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view?.isDescendant(of: table) != true
  }
}

/// A way out: the page forbids taps in the table.
package final class ForbiddenTapPage: QuickTapPage, UIGestureRecognizerDelegate {
  package override class var name: String { "forbidden-tap" }
  package override class var title: String { "A way out: the page forbids taps in the table" }
  package override class var facts: [String] { ["G36", "V4"] }
  package override class var scenario: String { "SD1-forbid" }
  override func finish() {
    super.finish()
    tap.delegate = self
  }

  package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== tap || !table.bounds.contains(gestureRecognizer.location(in: table))
  }
}

/// A drag that begins on a row, after a rest.
package final class DragLaterPage: QuickTapPage {
  package override class var name: String { "drag-later" }
  package override class var title: String { "A drag after the delay" }
  package override class var task: String { "Hold row 1 for a moment, then drag it up." }
  package override class var scenario: String { "SD7" }
  package override class var facts: [String] { ["V1", "V7"] }
  package override class var touch: PageTouch {
    .drag([BackView.row, CGPoint(x: 160, y: 64)], resting: 0.3)
  }
}
