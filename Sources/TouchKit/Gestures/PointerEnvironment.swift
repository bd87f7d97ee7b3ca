/// Gives hovering and scrolling to the recognizers that want them; views hear of neither (facts P6, P7).
final class PointerEnvironment: ApplicationPart {
  /// The recognizers that the pointer is over.
  private var hovered: [UIHoverGestureRecognizer] = [] { didSet { dispose(of: oldValue) } }
  /// The pan that trackpad scrolling goes to, until it ends.
  private var scrolled: UIPanGestureRecognizer? { didSet { dispose(of: oldValue) } }

  /// The pointer has moved, with no button down, to a point of the screen; `nil` when it is gone.
  func hover(at place: CGPoint?, time: TimeInterval) {
    let event = makeEvent(.hover, at: time)
    var found: [UIHoverGestureRecognizer] = []
    if let place {
      for view in viewsUnder(place, event) {
        for case let recognizer as UIHoverGestureRecognizer in view.recognizers
        where recognizer.isEnabled && (hovered.contains { $0 === recognizer } || wants(recognizer, event)) {
          found.append(recognizer)
        }
      }
    }
    let before = hovered
    hovered = found
    for recognizer in before where !found.contains(where: { $0 === recognizer }) {
      recognizer.hover(.ended, at: place)
    }
    for recognizer in found {
      recognizer.hover(recognizer.isHovering ? .changed : .began, at: place)
    }
  }

  /// A trackpad or a wheel scrolls (fact P7): the innermost pan that wants to scroll along this way gets it, and all
  /// that comes until the fingers lift (engine's choice).
  func scroll(_ move: ScrollMove, at place: CGPoint, time: TimeInterval) {
    let distance = CGPoint(x: move.distance.dx, y: move.distance.dy)
    switch move.phase {
    case .began, .notch:
      end(at: time)
      let type: UIScrollTypeMask = move.phase == .notch ? .discrete : .continuous
      begin(by: distance, type, place, time)
      if move.phase == .notch { end(at: time) }
    case .changed: update { $0.scroll(by: distance, .changed, at: time) }
    case .ended: end(at: time)
    }
  }

  /// Lets go of everything when the app is no longer in front.
  func cancel() {
    hover(at: nil, time: application.now)
    end(at: application.now)
  }

  func forget() {
    hovered = []
    scrolled = nil
  }

  private func begin(by distance: CGPoint, _ type: UIScrollTypeMask, _ place: CGPoint, _ time: TimeInterval) {
    let event = makeEvent(.scroll, at: time)
    for view in viewsUnder(place, event) {
      for case let pan as UIPanGestureRecognizer in view.recognizers
      where pan.isEnabled && pan.allowedScrollTypesMask.contains(type) && pan.numberOfTouches == 0
        && pan.canScroll(along: distance) && wants(pan, event)
      {
        scrolled = pan
        update {
          $0.place(forScrolling: place)
          $0.scroll(by: distance, .began, at: time)
        }
        if pan.isScrolled { return }
        scrolled = nil
      }
    }
  }

  private func end(at time: TimeInterval) {
    update { $0.scroll(by: .zero, .ended, at: time) }
    scrolled = nil
  }

  private func update(_ body: (UIPanGestureRecognizer) -> Void) {
    guard let pan = scrolled else { return }
    let gestures = application.gestures
    gestures.beginUpdate()
    body(pan)
    gestures.settleAndSendActions()
    gestures.endUpdate()
  }

  private func makeEvent(_ type: UIEvent.EventType, at time: TimeInterval) -> UIPointerEvent {
    UIPointerEvent(
      type, at: time, modifiers: application.responderEvents.modifiers, trace: application.trace)
  }

  private func wants(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    guard recognizer.shouldReceive(event) else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
  }

  /// The view under a point, found by hit-testing as for a finger, and the views around it.
  private func viewsUnder(_ place: CGPoint, _ event: UIEvent) -> [UIView] {
    for window in application.windowsFromTop {
      guard let hit = window.askHitTest(window.convertFromScreen(place), with: event) else { continue }
      var views = [hit]
      while let outer = views[views.count - 1].superview { views.append(outer) }
      return views
    }
    return []
  }
}
