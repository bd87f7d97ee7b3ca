import TouchKit

/// Exercise 4.3: A drag recognizer (build, 20 points, 35 minutes).
///
/// **Given.** A continuous recognizer without a touches method, and the two values that it is to tell.
///
/// **Task.** Make it follow fingers as `UIPanGestureRecognizer` does, with any number of fingers, at least one.
///
/// - *The way* is how far the middle of the fingers has moved since the first one landed, in points of the window. A
///   finger that lands or leaves moves the middle, too, but adds nothing to the way.
/// - The state is `.began` when the way reaches 10 points along x or along y. Each axis counts alone.
/// - If it has to wait for another recognizer, each move makes the translation zero until it begins: it begins where the
///   fingers are then.
/// - It is `.changed` in every later event in which fingers move, and in no other.
/// - When the last finger leaves, the state is `.ended` if it lifts and `.cancelled` if it is cancelled. If nothing had
///   begun, it is `.failed` both times.
/// - `translation` is the way without what it took to begin. After a way of (12, 6) the pan has begun with its longer
///   side, 12, and 10/12 of the way do not count: the translation is (2, 1). From there on every movement is added.
/// - `velocity` is how fast the middle moves, in points per second: from the last movement, or from the last few. While
///   fingers spread and their middle stands, that is zero. A finger that lifts does not change it. But if nothing has
///   moved for 0.1 s or longer, it is zero.
///
/// Both values must be right when the action is sent.
///
/// **Keep.** The superclass is `UIGestureRecognizer`, and the engine's own pan has no part in it. Of what the
/// superclass has, you set only `state`. Which recognizers it prevents or waits for is up to the superclass.
///
/// **Judged.** Random drags are shown to your recognizer and to the engine's pan. States and translations must be the
/// same. The way never comes nearer to the 10 points than 0.5, and fingers land and leave in events of their own. The
/// view may be shown larger than it is, and other views may have fingers of their own. A pencil and a pressed pointer
/// count as fingers. In the middle of a drag the app may switch the recognizer off and on again, take it off its view
/// and put it back, turn the view, switch its interaction off, or take it out and put it back. Other recognizers may
/// watch the same fingers, on the view, in it and around it: there, too, it does what the pan would do. One that waits
/// does not lift meanwhile. The velocity is asked for after at least eight even moves, 8 to 24 ms apart, and may be a
/// tenth off. After a rest of 0.2 s or longer, a tenth of what it was will do.
///
/// Check: make check EXERCISE=4.3
/// Hint:  make hint EXERCISE=4.3 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#the-built-in-ones
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
