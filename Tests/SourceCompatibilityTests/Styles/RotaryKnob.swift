import TouchKit

/// A knob that is turned with one finger, like a volume control.
class RotaryKnob: UIControl {
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  var isContinuous = true
  private(set) var value: Float = 0

  private let startAngle = -CGFloat.pi * 3 / 4
  private let endAngle = CGFloat.pi * 3 / 4
  private var lastAngle: CGFloat = 0
  private let pointer = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .lightGray
    pointer.isUserInteractionEnabled = false
    pointer.backgroundColor = .red
    addSubview(pointer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    pointer.bounds = CGRect(x: 0, y: 0, width: 4, height: bounds.height / 2)
    pointer.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
    let share = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
    pointer.transform = CGAffineTransform(rotationAngle: startAngle + share * (endAngle - startAngle))
  }

  private func angle(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return atan2(point.y - bounds.midY, point.x - bounds.midX)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
    lastAngle = angle(of: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = angle(of: touch)
    var turned = now - lastAngle
    if turned > .pi { turned -= 2 * .pi }
    if turned < -.pi { turned += 2 * .pi }
    lastAngle = now
    setValue(value + Float(turned / (endAngle - startAngle)) * (maximumValue - minimumValue))
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    sendActions(for: .valueChanged)
  }
}
