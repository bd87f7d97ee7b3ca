/// Sees one or more fingers that move in any direction, and follows them until the last one lifts.
///
/// It begins when the middle of the fingers has moved 10 points along one axis of the screen.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the middle of the fingers moves along x or y before the pan begins, in points (fact G55).
  static let hysteresis: CGFloat = 10

  /// How many fingers it takes to begin; fewer than 1 counts as 1.
  open var minimumNumberOfTouches: Int {
    get { fewestTouches }
    set { fewestTouches = max(newValue, 1) }
  }
  private final var fewestTouches = 1
  /// With how many fingers the pan begins at most; fewer than 1 counts as 1 (fact G54).
  ///
  /// With more it fails, until all of them but this many have lifted. Fingers that join once it has begun are given up,
  /// and stay with their views: engine's choice.
  open var maximumNumberOfTouches = Int.max {
    didSet { maximumNumberOfTouches = max(maximumNumberOfTouches, 1) }
  }

  /// Which turns of a wheel or a trackpad count as a pan; none, but all for a scroll view's own pan (fact P7).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers have moved, in the view's coordinates, turned and scaled with it; in the window's for `nil`.
  ///
  /// When the pan begins, the way that it took to begin is left out, so that it starts near zero (fact G56). Fingers
  /// that join or leave do not change it.
  open func translation(in view: UIView?) -> CGPoint {
    convertVectorFromScreen(CGPoint(x: travelled.x - zero.x, y: travelled.y - zero.y), to: view)
  }

  /// Makes the translation count from another value, in the view's coordinates or the window's for `nil`.
  ///
  /// A value that is no number is refused.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let vector = convertVectorToScreen(translation, from: view)
    guard vector.isFinite else {
      return Refusal.gestureValue("translation", of: traceName).report(to: environment.trace)
    }
    zero = CGPoint(x: travelled.x - vector.x, y: travelled.y - vector.y)
  }

  /// How fast the fingers move, in points per second of the view's coordinates, or the window's for `nil`.
  ///
  /// It comes from the last two samples, smoothed. A finger that rests before it lifts has the velocity 0 after 0.1 s:
  /// engine's choice.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVectorFromScreen(meter.velocity(at: now), to: view)
  }

  private final var hand = Hand()
  private final var meter = VelocityMeter()
  /// How far the middle of the fingers has moved in this attempt, in points of the screen.
  private final var travelled = CGPoint.zero
  /// Where on this way the hysteresis is measured from.
  private final var start = CGPoint.zero
  /// Where on this way the translation is zero.
  private final var zero = CGPoint.zero
  private final var now: TimeInterval = 0
  private final var hasBegun = false

  /// Whether a movement of the fingers, in points of the screen, is a pan.
  func judge(_ movement: CGPoint) -> PanVerdict {
    let longest = max(movement.x.magnitude, movement.y.magnitude)
    guard longest + Hand.rounding >= Self.hysteresis else { return .undecided }
    return .pan(without: Self.hysteresis / longest)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasBegun || hasStarted {
      for touch in liveTouches.dropFirst(maximumNumberOfTouches) { ignore(touch, for: event) }
    } else if liveTouches.count + countOfFingersLeft(from: event) > maximumNumberOfTouches {
      state = .failed
      return
    }
    let wereEnough = hand.count >= minimumNumberOfTouches
    follow(event)
    if !wereEnough { start = travelled }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if hasBegun || hasStarted {
      hasBegun = true
      // A pan that waits for others to fail begins where the fingers are then.
      if attempt.isUndecided { zero = travelled }
      state = .changed
    } else if hand.count < minimumNumberOfTouches {
      start = travelled
    } else {
      begin(after: CGPoint(x: travelled.x - start.x, y: travelled.y - start.y))
    }
  }

  // MARK: Scrolling without a finger on the glass

  private final var isScrollDriven = false
  private final var scrollPlace = CGPoint.zero
  override var isScrolled: Bool { isScrollDriven }

  /// Whether it drags the content of a scroll view.
  var dragsContent: Bool { false }

  /// Whether scrolling along a way, in points of the screen, is anything to the pan.
  func canScroll(along distance: CGPoint) -> Bool { distance != .zero }

  final func place(forScrolling place: CGPoint) { scrollPlace = place }

  /// Follows a step of scrolling: it has no threshold, for the fingers mean nothing else (engine's choice).
  final func scroll(by distance: CGPoint, _ phase: ScrollMove.Phase, at time: TimeInterval) {
    now = time
    switch phase {
    case .began, .notch:
      guard state == .possible else { return }
      meter.add(travelled, at: time)
      isScrollDriven = true
      hasBegun = true
      travelled = CGPoint(x: travelled.x + distance.x, y: travelled.y + distance.y)
      state = .began
      if attempt.isFinished { isScrollDriven = false }
    case .changed:
      guard isScrollDriven else { return }
      travelled = CGPoint(x: travelled.x + distance.x, y: travelled.y + distance.y)
      meter.add(travelled, at: time)
      state = .changed
    case .ended:
      guard isScrollDriven else { return }
      state = .ended
    }
  }

  private func begin(after movement: CGPoint) {
    switch judge(movement) {
    case .undecided: break
    case .failed: state = .failed
    case .pan(let share):
      hasBegun = true
      // A delegate that is asked whether the pan should begin sees the whole movement.
      state = .began
      zero = CGPoint(x: start.x + movement.x * share, y: start.y + movement.y * share)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if hand.count == 0 {
      state = hasBegun || hasStarted ? .ended : .failed
    } else if hand.count < minimumNumberOfTouches, !hasBegun {
      start = travelled
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if hand.count == 0 { abandon() }
  }

  private func follow(_ event: UIEvent) {
    // Changed as wholes: see `UIView`.
    var hand = hand
    self.hand = Hand()
    let isFirst = hand.count == 0
    let shift = hand.follow(activeTouches).shift
    self.hand = hand
    let place = CGPoint(x: travelled.x + shift.x, y: travelled.y + shift.y)
    travelled = place
    now = event.timestamp
    guard isFirst || shift != .zero else { return }
    var meter = meter
    meter.add(place, at: now)
    self.meter = meter
  }

  open override func reset() {
    hand = Hand()
    meter = VelocityMeter()
    travelled = .zero
    start = .zero
    zero = .zero
    hasBegun = false
    isScrollDriven = false
  }

  /// The middle of the fingers, exactly, in the view's coordinates; in the window's for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    convertFromScreen(isScrollDriven ? scrollPlace : hand.middle ?? centroid, to: view)
  }

  override var usedTouches: [UITouch] { liveTouches }
  override class var engineClassName: String { "UIPanGestureRecognizer" }
  override class var engineClass: ObjectIdentifier { ObjectIdentifier(UIPanGestureRecognizer.self) }
}

/// What a movement means for a pan.
enum PanVerdict {
  case undecided, failed
  /// The movement is a pan; the share of it that was needed to see this does not count as translation.
  case pan(without: CGFloat)
}
