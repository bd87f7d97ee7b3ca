import TouchKit

/// A third right answer: it also forbids pans around it, which would take the finger away.
///
/// The veto is as narrow as the gesture: only drags, only around the knob, and only while a finger turns it. Taps and
/// presses around it work, and so does everything that is attached to the knob itself. Because only the view that a
/// finger hits is asked, `hitTest` answers with the knob for views that it is made of, but not for a control in it.
class Knob: UIControl {
  static let sweep = 1.5 * Double.pi

  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = angle(of: touch.previousLocation(in: self))
    let turn = (angle(of: touch.location(in: self)) - before).remainder(dividingBy: 2 * .pi)
    set(value + turn * (maximumValue - minimumValue) / Self.sweep)
    return true
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isDragAround = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
    return isTracking && isDragAround ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let way = sequence(first: hit, next: \.superview).prefix { $0 !== self }
    return way.contains { $0 is UIControl } ? hit : self
  }

  override func accessibilityIncrement() { set(value + (maximumValue - minimumValue) / 10) }

  override func accessibilityDecrement() { set(value - (maximumValue - minimumValue) / 10) }

  private func angle(of point: CGPoint) -> Double {
    Double(atan2(point.y - bounds.midY, point.x - bounds.midX))
  }

  private func set(_ newValue: Double) {
    let oldValue = value
    value = newValue
    if value != oldValue { sendActions(for: .valueChanged) }
  }
}
