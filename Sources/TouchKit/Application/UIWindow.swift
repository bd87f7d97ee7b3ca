/// The root of a view tree on the screen: it passes events on to its views.
///
/// A window is hidden until it is shown, as in UIKit. It answers hit-testing with itself when no subview is hit, so a
/// full-screen window on top blocks everything below (fact H11).
open class UIWindow: UIView {
  /// A window's height in the stack of windows: higher is asked first.
  public struct Level: RawRepresentable, Comparable, Sendable {
    /// The height.
    public var rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where an app's windows are.
    public static let normal = Level(0)
    /// Where the status bar is.
    public static let statusBar = Level(1000)
    /// Where alerts are.
    public static let alert = Level(2000)

    /// Whether one level is below another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level that lies higher: `.alert + 1`.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A level that lies lower: `.normal - 1`.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// Makes a hidden window of the app that runs now, on its scene if the system has scenes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare(scene: UIApplication.shared.scene)
  }

  /// Makes a hidden window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a hidden window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    if let application = windowScene.application { self.application = application }
    prepare(scene: windowScene)
  }

  /// Makes a window from an archive: a hidden one that fills the screen.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    prepare(scene: UIApplication.shared.scene)
  }

  /// How high the window lies above others.
  open var windowLevel = Level.normal
  /// The scene that the window belongs to; `nil` on systems without scenes.
  open var windowScene: UIWindowScene? { didSet { dispose(of: oldValue) } }
  /// The screen that the window is on.
  open var screen: UIScreen { application.screen }
  /// Whether the window is the one that keyboard and motion events go to; for touches it is irrelevant.
  open var isKeyWindow: Bool { application.keyWindow === self }
  /// Whether the window may become key; true unless overridden.
  open var canBecomeKey: Bool { true }
  /// Called after the window has become key.
  open func becomeKey() {}
  /// Called after the window has stopped being key.
  open func resignKey() {}

  /// Whether the window is off the screen; showing it puts it in front of the others of its level.
  open override var isHidden: Bool {
    didSet {
      if isHidden { application.windowWasHidden(self) } else if oldValue { application.windowWasShown(self) }
      showRoot()
    }
  }

  /// The controller whose view fills the window; its view is made and added once the window is shown.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }
  /// The view that the window added for its root controller: the controller's own, or one around it.
  final var rootContainer: UIView? { didSet { dispose(of: oldValue) } }
  final var firstResponderReference = Weak<UIResponder>(nil)

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Makes the window the one that keyboard and motion events go to.
  open func makeKey() { application.windowBecameKey(self) }

  /// Shows the window in front of the others of its level and makes it key.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { application.windowWasShown(self) }
    makeKey()
  }

  /// The scene, or the application on systems without scenes (fact R6).
  open override var next: UIResponder? { windowScene ?? application }

  /// Passes an event to the recognizers of this window that have touches in it, and then to its views
  /// (facts S16, G17, T7, T8).
  open func sendEvent(_ event: UIEvent) {
    if event.type == .presses, let event = event as? UIPressesEvent {
      deliver(event)
    } else {
      application.gestures.update(self, with: event)
    }
  }

  /// Where a point of this window lies in another one; on the screen for `nil`.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let place = convertToScreen(point)
    return window?.convertFromScreen(place) ?? place
  }
  /// Where a point of another window, or of the screen for `nil`, lies in this one.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromScreen(window?.convertToScreen(point) ?? point)
  }
  /// The rectangle around where a rectangle of this window lies in another one; on the screen for `nil`.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: window) })
  }
  /// The rectangle around where a rectangle of another window, or of the screen for `nil`, lies in this one.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: window) })
  }

  // A cycle with the application's list of windows, which the application's process cuts when it ends.
  final var application: UIApplication = UIApplication.shared

  final var hostApplication: UIApplication { application }

  private func prepare(scene: UIWindowScene?) {
    if application.profile.hasSystemGestureGates {
      for gate in SystemGestureGate.makePair() { attach(gate) }
    }
    windowScene = scene
    hostWindow = self
    isHidden = true
  }

  override class var engineClassName: String { "UIWindow" }
}
