/// A picture of touches along virtual time, true to scale: what the finger does, how long recognizers are undecided,
/// what the views are told and when, and what the app logs.
///
///     var figure = TimeLineFigure(.init(subjects: [.init("Tap")], marks: []))
///     figure.add("a tap", trace.entries)
///     print(figure.picture(columns: 80))
///
/// Several touches stand below each other, each with its landing at the left edge, so that they can be compared.
public struct TimeLineFigure: Equatable, Sendable {
  /// What figures show, apart from fingers and the app's log.
  public struct Style: Equatable, Sendable {
    /// The recognizers and views with lanes, from top to bottom.
    public var subjects: [Subject]
    /// The times that are marked on every time line.
    public var marks: [Mark]

    /// Makes a style.
    public init(subjects: [Subject], marks: [Mark]) {
      self.subjects = subjects
      self.marks = marks
    }
  }

  /// A recognizer or a view that has a lane.
  public struct Subject: Equatable, Sendable {
    /// Its name as traces show it.
    public var name: String
    /// What the lane is called.
    public var label: String

    /// Makes a subject; its lane has its own name unless told otherwise.
    public init(_ name: String, as label: String? = nil) {
      self.name = name
      self.label = label ?? name
    }
  }

  /// A time after the landing that means something.
  public struct Mark: Equatable, Sendable {
    /// The seconds after the landing.
    public var time: TimeInterval
    /// What becomes of whom then.
    public var meaning: String
    /// Whose time it is: without a lane of that name there is no mark.
    public var subject: String

    /// Makes a mark.
    public init(_ time: TimeInterval, _ meaning: String, of subject: String) {
      self.time = time
      self.meaning = meaning
      self.subject = subject
    }
  }

  /// One time line: what happened from one landing on.
  public struct TimeLine: Equatable, Sendable {
    /// What was done.
    public var title: String
    /// The lanes from top to bottom.
    public var lanes: [Lane]
  }

  /// The part of a time line that belongs to a finger, a recognizer, a view, or the log.
  public struct Lane: Equatable, Sendable {
    /// What it is about.
    public enum Kind: Equatable, Sendable { case finger, recognizer, view, log }

    /// What it is about.
    public var kind: Kind
    /// Its name as traces show it.
    public var name: String
    /// What the lane is called.
    public var label: String
    /// What goes on, in order.
    public var spans: [Span] = []
    /// What happens, in order.
    public var events: [Event] = []
  }

  /// Something that goes on for a while.
  public struct Span: Equatable, Sendable {
    /// When it begins, in seconds after the landing.
    public var start: TimeInterval
    /// When it is over.
    public var end: TimeInterval
    /// What goes on.
    public var line: StateFigure.Line
  }

  /// Something that happens at a moment, or again and again until another one.
  public struct Event: Equatable, Sendable {
    /// When it happens first, in seconds after the landing.
    public var start: TimeInterval
    /// When it happens last.
    public var end: TimeInterval
    /// What happens.
    public var text: String
    /// How often.
    public var count = 1
  }

  /// What is shown.
  public var style: Style
  /// The time lines from top to bottom.
  public private(set) var lines: [TimeLine] = []

  /// Makes a figure without time lines.
  public init(_ style: Style) { self.style = style }

  /// Adds a time line for a part of a trace; it begins with the first landing.
  public mutating func add(_ title: String, _ entries: [TraceEntry]) {
    var reader = TimeLineReader(style: style)
    lines.append(TimeLine(title: title, lanes: reader.lanes(of: entries)))
  }

  /// When a time line begins, in seconds of virtual time: with the first landing in its part of a trace.
  public static func start(of entries: [TraceEntry]) -> TimeInterval {
    (entries.first { $0.stage == .digitizer } ?? entries.first)?.time ?? 0
  }

  /// The marks whose subjects are shown, in order.
  public var marks: [Mark] {
    let names = lines.flatMap { line in line.lanes.map { $0.name } }
    return style.marks.filter { names.contains($0.subject) }.sorted { $0.time < $1.time }
  }

  /// How long the longest time line is, in seconds, and at least up to the last mark.
  public var duration: TimeInterval {
    let lanes = lines.flatMap { $0.lanes }
    let ends = lanes.flatMap { $0.spans.map { $0.end } + $0.events.map { $0.end } }
    return (ends + marks.map { $0.time }).max() ?? 0
  }
}
