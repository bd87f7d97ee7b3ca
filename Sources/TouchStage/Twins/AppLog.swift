import TouchKit

/// What an app that is touched has to tell, in order.
public final class AppLog {
  /// What a line is about; a check says which it judges.
  public enum Kind: CaseIterable, Sendable {
    /// What a finger or the app does; it's the same for both twins.
    case moment
    /// A view or a controller around the subject is told of touches.
    case touches
    /// A recognizer, a control or a scroll view around the subject acts.
    case action
    /// A delegate is asked.
    case question
    /// A view around the subject is told of keys or of a shake.
    case keys
    /// What the subject itself reports.
    case report
    /// What the subject is like after a moment.
    case state
  }

  /// A line and what it is about.
  public struct Line: Sendable {
    /// What the line is about.
    public let kind: Kind
    /// What is written in it.
    public let text: String
    /// When it was written, in seconds of the device's time.
    let time: TimeInterval
  }

  /// The device's clock.
  var clock: VirtualClock?

  /// Everything that was told.
  public private(set) var lines: [Line] = []

  /// Makes an empty log.
  public init() {}

  /// Adds a line.
  public func note(_ text: String, _ kind: Kind = .report) {
    lines.append(Line(kind: kind, text: text, time: clock?.now ?? 0))
  }
}
