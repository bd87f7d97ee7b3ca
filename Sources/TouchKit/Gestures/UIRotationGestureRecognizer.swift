/// Sees two fingers that turn around each other, and follows them until both have lifted (fact G75).
///
/// Further fingers are given up, and stay with their views: engine's choice.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the rotation began, in radians, clockwise on the screen.
  ///
  /// It counts on past half a turn. Setting it makes it count from there; a value that is no number is refused.
  open var rotation: CGFloat {
    get { turned - zero }
    set {
      guard newValue.isFinite else {
        return Refusal.gestureValue("rotation", of: traceName).report(to: environment.trace)
      }
      zero = turned - newValue
    }
  }

  /// How fast the fingers turn, in radians per second: from the last two samples, smoothed (engine's choice).
  open var velocity: CGFloat { meter.velocity(at: now).x }

  private final var hand = Hand()
  private final var motion = HandMotion()
  private final var meter = VelocityMeter()
  /// How far the fingers have turned in this attempt, in radians, and where on this way the rotation is zero.
  private final var turned: CGFloat = 0
  private final var zero: CGFloat = 0
  private final var now: TimeInterval = 0
  private final var hasBegun = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in liveTouches.dropFirst(2) { ignore(touch, for: event) }
    let hadTwo = hand.pair != nil
    follow(event)
    if !hadTwo, hand.pair != nil { meter.add(CGPoint(x: turned, y: 0), at: now) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let change = follow(event)
    guard let distance = hand.distance else { return }
    if hasBegun || hasStarted {
      hasBegun = true
      // A rotation that waits for others to fail begins where the fingers are then.
      if attempt.isUndecided { zero = turned }
      state = .changed
      return
    }
    motion.add(change, distance: distance)
    guard motion.isRotation else { return }
    hasBegun = true
    // A delegate that is asked whether the rotation should begin sees the whole turn.
    state = .began
    zero = turned
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if hand.count == 0 { state = hasBegun || hasStarted ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if hand.count == 0 { abandon() }
  }

  @discardableResult
  private func follow(_ event: UIEvent) -> Hand.Change {
    let change = hand.follow(activeTouches)
    now = event.timestamp
    turned += change.twist
    if change.twist != 0 { meter.add(CGPoint(x: turned, y: 0), at: now) }
    if !hasBegun, hand.pair == nil { motion = HandMotion() }
    return change
  }

  open override func reset() {
    hand = Hand()
    motion = HandMotion()
    meter = VelocityMeter()
    turned = 0
    zero = 0
    hasBegun = false
  }

  /// The middle of the fingers, exactly, in the view's coordinates; in the window's for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    convertFromScreen(hand.middle ?? centroid, to: view)
  }

  override var usedTouches: [UITouch] { liveTouches }
  override class var engineClassName: String { "UIRotationGestureRecognizer" }
  override class var engineClass: ObjectIdentifier { ObjectIdentifier(UIRotationGestureRecognizer.self) }
}
