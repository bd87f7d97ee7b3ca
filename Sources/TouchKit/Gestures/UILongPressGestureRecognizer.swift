/// Sees fingers that rest for a while, and follows them until the last one lifts (fact G51).
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must rest, in seconds; 0 begins at touch-down (facts G50, G53).
  ///
  /// A negative duration or one that is no number is refused.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet {
      if !(minimumPressDuration >= 0) { minimumPressDuration = oldValue }
    }
  }
  /// How far each finger may move before the press begins, in points; afterwards it does not matter (facts G50, G52).
  ///
  /// A negative distance or one that is no number is refused.
  open var allowableMovement: CGFloat = 10 {
    didSet {
      if !(allowableMovement >= 0) { allowableMovement = oldValue }
    }
  }
  /// How many taps come before the press; fewer than 0 counts as 0.
  ///
  /// The times and distances of these taps are those of a tap recognizer: engine's choice.
  open var numberOfTapsRequired = 0 { didSet { numberOfTapsRequired = max(numberOfTapsRequired, 0) } }
  /// How many fingers press; fewer than 1 counts as 1.
  open var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(numberOfTouchesRequired, 1) }
  }

  private final var tapsSeen = 0
  private final var firstPlace: CGPoint?
  /// Whether all fingers of the present tap or press have been down together.
  private final var isComplete = false
  private final var hasBegun = false
  private final var limit: VirtualRunLoop.Timer?

  private final var isTapping: Bool { tapsSeen < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasBegun {
      for touch in activeTouches where touches.contains(touch) { ignore(touch, for: event) }
      return
    }
    let count = liveTouches.count
    guard count <= numberOfTouchesRequired, !isComplete, !hasFingersLeft(from: event) else { return fail() }
    if count == touches.count { startTiming() }
    guard count == numberOfTouchesRequired else { return }
    isComplete = true
    let place = firstPlace ?? centroid
    firstPlace = place
    guard centroid.distance(to: place) <= UITapGestureRecognizer.widestMovement + Hand.rounding else {
      return fail()
    }
    if !isTapping { press() }
  }

  /// The first finger has landed: a tap may only last so long, and the pause before it is over.
  private func startTiming() {
    limit?.invalidate()
    if isTapping { limit = wait(UITapGestureRecognizer.longestTap, for: self) { $0.fail() } }
  }

  private func press() {
    if minimumPressDuration == 0 { return begin() }
    limit = wait(minimumPressDuration, for: self) { $0.begin() }
  }

  private func begin() {
    hasBegun = true
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasBegun {
      state = .changed
      return
    }
    let farthest = (isTapping ? UITapGestureRecognizer.widestMovement : allowableMovement) + Hand.rounding
    for touch in touches where touch.screenLocation.distance(to: touch.firstScreenLocation) > farthest {
      return fail()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if hasBegun {
      if liveTouches.isEmpty { state = .ended }
      return
    }
    guard isComplete, isTapping else { return fail() }
    guard liveTouches.isEmpty else { return }
    tapsSeen += 1
    isComplete = false
    limit?.invalidate()
    limit = wait(UITapGestureRecognizer.longestGap, for: self) { $0.fail() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if !hasBegun || liveTouches.isEmpty { abandon() }
  }

  open override func reset() {
    tapsSeen = 0
    firstPlace = nil
    isComplete = false
    hasBegun = false
    limit = nil
  }

  /// The middle of the fingers, exactly, in the view's coordinates; in the window's for `nil`.
  open override func location(in view: UIView?) -> CGPoint { convertFromScreen(centroid, to: view) }

  private func fail() { if state == .possible { state = .failed } }

  override class var engineClassName: String { "UILongPressGestureRecognizer" }
  override class var engineClass: ObjectIdentifier { ObjectIdentifier(UILongPressGestureRecognizer.self) }
}
