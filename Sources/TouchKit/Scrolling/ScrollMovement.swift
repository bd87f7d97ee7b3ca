/// A movement of the content that goes on by itself: it nears the place where it would end without limits by the same
/// share in every millisecond.
struct ScrollMovement {
  enum Kind { case deceleration, bounce, programmed }

  /// How long a movement lasts at most, in seconds: engine's choice, for content that was put where no finger gets.
  static let longestTime: TimeInterval = 15

  let kind: Kind
  /// Where the movement has put the content.
  var shown: CGPoint
  private var x: AxisMovement
  private var y: AxisMovement
  private var startTime: TimeInterval
  /// When it began, whatever other code has done to the content since.
  private let beginning: TimeInterval

  /// Starts a movement to a place; the wish is where it would end without limits.
  init(
    _ kind: Kind, from start: CGPoint, to end: CGPoint, wish: CGPoint, at time: TimeInterval, rate: CGFloat,
    bounces: (x: Bool, y: Bool)
  ) {
    self.kind = kind
    shown = start
    (startTime, beginning) = (time, time)
    x = AxisMovement(start: start.x, end: end.x, wish: wish.x, rate: rate, bounces: bounces.x)
    y = AxisMovement(start: start.y, end: end.y, wish: wish.y, rate: rate, bounces: bounces.y)
  }

  /// Where it comes to rest.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  func offset(at time: TimeInterval) -> CGPoint {
    let seconds = time - startTime
    return CGPoint(x: x.offset(after: seconds), y: y.offset(after: seconds))
  }

  /// Goes on from where other code has put the content, at the same speed unless a limit is in the way.
  ///
  /// A movement that the app has asked for still ends where the app wants it.
  mutating func goOn(
    from place: CGPoint, at time: TimeInterval, within limits: (lowest: CGPoint, highest: CGPoint)
  ) {
    guard place != shown else { return }
    if kind == .programmed {
      x.start = place.x
      y.start = place.y
    } else {
      x.shift(by: place.x - shown.x, from: place.x, between: limits.lowest.x, and: limits.highest.x)
      y.shift(by: place.y - shown.y, from: place.y, between: limits.lowest.y, and: limits.highest.y)
    }
    (shown, startTime) = (place, time)
  }

  /// Whether what is left cannot be seen.
  func isOver(at time: TimeInterval) -> Bool {
    let (seconds, offset) = (time - startTime, offset(at: time))
    if time - beginning >= Self.longestTime || !offset.isFinite { return true }
    return x.isReturning(after: seconds) && y.isReturning(after: seconds)
      && offset.distance(to: end) < ScrollDynamics.precision
  }
}

/// A movement along one axis.
private struct AxisMovement {
  var start: CGFloat
  /// Where it comes to rest.
  var end: CGFloat
  /// Where it would end without limits.
  var wish: CGFloat
  /// The share of the way that is left after each millisecond.
  let rate: CGFloat
  /// Whether it goes past its end and springs back, or stops there (fact V21).
  let bounces: Bool

  /// The share of the way that is left after each second of the spring, as a power of e: that of the fast rate (engine's
  /// choice).
  private static let springRate = -1000 * CGFloat(Exponential.logarithm(0.99))

  /// When the end is reached on the way to a wish that lies behind it, in seconds; `nil` if it does not.
  private var arrival: TimeInterval? {
    guard (wish - end).magnitude >= ScrollDynamics.precision, start != wish else { return nil }
    let share = Double((wish - end) / (wish - start))
    guard share > 0, share <= 1 else { return nil }
    return Exponential.logarithm(share) / (1000 * Exponential.logarithm(Double(rate)))
  }

  func offset(after seconds: TimeInterval) -> CGFloat {
    guard let arrival else { return decelerated(to: end, after: seconds) }
    guard seconds > arrival else { return decelerated(to: wish, after: seconds) }
    guard bounces else { return end }
    // A spring that is damped just enough not to swing: it begins with the speed at the edge (engine's choice).
    let speed = (wish - end) * -1000 * CGFloat(Exponential.logarithm(Double(rate)))
    let time = CGFloat(seconds - arrival)
    return end + speed * time * CGFloat(Exponential.exponential(Double(-Self.springRate * time)))
  }

  private func decelerated(to goal: CGFloat, after seconds: TimeInterval) -> CGFloat {
    goal + (start - goal) * ScrollDynamics.remaining(after: seconds, rate: rate)
  }

  /// Whether from now on it only comes nearer to its end.
  func isReturning(after seconds: TimeInterval) -> Bool {
    guard let arrival else { return true }
    return CGFloat(seconds - arrival) >= (bounces ? 1 / Self.springRate : 0)
  }

  mutating func shift(
    by distance: CGFloat, from place: CGFloat, between lowest: CGFloat, and highest: CGFloat
  ) {
    start = place
    wish += distance
    end = min(max(wish, lowest), highest)
  }
}
