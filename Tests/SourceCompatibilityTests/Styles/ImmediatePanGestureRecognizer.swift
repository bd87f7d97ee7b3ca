import TouchKit

/// A pan without the usual wait for the first ten points.
class ImmediatePanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .began else { return }
    super.touchesBegan(touches, with: event)
    state = .began
  }
}
