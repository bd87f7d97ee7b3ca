extension UIGestureRecognizer {
  /// Whether the recognizer takes a new touch: it is asked once per touch (fact G16).
  final func wants(_ touch: UITouch, with event: UIEvent) -> Bool {
    // One that has decided waits for its reset.
    guard isEnabled, !attempt.hasDecided, shouldReceive(event) else { return false }
    guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
    if requiresExclusiveTouchType, let first = activeTouches.first, first.type != touch.type { return false }
    guard let delegate else { return true }
    guard delegate.gestureRecognizer(self, shouldReceive: event),
      delegate.gestureRecognizer(self, shouldReceive: touch)
    else { return false }
    // The delegate may have switched it off, or taken it away from its view.
    return isEnabled && !attempt.hasDecided && view != nil
  }

  /// Sends the recognizer the message for the delivery, and records it.
  final func receive(_ touches: Set<UITouch>, _ delivery: TouchDelivery, with event: UIEvent) {
    guard let trace = event.trace else { return dispatch(touches, delivery, with: event) }
    trace.call(
      delivery.method, .gestures, on: self, UITouch.details(of: touches),
      answer: { (_: Void) in nil }, { dispatch(touches, delivery, with: event) })
  }

  private func dispatch(_ touches: Set<UITouch>, _ delivery: TouchDelivery, with event: UIEvent) {
    switch delivery {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}

extension UITouch {
  /// The middle of some touches on the screen, in points.
  static func centroid(of touches: [UITouch]) -> CGPoint {
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.screenLocation.x
      sum.y += touch.screenLocation.y
    }
    let count = CGFloat(max(touches.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// The list is out of the touch while it changes, so that it is not copied.
  func changeRecognizers(_ change: (inout [UIGestureRecognizer]) -> Void) {
    var changed = recognizers
    recognizers = []
    change(&changed)
    recognizers = changed
  }

  /// The recognizer has no more to do with the touch.
  func forget(_ recognizer: UIGestureRecognizer) {
    guard let place = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    changeRecognizers { $0.remove(at: place) }
  }

  /// Tells the recognizers that the finger is gone, and says whether one did not know yet; what they decide about the
  /// touch still counts.
  @discardableResult
  func leaveRecognizers() -> Bool {
    var isNews = false
    for recognizer in recognizers where recognizer.unfollow(self) { isNews = true }
    return isNews
  }
}
