/// Reads the text of evemu-record, versions 1.0 to 1.3.
///
/// Types and codes are hexadecimal, values decimal. Axis ranges stand in `A:` lines; where there are none at
/// all, those of the comments at the top are taken.
enum EvemuReader {
  static func read(_ source: SourceText) throws(RecordingError) -> RecordedDevice {
    var device = RecordedDevice()
    var comments = CommentHeader()
    for line in source.lines {
      var words = line.words
      guard let word = words.next() else { continue }
      if word.elementsEqual("E:".utf8) {
        device.events.append(try event(line, values: &words, in: source))
        continue
      }
      switch String(decoding: word, as: UTF8.self) {
      case "N:":
        device.name = line.text.drop { $0 != ":" }.dropFirst().trimmed
      case "A:":
        let (code, range) = try axis(line, in: source)
        device.ranges[code] = range
      case "P:":
        device.isDirect = device.isDirect ?? isDirect(line)
      case "I:", "B:", "L:", "S:":
        break
      case let first where first.hasPrefix("#"):
        if device.events.isEmpty { comments.read(line) }
      default:
        throw source.malformed(line, expected: "a line that begins with one of N: I: P: B: A: L: S: E: #")
      }
    }
    if device.ranges.isEmpty { device.ranges = comments.ranges }
    if device.name.isEmpty { device.name = comments.name }
    return device
  }

  private static func event(
    _ line: SourceText.Line, values: inout SourceText.Words, in source: SourceText
  ) throws(RecordingError) -> EvdevEvent {
    guard let time = values.next().flatMap({ EvdevNumber.microseconds($0) }),
      let type = values.next().flatMap({ EvdevNumber.hexadecimalCode($0) }),
      let code = values.next().flatMap({ EvdevNumber.hexadecimalCode($0) }),
      let value = values.next().flatMap({ EvdevNumber.decimal($0) }),
      values.next().map({ $0.first == UInt8(ascii: "#") }) ?? true
    else {
      throw source.malformed(
        line, expected: "E: seconds.microseconds, type and code in hexadecimal, value in decimal")
    }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: line.number)
  }

  private static func axis(
    _ line: SourceText.Line, in source: SourceText
  ) throws(RecordingError) -> (code: Int, range: ClosedRange<Int>) {
    let fields = line.fields.prefix { !$0.hasPrefix("#") }
    let numbers = fields.dropFirst(2).compactMap { EvdevNumber.decimal($0) }
    guard (6...7).contains(fields.count), numbers.count == fields.count - 2,
      let code = EvdevNumber.hexadecimalCode(fields[1]), numbers[0] <= numbers[1]
    else {
      throw source.malformed(line, expected: "A: code in hexadecimal, min, max, fuzz, flat and resolution")
    }
    return (code, numbers[0]...numbers[1])
  }

  /// Reads INPUT_PROP_DIRECT from the first byte of the property bits.
  private static func isDirect(_ line: SourceText.Line) -> Bool? {
    guard line.fields.count > 1, let bits = EvdevNumber.hexadecimalCode(line.fields[1]) else { return nil }
    return bits & (1 << Evdev.INPUT_PROP_DIRECT) != 0
  }
}

/// The description of the device that newer versions write as comments.
///
/// Comments are free text, so what does not fit is no error.
private struct CommentHeader {
  var name = ""
  private(set) var ranges: [Int: ClosedRange<Int>] = [:]
  private var type: Int?
  private var code: Int?
  private var minimum: Int?

  mutating func read(_ line: SourceText.Line) {
    let words = Array(line.fields.dropFirst())
    guard words.count >= 2 else { return }
    let number = EvdevNumber.decimal(words[1])
    switch (words[0], words[1]) {
    case ("Event", "type") where words.count >= 3:
      type = EvdevNumber.decimal(words[2])
    case ("Event", "code") where words.count >= 3:
      code = type == Evdev.EV_ABS ? EvdevNumber.decimal(words[2]) : nil
    case ("Min", _):
      minimum = number
    case ("Max", _):
      if let code, let minimum, let number, minimum <= number { ranges[code] = minimum...number }
    case ("Input", "device") where words.count >= 3 && words[2] == "name:":
      name = line.text.drop { $0 != "\"" }.trimmed.unquoted
    default:
      break
    }
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// The text without quotation marks around it.
  var unquoted: String {
    count >= 2 && first == last && (first == "\"" || first == "'")
      ? String(dropFirst().dropLast()) : String(self)
  }
}
