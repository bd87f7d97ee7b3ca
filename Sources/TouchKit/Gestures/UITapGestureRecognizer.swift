/// Sees one or more taps with one or more fingers; it recognizes when the last finger of the last tap lifts (fact G39).
///
/// It counts for itself and does not look at `UITouch.tapCount` (fact G44).
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The longest time that the fingers of one tap may rest, in seconds (fact G40).
  static let longestTap: TimeInterval = 0.75
  /// The longest time from a lift to the next tap, in seconds (fact G41).
  static let longestGap: TimeInterval = 0.35
  /// How far the fingers may move, and later taps lie from the first one, in points (fact G42).
  static let widestMovement: CGFloat = 45

  /// How many taps it takes; fewer than 1 counts as 1.
  open var numberOfTapsRequired = 1 { didSet { numberOfTapsRequired = max(numberOfTapsRequired, 1) } }
  /// How many fingers each tap takes; fewer than 1 counts as 1.
  open var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(numberOfTouchesRequired, 1) }
  }

  /// The pointer's buttons that click, all of them and no other; no matter to fingers (fact P5).
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private final var tapsSeen = 0
  private final var firstPlace: CGPoint?
  private final var fingersDown = 0
  private final var isComplete = false
  private final var tapStart: TimeInterval = 0
  private final var limit: VirtualRunLoop.Timer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if touches.contains(where: { $0.type == .indirectPointer }), event.buttonMask != buttonMaskRequired {
      return fail()
    }
    if fingersDown == 0 {
      guard !hasFingersLeft(from: event) else { return fail() }
      startTap(at: event.timestamp)
    }
    fingersDown += touches.count
    guard !isComplete, fingersDown <= numberOfTouchesRequired,
      event.timestamp - tapStart <= Hand.longestLanding
    else { return fail() }
    guard fingersDown == numberOfTouchesRequired else { return }
    isComplete = true
    if let firstPlace {
      if centroid.distance(to: firstPlace) > Self.widestMovement + Hand.rounding { fail() }
    } else {
      firstPlace = centroid
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if haveMovedTooFar(touches) { fail() }
  }

  private func haveMovedTooFar(_ touches: Set<UITouch>) -> Bool {
    touches.contains {
      $0.screenLocation.distance(to: $0.firstScreenLocation) > Self.widestMovement + Hand.rounding
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    // A lift tells of a movement, too.
    guard isComplete, !haveMovedTooFar(touches) else { return fail() }
    fingersDown -= touches.count
    if fingersDown <= 0 { finishTap() }
  }

  private func finishTap() {
    guard state == .possible, isComplete else { return }
    fingersDown = 0
    isComplete = false
    tapsSeen += 1
    limit?.invalidate()
    if tapsSeen >= numberOfTapsRequired {
      state = .ended
    } else {
      limit = wait(Self.longestGap, for: self) { $0.fail() }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// A press of an allowed button counts as a tap without a place.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible else { return }
    guard !isComplete, presses.count == 1 else { return fail() }
    startTap(at: event.timestamp)
    isComplete = true
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { finishTap() }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { fail() }

  open override func reset() {
    tapsSeen = 0
    firstPlace = nil
    fingersDown = 0
    isComplete = false
    limit = nil
  }

  /// Where the first tap began (fact G38).
  open override func location(in view: UIView?) -> CGPoint {
    convertFromScreen(firstPlace ?? centroid, to: view)
  }

  /// Never, if the other one is a tap recognizer that needs more taps (fact G33).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func startTap(at time: TimeInterval) {
    tapStart = time
    limit?.invalidate()
    limit = wait(Self.longestTap, for: self) { $0.fail() }
  }

  private func fail() { if state == .possible { state = .failed } }

  override class var engineClassName: String { "UITapGestureRecognizer" }
  override class var engineClass: ObjectIdentifier { ObjectIdentifier(UITapGestureRecognizer.self) }
}
