import TouchKit

/// Shows a dot under every finger, whatever the app does with it.
class TouchVisualizerWindow: UIWindow {
  private var dots: [UITouch: UIView] = [:]
  var dotCount: Int { dots.count }
  var dotCenters: [CGPoint] { dots.values.map { $0.center } }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches, let touches = event.allTouches {
      touches.forEach(show)
    }
    super.sendEvent(event)
  }

  private func show(_ touch: UITouch) {
    switch touch.phase {
    case .began:
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = dot.bounds.width / 2
      dot.layer.zPosition = 1000
      dot.backgroundColor = UIColor.blue.withAlphaComponent(0.4)
      dot.center = touch.location(in: self)
      dots[touch] = dot
      addSubview(dot)
    case .moved:
      guard let dot = dots[touch] else { return }
      dot.center = touch.location(in: self)
      bringSubviewToFront(dot)
    case .stationary:
      break
    case .ended, .cancelled:
      dots.removeValue(forKey: touch)?.removeFromSuperview()
    case .regionEntered, .regionMoved, .regionExited:
      break
    @unknown default:
      break
    }
  }
}
