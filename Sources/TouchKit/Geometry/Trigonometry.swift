/// Sine, cosine and arc tangent that give the same bits on every machine and in the browser.
///
/// The system's own functions differ in the last bit from platform to platform, which would make traces differ.
/// Angles are radians. The error is below 1e-15 for angles within a million turns; NaN and infinity give NaN.
public enum Trigonometry {
  /// The ratio of a circle's circumference to its diameter.
  public static let pi = 3.141592653589793

  /// The sine of an angle in radians.
  public static func sine(_ angle: Double) -> Double { sineAndCosine(angle).sine }

  /// The cosine of an angle in radians.
  public static func cosine(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

  /// The sine and the cosine of an angle in radians.
  public static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    // The quarter turns must fit an Int, and farther out a Double has no digits left for an angle anyway.
    guard angle.isFinite, angle.magnitude < 1e15 else { return (.nan, .nan) }
    let quarterTurns = (angle / (pi / 2)).rounded(.toNearestOrEven)
    // Two-part subtraction of the quarter turns: the parts add up to pi / 2 to more digits than one Double holds.
    let rest = (angle - quarterTurns * 1.5707963267341256) - quarterTurns * 6.077100506506192e-11
    let (sine, cosine) = seriesNearZero(rest)
    switch Int(quarterTurns) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle of the vector (x, y) in radians, from minus pi to pi; 0 for the zero vector.
  public static func arcTangent(y: Double, x: Double) -> Double {
    if x > 0 { return arcTangent(y / x) }
    if x < 0 { return arcTangent(y / x) + (y < 0 ? -pi : pi) }
    return y == 0 ? 0 : (y > 0 ? pi / 2 : -pi / 2)
  }

  /// The angle between minus and plus a quarter turn whose tangent is the slope.
  static func arcTangent(_ slope: Double) -> Double {
    if slope < 0 { return -arcTangent(-slope) }
    if slope > 1 { return pi / 2 - arcTangent(1 / slope) }
    // Halving the angle three times makes the Taylor series converge in eight terms.
    var tangent = slope
    for _ in 0..<3 { tangent = tangent / (1 + (1 + tangent * tangent).squareRoot()) }
    let square = tangent * tangent
    var sum = 0.0
    for step in 0...8 {
      sum = 1 / Double(17 - 2 * step) - square * sum
    }
    return 8 * tangent * sum
  }

  /// The Taylor series of both functions, exact to the last bits within an eighth of a turn.
  static func seriesNearZero(_ angle: Double) -> (sine: Double, cosine: Double) {
    let square = angle * angle
    var sine = 0.0
    var cosine = 0.0
    for step in 0...7 {
      let term = Double(17 - 2 * step)
      sine = (1 - sine) * square / (term * (term - 1))
      cosine = (1 - cosine) * square / ((term - 1) * (term - 2))
    }
    return (angle * (1 - sine), 1 - cosine)
  }
}
