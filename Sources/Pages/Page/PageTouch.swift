/// What the book's fingers do on a page, in its points and in seconds.
package enum PageTouch: Equatable, Sendable {
  /// A finger taps.
  case tap(CGPoint, count: Int = 1)
  /// A finger rests for a while.
  case press(CGPoint, for: TimeInterval)
  /// A finger goes from place to place, in some seconds each, after it has rested at the first one.
  case drag([CGPoint], resting: TimeInterval = 0, each: TimeInterval = 0.192)
  /// Two fingers move apart or together; the numbers are distances.
  case pinch(CGPoint, from: CGFloat, to: CGFloat, for: TimeInterval)
}
