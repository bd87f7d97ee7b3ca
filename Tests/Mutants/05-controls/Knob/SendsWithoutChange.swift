import TouchKit

/// Wrong on purpose: it sends valueChanged for every move.
class Knob: UIControl {
  static let sweep = 1.5 * Double.pi

  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }

  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = fromMiddle(touch.previousLocation(in: self))
    let now = fromMiddle(touch.location(in: self))
    // The angle between two arrows needs no care at ±π, unlike the difference of two angles.
    let turn = atan2(before.dx * now.dy - before.dy * now.dx, before.dx * now.dx + before.dy * now.dy)
    change(by: Double(turn) / Self.sweep * (maximumValue - minimumValue))
    return true
  }

  private func fromMiddle(_ point: CGPoint) -> CGVector {
    CGVector(dx: point.x - bounds.midX, dy: point.y - bounds.midY)
  }

  private func change(by amount: Double) {
    value += amount
    sendActions(for: .valueChanged)
  }

  override func accessibilityIncrement() {
    change(by: (maximumValue - minimumValue) / 10)
  }

  override func accessibilityDecrement() {
    change(by: -(maximumValue - minimumValue) / 10)
  }
}
