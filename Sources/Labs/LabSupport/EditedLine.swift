/// A line while someone types it, and the place in it where the next character comes.
struct EditedLine: Equatable {
  private(set) var before = ""
  private(set) var after = ""

  /// The whole line.
  var text: String { before + after }

  /// A line with its cursor at the end.
  init(_ text: String = "") { before = text }

  mutating func insert(_ character: Character) { before.append(character) }

  /// Writes something in place of all that stands before the cursor.
  mutating func replaceBefore(with text: String) { before = text }

  /// Changes the line as a key asks for; `false` for a key that doesn't change lines.
  mutating func apply(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .left: after = String(before.suffix(1)) + after; before = String(before.dropLast())
    case .right: before += after.prefix(1); after = String(after.dropFirst())
    case .home: (before, after) = ("", text)
    case .end: (before, after) = (text, "")
    case .deleteBackward: before = String(before.dropLast())
    case .deleteForward, .endOfInput: after = String(after.dropFirst())
    case .deleteToStart: before = ""
    case .deleteToEnd: after = ""
    case .deleteWord:
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    case .up, .down, .complete, .clear, .enter, .interrupt, .suspend: return false
    }
    return true
  }

  /// The part of the line that fits into some columns, so that the cursor is in it.
  func part(within columns: Int) -> EditedLine {
    var (start, end) = ("", "")
    var room = columns
    for character in before.reversed() {
      room -= character.columns
      if room < 0 { break }
      start.append(character)
    }
    for character in after {
      room -= character.columns
      if room < 0 { break }
      end.append(character)
    }
    var part = EditedLine(String(start.reversed()))
    part.after = end
    return part
  }
}

extension Character {
  /// How many columns of a terminal it takes: two for emoji and East Asian ones.
  fileprivate var columns: Int {
    let isWide = unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.value == 0xfe0f
        || Self.wide.contains { $0.contains(scalar.value) }
    }
    return isWide ? 2 : 1
  }

  /// The ranges that Unicode calls wide, emoji aside.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff,
    0xfe30...0xfe6f, 0xff01...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd,
  ]
}
