import TouchKit

/// Exercise 5.2: From touches to control events (build, 25 points, 40 minutes).
///
/// **Given.** A plain view with the four tracking methods of a `UIControl`. Nothing calls them.
///
/// **Task.** Do with a finger what a control does, and call `onEvent` for each control event.
///
/// | the finger … | the view asks or tells | then it sends |
/// |---|---|---|
/// | lands | `beginTracking` | `touchDown`; for the second tap of a series, or a later one, `touchDownRepeat`, too |
/// | moves | `continueTracking` | first `touchDragEnter` or `touchDragExit`, if it has come in or gone out; |
/// | | | then `touchDragInside` or `touchDragOutside` |
/// | lifts | `endTracking` | `touchUpInside` or `touchUpOutside` |
/// | is cancelled | `cancelTracking` | `touchCancel` |
///
/// - After a no, the view doesn't follow the finger any longer, and sends nothing.
/// - *Inside* is up to 70 points outside the bounds on each side, in the view's coordinates. A finger lands inside; each
///   move may change that, after `continueTracking`.
/// - `isTracking` is true from the yes on. It is false when a lift or a cancellation is sent.
/// - It follows one finger at a time. Other touches go to `super`.
/// - The app may change the view or `onEvent` while a finger is down: what is so at the moment counts.
/// - Leave tracking to no control of the engine.
///
/// Check: make check EXERCISE=5.2
/// Hint:  make hint EXERCISE=5.2 RUNG=1
/// Read:  chapters/05-controls/README.md#what-a-button-sends-while-you-drag
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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}
