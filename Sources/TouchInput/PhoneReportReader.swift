/// Reads the file of the app on a phone, line by line.
struct PhoneReportReader {
  private(set) var report = PhoneReport()
  private let source: SourceText
  /// The touches that are down, by number.
  private var down: [Int: Contact] = [:]
  private var eventTime = 0
  private var firstTime: Int?
  private var seen: Set<String> = []
  private(set) var notes: [Note] = []

  private init(_ source: SourceText) { self.source = source }

  /// Reads all of it, and takes fingers off the glass that are still there at the end.
  static func read(_ source: SourceText) throws(RecordingError) -> PhoneReportReader {
    var reader = PhoneReportReader(source)
    for line in source.lines where !line.fields.isEmpty { try reader.read(line) }
    for part in Part.allCases where !reader.seen.contains(part.rawValue) {
      throw source.error(.missing(part.expected), line: nil)
    }
    reader.end()
    return reader
  }

  /// What stands once in each report, before the touches.
  private enum Part: String, CaseIterable {
    case touches, by, device, system, screen, page, corner

    var expected: String {
      switch self {
      case .touches: "touches 1, which is the version, first"
      case .by: "by phone or by engine"
      case .device: "device and what it calls itself, for example: device iPhone15,3"
      case .system: "system, its name and version, for example: system iOS 26.1"
      case .screen: "screen, its width and height in points, for example: screen 393 852"
      case .page: "page and its name, for example: page quick-tap"
      case .corner: "corner, x and y of the page’s upper left corner, for example: corner 36 97"
      }
    }
  }

  private mutating func read(_ line: SourceText.Line) throws(RecordingError) {
    let fields = line.fields
    let word = String(fields[0])
    if let part = Part(rawValue: word) {
      guard seen.insert(word).inserted, read(part, fields.dropFirst().map(String.init)) else {
        throw source.malformed(line, expected: part.expected + (seen.contains(word) ? ", once" : ""))
      }
      return
    }
    guard seen.contains(Part.touches.rawValue) else {
      throw source.malformed(line, expected: Part.touches.expected)
    }
    switch word {
    case "event": try beginEvent(line, fields)
    case "touch": try readTouch(line, fields)
    case "log": try readLog(line, fields)
    default:
      let known = Part.allCases.map(\.rawValue) + ["event", "touch", "log"]
      throw source.malformed(
        line, expected: "a line that begins with one of \(known.joined(separator: ", "))")
    }
  }

  private mutating func read(_ part: Part, _ words: [String]) -> Bool {
    switch part {
    case .touches: return words == ["1"]
    case .by:
      guard words.count == 1, let author = PhoneReport.Author(rawValue: words[0]) else { return false }
      report.author = author
    case .device: report.device = words.joined(separator: " ")
    case .system: report.system = words.joined(separator: " ")
    case .page: report.page = words.joined(separator: " ")
    case .screen:
      guard let point = Self.point(words), point.x >= 1, point.y >= 1 else { return false }
      report.screen = CGSize(width: point.x, height: point.y)
    case .corner:
      guard let point = Self.point(words) else { return false }
      report.corner = point
    }
    return !words.isEmpty
  }

  private mutating func beginEvent(_ line: SourceText.Line, _ fields: [Substring]) throws(RecordingError) {
    guard fields.count == 2, let time = EvdevNumber.microseconds(fields[1]) else {
      throw source.malformed(line, expected: "event and its time in seconds, for example: event 0.016")
    }
    guard time >= eventTime else {
      let cause = RecordingError.Cause.timeRunsBackwards(
        from: TimeInterval(eventTime) / 1_000_000, to: TimeInterval(time) / 1_000_000)
      throw source.error(cause, line: line.number)
    }
    eventTime = time
    firstTime = firstTime ?? time
    report.frames.append(
      DigitizerFrame(time: TimeInterval(time - (firstTime ?? time)) / 1_000_000, contacts: []))
  }

  private mutating func readTouch(_ line: SourceText.Line, _ fields: [Substring]) throws(RecordingError) {
    guard fields.count == 7, let number = EvdevNumber.decimal(fields[1]),
      let phase = Contact.Phase(reportName: fields[2]),
      let place = Self.point(fields[3...4].map(String.init)),
      let radius = Double(fields[5]), (0...10_000).contains(radius),
      let tool = Contact.Tool(reportName: fields[6])
    else {
      throw source.malformed(
        line,
        expected:
          "touch, its number, phase, x, y, radius and kind, for example: touch 0 began 160 240 12.5 direct")
    }
    guard !report.frames.isEmpty else {
      throw source.malformed(line, expected: "an event line before the first touch")
    }
    guard TouchScript.fingers.contains(number) else {
      throw source.error(.impossibleSlot(number), line: line.number)
    }
    guard report.screen != .zero else {
      throw source.malformed(line, expected: "the size of the screen before")
    }
    guard (down[number] == nil) == (phase == .began) else {
      throw source.malformed(
        line,
        expected: phase == .began
          ? "touch \(number) to end before it begins again" : "touch \(number) to begin first")
    }
    let last = report.frames.count - 1
    guard !report.frames[last].contacts.contains(where: { $0.index == number }) else {
      throw source.malformed(line, expected: "touch \(number) once in an event")
    }
    let contact = Contact(
      index: number, phase: phase,
      location: CGPoint(x: place.x / report.screen.width, y: place.y / report.screen.height),
      majorRadius: radius, tool: tool)
    down[number] = phase == .ended || phase == .cancelled ? nil : contact
    report.frames[last].contacts.append(contact)
    report.frames[last].contacts.sort { $0.index < $1.index }
  }

  private mutating func readLog(_ line: SourceText.Line, _ fields: [Substring]) throws(RecordingError) {
    guard fields.count >= 3, let time = EvdevNumber.microseconds(fields[1]) else {
      throw source.malformed(
        line, expected: "log, its time and its text, for example: log 0.150 button clicked!")
    }
    report.log.append(
      PhoneReport.Line(
        time: TimeInterval(time) / 1_000_000, text: fields.dropFirst(2).joined(separator: " ")))
  }

  /// A report that was saved while fingers were down.
  private mutating func end() {
    report.frames.removeAll(where: \.contacts.isEmpty)
    guard !down.isEmpty, let last = report.frames.last else { return }
    let slots = down.keys.sorted()
    notes.append(
      Note(line: source.lines.count, cause: .endsWithFingersDown(slots: slots, time: last.time)))
    let gone = slots.compactMap { down[$0] }.map { contact in
      var contact = contact
      contact.phase = .cancelled
      return contact
    }
    report.frames.append(DigitizerFrame(time: last.time, contacts: gone))
  }

  private static func point(_ words: [String]) -> CGPoint? {
    guard words.count == 2, let x = Double(words[0]), let y = Double(words[1]),
      abs(x) <= 100_000, abs(y) <= 100_000
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}

extension Contact.Phase {
  /// The names are those of `UITouch.Phase`.
  fileprivate init?(reportName: Substring) {
    switch reportName {
    case "began": self = .began
    case "moved": self = .moved
    case "stationary": self = .stationary
    case "ended": self = .ended
    case "cancelled": self = .cancelled
    default: return nil
    }
  }
}

extension Contact.Tool {
  /// The names are those of `UITouch.TouchType`.
  fileprivate init?(reportName: Substring) {
    switch reportName {
    case "direct": self = .finger
    case "pencil": self = .pencil(Pencil())
    case "indirectPointer": self = .pointer(buttons: 1)
    default: return nil
    }
  }
}
