import TouchKit

/// Fires when it is pressed hard, or long where the glass feels no force.
class PressureButton: UIControl {
  var threshold: CGFloat = 0.6
  var fallbackDelay: TimeInterval = 0.8
  private(set) var hasFired = false
  private(set) var strongest: CGFloat = 0
  private var fallback: DispatchWorkItem?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    hasFired = false
    strongest = 0
    guard let touch = touches.first else { return }
    if touch.force == 0 {
      let item = DispatchWorkItem { [weak self] in self?.fire() }
      fallback = item
      DispatchQueue.main.asyncAfter(deadline: .now() + fallbackDelay, execute: item)
    } else {
      measure(touch)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    touches.forEach(measure)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    fallback?.cancel()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    fallback?.cancel()
  }

  private func measure(_ touch: UITouch) {
    guard touch.type == .direct || touch.type == .stylus, touch.maximumPossibleForce > 0 else { return }
    strongest = max(strongest, touch.force / touch.maximumPossibleForce)
    if strongest >= threshold { fire() }
  }

  private func fire() {
    guard !hasFired else { return }
    hasFired = true
    sendActions(for: .primaryActionTriggered)
  }
}
