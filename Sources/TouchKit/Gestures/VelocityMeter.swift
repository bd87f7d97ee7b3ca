/// Measures how fast something moves: from its last two samples, smoothed (fact G57).
///
/// The newest pair of samples counts almost alone, unless the two lie too close together to trust them. The numbers are
/// the engine's choice.
struct VelocityMeter {
  /// The time between two samples at which they count as much as all earlier ones together, in seconds.
  static let smoothing: TimeInterval = 0.0005
  /// How long the velocity holds without a new sample, in seconds: reports may come late or be left out.
  static let shortestRest: TimeInterval = 0.05
  /// The rest after which the velocity is 0, in seconds; it falls evenly until then.
  static let longestRest: TimeInterval = 0.1

  private var place = CGPoint.zero
  private var time: TimeInterval?
  private var speed: CGPoint?

  /// Takes a sample; the first one says where the way begins.
  mutating func add(_ newPlace: CGPoint, at newTime: TimeInterval) {
    guard let time else { return start(newPlace, newTime) }
    let seconds = CGFloat(newTime - time)
    // Samples at one instant have no velocity between them: the next one shows what they make together.
    guard seconds > 0 else { return }
    let newest = CGPoint(x: (newPlace.x - place.x) / seconds, y: (newPlace.y - place.y) / seconds)
    if let speed {
      let weight = seconds / (seconds + CGFloat(Self.smoothing))
      self.speed = CGPoint(
        x: speed.x + (newest.x - speed.x) * weight, y: speed.y + (newest.y - speed.y) * weight)
    } else {
      speed = newest
    }
    start(newPlace, newTime)
  }

  private mutating func start(_ newPlace: CGPoint, _ newTime: TimeInterval) {
    place = newPlace
    time = newTime
  }

  /// The velocity at some time, per second; nothing has happened since the last sample.
  func velocity(at now: TimeInterval) -> CGPoint {
    guard let speed, let time else { return .zero }
    let left = (Self.longestRest - (now - time)) / (Self.longestRest - Self.shortestRest)
    let share = CGFloat(min(max(left, 0), 1))
    return CGPoint(x: speed.x * share, y: speed.y * share)
  }
}
