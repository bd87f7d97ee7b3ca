import TouchKit

/// A touch of a series that may be a tap, and may come at the right time and place to continue one.
struct Tap {
  var finger = 0
  /// Milliseconds since the last step.
  var gap = 100.0
  /// Where it lands, from the middle of the series.
  var at = CGPoint.zero
  /// Milliseconds from landing to end, at least.
  var press = 50.0
  /// Where the finger goes, from its landing.
  var way: [CGPoint] = []
  /// What the sensor says on the way.
  var saying = Contact.Phase.moved
  /// How long the finger rests at each place on its way, and what the sensor says of that.
  var rest: (milliseconds: Double, act: FingerScript.Act?)?
  /// Where the finger is when it lifts, from its landing, if it wasn't there before.
  var slip: CGPoint?
  /// How it ends; without that, by an interruption.
  var end: FingerScript.Act? = .lift()

  func steps(at middle: CGPoint) -> [FingerScript.Step] {
    let landing = middle + at
    var steps = [FingerScript.Step(gap, [finger: .land(landing)])]
    for place in way {
      steps.append(.init(10, [finger: .go(landing + place, saying: saying)]))
      guard let rest else { continue }
      steps.append(.init(rest.milliseconds, rest.act.map { [finger: $0] } ?? [:]))
    }
    let wait = max(5, press - steps.dropFirst().map(\.wait).reduce(0, +))
    guard let end else { return steps + [.interruption(wait), .init(10, [finger: .lift()])] }
    return steps + [.init(wait, [finger: slip.map { .lift(at: landing + $0) } ?? end])]
  }
}

extension FingerScript {
  init(_ aspects: Set<TouchAspect>, _ taps: [Tap], at place: CGPoint) {
    (self.aspects, steps) = (aspects, taps.flatMap { $0.steps(at: place) })
  }
}

extension CGPoint {
  static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
}
