import TouchKit

/// Wrong on purpose: it keeps what it holds back in one place for all delays.
protocol DelayingView: AnyObject {
  /// Tells the content that a finger has landed, moved, lifted, or was cancelled at a point.
  func tellContent(_ phase: UITouch.Phase, at location: CGPoint)

  /// The finger scrolls from now on.
  func beginDragging()

  /// Calls a closure once, after some seconds of the device's time, unless the timer is told to `invalidate()`.
  func wait(_ seconds: TimeInterval, then perform: @escaping () -> Void) -> VirtualRunLoop.Timer
}

final class TouchDelay {
  private unowned let view: any DelayingView
  private enum Owner { case undecided, content, view }
  private var owner = Owner.undecided
  private var landing = CGPoint.zero
  nonisolated(unsafe) private static var held: [(phase: UITouch.Phase, location: CGPoint)] = []
  private var timer: VirtualRunLoop.Timer?

  /// Makes the delay of a view.
  init(of view: any DelayingView) {
    self.view = view
  }

  /// A finger has landed.
  func touchBegan(at location: CGPoint) {
    owner = .undecided
    landing = location
    Self.held = [(.began, location)]
    timer = view.wait(0.15) { [unowned self] in release() }
  }

  /// The finger has moved.
  func touchMoved(to location: CGPoint) {
    if owner != .view, abs(location.y - landing.y) >= 10 { return drag(to: location) }
    tell(.moved, location)
    if abs(location.x - landing.x) >= 10 { release() }
  }

  /// The finger has lifted.
  func touchEnded(at location: CGPoint) {
    tell(.ended, location)
    release()
  }

  /// The system has cancelled the touch.
  func touchCancelled(at location: CGPoint) {
    forgetHeld()
    if owner == .content { view.tellContent(.cancelled, at: location) }
  }

  private func tell(_ phase: UITouch.Phase, _ location: CGPoint) {
    switch owner {
    case .undecided:
      if phase == .moved, Self.held.last?.phase == .moved { Self.held.removeLast() }
      Self.held.append((phase, location))
    case .content: view.tellContent(phase, at: location)
    case .view: break
    }
  }

  /// Tells the content of all that was held, unless the finger drags.
  private func release() {
    guard owner == .undecided else { return }
    owner = .content
    let messages = Self.held
    forgetHeld()
    for message in messages { view.tellContent(message.phase, at: message.location) }
  }

  private func drag(to location: CGPoint) {
    let wasTold = owner == .content
    owner = .view
    forgetHeld()
    view.beginDragging()
    if wasTold { view.tellContent(.cancelled, at: location) }
  }

  private func forgetHeld() {
    Self.held = []
    timer?.invalidate()
  }
}
