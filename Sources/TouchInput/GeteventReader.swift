/// Reads the lines of Android's getevent with `-t`, with or without `-l` and `-p`.
///
/// All numbers are hexadecimal, but those of the axis ranges that `-p` prints decimal. With `-l` there are
/// names instead of numbers. A line without a device belongs to the only one there is.
struct GeteventReader {
  private let source: SourceText
  private var devices: [RecordedDevice] = []
  /// The device that the header lines speak about, an index.
  private var described: Int?

  static func read(_ source: SourceText) throws(RecordingError) -> [RecordedDevice] {
    var reader = GeteventReader(source: source)
    for line in source.lines {
      try reader.read(line)
    }
    return reader.devices
  }

  private init(source: SourceText) { self.source = source }

  private mutating func read(_ line: SourceText.Line) throws(RecordingError) {
    let fields = line.fields
    guard let first = fields.first else { return }
    if line.text.hasPrefix("add device ") {
      guard let node = fields.last, fields.count >= 4 else {
        throw source.malformed(line, expected: "add device, a number and a path")
      }
      described = index(of: String(node))
    } else if line.text.hasPrefix("could not ") || line.text.hasPrefix("remove device ")
      || first.hasPrefix("#")
    {
      described = nil
    } else if let described, line.text.first == " " || line.text.first == "\t", !first.hasPrefix("[") {
      try readDescription(line, of: described)
    } else {
      try readEvent(line)
    }
  }

  private mutating func index(of node: String) -> Int {
    if let index = devices.firstIndex(where: { $0.node == node }) { return index }
    devices.append(RecordedDevice(node: node))
    return devices.endIndex - 1
  }

  // MARK: What -p and -lp print about a device

  private mutating func readDescription(_ line: SourceText.Line, of device: Int) throws(RecordingError) {
    let fields = line.fields
    if fields.first == "name:" {
      devices[device].name = line.text.drop { $0 != ":" }.dropFirst().trimmed.unquoted
    } else if fields.contains("value"), fields.contains("min") || fields.contains("max") {
      let (code, range) = try axis(line)
      devices[device].ranges[code] = range
    } else if line.text.contains("input props:") {
      devices[device].isDirect = devices[device].isDirect ?? false
    } else if fields.first == "INPUT_PROP_DIRECT" {
      devices[device].isDirect = true
    }
  }

  private func axis(_ line: SourceText.Line) throws(RecordingError) -> (code: Int, range: ClosedRange<Int>) {
    // "ABS (0003): 0035  : value 0, min 0, max 1079, …": the last word before the last colon is the axis.
    let halves = line.text.split(separator: ":")
    let code = halves.dropLast().last.flatMap { $0.split(separator: " ").last }
    let words = halves.last?.split { ", \t".contains($0) } ?? []
    func number(after word: Substring) -> Int? {
      guard let index = words.firstIndex(of: word), index + 1 < words.endIndex else { return nil }
      return EvdevNumber.decimal(words[index + 1])
    }
    guard let code, let axis = Evdev.absoluteAxes[String(code)] ?? EvdevNumber.hexadecimalCode(code),
      let minimum = number(after: "min"), let maximum = number(after: "max"), minimum <= maximum
    else {
      throw source.malformed(line, expected: "an axis and its value, min and max")
    }
    return (axis, minimum...maximum)
  }

  // MARK: Events

  private static let eventShape =
    "[seconds.microseconds] device: type code value, as getevent -t or -lt prints"

  private mutating func readEvent(_ line: SourceText.Line) throws(RecordingError) {
    var rest = line.text.trimmed[...]
    var time: Int?
    if rest.hasPrefix("[") {
      guard let end = rest.firstIndex(of: "]"),
        let microseconds = EvdevNumber.microseconds(rest[rest.index(after: rest.startIndex)..<end].trimmed)
      else {
        throw source.malformed(line, expected: Self.eventShape)
      }
      time = microseconds
      rest = rest[rest.index(after: end)...]
    }
    var fields = rest.split { $0 == " " || $0 == "\t" }[...]
    var node = ""
    if let first = fields.first, first.hasPrefix("/dev/"), first.hasSuffix(":") {
      node = String(first.dropLast())
      fields = fields.dropFirst()
    }
    // With -r each report ends with "rate 113".
    if fields.count == 5, fields[fields.startIndex + 3] == "rate" { fields = fields.prefix(3) }
    guard fields.count == 3, let event = event(Array(fields), time: time ?? 0, line: line.number) else {
      throw source.malformed(line, expected: Self.eventShape)
    }
    guard time != nil else { throw source.error(.noTimes, line: line.number) }
    devices[index(of: node)].events.append(event)
    described = nil
  }

  private func event(_ fields: [Substring], time: Int, line: Int) -> EvdevEvent? {
    guard let type = Evdev.types[String(fields[0])] ?? Self.code(fields[0]),
      let code = code(fields[1], of: type),
      let value = Evdev.valueNames[String(fields[2])] ?? EvdevNumber.hexadecimalValue(fields[2])
    else { return nil }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: line)
  }

  private func code(_ text: Substring, of type: Int) -> Int? {
    let name = String(text)
    switch type {
    case Evdev.EV_SYN: return Evdev.synchronisations[name] ?? Self.code(text)
    case Evdev.EV_ABS: return Evdev.absoluteAxes[name] ?? Self.code(text)
    case Evdev.EV_KEY where name == "BTN_TOUCH": return Evdev.BTN_TOUCH
    default:
      // Other names mean nothing for touches; 0 stands for all of them.
      let isName = name.contains("_") && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
      return Self.code(text) ?? (isName ? 0 : nil)
    }
  }

  private static func code(_ text: Substring) -> Int? {
    text.utf8.count == 4 ? EvdevNumber.hexadecimalCode(text) : nil
  }
}
