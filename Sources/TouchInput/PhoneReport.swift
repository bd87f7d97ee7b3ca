/// What the app on a phone saves: which page on which device, all touches that its window was told of, and the log.
///
/// The file is text, one thing on a line, with the name `touches` and the number of the version first; *On your device*
/// describes it.
public struct PhoneReport: Equatable, Sendable {
  /// Who made it.
  public enum Author: String, Sendable {
    /// A person, on a phone.
    case phone
    /// The engine, which runs the app, too: never counted as seen.
    case engine
  }

  /// A line of the log.
  public struct Line: Equatable, Sendable {
    /// Seconds since the window was told of the first landing.
    public var time: TimeInterval
    /// What the page wrote.
    public var text: String

    /// Makes a line.
    public init(time: TimeInterval, text: String) { (self.time, self.text) = (time, text) }
  }

  /// Who made it.
  public var author = Author.phone
  /// The device, as it calls itself, for example `iPhone15,3`.
  public var device = ""
  /// Its system, for example `iOS 26.1`.
  public var system = ""
  /// The size of its screen, in points.
  public var screen = CGSize.zero
  /// The name of the page.
  public var page = ""
  /// Where the page's upper left corner lies on the screen, in points.
  public var corner = CGPoint.zero
  /// The touches, from the first landing on.
  public var frames: [DigitizerFrame] = []
  /// What the page wrote.
  public var log: [Line] = []

  /// Reads a report from a file or, for `-`, from standard input.
  public static func read(path: String) throws(RecordingError) -> PhoneReport {
    try read(
      SourceText(bytes: try RecordingFile.bytes(of: path), file: RecordingFile.name(of: path)))
  }

  /// Reads a report from a text; `file` is its name for messages.
  public static func read(text: String, file: String) throws(RecordingError) -> PhoneReport {
    try read(SourceText(bytes: text.utf8, file: file))
  }

  static func read(_ source: SourceText) throws(RecordingError) -> PhoneReport {
    try PhoneReportReader.read(source).report
  }
}
