extension UIApplication {
  /// Passes an event on by its kind.
  final func deliver(_ event: UIEvent) {
    switch event.type {
    case .motion: (event as? UIMotionEvent)?.deliver()
    case .remoteControl: (event as? UIRemoteControlEvent)?.deliver()
    case .presses, .touches, .scroll, .hover, .transform:
      if let window = onlyWindow(of: event) { return send(event, to: window) }
      for window in windows(of: event) { send(event, to: window) }
    }
  }

  /// The window of all touches, if there is just one: then no list has to be made.
  private func onlyWindow(of event: UIEvent) -> UIWindow? {
    guard event.type == .touches, let window = event.touches.first?.window else { return nil }
    return event.touches.allSatisfy { $0.window === window } ? window : nil
  }

  private func windows(of event: UIEvent) -> [UIWindow] {
    var windows: [UIWindow] = []
    func add(_ window: UIWindow?) {
      if let window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for touch in event.touches { add(touch.window) }
    if event.type == .presses, let event = event as? UIPressesEvent {
      for press in event.presses { add(press.window) }
    }
    return windows
  }

  private func send(_ event: UIEvent, to window: UIWindow) {
    guard let trace = event.trace else { return window.sendEvent(event) }
    trace.call(
      .sendEvent, .delivery, on: window, answer: { (_: Void) in nil }, { window.sendEvent(event) })
  }
}
