/// Reads the YAML of `libinput record`, as far as it concerns touches.
///
/// This is no YAML parser: it knows the few shapes that the tool writes. Keys are told apart by their
/// indentation; lists in brackets may go on over several lines.
struct LibinputReader {
  private let source: SourceText
  private var devices: [RecordedDevice] = []
  /// The keys that the present line stands under, with the columns they stand in.
  private var path: [(key: String, column: Int)] = []
  /// A list whose bracket is still open.
  private var open: (first: SourceText.Line, text: String)?

  static func read(_ source: SourceText) throws(RecordingError) -> [RecordedDevice] {
    var reader = LibinputReader(source: source)
    for line in source.lines {
      try reader.read(line)
    }
    if let open = reader.open { throw source.malformed(open.first, expected: "a list that ends with ]") }
    return reader.devices
  }

  private init(source: SourceText) { self.source = source }

  private mutating func read(_ line: SourceText.Line) throws(RecordingError) {
    let text = Self.withoutComment(line.text)
    if let begun = open {
      open = nil
      return try readList(begun.text + " " + text.trimmed, from: begun.first)
    }
    let item = text.drop { " \t-".contains($0) }
    guard !item.isEmpty else { return }
    let column = text.count - item.count
    path.removeAll { $0.column >= column }
    if item.hasPrefix("[") || item.hasPrefix("{") {
      return try readList(String(item), from: line)
    }
    guard let colon = item.firstIndex(of: ":") else {
      return try ignore(line)
    }
    let key = item[..<colon].trimmed
    let value = item[item.index(after: colon)...].trimmed
    try readPair(key, value, line: line)
    path.append((key, column))
  }

  /// The places in the file that matter.
  private enum Place { case devices, evdev, ranges, events, eventList, elsewhere }

  private var place: Place {
    switch path.map(\.key) {
    case ["devices"]: .devices
    case ["devices", "evdev"]: .evdev
    case ["devices", "evdev", "absinfo"]: .ranges
    case ["devices", "events"]: .events
    case ["devices", "events", "evdev"]: .eventList
    default: .elsewhere
    }
  }

  private mutating func readPair(_ key: String, _ value: String, line: SourceText.Line) throws(RecordingError)
  {
    switch (place, key) {
    case (.devices, "node"):
      devices.append(RecordedDevice(node: value.unquoted))
    case (.devices, _) where devices.isEmpty:
      throw source.malformed(line, expected: "- node: and the path of a device first")
    case (.evdev, "name"):
      devices[devices.endIndex - 1].name = value.unquoted
    case (.evdev, "properties"):
      let numbers = Self.numbers(value) ?? []
      devices[devices.endIndex - 1].isDirect = numbers.contains(Evdev.INPUT_PROP_DIRECT)
    case (.ranges, _):
      guard let code = EvdevNumber.decimal(key), let numbers = Self.numbers(value),
        numbers.count == 5, numbers[0] <= numbers[1]
      else {
        throw source.malformed(line, expected: Self.axisShape)
      }
      devices[devices.endIndex - 1].ranges[code] = numbers[0]...numbers[1]
    case (.events, "evdev"), (.events, "libinput"), (.events, "hid"):
      break
    case (.events, _):
      throw source.malformed(line, expected: "- evdev:, - libinput: or - hid:")
    case (.eventList, _):
      throw source.malformed(line, expected: Self.eventShape)
    default:
      break
    }
  }

  private mutating func readList(_ text: String, from line: SourceText.Line) throws(RecordingError) {
    guard place == .eventList else { return try ignore(line) }
    guard text.count(where: { $0 == "[" }) <= text.count(where: { $0 == "]" }) else {
      // A list of five numbers is short; what is longer has lost its end.
      guard text.count < 400 else { throw source.malformed(line, expected: Self.eventShape) }
      open = (line, text)
      return
    }
    guard let numbers = Self.numbers(text), numbers.count == 5, numbers[0] >= 0,
      (0..<1_000_000).contains(numbers[1]), (0...0xffff).contains(numbers[2]),
      (0...0xffff).contains(numbers[3])
    else {
      throw source.malformed(line, expected: Self.eventShape)
    }
    devices[devices.endIndex - 1].events.append(
      EvdevEvent(
        time: numbers[0] * 1_000_000 + numbers[1], type: numbers[2], code: numbers[3], value: numbers[4],
        line: line.number))
  }

  /// Passes over a line that matters only where axes and events stand.
  private func ignore(_ line: SourceText.Line) throws(RecordingError) {
    switch place {
    case .ranges: throw source.malformed(line, expected: Self.axisShape)
    case .events, .eventList: throw source.malformed(line, expected: Self.eventShape)
    case .devices, .evdev, .elsewhere: break
    }
  }

  private static let axisShape = "the number of an axis and its [min, max, fuzz, flat, resolution]"
  private static let eventShape = "[seconds, microseconds, type, code, value], all decimal"

  /// The numbers of a list in brackets.
  private static func numbers(_ text: String) -> [Int]? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let items = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let numbers = items.compactMap { EvdevNumber.decimal($0.trimmed) }
    return numbers.count == items.count ? numbers : nil
  }

  /// The line up to a `#` that stands outside of quotation marks and after a space or at the start.
  private static func withoutComment(_ text: String) -> String {
    var quote: Character?
    var last: Character = " "
    for (index, character) in zip(text.indices, text) {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || (character == "'" && last == " ") {
        quote = character
      } else if character == "#", last == " " || last == "\t" {
        return text[..<index].trimmingTail
      }
      last = character
    }
    return text[...].trimmingTail
  }
}

extension Substring {
  fileprivate var trimmingTail: String {
    var text = self
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
