/// Counts taps: how many times a finger came down in one place in quick succession.
struct TapHistory {
  /// The longest time from a lift to the next touch-down of the same series, in seconds (fact T9).
  static let longestGap: TimeInterval = 0.35
  /// How far from the first touch-down of a series a later one may land, in points (fact T10, engine's choice).
  static let widestSpread: CGFloat = 45
  /// The longest time that a finger may rest and still have tapped, in seconds (fact T11, engine's choice).
  static let longestTap: TimeInterval = 0.75
  /// What the rounding of decimal times may add up to, in seconds: 0.4 - 0.05 is a little more than 0.35.
  static let rounding: TimeInterval = 1e-9

  /// A series of taps whose last finger has lifted.
  private struct Series {
    var count: Int
    var origin: CGPoint
    var lastLift: TimeInterval
  }

  private var series: [Series] = []

  /// Whether the touch, as far as it has gone, is still a tap.
  static func isWithinTap(_ touch: UITouch) -> Bool {
    touch.timestamp - touch.firstTimestamp <= longestTap + rounding
      && touch.screenLocation.distance(to: touch.firstScreenLocation) <= widestSpread
  }

  /// Says which tap of its series the touch is, and continues or starts the series.
  mutating func countTap(of touch: UITouch) -> Int {
    series.removeAll { touch.timestamp - $0.lastLift > Self.longestGap + Self.rounding }
    var count = 1
    var origin = touch.screenLocation
    if let place = series.firstIndex(where: { $0.origin.distance(to: origin) <= Self.widestSpread }) {
      count = series[place].count + 1
      origin = series[place].origin
      series.remove(at: place)
    }
    touch.tapOrigin = origin
    return count
  }

  /// Remembers a touch that ended, if it was a tap, for the touch that may continue its series.
  mutating func remember(_ touch: UITouch) {
    guard touch.phase == .ended, touch.isTap else { return }
    series.append(Series(count: touch.tapCount, origin: touch.tapOrigin, lastLift: touch.timestamp))
  }
}
