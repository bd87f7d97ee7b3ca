import TouchKit

/// A slider with two knobs, for a range of values.
class RangeSlider: UIControl {
  private enum Knob {
    case lower
    case upper
  }

  var range: ClosedRange<Double> = 0...1 { didSet { setNeedsLayout() } }
  private(set) var lowerValue = 0.2
  private(set) var upperValue = 0.8
  private let knobSize: CGFloat = 30
  private let lowerKnob = CAShapeLayer()
  private let upperKnob = CAShapeLayer()
  private var tracked: Knob?
  private var previousX: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    for knob in [lowerKnob, upperKnob] {
      knob.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: knobSize, height: knobSize)).cgPath
      knob.fillColor = tintColor.cgColor
      layer.addSublayer(knob)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: knobSize) }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lowerKnob.frame = knobFrame(for: lowerValue)
    upperKnob.frame = knobFrame(for: upperValue)
    CATransaction.commit()
  }

  private func knobFrame(for value: Double) -> CGRect {
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    let x = CGFloat(share) * (bounds.width - knobSize)
    return CGRect(x: x, y: bounds.midY - knobSize / 2, width: knobSize, height: knobSize)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousX = touch.location(in: self).x
    let point = touch.location(in: self)
    if lowerKnob.frame.contains(point) {
      tracked = .lower
    } else if upperKnob.frame.contains(point) {
      tracked = .upper
    }
    return tracked != nil
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let way = Double((x - previousX) / (bounds.width - knobSize)) * (range.upperBound - range.lowerBound)
    previousX = x
    switch tracked {
    case .lower?: lowerValue = min(max(lowerValue + way, range.lowerBound), upperValue)
    case .upper?: upperValue = max(min(upperValue + way, range.upperBound), lowerValue)
    case nil: return false
    }
    setNeedsLayout()
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    tracked = nil
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    tracked = nil
    super.cancelTracking(with: event)
  }
}
