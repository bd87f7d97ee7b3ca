import TouchKit

protocol JoystickViewDelegate: AnyObject {
  func joystick(_ joystick: JoystickView, didMoveTo vector: CGVector)
  func joystickDidRelease(_ joystick: JoystickView)
}

/// A stick for the thumb: how far and where it is pushed, as a vector of at most one.
class JoystickView: UIView {
  weak var delegate: JoystickViewDelegate?
  let stick = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private(set) var isActive = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isMultipleTouchEnabled = false
    stick.isUserInteractionEnabled = false
    stick.layer.cornerRadius = 20
    stick.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addSubview(stick)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isActive {
      stick.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  private var reach: CGFloat { min(bounds.width, bounds.height) / 2 - stick.bounds.width / 2 }

  private func follow(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: self) else { return }
    var offset = CGVector(dx: point.x - bounds.midX, dy: point.y - bounds.midY)
    let length = sqrt(offset.dx * offset.dx + offset.dy * offset.dy)
    if length > reach {
      offset.dx *= reach / length
      offset.dy *= reach / length
    }
    stick.center = CGPoint(x: bounds.midX + offset.dx, y: bounds.midY + offset.dy)
    delegate?.joystick(self, didMoveTo: CGVector(dx: offset.dx / reach, dy: offset.dy / reach))
  }

  private func release() {
    isActive = false
    UIView.animate(withDuration: 0.2) {
      self.stick.center = CGPoint(x: self.bounds.midX, y: self.bounds.midY)
    }
    delegate?.joystickDidRelease(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isActive = true
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
  }
}
