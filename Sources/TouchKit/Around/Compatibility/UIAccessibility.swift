/// What an app asks of, and tells, the helpers of people who do not see or move as most do: none of them runs here.
public enum UIAccessibility {
  /// What has changed.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes one from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Much of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Pages have scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells of a change; the trace shows it, and no one else hears of it.
  public static func post(notification: Notification, argument: ActionObject?) {
    let application = UIApplication.current
    guard let trace = application?.trace, let application else { return }
    trace.note(.application, application.traceName, .posts(notification.rawValue))
  }

  /// Whether the screen is read aloud: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches stand in for fingers: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether things should move less: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether things should be less transparent: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether a menu on the glass stands in for gestures: no.
  public static var isAssistiveTouchRunning: Bool { false }
}
