import TouchInput
import XCTest

/// The three file formats, and what is said about lines that do not read.
final class FormatTests: XCTestCase {
  private func error(_ text: String, axes: Axes? = nil, line: UInt = #line) -> RecordingError? {
    do {
      _ = try Recording.read(text: text, file: "made-up", axes: axes)
      XCTFail("no error", line: line)
      return nil
    } catch {
      return error
    }
  }

  private let hundred = Axes(x: 0...99, y: 0...99)

  // MARK: evemu

  private let evemu = """
    # EVEMU 1.3
    # Input device name: "Commented"
    #   Event type 3 (EV_ABS)
    #     Event code 53 (ABS_MT_POSITION_X)
    #       Min         10
    #       Max        109
    #     Event code 54 (ABS_MT_POSITION_Y)
    #       Min          0
    #       Max        199
    E: 5.000000 0003 0039 0001\t# EV_ABS / ABS_MT_TRACKING_ID 1
    E: 5.000000 0003 0035 0060\t# EV_ABS / ABS_MT_POSITION_X 60
    E: 5.000000 0003 0036 0100
    E: 5.000000 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
    E: 5.500000 0003 0039 -001
    E: 5.500000 0000 0000 0000
    """

  func testEvemuCommentsTellTheAxesWhereNoLineDoes() throws {
    let recording = try Recording.read(text: evemu, file: "made-up")
    XCTAssertEqual(recording.axes, Axes(x: 10...109, y: 0...199))
    XCTAssertEqual(recording.name, "Commented")
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.500 0-"])
    XCTAssertEqual(recording.frames[0].contacts[0].location, CGPoint(x: 0.5, y: 0.5))
  }

  func testLineEndsMarksAndStrangeBytesDoNoHarm() throws {
    let plain = try Recording.read(text: evemu, file: "made-up")
    let windows = evemu.replacingOccurrences(of: "\n", with: "\r\n")
    XCTAssertEqual(try Recording.read(text: windows, file: "made-up"), plain)
    XCTAssertEqual(try Recording.read(text: "\u{feff}" + evemu + "\n\n", file: "made-up"), plain)
    let strange = Array("# \u{1}".utf8) + [0xff, 0xfe, 0x0a] + Array(evemu.utf8)
    XCTAssertEqual(try Recording.read(bytes: strange, file: "made-up").frames, plain.frames)
  }

  func testMalformedLineNamesPlaceTextAndExpectation() {
    let broken = evemu.replacingOccurrences(of: "5.000000 0003 0036 0100", with: "5.000000 0003 0036 0x64")
    XCTAssertEqual(
      error(broken)?.description,
      "made-up, line 12: “E: 5.000000 0003 0036 0x64” cannot be understood. Expected E: "
        + "seconds.microseconds, type and code in hexadecimal, value in decimal.")
  }

  func testMalformedEvemuLines() {
    for line in [
      "E:", "E: 1.0 3 35", "E: 1.0 3 35 1 2", "E: -1.0 3 35 1", "E: 1.0 g 35 1", "E: 1.0 10000 35 1",
      "E: 1.0 3 35 99999999999", "E: 1.0 3 35 +1", "E: 99999999999999999999.0 3 35 1", "E: 1. 3 35 1", "X: 1",
      "A: 35 0", "A: 35 9 1 0 0 0", "A: zz 0 9 0 0 0", "A: 35 0 99999999999 0 0",
    ] {
      guard case .malformedLine = error(evemu + "\n" + line)?.cause else { return XCTFail(line) }
    }
  }

  func testTimeThatRunsBackwardsIsAnError() {
    let error = error(evemu + "\nE: 5.400000 0003 0039 2")
    XCTAssertEqual(error?.cause, .timeRunsBackwards(from: 5.5, to: 5.4))
    XCTAssertEqual(error?.line, 16)
    XCTAssertEqual(
      error?.description, "made-up, line 16: time runs backwards, from 5.500000 s to 5.400000 s.")
  }

  func testEmptyAndForeignFiles() {
    XCTAssertEqual(error("")?.cause, .empty)
    XCTAssertEqual(error("\n \r\n\t")?.cause, .empty)
    XCTAssertEqual(error("hello")?.cause, .unknownFormat(text: "hello"))
    XCTAssertEqual(error("# EVEMU 1.3\nN: Keyboard")?.cause, .noTouchscreen(devices: ["Keyboard"]))
    XCTAssertThrowsError(try Recording.read(path: "no-such-file")) {
      XCTAssertEqual("\($0)", "no-such-file: cannot be read: there is no such file. Is the path right?")
    }
    let long = error(String(repeating: "ab\u{1b}", count: 4000))?.description ?? ""
    XCTAssertLessThan(long.count, 200)
    XCTAssertFalse(long.contains("\u{1b}"))
  }

  func testGivenAxesGiveWayToThoseOfTheFile() throws {
    let recording = try Recording.read(text: evemu, file: "made-up", axes: hundred)
    XCTAssertEqual(recording.axes, Axes(x: 10...109, y: 0...199))
    XCTAssertEqual(recording.notes.map(\.cause), [.axesIgnored(given: hundred, file: recording.axes)])
    XCTAssertEqual(try Recording.read(text: evemu, file: "made-up", axes: recording.axes).notes, [])
  }

  func testExtremeAxesDoNotOverflow() throws {
    let axes = Axes(x: Int.min...Int.max, y: 5...5)
    let text = evemu.split(separator: "\n").filter { !$0.contains("M") || $0.hasPrefix("E") }.joined(
      separator: "\n")
    XCTAssertNil(try Recording.read(text: text, file: "made-up", axes: axes).frames.flaw)
  }

  // MARK: getevent

  private let getevent = """
    add device 1: /dev/input/event0
      name:     "Keys"
    could not get driver version for /dev/input/mouse0, Not a typewriter
    add device 2: /dev/input/event2
      name:     "Touch"
      events:
        KEY (0001): BTN_TOUCH
        ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 1919, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT
    [    10.000000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000010
    [    10.000000] /dev/input/event0: EV_KEY       KEY_VOLUMEUP         DOWN
    [     9.000000] /dev/input/event0: EV_SYN       SYN_REPORT           00000000
    [    10.000000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
    [    10.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    0000021c
    [    10.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000003c0
    [    10.000000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000             rate 60
    [    10.250000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [    10.250000] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
    [    10.250000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    """

  private func checkTap(_ recording: Recording, line: UInt = #line) {
    XCTAssertEqual(recording.frames.summary, ["0.000 0+", "0.250 0-"], line: line)
    XCTAssertEqual(recording.frames.first?.contacts.first?.location, CGPoint(x: 0.5, y: 0.5), line: line)
  }

  func testGeteventWithNamesPicksTheTouchscreen() throws {
    let recording = try Recording.read(text: getevent, file: "made-up")
    checkTap(recording)
    XCTAssertEqual(recording.name, "Touch")
    XCTAssertEqual(recording.format, .getevent)
    XCTAssertEqual(recording.notes, [])
  }

  func testIndentedEventsAreEventsToo() throws {
    checkTap(
      try Recording.read(text: getevent.replacingOccurrences(of: "\n[", with: "\n  ["), file: "made-up"))
  }

  func testGeteventWithNumbers() throws {
    let header = """
      add device 1: /dev/input/event2
        name:     "Touch"
        events:
          KEY (0001): 014a
          ABS (0003): 0035  : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                      0036  : value 0, min 0, max 1919, fuzz 0, flat 0, resolution 0

      """
    let events = """
      [    10.000000] 0003 0039 00000010
      [    10.000000] 0003 0035 0000021c
      [    10.000000] 0003 0036 000003c0
      [    10.000000] 0000 0000 00000000
      [    10.250000] 0003 0039 ffffffff
      [    10.250000] 0000 0000 00000000
      """
    let axes = Axes(x: 0...1079, y: 0...1919)
    checkTap(try Recording.read(text: events, file: "made-up", axes: axes))
    let withDevice = events.replacingOccurrences(of: "] ", with: "] /dev/input/event2: ")
    checkTap(try Recording.read(text: header + withDevice, file: "made-up"))
  }

  func testGeteventWithoutTimesSaysHowToRecord() {
    let error = error("/dev/input/event2: 0003 0039 00000010")
    XCTAssertEqual(error?.cause, .noTimes)
    XCTAssertTrue(error?.description.contains("getevent -lt") ?? false)
    XCTAssertEqual(self.error("0003 0039 00000010")?.cause, .noTimes)
    XCTAssertEqual(self.error("EV_ABS ABS_MT_POSITION_X 00000010")?.cause, .noTimes)
  }

  func testMalformedGeteventLines() {
    for line in [
      "[ 1.0] EV_ABS ABS_MT_POSITION_X", "[ 1.0] EV_ABS ABS_MT_POSITION_Q 00000001",
      "[ 1.0 EV_SYN SYN_REPORT 00000000",
      "[ x] EV_SYN SYN_REPORT 00000000", "[ 1.0] EV_SYN SYN_REPORT 100000000", "[ 1.0] EV_QQQ 0000 00000000",
      "[ 1.0] 0003 35 00000000", "[ 1.0] 0003 0035 -0000001", "[]", "[", "nonsense",
    ] {
      guard case .malformedLine = error(getevent + "\n" + line)?.cause else { return XCTFail(line) }
    }
  }

  func testTwoTouchscreensAreAmbiguous() {
    let second = getevent.split(separator: "\n").suffix(10).joined(separator: "\n")
      .replacingOccurrences(of: "event2", with: "event7").replacingOccurrences(of: "event0", with: "event8")
    let text = getevent.replacingOccurrences(of: "INPUT_PROP_DIRECT", with: "<none>") + "\n" + second
    XCTAssertEqual(error(text)?.cause, .severalTouchscreens(devices: ["Touch", "/dev/input/event7"]))
    // Where only one of them is a screen, there is no doubt.
    XCTAssertNoThrow(try Recording.read(text: getevent + "\n" + second, file: "made-up"))
  }

  // MARK: libinput record

  private let libinput = """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.21.0"
    devices:
    - node: /dev/input/event3
      evdev:
        name: "Keys"
        codes:
          0: [0, 1] # EV_SYN
      events:
      - evdev:
        - [  0,      0,   1,  30,       1] # EV_KEY / KEY_A 1
        - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
    - node: /dev/input/event5
      evdev:
        # Name: Touch
        name: "Touch # 5"
        id: [24, 0, 0, 0]
        absinfo:
          47: [0, 9, 0, 0, 0]
          53: [0, 1079, 0, 0, 11]
          54: [0, 1919, 0, 0, 11]
        properties: [1]
      hid: [
        0x05, 0x0d
      ]
      udev:
        properties:
        - ID_INPUT=1
      events:
      # Current time is 12:34:56
      - evdev:
        - [  3, 999999,   3,  57,     813] # EV_ABS / ABS_MT_TRACKING_ID   813
        - [  3, 999999,   3,  53,     540] # EV_ABS / ABS_MT_POSITION_X    540
        - [
            3, 999999,
            3, 54, 960 ] # EV_ABS / ABS_MT_POSITION_Y
        - [  3, 999999,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
      - hid:
          time: [ 4, 100000 ]
          hidraw0: [ 0x01, 0x02,
            0x03 ]
      - libinput:
        - {time: 3.999, type: TOUCH_DOWN, slot: 0, seat-slot: 0}
      - evdev:
        - [  4, 249999,   3,  57,      -1]
        - [  4, 249999,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +250ms
    """

  func testLibinputPicksTheTouchscreen() throws {
    let recording = try Recording.read(text: libinput, file: "made-up")
    checkTap(recording)
    XCTAssertEqual(recording.name, "Touch # 5")
    XCTAssertEqual(recording.format, .libinputRecord)
    XCTAssertEqual(recording.axes, Axes(x: 0...1079, y: 0...1919))
  }

  func testMalformedLibinputLines() {
    for (old, new) in [
      ("53,     540]", "53]"), ("53,     540]", "53, x]"), ("53,     540]", "53, 540"), ("3,  53,", "3  53,"),
      ("3, 999999,   3,  53", "3, 1000000,   3,  53"), ("53: [0, 1079", "53: [0"), ("53: [0", "x: [0"),
      ("53: [0, 1079, 0, 0, 11]", "nothing"), ("  - libinput:", "  - libinputt:"),
      ("  - evdev:\n    - [  4", "  - evdex:\n    - [  4"), ("0]", "0"),
      ("- node: /dev/input/event3", "  nothing: 1"),
    ] {
      let text = libinput.replacingOccurrences(of: old, with: new)
      XCTAssertNotEqual(text, libinput, old)
      guard case .malformedLine = error(text)?.cause else { return XCTFail(new) }
    }
  }
}
