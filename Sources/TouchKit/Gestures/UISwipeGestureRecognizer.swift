/// Sees a quick straight movement in one direction; it recognizes while the fingers still move (fact G60).
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

  /// The longest time from the first finger's landing to the recognition, in seconds (fact G62).
  static let longestTime: TimeInterval = 0.5
  /// How far the fingers must go, in points (fact G63, engine's choice).
  static let shortestWay: CGFloat = 50
  /// The way after which the fingers must be on course, in points (fact G63, engine's choice).
  static let freeWay: CGFloat = 25
  /// The sideways movement that is allowed, as a share of the way (fact G63, engine's choice).
  static let widestShare: CGFloat = 0.5
  /// The way after which the fingers are under way, and no longer resting, in points (fact G63, engine's choice).
  static let restingWay: CGFloat = 10
  /// The longest time from there to the recognition, in seconds: a slow drag is no swipe (fact G63, engine's choice).
  static let longestStroke: TimeInterval = 0.125
  /// How far back the fingers may go, in points: from there on it is another gesture (fact G63, engine's choice).
  static let longestWayBack: CGFloat = 20

  /// The directions that count; any one of them will do.
  open var direction = Direction.right
  /// How many fingers swipe together; fewer than 1 counts as 1.
  open var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(numberOfTouchesRequired, 1) }
  }

  private final var startPlace: CGPoint?
  /// When the fingers were last seen resting.
  private final var strokeStart: TimeInterval = 0
  private final var limit: VirtualRunLoop.Timer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if limit == nil { limit = wait(Self.longestTime, for: self) { $0.fail() } }
    let count = liveTouches.count
    guard count <= numberOfTouchesRequired, startPlace == nil, !hasFingersLeft(from: event) else {
      return fail()
    }
    guard count == numberOfTouchesRequired else { return }
    startPlace = centroid
    strokeStart = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let startPlace else { return }
    let movement = CGPoint(x: centroid.x - startPlace.x, y: centroid.y - startPlace.y)
    if movement.length < Self.restingWay { strokeStart = event.timestamp }
    let ways: [(Direction, CGFloat, CGFloat)] = [
      (.right, movement.x, movement.y), (.left, -movement.x, movement.y),
      (.up, -movement.y, movement.x), (.down, movement.y, movement.x),
    ]
    var isHopeful = false
    for (way, forward, sideways) in ways where direction.contains(way) {
      guard Self.isOnCourse(forward: forward, sideways: sideways.magnitude) else { continue }
      isHopeful = true
      if forward + Hand.rounding >= Self.shortestWay {
        let isQuick = event.timestamp - strokeStart <= Self.longestStroke + TapHistory.rounding
        state = isQuick ? .ended : .failed
        return
      }
    }
    if !isHopeful { fail() }
  }

  private static func isOnCourse(forward: CGFloat, sideways: CGFloat) -> Bool {
    guard forward > Hand.rounding - longestWayBack else { return false }
    guard max(forward, sideways) + Hand.rounding >= freeWay else { return true }
    return sideways <= forward * widestShare + Hand.rounding
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  open override func reset() {
    startPlace = nil
    limit = nil
  }

  /// Where the swipe started, in the view's coordinates; in the window's for `nil` (facts G38, G61).
  open override func location(in view: UIView?) -> CGPoint {
    convertFromScreen(startPlace ?? centroid, to: view)
  }

  private func fail() { if state == .possible { state = .failed } }

  override class var engineClassName: String { "UISwipeGestureRecognizer" }
  override class var engineClass: ObjectIdentifier { ObjectIdentifier(UISwipeGestureRecognizer.self) }
}
