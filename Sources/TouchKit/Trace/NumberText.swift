/// Numbers as text, the same on every machine and without Foundation.
public enum NumberText {
  /// The number with at most so many digits after the point (0 to 9), without trailing zeros; "no number" for NaN and
  /// infinities.
  public static func trimmed(_ value: Double, places: Int = 2) -> String {
    text(of: value, places: places, keepsZeros: false)
  }

  /// The number with exactly so many digits after the point (0 to 9); numbers too large for that are written with
  /// three digits and a power of ten.
  public static func fixed(_ value: Double, places: Int) -> String {
    text(of: value, places: places, keepsZeros: true)
  }

  private static func text(of value: Double, places: Int, keepsZeros: Bool) -> String {
    guard value.isFinite else { return "no number" }
    var places = min(max(places, 0), 9)
    var scale: UInt64 = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = (value.magnitude * Double(scale)).nearestWhole
    guard scaled < 1e18 else { return large(value) }
    var units = UInt64(scaled)
    let sign = value < 0 && units > 0 ? "-" : ""
    while !keepsZeros, places > 0, units % 10 == 0 {
      units /= 10
      scale /= 10
      places -= 1
    }
    guard places > 0 else { return "\(sign)\(units)" }
    var fraction = "\(units % scale)"
    while fraction.utf8.count < places { fraction = "0" + fraction }
    return "\(sign)\(units / scale).\(fraction)"
  }

  /// The first digits and the power of ten, such as `1.25e+300`.
  private static func large(_ value: Double) -> String {
    var (digits, power) = (value.magnitude, 0)
    while digits >= 9.995 {
      digits /= 10
      power += 1
    }
    return (value < 0 ? "-" : "") + trimmed(digits) + "e+\(power)"
  }
}

extension CGPoint {
  /// The point as text, such as `(120, 80.5)`.
  public var text: String { "(\(NumberText.trimmed(Double(x))), \(NumberText.trimmed(Double(y))))" }
}
