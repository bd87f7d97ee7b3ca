import TouchKit

/// A delegate of scenes of the app.
final class AppSceneDelegate: UISceneDelegate, LifetimeObject {
  private(set) var hasEnded = false

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    during(.sceneDelegateSceneWillConnectToOptions, self) {}
  }
  func sceneDidDisconnect(_ scene: UIScene) {
    during(.sceneDelegateSceneDidDisconnect, self) {}
  }
  func sceneWillEnterForeground(_ scene: UIScene) {
    during(.sceneDelegateSceneWillEnterForeground, self) {}
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    during(.sceneDelegateSceneDidBecomeActive, self) {}
  }
  func sceneWillResignActive(_ scene: UIScene) {
    during(.sceneDelegateSceneWillResignActive, self) {}
  }
  func sceneDidEnterBackground(_ scene: UIScene) {
    during(.sceneDelegateSceneDidEnterBackground, self) {}
  }

  deinit {
    hasEnded = true
    released(.sceneDelegateDeinit)
  }
}
