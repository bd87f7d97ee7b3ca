/// The app's own object that hears of the life of one scene, from iOS 13.
public protocol UISceneDelegate: AnyObject {
  /// The scene is there; its window is made here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone for good.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is about to be seen; at launch, too.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is in front and gets events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to lose the front, or is interrupted.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a window scene, which mostly keeps the scene's window.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; `nil` unless the delegate has a property of that name.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What outlives a scene: here nothing but its number.
public final class UISceneSession: NSObject {
  /// The scene; `nil` while it is not connected.
  public final var scene: UIScene? { connectedScene }
  @Weak final var connectedScene: UIScene?
  /// The same for the same session: engine's choice.
  public let persistentIdentifier = "scene 1"
}

extension UIScene {
  /// Why a scene was connected: nothing says so here.
  public final class ConnectionOptions: NSObject {}
}
