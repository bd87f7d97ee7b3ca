/// Sees two fingers that move apart or together, and follows them until both have lifted (fact G70).
///
/// With more than two fingers on the glass all of them say whether it is a pinch; then the first two go on alone, and
/// the others stay with their views: engine's choice.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers relative to when the pinch began, where it is 1.
  ///
  /// Setting it makes it count from there. A value that is not above 0, or no number, is refused.
  open var scale: CGFloat {
    get { distance / reference }
    set {
      guard newValue > 0, newValue.isFinite else {
        return Refusal.gestureValue("scale", of: traceName).report(to: environment.trace)
      }
      reference = distance / newValue
    }
  }

  /// How fast the scale changes, per second: from the last two samples, smoothed (fact G71, engine's choice).
  open var velocity: CGFloat { meter.velocity(at: now).x / reference }

  private final var hand = Hand()
  private final var motion = HandMotion()
  private final var meter = VelocityMeter()
  private final var pair: FingerPair?
  /// How far apart the fingers are, in points, and how far they are at a scale of 1.
  private final var distance: CGFloat = 1
  private final var reference: CGFloat = 1
  /// How much the distance has grown so far, without what other fingers made of it.
  private final var stretched: CGFloat = 0
  private final var now: TimeInterval = 0
  private final var hasBegun = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasBegun { keepTwoFingers(event) }
    follow(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let change = follow(event)
    guard hand.pair != nil else { return }
    if hasBegun || hasStarted {
      hasBegun = true
      // A pinch that waits for others to fail begins where the fingers are then.
      if attempt.isUndecided { reference = distance }
      state = .changed
      return
    }
    motion.add(change, distance: distance)
    guard motion.isPinch else { return }
    hasBegun = true
    keepTwoFingers(event)
    follow(event)
    // A delegate that is asked whether the pinch should begin sees the whole change.
    state = .began
    reference = distance
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if hand.count == 0 { state = hasBegun || hasStarted ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if hand.count == 0 { abandon() }
  }

  private func keepTwoFingers(_ event: UIEvent) {
    for touch in liveTouches.dropFirst(2) { ignore(touch, for: event) }
  }

  @discardableResult
  private func follow(_ event: UIEvent) -> Hand.Change {
    let change = hand.follow(activeTouches)
    now = event.timestamp
    guard let present = hand.distance else {
      if !hasBegun { motion = HandMotion() }
      return change
    }
    let isFirst = pair == nil
    if pair != hand.pair {
      // Another finger does not change the scale.
      reference = present / (isFirst ? 1 : scale)
      pair = hand.pair
    }
    distance = present
    stretched += change.stretch
    if isFirst || change.stretch != 0 { meter.add(CGPoint(x: stretched, y: 0), at: now) }
    return change
  }

  open override func reset() {
    hand = Hand()
    motion = HandMotion()
    meter = VelocityMeter()
    pair = nil
    distance = 1
    reference = 1
    stretched = 0
    hasBegun = false
  }

  /// The middle of the fingers, exactly, in the view's coordinates; in the window's for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    convertFromScreen(hand.middle ?? centroid, to: view)
  }

  override var usedTouches: [UITouch] { Array(liveTouches.prefix(2)) }
  override class var engineClassName: String { "UIPinchGestureRecognizer" }
  override class var engineClass: ObjectIdentifier { ObjectIdentifier(UIPinchGestureRecognizer.self) }
}
