/// What a real finger did on a real touchscreen, read from a file and ready to be played.
///
/// A recording is read completely before anything of it is played: either every line is understood, or there
/// is a ``RecordingError`` that names the line. What the file itself left incomplete is repaired as little as
/// possible and listed in ``notes``.
public struct Recording: Equatable, Sendable {
  /// The name of the device, or an empty text where the file does not tell.
  public let name: String
  /// What kind of file it was.
  public let format: RecordingFormat
  /// The range of the raw coordinates, from the file or as given.
  public let axes: Axes
  /// What the digitizer saw, from the first frame with a finger in it, which is time 0.
  public let frames: [DigitizerFrame]
  /// How many contacts began.
  public let contacts: Int
  /// What was left out or repaired, in the order of lines.
  public let notes: [Note]

  /// Reads a recording from a file or a pipe.
  ///
  /// - Parameters:
  ///   - path: The file; `-` for standard input.
  ///   - axes: The range of the raw coordinates, used only where the file does not tell it.
  public static func read(path: String, axes: Axes? = nil) throws(RecordingError) -> Recording {
    try read(bytes: try RecordingFile.bytes(of: path), file: RecordingFile.name(of: path), axes: axes)
  }

  /// Reads a recording from a text.
  ///
  /// - Parameters:
  ///   - text: The content of the file.
  ///   - file: The name for messages.
  ///   - axes: The range of the raw coordinates, used only where the file does not tell it.
  public static func read(text: String, file: String, axes: Axes? = nil) throws(RecordingError) -> Recording {
    try read(bytes: text.utf8, file: file, axes: axes)
  }

  /// Reads a recording from bytes; the format is told by the content.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, UTF-8 with any line ends.
  ///   - file: The name for messages.
  ///   - axes: The range of the raw coordinates, used only where the file does not tell it.
  public static func read(
    bytes: some Sequence<UInt8>, file: String, axes: Axes? = nil
  ) throws(RecordingError) -> Recording {
    let source = SourceText(bytes: bytes, file: file)
    guard source.isText else { throw source.error(.notText) }
    let format = try RecordingFormat(detectedIn: source)
    let devices: [RecordedDevice]
    switch format {
    case .evemu: devices = [try EvemuReader.read(source)]
    case .libinputRecord: devices = try LibinputReader.read(source)
    case .getevent: devices = try GeteventReader.read(source)
    case .phone: return Recording(try PhoneReportReader.read(source))
    }
    let device = try RecordedDevice.touchscreen(among: devices, of: source)
    try checkTimes(of: device, in: source)
    let (surface, note) = try Surface.of(device, given: axes, source: source)
    let decoded = try decode(device, on: surface, source: source)
    return Recording(
      name: device.name, format: format, axes: surface.axes, frames: decoded.frames,
      contacts: decoded.contacts,
      notes: (decoded.notes + [note].compactMap(\.self)).sorted { $0.line < $1.line })
  }

  private static func checkTimes(of device: RecordedDevice, in source: SourceText) throws(RecordingError) {
    var last = device.events.first?.time ?? 0
    for event in device.events {
      guard event.time >= last else {
        let cause = RecordingError.Cause.timeRunsBackwards(
          from: TimeInterval(last) / 1_000_000, to: TimeInterval(event.time) / 1_000_000)
        throw source.error(cause, line: event.line)
      }
      last = event.time
    }
  }

  private static func decode(
    _ device: RecordedDevice, on surface: Surface, source: SourceText
  ) throws(RecordingError) -> DecodedTouches {
    switch device.touchProtocol {
    case .slots:
      var decoder = SlotDecoder(surface: surface, source: source)
      return try decoder.decode(device.events)
    case .singleTouch:
      var decoder = SlotDecoder(surface: surface, source: source, isEmptyAtStart: true)
      return try decoder.decode(device.events.asSlotEvents())
    case .frameList:
      var decoder = FrameListDecoder(surface: surface, source: source)
      return try decoder.decode(device.events)
    }
  }
}

extension Recording {
  /// What a phone's window was told is told in points, and needs no decoding.
  private init(_ reader: PhoneReportReader) {
    let report = reader.report
    self.init(
      name: report.device, format: .phone,
      axes: Axes(x: 0...Int(report.screen.width), y: 0...Int(report.screen.height)), frames: report.frames,
      contacts: report.frames.flatMap(\.contacts).count { $0.phase == .began }, notes: reader.notes)
  }
}
