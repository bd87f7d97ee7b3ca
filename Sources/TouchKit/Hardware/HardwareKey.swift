/// A key of a hardware keyboard, as the keyboard reports it.
public struct HardwareKey: Equatable, Sendable {
  /// The key's number in the table of keyboards for USB.
  public var usage: Int
  /// What it writes together with the modifiers; empty for a key that writes nothing.
  public var characters: String
  /// What it writes without modifiers.
  public var charactersIgnoringModifiers: String

  /// Makes a key.
  public init(usage: Int, characters: String, charactersIgnoringModifiers: String? = nil) {
    self.usage = usage
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
  }

  /// The key that makes a line.
  public static let enter = HardwareKey(usage: 40, characters: "\r")
  /// Escape.
  public static let escape = HardwareKey(
    usage: 41, characters: "", charactersIgnoringModifiers: "UIKeyInputEscape")
  /// The key that deletes backward.
  public static let deleteBackward = HardwareKey(usage: 42, characters: "\u{8}")
  /// Tab.
  public static let tab = HardwareKey(usage: 43, characters: "\t")
  /// The space bar.
  public static let space = HardwareKey(usage: 44, characters: " ")
  /// To the right.
  public static let rightArrow = HardwareKey(
    usage: 79, characters: "", charactersIgnoringModifiers: "UIKeyInputRightArrow")
  /// To the left.
  public static let leftArrow = HardwareKey(
    usage: 80, characters: "", charactersIgnoringModifiers: "UIKeyInputLeftArrow")
  /// Down.
  public static let downArrow = HardwareKey(
    usage: 81, characters: "", charactersIgnoringModifiers: "UIKeyInputDownArrow")
  /// Up.
  public static let upArrow = HardwareKey(
    usage: 82, characters: "", charactersIgnoringModifiers: "UIKeyInputUpArrow")
  /// Control, shift, option and command, at the left.
  public static let control = HardwareKey(usage: 224, characters: "")
  /// Shift.
  public static let shift = HardwareKey(usage: 225, characters: "")
  /// Option.
  public static let alternate = HardwareKey(usage: 226, characters: "")
  /// Command.
  public static let command = HardwareKey(usage: 227, characters: "")

  /// The key of a letter from a to z or a digit; any other character gets a key without a number: engine's choice.
  public static func character(_ character: Character) -> HardwareKey {
    let text = String(character)
    let bytes = Array(text.utf8)
    guard bytes.count == 1 else { return HardwareKey(usage: 0, characters: text) }
    if bytes[0] == 32 { return .space }
    if bytes[0] == 13 || bytes[0] == 10 { return .enter }
    let plain = String(decoding: [bytes[0].lowercased], as: UTF8.self)
    return HardwareKey(usage: usage(of: bytes[0]), characters: text, charactersIgnoringModifiers: plain)
  }

  private static func usage(of byte: UInt8) -> Int {
    switch byte.lowercased {
    case 97...122: 4 + Int(byte.lowercased) - 97
    case 49...57: 30 + Int(byte) - 49
    case 48: 39
    default: 0
    }
  }

  /// The bits of `UIKeyModifierFlags` that the key stands for while it is down.
  var modifier: Int {
    switch usage {
    case 224, 228: 1 << 18
    case 225, 229: 1 << 17
    case 226, 230: 1 << 19
    case 227, 231: 1 << 20
    default: 0
    }
  }
}

extension UInt8 {
  /// The small letter for a large one of ASCII; any other byte is itself.
  var lowercased: UInt8 { (65...90).contains(self) ? self + 32 : self }
}
