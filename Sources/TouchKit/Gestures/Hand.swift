/// The fingers of a gesture as they were when they were last looked at: it tells movements from fingers that join or
/// leave, which move the middle without any finger moving (fact G58).
struct Hand {
  /// What the fingers did since they were last looked at.
  struct Change {
    /// How far the middle of the fingers moved, in points of the screen.
    var shift = CGPoint.zero
    /// How much farther the fingers are apart, as twice their mean distance from the middle: for two fingers, the
    /// change of the distance between them.
    var spread: CGFloat = 0
    /// How far the first two fingers turned around each other, in radians, clockwise on the screen.
    var twist: CGFloat = 0
    /// How much the distance between the first two fingers grew, in points.
    var stretch: CGFloat = 0
  }

  /// What the rounding of shares of the screen may add up to, in points: a way of 10 may come out a little shorter.
  static let rounding: CGFloat = 1e-9

  private struct Finger {
    var number: Int
    var place: CGPoint
  }

  private var fingers: [Finger] = []
  /// The middle of the fingers on the screen, or of those that left last.
  private(set) var middle: CGPoint?

  /// How many fingers there are.
  var count: Int { fingers.count }

  /// Which two fingers are the first ones, by numbers that no other finger ever gets; `nil` with fewer than two.
  var pair: FingerPair? {
    guard fingers.count > 1 else { return nil }
    return FingerPair(first: fingers[0].number, second: fingers[1].number)
  }

  /// How far apart the first two fingers are, in points and at least 1; `nil` with fewer than two.
  var distance: CGFloat? {
    guard fingers.count > 1 else { return nil }
    return max(fingers[0].place.distance(to: fingers[1].place), 1)
  }

  /// Looks at the fingers again; those that have just lifted still count for the movement, but not afterwards.
  mutating func follow(_ touches: [UITouch]) -> Change {
    var before: [CGPoint] = []
    var after: [CGPoint] = []
    for finger in fingers {
      guard let touch = touches.first(where: { $0.hash == finger.number }) else { continue }
      before.append(finger.place)
      after.append(touch.screenLocation)
    }
    let live = touches.filter { !$0.hasFinished }
    fingers = live.map { Finger(number: $0.hash, place: $0.screenLocation) }
    let visible = live.isEmpty ? touches : live
    if !visible.isEmpty { middle = UITouch.centroid(of: visible) }
    return Change(from: before, to: after)
  }
}

/// Two fingers, by their numbers.
struct FingerPair: Equatable {
  var first: Int
  var second: Int
}

extension Hand.Change {
  fileprivate init(from before: [CGPoint], to after: [CGPoint]) {
    guard !before.isEmpty else { return }
    let (start, end) = (CGPoint.middle(of: before), CGPoint.middle(of: after))
    shift = CGPoint(x: end.x - start.x, y: end.y - start.y)
    guard before.count > 1 else { return }
    spread = 2 * (end.meanDistance(to: after) - start.meanDistance(to: before))
    stretch = after[0].distance(to: after[1]) - before[0].distance(to: before[1])
    twist = CGPoint.angle(
      from: CGPoint(x: before[1].x - before[0].x, y: before[1].y - before[0].y),
      to: CGPoint(x: after[1].x - after[0].x, y: after[1].y - after[0].y))
  }
}

extension CGPoint {
  /// The distance from the origin, in points.
  var length: CGFloat { distance(to: .zero) }

  fileprivate static func middle(of points: [CGPoint]) -> CGPoint {
    var sum = CGPoint.zero
    for point in points {
      sum.x += point.x
      sum.y += point.y
    }
    let count = CGFloat(max(points.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  fileprivate func meanDistance(to points: [CGPoint]) -> CGFloat {
    points.reduce(0) { $0 + distance(to: $1) } / CGFloat(max(points.count, 1))
  }

  /// How far one vector must turn to point where the other points, in radians from minus pi to pi.
  fileprivate static func angle(from one: CGPoint, to other: CGPoint) -> CGFloat {
    let across = one.x * other.y - one.y * other.x
    let along = one.x * other.x + one.y * other.y
    return CGFloat(Trigonometry.arcTangent(y: Double(across), x: Double(along)))
  }
}
