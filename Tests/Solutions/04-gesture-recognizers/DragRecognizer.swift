import TouchKit

/// Exercise 4.3: A drag recognizer (build, 20 points, 35 minutes).
///
/// Make this recognizer follow any number of fingers, as a pan does:
///
/// - *The way* is how far the middle of the fingers has moved in the window. Landing and leaving add nothing.
/// - The state is `.began` when the way reaches 10 points along x or y, then `.changed` whenever fingers move, at last
///   `.ended`, or `.cancelled` if the last finger was. If nothing has begun, it's `.failed`.
/// - `translation` is the way without the share that it took to begin, here 10/12.
/// - `velocity` is the middle's last step, divided by the seconds since the step before it, or since the landing. A
///   finger that leaves doesn't change it, but makes it zero if the last step is 0.1 s old.
///
///     the finger    moves by (6, 2)    by (6, 4)      by (3, 0)        lifts
///     state         possible           began          changed          ended
///     translation                      (2, 1)         (5, 1)           (5, 1)
///
/// **Keep.** Set only `state`: whom to prevent is up to the superclass, which stays `UIGestureRecognizer`.
///
/// Check: make check EXERCISE=4.3
/// Hint:  make hint EXERCISE=4.3 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#the-built-in-recognizers-how-far-how-long
class DragRecognizer: UIGestureRecognizer {
  /// How far the fingers have moved since the drag began, in points of the window.
  private(set) var translation = CGPoint.zero
  /// How fast they move, in points per second.
  private(set) var velocity = CGPoint.zero

  // solution
  private static let hysteresis: CGFloat = 10

  private var fingers: Set<UITouch> = []
  private var middle = CGPoint.zero
  private var way = CGPoint.zero
  /// Whether it has begun, or would have if it did not have to wait.
  private var hasBegun = false
  private var lastMovement: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty { lastMovement = event.timestamp }
    fingers.formUnion(touches)
    middle = middleOfFingers
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let old = middle
    middle = middleOfFingers
    let step = CGPoint(x: middle.x - old.x, y: middle.y - old.y)
    measure(step, at: event.timestamp)
    if hasBegun {
      translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
      // It waits for others still.
      if state == .possible { translation = .zero }
      state = .changed
    } else {
      way = CGPoint(x: way.x + step.x, y: way.y + step.y)
      begin()
    }
  }

  private func begin() {
    let longest = max(abs(way.x), abs(way.y))
    guard longest >= Self.hysteresis else { return }
    let share = 1 - Self.hysteresis / longest
    translation = CGPoint(x: way.x * share, y: way.y * share)
    hasBegun = true
    state = .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    leave(touches, as: .ended, at: event.timestamp)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    leave(touches, as: .cancelled, at: event.timestamp)
  }

  override func reset() {
    super.reset()
    fingers = []
    way = .zero
    translation = .zero
    velocity = .zero
    hasBegun = false
  }

  private func leave(_ touches: Set<UITouch>, as end: State, at time: TimeInterval) {
    if time - lastMovement >= 0.1 { velocity = .zero }
    fingers.subtract(touches)
    if fingers.isEmpty {
      state = state == .possible ? .failed : end
    } else {
      middle = middleOfFingers
    }
  }

  private func measure(_ step: CGPoint, at time: TimeInterval) {
    let seconds = CGFloat(time - lastMovement)
    guard seconds > 0 else { return }
    velocity = CGPoint(x: step.x / seconds, y: step.y / seconds)
    lastMovement = time
  }

  private var middleOfFingers: CGPoint {
    let places = fingers.map { $0.location(in: nil) }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
  // starter
  // // Override touchesBegan, touchesMoved, touchesEnded, touchesCancelled and reset here.
  // end
}
