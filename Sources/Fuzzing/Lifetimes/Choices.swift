import TouchKit

/// Reads the bytes of a case; when they are used up it reads zeros, so a short list of bytes is a small case.
final class Choices {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether every byte has been read.
  var areUsedUp: Bool { position >= bytes.count }

  func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    position += 1
    return bytes[position - 1]
  }

  /// A number from 0 up to but not including a limit, which is at most 256.
  func number(below limit: Int) -> Int { Int(byte()) % max(limit, 1) }

  /// Yes once in so many times; no when the bytes are used up.
  func once(in times: Int) -> Bool { number(below: times) == times - 1 }

  /// A share from 0 up to but not including 1: exact in binary.
  func share() -> CGFloat { CGFloat(byte()) / 256 }

  /// One of some things; there must be one.
  func pick<Thing>(_ things: [Thing]) -> Thing { things[number(below: things.count)] }

  /// A place on the screen, as a share of its size.
  func place() -> CGPoint { CGPoint(x: share(), y: share()) }

  func frame() -> CGRect {
    CGRect(
      x: CGFloat(number(below: 16)) * 16 - 16, y: CGFloat(number(below: 24)) * 16 - 16,
      width: CGFloat(number(below: 16) + 1) * 24, height: CGFloat(number(below: 16) + 1) * 32)
  }
}
