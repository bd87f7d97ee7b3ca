import TouchKit

class Knob: UIControl {
  static let sweep = 1.5 * Double.pi
  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }
  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }
  private func angle(_ p: CGPoint) -> Double { let m = center; return Double(atan2(p.y - m.y, p.x - m.x)) }
  private func change(by d: Double) {
    let old = value; value += d; if value != old { sendActions(for: .valueChanged) }
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let d = (angle(touch.location(in: superview)) - angle(touch.previousLocation(in: superview))).remainder(
      dividingBy: 2 * .pi)
    change(by: d / Self.sweep * (maximumValue - minimumValue))
    return super.continueTracking(touch, with: event)
  }
  override func accessibilityIncrement() { change(by: (maximumValue - minimumValue) / 10) }
  override func accessibilityDecrement() { change(by: -(maximumValue - minimumValue) / 10) }
}
