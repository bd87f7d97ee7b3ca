/// The app's own object that hears of the app's life; it ends the chain if it is a responder.
///
/// On systems with scenes, and with a scene delegate, UIKit and the engine tell that one of the front and the
/// background, and this one only of the launch and the end (fact L3).
public protocol UIApplicationDelegate: AnyObject {
  /// The app's window, for those who keep it here; `nil` unless the delegate has a property of that name.
  var window: UIWindow? { get set }
  /// The app has started, and nothing is on the screen yet; the answer does not matter.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: UIApplication.LaunchOptions?
  ) -> Bool
  /// The app has started; the answer does not matter. By default calls `applicationDidFinishLaunching(_:)`.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: UIApplication.LaunchOptions?
  ) -> Bool
  /// The app has started.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app is in front and gets events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to lose the front, or is interrupted.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is no longer in front.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app, which was in the background, is about to come to the front; not called at launch.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: UIApplication.LaunchOptions?
  ) -> Bool { true }
  /// Calls the older method.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: UIApplication.LaunchOptions?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// Why the app was launched: nothing says so here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// What an app is told when it is launched: the engine tells nothing.
  public typealias LaunchOptions = [LaunchOptionsKey: ActionObject]
}
