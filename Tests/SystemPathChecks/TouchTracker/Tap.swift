import TouchKit

/// A touch of a series that may be a tap, and may come at the right time and place to continue one.
struct Tap {
  enum End {
    case lift
    case slip(CGPoint)
    case cancel
    case interruption
  }

  /// How the sensor tells that a finger rests.
  enum Rest { case told, trembling, leftOut }

  var finger = 0
  /// Milliseconds since the last step.
  var gap = 100.0
  /// Where it lands, from the middle of the series.
  var at = CGPoint.zero
  /// Milliseconds from landing to end, at least.
  var press = 50.0
  /// Where the finger goes, from its landing: each place, with a rest of some milliseconds after it.
  var way: [CGPoint] = []
  var saying = Contact.Phase.moved
  var rest: (kind: Rest, milliseconds: Double)?
  var end = End.lift

  func steps(at middle: CGPoint) -> [FingerScript.Step] {
    let landing = middle + at
    var steps = [FingerScript.Step(gap, [finger: .land(landing)])]
    for place in way {
      steps.append(.init(10, [finger: .go(landing + place, saying: saying)]))
      switch rest?.kind {
      case .told: steps.append(.init(rest?.milliseconds ?? 0, [finger: .stay()]))
      case .trembling: steps.append(.init(rest?.milliseconds ?? 0, [finger: .stay(saying: .moved)]))
      case .leftOut: steps.append(.init(rest?.milliseconds ?? 0))
      case nil: break
      }
    }
    let wait = max(5, press - steps.dropFirst().map(\.wait).reduce(0, +))
    switch end {
    case .lift: steps.append(.init(wait, [finger: .lift()]))
    case .slip(let place): steps.append(.init(wait, [finger: .lift(at: landing + place)]))
    case .cancel: steps.append(.init(wait, [finger: .cancel]))
    case .interruption: steps += [.interruption(wait), .init(10, [finger: .lift()])]
    }
    return steps
  }
}

extension FingerScript {
  init(taps: [Tap], at place: CGPoint) { self.init(taps.flatMap { $0.steps(at: place) }) }
}

extension CGPoint {
  static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
}
