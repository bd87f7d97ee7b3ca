/// Holds touches back from a scroll view's content for 0.15 s, to see whether the finger scrolls (fact V1).
///
/// Holding is all `delaysTouchesBegan`: while this recognizer is possible, the content hears nothing; when it fails, the
/// content hears everything; when it recognizes, the content never does.
final class DelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  @Weak var scrollView: UIScrollView?
  private var caughtDeceleration = false

  override init(target: ActionObject?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    name = "UIScrollViewDelayedTouchesBeganGestureRecognizer"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, activeTouches.count == touches.count else { return }
    scrollView.watchesFinger = true
    if scrollView.isMovingByItself {
      // Such a touch stops the content, and means nothing else.
      caughtDeceleration = true
      scrollView.catchMovement()
    } else if scrollView.delaysContentTouches, isOnContent {
      wait(UIScrollView.contentTouchDelay, for: self) { $0.decide(with: nil) }
    } else {
      decide(with: event)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, !caughtDeceleration, let first = activeTouches.first else { return }
    let way = convertVectorFromScreen(
      CGPoint(
        x: first.screenLocation.x - first.firstScreenLocation.x,
        y: first.screenLocation.y - first.firstScreenLocation.y), to: scrollView)
    // Far along an axis that cannot scroll: the finger wants something of the content (fact V3).
    let canHelp = scrollView.canScroll(along: way)
    if !canHelp, max(way.x.magnitude, way.y.magnitude) >= UIPanGestureRecognizer.hysteresis {
      decide(with: event)
    }
  }

  /// A quick tap: the content hears of the landing and the lift at once (fact V4).
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.allSatisfy({ $0.hasFinished }) else { return }
    if caughtDeceleration { state = .ended } else { decide(with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    caughtDeceleration = false
    // The pan tells of the end itself, but it may be switched off.
    if scrollView?.panGestureRecognizer.numberOfTouches == 0 { scrollView?.stopTracking() }
  }

  /// Holding touches back is in no one's way, but a touch that stopped the content is no one's tap (fact V8).
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { caughtDeceleration }

  override var holdsContentTouchesBack: Bool { true }

  private var isOnContent: Bool { activeTouches.contains { $0.hitView !== scrollView } }

  // snippet: decide
  /// Asks whether the content gets its touches: lets them go, or keeps them for good (fact V2).
  private func decide(with event: UIEvent?) {
    guard state == .possible, let scrollView else { return }
    for touch in activeTouches {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) { return state = .ended }
    }
    state = .failed
  }
  // endsnippet

  override class var engineClass: ObjectIdentifier {
    ObjectIdentifier(DelayedTouchesBeganGestureRecognizer.self)
  }
}
