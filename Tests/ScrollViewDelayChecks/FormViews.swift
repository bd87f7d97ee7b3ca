import TouchKit

/// A plain view that says what it hears.
final class Tile: UIView {
  var heard: [String] = []
  var note: (String) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool { true }
  /// Whether it lets the views around it hear of its touches, too.
  var passesOn = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("began")
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved")
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("ended")
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("cancelled")
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  private func hear(_ word: String) {
    heard.append(word)
    note(word)
  }
}

final class WideSlider: UISlider {}
final class InsetSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
}
class PlainButton: UIButton {}
final class RoundButton: PlainButton {}

/// Buttons, sliders and other controls whose names don't say what they are, or seem to say something else.
final class Key: PlainButton {}
final class SliderKey: UIButton {}
final class Fader: UISlider {}
final class ButtonBar: UISlider {}
final class Pad: UIControl {}
final class ImageButton: UIControl {}
final class Flip: UISwitch {}
final class ButtonSwitch: UISwitch {}
final class Line: UITextField {}
final class ButtonField: UITextField {}
final class Choice: UISegmentedControl {}
final class ButtonChoice: UISegmentedControl {}
final class Count: UIStepper {}
final class CountButton: UIStepper {}
final class Dots: UIPageControl {}
final class DotButton: UIPageControl {}

/// A control that follows fingers by itself and does without tracking.
final class Dial: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
