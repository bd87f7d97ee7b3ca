import TouchKit

/// A pan along one axis only: one that starts along the other axis is given up.
class AxisPanGestureRecognizer: UIPanGestureRecognizer {
  enum Axis {
    case horizontal
    case vertical
  }

  let axis: Axis

  init(axis: Axis, target: Any?, action: Selector?) {
    self.axis = axis
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)

    guard state == .began else { return }
    let speed = velocity(in: view)
    switch axis {
    case .horizontal where abs(speed.y) > abs(speed.x):
      state = .cancelled
    case .vertical where abs(speed.x) > abs(speed.y):
      state = .cancelled
    default:
      break
    }
  }
}
