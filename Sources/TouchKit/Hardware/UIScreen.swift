/// A screen: its size, in points.
public final class UIScreen: NSObject {
  /// The screen's rectangle, with its origin at zero.
  public let bounds: CGRect

  /// How many pixels a point has: one, for the engine has points only.
  public let scale: CGFloat = 1

  /// How many frames the display shows in a second.
  public let maximumFramesPerSecond = 60

  init(bounds: CGRect) {
    let isUsable = bounds.isFinite && bounds.size.width > 0 && bounds.size.height > 0
    self.bounds = isUsable ? bounds : CGRect(x: 0, y: 0, width: 320, height: 480)
    super.init()
  }
}
