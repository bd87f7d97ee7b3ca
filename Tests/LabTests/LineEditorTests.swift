import XCTest

@testable import LabSupport

/// Bytes of a terminal in, a line and what the terminal shows out.
final class LineEditorTests: XCTestCase {
  /// An editor with a terminal in front of it.
  private struct Desk {
    var editor = LineEditor()
    var screen = Screen()
    var ends: [LineEditor.End] = []
    let lines: [String]

    init(_ lines: [String] = [], columns: Int = 80) {
      self.lines = lines
      editor.columns = columns
      begin()
    }

    mutating func begin() {
      let lines = self.lines
      screen.show(editor.begin(prompt: "> ") { typed in lines.filter { $0.begins(with: typed) } })
    }

    mutating func type(_ text: String) { type(Array(text.utf8)) }

    mutating func type(_ bytes: [UInt8]) {
      for byte in bytes {
        let step = editor.take(byte)
        screen.show(step.echo)
        guard let end = step.end else { continue }
        ends.append(end)
        if case .line = end { begin() }
      }
    }
  }

  private func desk(_ keys: String..., lines: [String] = [], columns: Int = 80) -> Desk {
    var desk = Desk(lines, columns: columns)
    for key in keys { desk.type(key) }
    return desk
  }

  private let (left, right, up, down) = ("\u{1b}[D", "\u{1b}[C", "\u{1b}[A", "\u{1b}[B")

  func testALineIsTypedAndShown() {
    let desk = desk("tap E")
    XCTAssertEqual(desk.editor.line.text, "tap E")
    XCTAssertEqual(desk.screen.row, "> tap E")
    XCTAssertEqual(desk.screen.cursor, 7)
    for enter in ["\r", "\n"] {
      let ended = self.desk("tap E", enter)
      XCTAssertEqual(ended.ends, [.line("tap E")])
      XCTAssertEqual(ended.screen.above, ["> tap E"])
      XCTAssertEqual(ended.screen.row, "> ")
    }
  }

  func testKeysMoveAndDelete() {
    let cases = [
      ([left, left, "x"], "tapx E", 6), ([left, right, right, "x"], "tap Ex", 8),
      (["\u{1b}[H", "x"], "xtap E", 3),
      (["\u{1}", "x"], "xtap E", 3), (["\u{1b}OH", "x"], "xtap E", 3), (["\u{1b}[1~", "x"], "xtap E", 3),
      (["\u{1}", "\u{5}", "x"], "tap Ex", 8), (["\u{1}", "\u{1b}[F", "x"], "tap Ex", 8),
      (["\u{1}", "\u{1b}[4~", "x"], "tap Ex", 8), (["\u{1}", "\u{1b}[3~"], "ap E", 2),
      (["\u{1}", "\u{4}"], "ap E", 2), (["\u{7f}"], "tap ", 6), (["\u{8}"], "tap ", 6),
      (["\u{1}", "\u{7f}"], "tap E", 2), (["\u{1b}[3~"], "tap E", 7), ([left, "\u{15}"], "E", 2),
      ([left, "\u{b}"], "tap ", 6), (["\u{17}"], "tap ", 6), (["\u{17}", "\u{17}"], "", 2),
      (["\u{2}", "\u{6}", "\u{2}", "x"], "tap xE", 7),
    ]
    for (keys, text, cursor) in cases {
      var desk = Desk()
      desk.type("tap E")
      for key in keys { desk.type(key) }
      XCTAssertEqual(desk.editor.line.text, text, "\(keys)")
      XCTAssertEqual(desk.screen.row, "> " + text, "\(keys)")
      XCTAssertEqual(desk.screen.cursor, cursor, "\(keys)")
    }
  }

  func testHowALineEndsOtherwise() {
    XCTAssertEqual(desk("\u{4}").ends, [.input])
    XCTAssertEqual(desk("tap", "\u{3}").ends, [.interrupt])
    XCTAssertEqual(desk("tap", "\u{3}").screen.above, ["> tap^C"])
    XCTAssertEqual(desk("tap", "\u{1a}").ends, [.suspension])
    XCTAssertEqual(desk("tap", "\u{1a}").editor.line.text, "tap")
    let middle = desk("tap E", "\u{1}", "\r")
    XCTAssertEqual(middle.screen.above, ["> tap E"])
  }

  func testWideCharactersAndThoseOfSeveralBytes() {
    var desk = desk("aü日本👆🏽é", left, left, "|")
    XCTAssertEqual(desk.editor.line.text, "aü日本|👆🏽é")
    XCTAssertEqual(desk.screen.row, "> aü日本|👆🏽é")
    XCTAssertEqual(desk.screen.cursor, 9)
    for _ in 0..<5 { desk.type("\u{7f}") }
    XCTAssertEqual(desk.screen.row, "> 👆🏽é")
    XCTAssertEqual(desk.screen.cursor, 2)
    // An accent that comes by itself belongs to the letter before it.
    let accent = self.desk("e", "\u{301}", "\u{7f}")
    XCTAssertEqual(accent.editor.line.text, "")
  }

  func testBytesThatAreNoTextDoNothing() {
    var desk = Desk()
    desk.type([0xff, 0xc0, 0x80, 0xe6, 0x97] + Array("a".utf8) + [0xed, 0xa0, 0x80, 0xc2, 0x9b, 0, 0x1c])
    desk.type("\u{1b}[200~b\u{1b}x\u{1b}[1;5P\u{1b}[99999999999999999999~")
    XCTAssertEqual(desk.editor.line.text, "ab")
    // The escape key by itself takes no other key with it.
    desk.type("\u{1b}\r")
    XCTAssertEqual(desk.ends, [.line("ab")])
  }

  func testALongLineStaysInItsRow() {
    for sign in ["x", "日", "👆"] {
      var desk = Desk(columns: 40)
      desk.type(String(repeating: sign, count: 100))
      for key in ["\u{1}"] + Array(repeating: right, count: 60) + Array(repeating: left, count: 30) {
        desk.type(key)
        XCTAssertLessThan(desk.screen.cursor, 40)
      }
      XCTAssertLessThan(desk.screen.widest, 40)
      XCTAssertEqual(desk.screen.above, [])
      XCTAssertEqual(desk.editor.line.text.count, 100)
    }
  }

  func testEarlierLinesComeBack() {
    var desk = desk("one\r", "two\r", "two\r", "\r", "dra", up)
    XCTAssertEqual(desk.screen.row, "> two")
    desk.type(up)
    XCTAssertEqual(desk.screen.row, "> one")
    XCTAssertEqual(desk.screen.cursor, 5)
    desk.type(up)
    XCTAssertEqual(desk.screen.bells, 1)
    desk.type(down + "\u{10}\u{e}\u{e}")
    XCTAssertEqual(desk.screen.row, "> dra")
    desk.type("ft" + up + up + "!\r" + up)
    XCTAssertEqual(desk.ends.last, .line("one!"))
    XCTAssertEqual(desk.screen.row, "> one!")
  }

  func testTabCompletesAndOffers() {
    let lines = ["AView hitTest", "AView pointInside", "BView hitTest", "button clicked!"]
    var desk = desk("a\t", lines: lines)
    XCTAssertEqual(desk.screen.row, "> AView ")
    desk.type("\t")
    XCTAssertEqual(desk.screen.above, ["> AView ", "  hitTest · pointInside"])
    XCTAssertEqual(desk.screen.row, "> AView ")
    desk.type("P\t")
    XCTAssertEqual(desk.screen.row, "> AView pointInside")
    desk.type("\t")
    XCTAssertEqual(desk.screen.bells, 1)
    XCTAssertEqual(self.desk("b\t", lines: lines).screen.above, ["> b", "  BView hitTest · button clicked!"])
    XCTAssertEqual(self.desk("x\t", lines: lines).screen.bells, 1)
    XCTAssertEqual(self.desk("h\t\t", lines: ["hide ", "hit "]).screen.above, ["> hi", "  hide · hit"])
    // What stands behind the cursor stays.
    XCTAssertEqual(self.desk("bu!?", left, left, "\t", lines: lines).screen.row, "> button clicked!!?")
  }
}
