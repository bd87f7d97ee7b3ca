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

  /// The longest time between the first and the last finger of a tap, in seconds (fact G43, engine's choice).
  static let longestLanding: TimeInterval = 0.35

  fileprivate struct Finger {
    var number: Int
    var place: CGPoint
    /// Where the finger was when it was last looked at.
    var before: CGPoint
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

  /// The same for a single finger that stays.
  private mutating func followOne(_ touches: [UITouch]) -> Change? {
    guard fingers.count == 1, touches.count == 1 else { return nil }
    let touch = touches[0]
    let (number, place) = (touch.hash, touch.screenLocation)
    guard !touch.hasFinished, fingers[0].number == number else { return nil }
    let before = fingers[0].place
    fingers[0] = Finger(number: number, place: place, before: place)
    middle = place
    return Change(shift: CGPoint(x: place.x - before.x, y: place.y - before.y))
  }

  /// Looks at the fingers again; those that have just lifted still count for the movement, but not afterwards.
  mutating func follow(_ touches: [UITouch]) -> Change {
    if let change = followOne(touches) { return change }
    // The list is changed where it is: a move must not allocate.
    fingers.removeAll { finger in !touches.contains { $0.hash == finger.number } }
    for place in fingers.indices {
      guard let touch = touches.first(where: { $0.hash == fingers[place].number }) else { continue }
      fingers[place].before = fingers[place].place
      fingers[place].place = touch.screenLocation
    }
    let change = Change(fingers)
    fingers.removeAll(keepingCapacity: true)
    for touch in touches where !touch.hasFinished {
      let place = touch.screenLocation
      fingers.append(Finger(number: touch.hash, place: place, before: place))
    }
    if !fingers.isEmpty {
      middle = fingers.middle { $0.place }
    } else if !touches.isEmpty {
      middle = UITouch.centroid(of: touches)
    }
    return change
  }
}

/// Two fingers, by their numbers.
struct FingerPair: Equatable {
  var first: Int
  var second: Int
}

extension Hand.Change {
  /// What fingers did between their two places.
  fileprivate init(_ fingers: [Hand.Finger]) {
    guard !fingers.isEmpty else { return }
    let (start, end) = (fingers.middle { $0.before }, fingers.middle { $0.place })
    shift = CGPoint(x: end.x - start.x, y: end.y - start.y)
    guard fingers.count > 1 else { return }
    let (first, second) = (fingers[0], fingers[1])
    spread =
      2 * (fingers.meanDistance(from: end) { $0.place } - fingers.meanDistance(from: start) { $0.before })
    stretch = first.place.distance(to: second.place) - first.before.distance(to: second.before)
    twist = CGPoint.angle(
      from: CGPoint(x: second.before.x - first.before.x, y: second.before.y - first.before.y),
      to: CGPoint(x: second.place.x - first.place.x, y: second.place.y - first.place.y))
  }
}

extension [Hand.Finger] {
  fileprivate func middle(_ point: (Hand.Finger) -> CGPoint) -> CGPoint {
    var sum = CGPoint.zero
    for finger in self {
      sum.x += point(finger).x
      sum.y += point(finger).y
    }
    let count = CGFloat(Swift.max(self.count, 1))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  fileprivate func meanDistance(from middle: CGPoint, _ point: (Hand.Finger) -> CGPoint) -> CGFloat {
    reduce(0) { $0 + middle.distance(to: point($1)) } / CGFloat(Swift.max(count, 1))
  }
}

extension CGPoint {
  /// The distance from the origin, in points.
  var length: CGFloat { distance(to: .zero) }

  /// How far one vector must turn to point where the other points, in radians from minus pi to pi.
  fileprivate static func angle(from one: CGPoint, to other: CGPoint) -> CGFloat {
    let across = one.x * other.y - one.y * other.x
    let along = one.x * other.x + one.y * other.y
    return CGFloat(Trigonometry.arcTangent(y: Double(across), x: Double(along)))
  }
}
