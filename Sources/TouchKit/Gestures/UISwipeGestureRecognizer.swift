/// Sees a movement in one direction, quick or short; it recognizes while the fingers still move (fact G60).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe may go, as a set of directions.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Makes a set from bits; unknown ones mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up the screen.
    public static let up = Direction(rawValue: 4)
    /// Down the screen.
    public static let down = Direction(rawValue: 8)
  }

  /// The longest time from the last finger's landing to the recognition, in seconds (fact G62).
  static let longestTime: TimeInterval = 0.5

  /// The directions that count; any one of them will do.
  open var direction = Direction.right
  /// How many fingers swipe together; fewer than 1 counts as 1.
  open var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(numberOfTouchesRequired, 1) }
  }

  private final var startPlace: CGPoint?
  private final var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.count <= numberOfTouchesRequired, !hasFingersLeft(from: event) else { return fail() }
    startPlace = centroid
    startTime = event.timestamp
  }

  /// Looks at each finger by itself: all must have swiped, and none may be on another way (fact G63).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let seconds = event.timestamp - startTime
    guard seconds <= Self.longestTime + TapHistory.rounding else { return fail() }
    let square = SwipeSquare(after: seconds)
    let fingers = liveTouches
    var isSwipe = fingers.count == numberOfTouchesRequired
    for finger in fingers {
      let (start, end) = (finger.firstScreenLocation, finger.screenLocation)
      let way = convertVectorFromScreen(CGPoint(x: end.x - start.x, y: end.y - start.y), to: view)
      switch square.verdict(on: way, toward: direction) {
      case .failed: return fail()
      case .undecided: isSwipe = false
      case .swipe: break
      }
    }
    if isSwipe { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  open override func reset() { startPlace = nil }

  /// Where the swipe started, in the view's coordinates; in the window's for `nil` (facts G38, G61).
  open override func location(in view: UIView?) -> CGPoint {
    convertFromScreen(startPlace ?? centroid, to: view)
  }

  /// Where one of the fingers landed, in the view's coordinates; in the window's for `nil` (fact G61).
  ///
  /// An index out of range is refused, and the answer is the zero point.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard usedTouches.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convertFromScreen(usedTouches[touchIndex].firstScreenLocation, to: view)
  }

  private func fail() { if state == .possible { state = .failed } }

  override class var engineClassName: String { "UISwipeGestureRecognizer" }
  override class var engineClass: ObjectIdentifier { ObjectIdentifier(UISwipeGestureRecognizer.self) }
}
