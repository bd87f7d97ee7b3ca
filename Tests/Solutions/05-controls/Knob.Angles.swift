import TouchKit

/// Another right answer: it remembers the last angle and brings the difference into the range from −π to π.
///
/// `atan2` jumps from π to −π on the left side of the knob, so a small turn there looks like almost a whole one. One
/// `remainder` takes whole turns out of the difference. The first solution computes the angle between two arrows
/// instead, and `previousLocation` saves it the remembered angle; this one shows plainly what is turned.
class Knob: UIControl {
  static let sweep = 1.5 * Double.pi

  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }

  private var lastAngle = 0.0

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lastAngle = angle(of: touch)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let angle = angle(of: touch)
    let turn = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    set(value + turn * (maximumValue - minimumValue) / Self.sweep)
    return super.continueTracking(touch, with: event)
  }

  override func accessibilityIncrement() { set(value + (maximumValue - minimumValue) / 10) }

  override func accessibilityDecrement() { set(value - (maximumValue - minimumValue) / 10) }

  private func angle(of touch: UITouch) -> Double {
    let point = touch.location(in: self)
    return Double(atan2(point.y - bounds.midY, point.x - bounds.midX))
  }

  private func set(_ newValue: Double) {
    guard clamped(newValue) != value else { return }
    value = newValue
    sendActions(for: .valueChanged)
  }
}
