/// Reads the numbers of recordings; anything else, and anything too large, is `nil`.
enum EvdevNumber {
  /// A signed 32-bit decimal number, possibly padded with zeros: `0810` is 810, `-001` is -1.
  static func decimal(_ text: some StringProtocol) -> Int? {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int32(text).map(Int.init)
  }

  /// A 16-bit hexadecimal number without prefix, as types and codes are written.
  static func hexadecimalCode(_ text: some StringProtocol) -> Int? {
    hexadecimal(text).flatMap { UInt16(exactly: $0) }.map(Int.init)
  }

  /// A 32-bit hexadecimal number without prefix; `ffffffff` is -1.
  static func hexadecimalValue(_ text: some StringProtocol) -> Int? {
    hexadecimal(text).map { Int(Int32(bitPattern: $0)) }
  }

  /// Seconds with an optional fraction, as whole microseconds: `0.0088` is 8800.
  static func microseconds(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let seconds = parts.first.flatMap({ unsigned($0, digits: 1...12) }) else { return nil }
    guard parts.count == 2 else { return seconds * 1_000_000 }
    let fraction = parts[1]
    guard unsigned(fraction, digits: 1...9) != nil else { return nil }
    let padded = fraction.prefix(6) + String(repeating: "0", count: max(0, 6 - fraction.count))
    return Int(padded).map { seconds * 1_000_000 + $0 }
  }

  private static func hexadecimal(_ text: some StringProtocol) -> UInt32? {
    // Swift would also take a sign here; a recording has none.
    text.allSatisfy(\.isHexDigit) ? UInt32(text, radix: 16) : nil
  }

  private static func unsigned(_ text: some StringProtocol, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
