/// Makes keys of the bytes that a terminal sends: UTF-8, control characters and escape sequences.
struct KeyReader {
  private enum State: Equatable {
    case plain
    /// Within a character of several bytes.
    case character([UInt8], missing: Int)
    /// Behind the byte of the escape key.
    case escape
    /// Within a sequence, with its first number as far as it was read.
    case sequence(number: Int?, isNumberOver: Bool)
  }

  private var state = State.plain

  /// The key that ends with this byte; `nil` if more bytes must come, or if it is none that does anything.
  mutating func key(from byte: UInt8) -> Key? {
    switch state {
    case .plain: return plain(byte)
    case .character(let bytes, let missing):
      // A character that breaks off is dropped, and the byte that broke it counts.
      guard byte & 0xc0 == 0x80 else { return plain(byte) }
      state = missing > 1 ? .character(bytes + [byte], missing: missing - 1) : .plain
      return missing > 1 ? nil : Self.character(bytes + [byte])
    case .escape:
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "O"): state = .sequence(number: nil, isNumberOver: false)
      // The escape key was pressed by itself.
      case 0..<0x20: return plain(byte)
      default: state = .plain
      }
      return nil
    case .sequence(let number, let isNumberOver):
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let next = min((number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 999)
        state = .sequence(number: isNumberOver ? number : next, isNumberOver: isNumberOver)
      case 0x20..<0x40: state = .sequence(number: number, isNumberOver: true)
      case 0..<0x20: return plain(byte)
      default:
        state = .plain
        return Key(sequence: byte, number: number)
      }
      return nil
    }
  }

  private mutating func plain(_ byte: UInt8) -> Key? {
    state = .plain
    switch byte {
    case 0x1b:
      state = .escape
      return nil
    case 0..<0x20, 0x7f: return Key(control: byte)
    case 0x20..<0x7f: return .character(Character(UnicodeScalar(byte)))
    case 0xc2..<0xe0: state = .character([byte], missing: 1)
    case 0xe0..<0xf0: state = .character([byte], missing: 2)
    case 0xf0..<0xf5: state = .character([byte], missing: 3)
    default: break
    }
    return nil
  }

  /// Bytes that are no UTF-8 are no key; nor are the control characters beyond ASCII, which terminals obey.
  private static func character(_ bytes: [UInt8]) -> Key? {
    guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return nil }
    return .character(Character(scalar))
  }
}
