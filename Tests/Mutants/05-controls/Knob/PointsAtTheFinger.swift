import TouchKit

/// Wrong on purpose: it turns to where the finger lands.
class Knob: UIControl {
  static let sweep = 1.5 * Double.pi

  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    point(at: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    point(at: touch)
    return true
  }

  private func point(at touch: UITouch) {
    let arrow = fromMiddle(touch.location(in: self))
    let share = Double(atan2(arrow.dx, -arrow.dy)) / Self.sweep + 0.5
    change(by: minimumValue + share * (maximumValue - minimumValue) - value)
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
