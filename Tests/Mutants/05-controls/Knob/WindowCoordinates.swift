import TouchKit

/// Wrong on purpose: it measures the angle in the window's coordinates.
class Knob: UIControl {
  static let sweep = 1.5 * Double.pi

  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = fromMiddle(touch.previousLocation(in: nil))
    let now = fromMiddle(touch.location(in: nil))
    // The angle between two arrows needs no care at ±π, unlike the difference of two angles.
    let turn = atan2(before.dx * now.dy - before.dy * now.dx, before.dx * now.dx + before.dy * now.dy)
    change(by: Double(turn) / Self.sweep * (maximumValue - minimumValue))
    return true
  }

  private func fromMiddle(_ point: CGPoint) -> CGVector {
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return CGVector(dx: point.x - middle.x, dy: point.y - middle.y)
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
