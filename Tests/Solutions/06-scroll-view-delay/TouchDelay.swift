import TouchKit

/// Exercise 6.2: The delay (build, 30 points, 45 minutes).
///
/// **Given.** A view can be scrolled up and down, but not sideways. It is no `UIScrollView`: its content has its user
/// interaction switched off, so that the view itself gets every touch. It tells a `TouchDelay` of each, and does what
/// the delay decides. There is never more than one finger on a view.
///
///     finger ──▶ view ──touchBegan(at:), …──▶ TouchDelay
///                     ◀──tellContent(_:at:), beginDragging()──
///
/// **Task.** Write `TouchDelay`, so that the content hears exactly what it would hear in a scroll view:
///
/// - A landing is held back, and all that follows. After 0.15 s what was held is told at once, in its order. Of
///   several moves that were held only the latest is told.
/// - From then on the content is told of everything at once.
/// - A finger that lifts before that was quick: the content is told of all of it, at the lift. A lift begins no drag,
///   wherever it is.
/// - A finger that is 10 points or more above or below the point where it landed drags. The view is told to begin a
///   drag, once. Then the content, if it was told of the landing, hears that its touch is cancelled, and nothing more
///   of this finger.
/// - A finger that is 10 points or more to the left or to the right, and does not drag, wants something of the
///   content: what was held is told at once, this move included.
/// - If the system cancels a touch that the content knows of, the content hears so. In any case it hears nothing more
///   of this finger, even if the view goes on to tell of it.
/// - The system may cancel the touch while you tell the content of a landing or a move. Then the content hears so
///   before `touchCancelled(at:)` returns.
/// - The system may also cancel it while you tell the view to begin a drag. Then the content, if it was told of the
///   landing, hears only once that its touch is cancelled.
///
/// The next finger starts anew.
///
/// **Keep.** The names and types of the five methods, and the protocol. You may add what you like. The delay keeps
/// neither its view nor itself alive: both may go away at any moment, even with a finger on the view.
///
/// **Judged.** Random fingers, one after the other. The same fingers touch a `UIScrollView` on another device; what
/// its content hears, and when it begins to drag, is compared with what your delay makes of them, line by line and to
/// the millisecond. `wait(_:then:)` counts the device's time; no other clock does.
///
/// Check: make check EXERCISE=6.2
/// Hint:  make hint EXERCISE=6.2 RUNG=1
/// Read:  chapters/06-scroll-view-delay/README.md#the-delaying-recognizer
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
  // solution
  private enum Owner { case undecided, content, view }
  private var owner = Owner.undecided
  private var landing = CGPoint.zero
  private var held: [(phase: UITouch.Phase, location: CGPoint)] = []
  private var timer: VirtualRunLoop.Timer?
  // starter
  // end

  /// Makes the delay of a view.
  init(of view: any DelayingView) {
    self.view = view
  }

  /// A finger has landed.
  func touchBegan(at location: CGPoint) {
    // solution
    owner = .undecided
    landing = location
    held = [(.began, location)]
    timer = view.wait(0.15) { [weak self] in self?.release() }
    // starter
    // view.tellContent(.began, at: location)
    // end
  }

  /// The finger has moved.
  func touchMoved(to location: CGPoint) {
    // solution
    if owner != .view, abs(location.y - landing.y) >= 10 { return drag(to: location) }
    tell(.moved, location)
    if abs(location.x - landing.x) >= 10 { release() }
    // starter
    // view.tellContent(.moved, at: location)
    // end
  }

  /// The finger has lifted.
  func touchEnded(at location: CGPoint) {
    // solution
    tell(.ended, location)
    release()
    // starter
    // view.tellContent(.ended, at: location)
    // end
  }

  /// The system has cancelled the touch.
  func touchCancelled(at location: CGPoint) {
    // solution
    forgetHeld()
    let wasTold = owner == .content
    owner = .view
    if wasTold { view.tellContent(.cancelled, at: location) }
    // starter
    // view.tellContent(.cancelled, at: location)
    // end
  }
  // solution

  private func tell(_ phase: UITouch.Phase, _ location: CGPoint) {
    switch owner {
    case .undecided:
      if phase == .moved, held.last?.phase == .moved { held.removeLast() }
      held.append((phase, location))
    case .content: view.tellContent(phase, at: location)
    case .view: break
    }
  }

  /// Tells the content of all that was held, unless the finger drags.
  private func release() {
    guard owner == .undecided else { return }
    owner = .content
    let messages = held
    forgetHeld()
    // While it hears one of them, the content may have its touch cancelled.
    for message in messages where owner == .content {
      view.tellContent(message.phase, at: message.location)
    }
  }

  private func drag(to location: CGPoint) {
    let wasTold = owner == .content
    owner = .view
    forgetHeld()
    view.beginDragging()
    if wasTold { view.tellContent(.cancelled, at: location) }
  }

  private func forgetHeld() {
    held = []
    timer?.invalidate()
  }
  // starter
  // end
}
