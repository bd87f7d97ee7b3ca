/// How scrolling slows down, stretches beyond an edge and stops on pages.
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

  /// How far the content is drawn beyond an edge for a finger that is so far beyond it.
  static func stretch(_ distance: CGFloat, in dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let size = distance.magnitude
    let stretched = (1 - 1 / (size * rubberBand / dimension + 1)) * dimension
    return distance < 0 ? -stretched : stretched
  }

  /// How far beyond an edge a finger is for which the content is drawn so far beyond it.
  static func pull(for stretched: CGFloat, in dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    // Content can be put where no finger can pull it.
    let size = min(stretched.magnitude, dimension * 0.999)
    let pull = size * dimension / (rubberBand * (dimension - size))
    return stretched < 0 ? -pull : pull
  }

  /// The share of the way that is still left after a time in seconds, at a rate per millisecond.
  static func remaining(after seconds: TimeInterval, rate: CGFloat) -> CGFloat {
    CGFloat(Exponential.power(Double(rate), seconds * 1000))
  }

  /// The page to stop on: one further in the direction of a flick, else the nearest (fact V23).
  static func page(from start: CGFloat, at offset: CGFloat, velocity: CGFloat, size: CGFloat) -> CGFloat {
    guard size > 0 else { return offset }
    let first = (start / size).nearestWhole
    if velocity.magnitude >= slowestFlick { return (first + (velocity > 0 ? 1 : -1)) * size }
    let nearest = (offset / size).nearestWhole
    return min(max(nearest, first - 1), first + 1) * size
  }
}
