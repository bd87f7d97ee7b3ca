import TouchKit

/// Wrong on purpose: it measures the 70 points in the superview.
class TrackingView: UIView {
  var onEvent: (UIControl.Event) -> Void = { _ in }
  private(set) var isTracking = false
  private(set) var isTouchInside = false

  func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  func cancelTracking(with event: UIEvent?) {}

  private var trackedTouch: UITouch? { didSet { isTracking = trackedTouch != nil } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isTracking, let touch = touches.first, beginTracking(touch, with: event) else {
      return super.touchesBegan(touches, with: event)
    }
    trackedTouch = touch
    isTouchInside = true
    onEvent(.touchDown)
    if touch.tapCount > 1 { onEvent(.touchDownRepeat) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    guard continueTracking(touch, with: event) else { return trackedTouch = nil }
    let wasInside = isTouchInside
    isTouchInside = frame.insetBy(dx: -70, dy: -70).contains(touch.location(in: superview))
    if isTouchInside != wasInside { onEvent(isTouchInside ? .touchDragEnter : .touchDragExit) }
    onEvent(isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    endTracking(touch, with: event)
    trackedTouch = nil
    onEvent(isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesCancelled(touches, with: event)
    }
    cancelTracking(with: event)
    trackedTouch = nil
    onEvent(.touchCancel)
  }
}
