/// What a key of a terminal asks for.
enum Key: Equatable {
  case character(Character)
  case left, right, home, end
  case up, down
  case deleteBackward, deleteForward, deleteToStart, deleteToEnd, deleteWord
  case complete, clear
  case enter
  /// Ctrl-D: the end of the input in an empty line, else as `deleteForward`.
  case endOfInput
  /// Ctrl-C.
  case interrupt
  /// Ctrl-Z.
  case suspend

  /// What a control character stands for; `nil` for those that do nothing.
  init?(control byte: UInt8) {
    switch byte {
    case 0x0a, 0x0d: self = .enter
    case 0x08, 0x7f: self = .deleteBackward
    case 0x09: self = .complete
    case Self.control("A"): self = .home
    case Self.control("B"): self = .left
    case Self.control("C"): self = .interrupt
    case Self.control("D"): self = .endOfInput
    case Self.control("E"): self = .end
    case Self.control("F"): self = .right
    case Self.control("K"): self = .deleteToEnd
    case Self.control("L"): self = .clear
    case Self.control("N"): self = .down
    case Self.control("P"): self = .up
    case Self.control("U"): self = .deleteToStart
    case Self.control("W"): self = .deleteWord
    case Self.control("Z"): self = .suspend
    default: return nil
    }
  }

  /// What an escape sequence stands for, by its last byte and the number before that; `nil` for one that does nothing.
  init?(sequence last: UInt8, number: Int?) {
    switch (UnicodeScalar(last), number) {
    case ("A", _): self = .up
    case ("B", _): self = .down
    case ("C", _): self = .right
    case ("D", _): self = .left
    case ("H", _), ("~", 1), ("~", 7): self = .home
    case ("F", _), ("~", 4), ("~", 8): self = .end
    case ("~", 3): self = .deleteForward
    default: return nil
    }
  }

  private static func control(_ letter: UnicodeScalar) -> UInt8 { UInt8(ascii: letter) & 0x1f }
}
