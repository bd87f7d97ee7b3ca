/// Numbers as text, the same on every machine and without Foundation.
public enum NumberText {
  /// The number with at most so many digits after the point, without trailing zeros; "no number" for NaN and
  /// infinities.
  public static func trimmed(_ value: Double, places: Int = 2) -> String {
    let digits = fixed(value, places: places)
    var characters = Array(digits.utf8)
    guard characters.contains(UInt8(ascii: ".")) else { return digits }
    while characters.last == UInt8(ascii: "0") { characters.removeLast() }
    if characters.last == UInt8(ascii: ".") { characters.removeLast() }
    return String(decoding: characters, as: UTF8.self)
  }

  /// The number with exactly so many digits after the point (0 to 9); numbers too large for that are written with
  /// three digits and a power of ten.
  public static func fixed(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return "no number" }
    var scale = 1.0
    for _ in 0..<min(max(places, 0), 9) { scale *= 10 }
    let scaled = (value.magnitude * scale).nearestWhole
    guard scaled < 1e18 else { return large(value) }
    let units = UInt64(scaled)
    let whole = units / UInt64(scale)
    var fraction = "\(units % UInt64(scale))"
    while fraction.utf8.count < places { fraction = "0" + fraction }
    let sign = value < 0 && units > 0 ? "-" : ""
    return places > 0 ? "\(sign)\(whole).\(fraction)" : "\(sign)\(whole)"
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
