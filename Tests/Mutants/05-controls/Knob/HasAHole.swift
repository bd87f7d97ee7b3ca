import TouchKit

class Knob: UIControl {
  static let sweep = 1.5 * Double.pi
  var minimumValue = 0.0 { didSet { value = clamped(value) } }
  var maximumValue = 1.0 { didSet { value = clamped(value) } }
  var value = 0.0 { didSet { value = clamped(value) } }
  private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }
  private var last: CGPoint?
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event),
      spoke(touch).x * spoke(touch).x + spoke(touch).y * spoke(touch).y > 100
    else { return false }
    last = spoke(touch)
    return true
  }
  private func spoke(_ t: UITouch) -> CGPoint {
    let p = t.location(in: self)
    return CGPoint(x: p.x - bounds.midX, y: p.y - bounds.midY)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let a = last else { return false }
    let b = spoke(touch)
    last = b
    let cross = Double(a.x * b.y - a.y * b.x), dot = Double(a.x * b.x + a.y * b.y)
    turn(atan2(cross, dot) * (maximumValue - minimumValue) / Knob.sweep)
    return true
  }
  private final func turn(_ amount: Double) {
    let new = clamped(value + amount)
    guard new != value else { return }
    value = new
    sendActions(for: [.valueChanged])
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { last = nil }
  override func cancelTracking(with event: UIEvent?) { last = nil }
  override func accessibilityIncrement() { step(1) }
  override func accessibilityDecrement() { step(-1) }
  private func step(_ sign: Double) { turn(sign * 0.1 * (maximumValue - minimumValue)) }
}
