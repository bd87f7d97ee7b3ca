/// Powers, without a mathematics library: bit for bit the same on every machine.
enum Exponential {
  private static let logarithmOf2 = 0.693_147_180_559_945_3

  /// A positive number raised to a power; 0 for a number that is not positive.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? exponential(logarithm(base) * exponent) : 0
  }

  /// The power of e.
  static func exponential(_ value: Double) -> Double {
    guard value.magnitude < 700 else { return value > 0 ? .infinity : 0 }
    let twos = (value / logarithmOf2).nearestWhole
    let rest = value - twos * logarithmOf2
    var (sum, term) = (1.0, 1.0)
    for number in 1...18 {
      term *= rest / Double(number)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(twos), significand: 1)
  }

  /// The natural logarithm of a positive number.
  static func logarithm(_ value: Double) -> Double {
    var (significand, exponent) = (value.significand, Double(value.exponent))
    if significand > 1.414_213_562_373_095_1 {
      significand /= 2
      exponent += 1
    }
    // The series of the inverse hyperbolic tangent, which is short so near to 1.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var (sum, power) = (0.0, ratio)
    for number in 0..<16 {
      sum += power / Double(2 * number + 1)
      power *= square
    }
    return 2 * sum + exponent * logarithmOf2
  }
}
