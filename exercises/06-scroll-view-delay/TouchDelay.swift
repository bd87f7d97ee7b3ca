import TouchKit

/// Exercise 6.2: The delay (build, 30 points, 45 minutes).
///
/// **Given.** A view that scrolls up and down, but is no `UIScrollView`, with one finger at a time.
///
/// **Task.** Write its `TouchDelay`. The content hears what it would in a scroll view:
///
/// - A landing and what follows are held for 0.15 s, then told in order, of the moves only the latest. Later messages
///   are told at once.
/// - A lift ends the wait, too, and never begins a drag.
/// - A move to 10 points or more above or below the landing begins a drag. Then the content hears that its touch is
///   cancelled, if it knew of it, and no more.
/// - A move to 10 points or more to the side that begins no drag ends the wait.
/// - If the system cancels a touch, the content hears that, if it knew of it, and nothing more.
///
///     the view calls you               you call the view
///     0.000  touchBegan(at: (0, 0))
///     0.100  touchMoved(to: (0, 2))
///     0.150                            tellContent(.began, at: (0, 0)), tellContent(.moved, at: (0, 2))
///     0.300  touchMoved(to: (0, 12))   beginDragging(), tellContent(.cancelled, at: (0, 12))
///     0.400  touchEnded(at: (0, 12))
///
/// Check: make check EXERCISE=6.2
/// Hint:  make hint EXERCISE=6.2 RUNG=1
/// Read:  chapters/06-scroll-view-delay/README.md#a-recognizer-whose-job-is-to-fail
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

  /// Makes the delay of a view.
  init(of view: any DelayingView) {
    self.view = view
  }

  /// A finger has landed.
  func touchBegan(at location: CGPoint) {
    view.tellContent(.began, at: location)
  }

  /// The finger has moved.
  func touchMoved(to location: CGPoint) {
    view.tellContent(.moved, at: location)
  }

  /// The finger has lifted.
  func touchEnded(at location: CGPoint) {
    view.tellContent(.ended, at: location)
  }

  /// The system has cancelled the touch.
  func touchCancelled(at location: CGPoint) {
    view.tellContent(.cancelled, at: location)
  }
}
