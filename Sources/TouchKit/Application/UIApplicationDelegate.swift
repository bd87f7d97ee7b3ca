/// The app's own object that hears of the app's life; it ends the chain if it is a responder.
public protocol UIApplicationDelegate: AnyObject {
  /// The app has started.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app is in front and gets events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to lose the front, or is interrupted.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is no longer in front.
  func applicationDidEnterBackground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
}
