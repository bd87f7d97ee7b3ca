/// The device that the app runs on, as an app sees it: see `Device` for the one that runs apps.
public final class UIDevice: NSObject, @unchecked Sendable {
  /// The device.
  public static let current = UIDevice()

  /// What kind of device it is: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// What people call it.
  public var name: String { "TouchKit" }
  /// What it is.
  public var model: String { "iPhone" }
  /// The name of its system.
  public var systemName: String { "iOS" }
  /// The version of its system, as its profile has it.
  public var systemVersion: String { UIApplication.shared.profile.name.filter { $0.isNumber || $0 == "." } }
  /// How it is held: upright.
  public var orientation: UIDeviceOrientation { .portrait }
  /// Whether it runs several apps.
  public var isMultitaskingSupported: Bool { true }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright, one way or the other.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
