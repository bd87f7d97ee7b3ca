/// Reads the numbers of recordings; anything else, and anything too large, is `nil`.
///
/// Numbers are read from bytes: a recording has many of them, and texts take long to look at.
enum EvdevNumber {
  /// A signed 32-bit decimal number, possibly padded with zeros: `0810` is 810, `-001` is -1.
  static func decimal(_ text: some StringProtocol) -> Int? { decimal(text.utf8) }

  /// A signed 32-bit decimal number.
  static func decimal(_ bytes: some Collection<UInt8>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    guard let size = whole(isNegative ? bytes.dropFirst() : bytes[...], upTo: 1 << 31) else { return nil }
    return Int32(exactly: isNegative ? -size : size).map(Int.init)
  }

  /// A 16-bit hexadecimal number without prefix, as types and codes are written.
  static func hexadecimalCode(_ text: some StringProtocol) -> Int? { hexadecimalCode(text.utf8) }

  /// A 16-bit hexadecimal number without prefix.
  static func hexadecimalCode(_ bytes: some Collection<UInt8>) -> Int? {
    hexadecimal(bytes).flatMap { UInt16(exactly: $0) }.map(Int.init)
  }

  /// A 32-bit hexadecimal number without prefix; `ffffffff` is -1.
  static func hexadecimalValue(_ text: some StringProtocol) -> Int? {
    hexadecimal(text.utf8).map { Int(Int32(bitPattern: $0)) }
  }

  /// Seconds with an optional fraction, as whole microseconds: `0.0088` is 8800.
  static func microseconds(_ text: some StringProtocol) -> Int? { microseconds(text.utf8) }

  /// Seconds with an optional fraction, as whole microseconds.
  static func microseconds(_ bytes: some Collection<UInt8>) -> Int? {
    let point = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    guard let seconds = whole(bytes[..<point], digits: 1...12) else { return nil }
    guard point < bytes.endIndex else { return seconds * 1_000_000 }
    let fraction = bytes[point...].dropFirst()
    guard let part = whole(fraction, digits: 1...9) else { return nil }
    return seconds * 1_000_000 + part * powersOfTen[9 - fraction.count] / 1_000
  }

  private static let powersOfTen = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  private static func whole(_ bytes: some Collection<UInt8>, digits: ClosedRange<Int>) -> Int? {
    digits.contains(bytes.count) ? whole(bytes, upTo: .max / 10 - 10) : nil
  }

  /// A number of decimal digits and nothing else.
  private static func whole(_ bytes: some Collection<UInt8>, upTo limit: Int) -> Int? {
    guard !bytes.isEmpty else { return nil }
    var number = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      guard number <= limit else { return nil }
    }
    return number
  }

  /// A number of hexadecimal digits and nothing else.
  private static func hexadecimal(_ bytes: some Collection<UInt8>) -> UInt32? {
    guard !bytes.isEmpty else { return nil }
    var number: UInt32 = 0
    for byte in bytes {
      guard let digit = digit(byte), number >> 28 == 0 else { return nil }
      number = number << 4 | digit
    }
    return number
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
