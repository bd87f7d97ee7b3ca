import TouchKit

/// Wrong on purpose: it takes the difference of two angles as it is, across ±π, too.
class Knob: UIControl {
  static let sweep = 1.5 * Double.pi

  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  private var lastAngle = 0.0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lastAngle = angle(of: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let angle = angle(of: touch)
    change(by: (angle - lastAngle) / Self.sweep * (maximumValue - minimumValue))
    lastAngle = angle
    return true
  }

  private func angle(of touch: UITouch) -> Double {
    let arrow = fromMiddle(touch.location(in: self))
    return Double(atan2(arrow.dy, arrow.dx))
  }

  private func fromMiddle(_ point: CGPoint) -> CGVector {
    CGVector(dx: point.x - bounds.midX, dy: point.y - bounds.midY)
  }

  private func change(by amount: Double) {
    let before = value
    value += amount
    if value != before { sendActions(for: .valueChanged) }
  }

  override func accessibilityIncrement() {
    change(by: (maximumValue - minimumValue) / 10)
  }

  override func accessibilityDecrement() {
    change(by: -(maximumValue - minimumValue) / 10)
  }
}
