import TouchKit

/// The view that does what the statement says; its tracking methods only ask and tell the listener.
final class StatedTracking: UIView, FollowingView {
  var listener: TrackingListener?
  var reach: CGFloat = 0
  private var onEvent: (UIControl.Event) -> Void = { _ in }
  private var followed: UITouch?
  private(set) var isTouchInside = false

  var isTracking: Bool { followed != nil }
  override var canBecomeFirstResponder: Bool { true }

  func listen() {
    let number = listener?.number ?? 0
    onEvent = { [weak self] in
      guard let self else { return }
      listener?.hears($0, self, number)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  private func asks(_ method: String, _ touch: UITouch?, _ event: UIEvent?) -> Bool {
    listener?.isAsked(method, touch, event, self) ?? true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed == nil, let touch = touches.first, asks("beginTracking", touch, event) else {
      return super.touchesBegan(touches, with: event)
    }
    (followed, isTouchInside) = (touch, true)
    onEvent(.touchDown)
    if touch.tapCount >= 2 { onEvent(.touchDownRepeat) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed, touches.contains(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    guard asks("continueTracking", touch, event) else { return followed = nil }
    let (point, wasInside) = (touch.location(in: self), isTouchInside)
    isTouchInside =
      (bounds.minX - 70...bounds.maxX + 70).contains(point.x)
      && (bounds.minY - 70...bounds.maxY + 70).contains(point.y)
    if isTouchInside && !wasInside { onEvent(.touchDragEnter) }
    if wasInside && !isTouchInside { onEvent(.touchDragExit) }
    onEvent(isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed, touches.contains(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    _ = asks("endTracking", touch, event)
    followed = nil
    onEvent(isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed, touches.contains(touch) else {
      return super.touchesCancelled(touches, with: event)
    }
    _ = asks("cancelTracking", nil, event)
    followed = nil
    onEvent(.touchCancel)
  }
}
