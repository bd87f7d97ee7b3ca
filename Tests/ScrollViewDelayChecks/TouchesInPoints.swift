import TouchKit
import TouchStage

/// The moments of fingers on a view that scrolls, in points from the upper left corner of what shows of it.
struct TouchesInPoints {
  /// How large the view is.
  let size: CGSize
  /// What has been said so far.
  private(set) var moments: [Story.Moment] = []
  private var places: [Int: CGPoint] = [:]

  init(size: CGSize) { self.size = size }

  private func place(_ point: CGPoint) -> Story.Place {
    .part(0, CGPoint(x: 2 * point.x / size.width - 1, y: 2 * point.y / size.height - 1))
  }

  /// Where in the view a place is; `nil` for one that isn't in it.
  static func point(at place: Story.Place, size: CGSize) -> CGPoint? {
    guard case .part(_, let share) = place else { return nil }
    return CGPoint(x: (share.x + 1) * size.width / 2, y: (share.y + 1) * size.height / 2)
  }

  mutating func down(_ finger: Int = 0, at point: CGPoint) {
    places[finger] = point
    moments.append(.touch(.began, finger: finger, place(point)))
  }

  /// Moves a finger through some places, seen from where it landed.
  mutating func move(_ finger: Int = 0, through ways: [CGPoint]) {
    for way in ways {
      moments.append(.touch(.moved, finger: finger, place(places[finger, default: .zero] + way)))
    }
  }

  mutating func up(_ finger: Int = 0, _ phase: Contact.Phase = .ended) {
    moments.append(.touch(phase, finger: finger, place(places[finger, default: .zero])))
  }

  mutating func wait(_ seconds: TimeInterval) { moments.append(.wait(seconds)) }

  mutating func act(_ number: Int) { moments.append(.act(number)) }

  mutating func change(_ change: AppChange) { moments.append(.change(change)) }

  /// Lands, rests, goes its way, rests again, so that nothing is thrown, and lifts.
  mutating func drag(
    _ finger: Int = 0, from point: CGPoint, through ways: [CGPoint], after rest: TimeInterval = 0,
    pausing: TimeInterval = 0.4, _ end: Contact.Phase = .ended
  ) {
    down(finger, at: point)
    if rest > 0 { wait(rest) }
    move(finger, through: ways)
    if pausing > 0 { wait(pausing) }
    up(finger, end)
  }

  mutating func tap(at point: CGPoint, count: Int = 1, for seconds: TimeInterval = 0.05) {
    for _ in 0..<count {
      down(at: point)
      wait(seconds)
      up()
    }
  }

  /// Some fingers go the same way in the same frames.
  mutating func dragTogether(
    from points: [CGPoint], through ways: [CGPoint], after rest: TimeInterval = 0
  ) {
    moments.append(.together(.began, points.map(place)))
    if rest > 0 { wait(rest) }
    for way in ways { moments.append(.together(.moved, points.map { place($0 + way) })) }
    wait(0.4)
    moments.append(.together(.ended, points.map(place)))
  }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  /// With x and y exchanged.
  var turned: CGPoint { CGPoint(x: y, y: x) }

  /// The way to the point, in equal steps.
  func inSteps(_ count: Int) -> [CGPoint] { (1...count).map { self * (CGFloat($0) / CGFloat(count)) } }
}
