extension UIGestureEnvironment {
  /// Shows presses to the recognizers of the responder's view and of the views above it, before the responder gets
  /// them, and sends the actions.
  func update(_ presses: [UIPress], with event: UIPressesEvent) {
    for press in presses where press.phase == .began { collect(for: press) }
    beginUpdate()
    for recognizer in recognizers.all { tell(recognizer, of: presses, with: event) }
    settleAndSendActions()
    for press in presses where press.hasFinished {
      for recognizer in press.recognizers { recognizer.activePresses.removeAll { $0 === press } }
    }
  }

  private func collect(for press: UIPress) {
    var here = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
    while let view = here {
      for recognizer in view.recognizers where recognizer.wants(press) {
        recognizer.activePresses.append(press)
        press.recognizers.append(recognizer)
        adopt(recognizer)
      }
      here = view.superview
    }
  }

  private func tell(_ recognizer: UIGestureRecognizer, of presses: [UIPress], with event: UIPressesEvent) {
    for delivery in PressDelivery.allCases {
      guard !recognizer.attempt.isFinished else { return }
      let changed = presses.filter { press in
        press.phase == delivery.phase && recognizer.activePresses.contains { $0 === press }
      }
      if !changed.isEmpty { recognizer.receive(Set(changed), delivery, with: event) }
    }
  }
}

extension UIGestureRecognizer {
  fileprivate final func wants(_ press: UIPress) -> Bool {
    guard isEnabled, !attempt.isFinished,
      allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue })
    else { return false }
    guard delegate?.gestureRecognizer(self, shouldReceive: press) ?? true else { return false }
    return isEnabled && !attempt.isFinished && view != nil
  }

  fileprivate final func receive(
    _ presses: Set<UIPress>, _ delivery: PressDelivery, with event: UIPressesEvent
  ) {
    guard let trace = event.trace else { return dispatch(presses, delivery, with: event) }
    trace.call(
      delivery.method, .gestures, on: self, answer: { (_: Void) in nil },
      { dispatch(presses, delivery, with: event) })
  }

  private func dispatch(_ presses: Set<UIPress>, _ delivery: PressDelivery, with event: UIPressesEvent) {
    switch delivery {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    }
  }
}

extension UIPress {
  /// What the responder is to hear of the press now: recognition takes it away, as it does touches.
  func takeDelivery() -> PressDelivery? {
    guard !isOver else { return nil }
    guard recognizers.contains(where: { $0.attempt.hasRecognized && $0.cancelsTouchesInView }) else {
      return PressDelivery.allCases.first { $0.phase == phase }
    }
    isOver = true
    return phase == .began ? nil : .cancelled
  }
}
