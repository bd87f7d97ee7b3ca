/// What the device and the screen are like: the same for everything here.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// What the app runs with.
  public static let current = UITraitCollection()

  /// Light or dark: light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// What kind of device it is: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How much room there is from side to side: little.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// How much room there is up and down: enough.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// In which direction one reads: from left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  /// How many pixels a point has: one, for the engine has points only.
  public var displayScale: CGFloat { 1 }
  /// Whether the glass feels how hard it is pressed, with a menu behind it: no.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified = 0, light, dark }
/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified = 0, compact, regular }
/// In which direction one reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
/// Whether the glass feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown = 0, unavailable, available }
