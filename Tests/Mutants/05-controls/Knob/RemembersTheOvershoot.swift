import TouchKit

/// Wrong on purpose: it makes the finger come back as far as it went beyond the end.
class Knob: UIControl {
  static let sweep = 1.5 * Double.pi

  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  private var wanted = 0.0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wanted = value
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = fromMiddle(touch.previousLocation(in: self))
    let now = fromMiddle(touch.location(in: self))
    let turn = atan2(before.dx * now.dy - before.dy * now.dx, before.dx * now.dx + before.dy * now.dy)
    wanted += Double(turn) / Self.sweep * (maximumValue - minimumValue)
    change(by: wanted - value)
    return true
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
