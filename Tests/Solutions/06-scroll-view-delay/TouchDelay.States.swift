import TouchKit

/// A second right answer: one enumeration holds everything that is known of the finger.
///
/// Each state carries what it needs and nothing else, so that a touch that nothing waits for has no timer, and one that
/// the content knows of has nothing held. The reference keeps the parts side by side, which is shorter, but one has to
/// see that they fit together.
protocol DelayingView: AnyObject {
  func tellContent(_ phase: UITouch.Phase, at location: CGPoint)
  func beginDragging()
  func wait(_ seconds: TimeInterval, then perform: @escaping () -> Void) -> VirtualRunLoop.Timer
}

final class TouchDelay {
  private enum State {
    case held(from: CGPoint, latestMove: CGPoint?, timer: VirtualRunLoop.Timer)
    case passedOn(from: CGPoint)
    case ignored
  }

  private unowned let view: any DelayingView
  private var state = State.ignored

  init(of view: any DelayingView) {
    self.view = view
  }

  func touchBegan(at location: CGPoint) {
    let timer = view.wait(0.15) { [weak self] in self?.letGo() }
    state = .held(from: location, latestMove: nil, timer: timer)
  }

  func touchMoved(to location: CGPoint) {
    switch state {
    case .held(let landing, _, let timer):
      if isDrag(from: landing, to: location) {
        timer.invalidate()
        state = .ignored
        return view.beginDragging()
      }
      state = .held(from: landing, latestMove: location, timer: timer)
      if abs(location.x - landing.x) >= 10 { letGo() }
    case .passedOn(let landing) where isDrag(from: landing, to: location):
      state = .ignored
      view.beginDragging()
      view.tellContent(.cancelled, at: location)
    case .passedOn: view.tellContent(.moved, at: location)
    case .ignored: break
    }
  }

  func touchEnded(at location: CGPoint) {
    letGo()
    if case .passedOn = state { view.tellContent(.ended, at: location) }
    state = .ignored
  }

  func touchCancelled(at location: CGPoint) {
    let past = state
    state = .ignored
    switch past {
    case .held(_, _, let timer): timer.invalidate()
    case .passedOn: view.tellContent(.cancelled, at: location)
    case .ignored: break
    }
  }

  private func letGo() {
    guard case .held(let landing, let latestMove, let timer) = state else { return }
    timer.invalidate()
    state = .passedOn(from: landing)
    view.tellContent(.began, at: landing)
    // The content may have had its touch cancelled.
    if let latestMove, case .passedOn = state { view.tellContent(.moved, at: latestMove) }
  }

  private func isDrag(from landing: CGPoint, to location: CGPoint) -> Bool {
    abs(location.y - landing.y) >= 10
  }
}
