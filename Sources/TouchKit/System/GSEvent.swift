/// The record that GraphicsServices handed to apps up to iOS 6, wrapped by each `UIEvent`.
public struct GSEvent: Equatable, Sendable {
  /// The code of a hand's event.
  public static let handType = 3001

  /// What kind of event it is: 3001 for a hand on the glass.
  public var type: Int
  /// Where the finger is on the screen, in points.
  public var location: CGPoint
  /// Where the finger is in its window, in points.
  public var windowLocation: CGPoint
  /// When the event happened, in seconds since the device was switched on.
  public var timestamp: TimeInterval
}
