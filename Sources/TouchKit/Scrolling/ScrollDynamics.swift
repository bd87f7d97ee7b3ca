/// How scrolling slows down, stretches beyond an edge and stops on pages (facts V20–V23).
enum ScrollDynamics {
  /// The rubber band's stiffness (fact V22).
  static let rubberBand: CGFloat = 0.55
  /// How near to its end a movement counts as over, in points (fact V21, engine's choice).
  static let precision: CGFloat = 0.5
  /// The velocity at the lift from which on a flick is one, in points per millisecond (fact V23, engine's choice).
  static let slowestFlick: CGFloat = 0.1

  /// Where a movement comes to rest that starts with a velocity in points per second (fact V20).
  static func rest(from offset: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    offset + velocity / 1000 * rate / (1 - rate)
  }

  /// How far the content is drawn beyond an edge for a finger that is so far beyond it (fact V22).
  static func stretch(_ distance: CGFloat, in dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let size = distance.magnitude
    let stretched = (1 - 1 / (size * rubberBand / dimension + 1)) * dimension
    return distance < 0 ? -stretched : stretched
  }

  /// The share of the way that is still left after a time in seconds, at a rate per millisecond (fact V20).
  static func remaining(after seconds: TimeInterval, rate: CGFloat) -> CGFloat {
    CGFloat(Exponential.power(Double(rate), seconds * 1000))
  }

  /// The page to stop on: one further in the direction of a flick, else the nearest (fact V23).
  static func page(from start: CGFloat, at offset: CGFloat, velocity: CGFloat, size: CGFloat) -> CGFloat {
    guard size > 0 else { return offset }
    let first = (start / size).rounded()
    if velocity.magnitude >= slowestFlick { return (first + (velocity > 0 ? 1 : -1)) * size }
    let nearest = (offset / size).rounded()
    return min(max(nearest, first - 1), first + 1) * size
  }
}

/// A movement of the content that goes on by itself: it nears its end by the same share in every millisecond.
struct ScrollMovement {
  enum Kind { case deceleration, bounce, programmed }

  var kind: Kind
  var start: CGPoint
  /// Where the movement has put the content.
  var shown: CGPoint
  var end: CGPoint
  /// Where it would end without limits.
  var wish: CGPoint
  var startTime: TimeInterval
  var rate: CGFloat

  func offset(at time: TimeInterval) -> CGPoint {
    let left = ScrollDynamics.remaining(after: time - startTime, rate: rate)
    return CGPoint(x: end.x + (start.x - end.x) * left, y: end.y + (start.y - end.y) * left)
  }

  /// Goes on from where somebody else has put the content, at the same speed unless a limit is in the way.
  ///
  /// A movement that the app has asked for still ends where the app wants it.
  mutating func goOn(
    from place: CGPoint, at time: TimeInterval, within limits: (lowest: CGPoint, highest: CGPoint)
  ) {
    guard place != shown else { return }
    if kind != .programmed {
      wish = CGPoint(x: wish.x + place.x - shown.x, y: wish.y + place.y - shown.y)
      end = CGPoint(
        x: min(max(wish.x, limits.lowest.x), limits.highest.x),
        y: min(max(wish.y, limits.lowest.y), limits.highest.y))
    }
    (start, shown, startTime) = (place, place, time)
  }

  /// Whether what is left cannot be seen.
  func isOver(at time: TimeInterval) -> Bool { offset(at: time).distance(to: end) < ScrollDynamics.precision }
}
