import TouchKit

/// Exercise 5.2: From touches to control events (build, 25 points, 40 minutes).
///
/// **Given.** A plain view with the four touches methods, and the four tracking methods that a `UIControl` has. It
/// never calls them, and sends no events.
///
/// **Task.** Do what a control does with a touch. Call `onEvent` once for each control event.
///
/// - A finger lands: ask `beginTracking`. On yes, follow this touch, and send `touchDown`. If it is the second tap of
///   a series or a later one, send `touchDownRepeat` after it.
/// - It moves: ask `continueTracking`. On no, stop at once and send nothing more. On yes, look whether the finger is
///   *inside*: in the bounds, or less than 70 points outside on each side, in the view's own coordinates. So this zone
///   has corners, as the bounds do; exactly 70 points are not judged. If the finger has come in or gone out, send
///   `touchDragEnter` or `touchDragExit`; then send `touchDragInside` or `touchDragOutside`.
/// - It lifts, where it was last: call `endTracking`, stop, and send `touchUpInside` or `touchUpOutside`, as
///   `isTouchInside` was when `endTracking` was called.
/// - It is cancelled: call `cancelTracking`, stop, and send `touchCancel`.
///
/// A view follows one touch at a time. Touches that it does not follow go on to `super`, which forwards them. Whether
/// those go on that come in the same call as the one that it follows is not judged.
///
/// **Keep.** `isTracking` is true from the yes of `beginTracking` to the stop; while the events of the lift and of
/// the cancel are sent, it is false. `isTouchInside` is about the touch that is followed, which lands inside. It
/// changes when the view looks, so in `continueTracking` it still says where the finger was before. The class stays
/// a plain `UIView`: the tracking of the engine's `UIControl` is what you write here, so you may not use it. A
/// touch changes nothing else about the view. The app may: it may move or turn the view, give it other bounds or
/// another `onEvent`, or hide it, while a finger is down, and the view goes on to follow its touch.
///
/// **Judged.** Random fingers on a view of yours and on a control of the engine, in scaled and turned superviews:
/// the same messages and the same events in the same order.
///
/// Check: make check EXERCISE=5.2
/// Hint:  make hint EXERCISE=5.2 RUNG=1
/// Read:  chapters/05-controls/README.md#the-events-of-a-drag
class TrackingView: UIView {
  /// Told of every control event, one at a time.
  var onEvent: (UIControl.Event) -> Void = { _ in }
  /// Whether the view follows a touch.
  private(set) var isTracking = false
  /// Whether the touch that is followed is inside, or less than 70 points outside.
  private(set) var isTouchInside = false

  /// Whether the view wants to follow a touch.
  func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether the view wants to follow it further.
  func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The touch that the view follows has left the glass.
  func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch that the view follows was cancelled.
  func cancelTracking(with event: UIEvent?) {}

  // solution
  private var trackedTouch: UITouch? { didSet { isTracking = trackedTouch != nil } }

  // starter
  // end
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // solution
    guard !isTracking, let touch = touches.first, beginTracking(touch, with: event) else {
      return super.touchesBegan(touches, with: event)
    }
    trackedTouch = touch
    isTouchInside = true
    onEvent(.touchDown)
    if touch.tapCount > 1 { onEvent(.touchDownRepeat) }
    // starter
    // super.touchesBegan(touches, with: event)
    // end
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // solution
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    guard continueTracking(touch, with: event) else { return trackedTouch = nil }
    let wasInside = isTouchInside
    isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    if isTouchInside != wasInside { onEvent(isTouchInside ? .touchDragEnter : .touchDragExit) }
    onEvent(isTouchInside ? .touchDragInside : .touchDragOutside)
    // starter
    // super.touchesMoved(touches, with: event)
    // end
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // solution
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    endTracking(touch, with: event)
    trackedTouch = nil
    onEvent(isTouchInside ? .touchUpInside : .touchUpOutside)
    // starter
    // super.touchesEnded(touches, with: event)
    // end
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    // solution
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesCancelled(touches, with: event)
    }
    cancelTracking(with: event)
    trackedTouch = nil
    onEvent(.touchCancel)
    // starter
    // super.touchesCancelled(touches, with: event)
    // end
  }
}
