/// The kinds of recordings that can be read; the content of a file tells which it is, never its name.
public enum RecordingFormat: String, Sendable, CustomStringConvertible {
  /// The text of evemu-record, versions 1.0 to 1.3.
  case evemu
  /// The YAML of `libinput record`.
  case libinputRecord
  /// The lines of Android's getevent with `-t` or `-lt`.
  case getevent
  /// A report of the app on a phone: see ``PhoneReport``.
  case phone

  /// The name of the tool that writes it.
  public var description: String {
    switch self {
    case .evemu: "evemu"
    case .libinputRecord: "libinput record"
    case .getevent: "getevent"
    case .phone: "the app on a phone"
    }
  }

  /// Finds the first line that only one of the formats can have.
  init(detectedIn source: SourceText) throws(RecordingError) {
    var first: SourceText.Line?
    for line in source.lines {
      let fields = line.fields
      guard !fields.isEmpty else { continue }
      if Self.isReport(fields) { throw source.error(.hidReports, line: line.number) }
      if let format = Self(telltale: line.text, fields: fields) {
        self = format
        return
      }
      first = first ?? line
    }
    guard let first else { throw source.error(.empty) }
    throw source.error(.unknownFormat(text: first.text.shortened()), line: first.number)
  }

  private init?(telltale text: String, fields: [Substring]) {
    let first = fields[0]
    if text.hasPrefix("# EVEMU")
      || (first.count == 2 && first.hasSuffix(":") && "NIPBALSE".contains(first.prefix(1)))
    {
      self = .evemu
    } else if fields.count == 2, first == "touches" {
      self = .phone
    } else if ["version:", "ndevices:", "devices:", "libinput:"].contains(where: text.hasPrefix) {
      self = .libinputRecord
    } else if text.hasPrefix("add device ") || Self.beginsWithTime(text) || first.hasPrefix("/dev/input/")
      || first.hasPrefix("EV_") || Self.isBareHexadecimal(fields)
    {
      self = .getevent
    } else {
      return nil
    }
  }

  /// A line of hid-recorder: a descriptor or a report, of which the number of bytes is told.
  private static func isReport(_ fields: [Substring]) -> Bool {
    let counted = fields[0] == "R:" ? fields.dropFirst() : fields[0] == "E:" ? fields.dropFirst(2) : []
    guard let count = counted.first.flatMap({ EvdevNumber.decimal($0) }) else { return false }
    let bytes = counted.dropFirst()
    return bytes.count == count
      && bytes.allSatisfy { $0.count == 2 && EvdevNumber.hexadecimalCode($0) != nil }
  }

  /// A number in brackets, as getevent begins its lines with `-t`: brackets alone begin many a file.
  private static func beginsWithTime(_ text: String) -> Bool {
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return false }
    return EvdevNumber.microseconds(text[..<end].dropFirst().trimmed) != nil
  }

  /// Four, four and eight digits: getevent without times, devices and names.
  private static func isBareHexadecimal(_ fields: [Substring]) -> Bool {
    fields.map(\.count) == [4, 4, 8] && fields.allSatisfy { EvdevNumber.hexadecimalValue($0) != nil }
  }
}
