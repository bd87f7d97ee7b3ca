/// What happens in an app's life, as notifications tell it: each right after the delegate heard of it.
enum LifeCycleStep {
  case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground, willEnterForeground
  case willTerminate
  case sceneWillConnect, sceneDidDisconnect, sceneDidActivate, sceneWillDeactivate
  case sceneWillEnterForeground, sceneDidEnterBackground
}

#if hasFeature(Embedded)
  extension UIApplication {
    /// There are no notifications where Foundation is missing.
    final func post(_ step: LifeCycleStep) {}
  }
#else
  extension UIApplication {
    /// The app has started.
    public static let didFinishLaunchingNotification = Notification.Name(
      "UIApplicationDidFinishLaunchingNotification")
    /// The app is in front and gets events.
    public static let didBecomeActiveNotification = Notification.Name(
      "UIApplicationDidBecomeActiveNotification")
    /// The app is about to lose the front, or is interrupted.
    public static let willResignActiveNotification = Notification.Name(
      "UIApplicationWillResignActiveNotification")
    /// The app is no longer in front.
    public static let didEnterBackgroundNotification = Notification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// The app is about to come to the front out of the background.
    public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// The app is about to end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

    /// Tells those who listen; the object is the application, or its scene.
    final func post(_ step: LifeCycleStep) {
      NotificationCenter.default.post(name: step.name, object: step.isOfScene ? scene as UIResponder? : self)
    }
  }

  extension UIScene {
    /// The scene is there.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// The scene is gone for good.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// The scene is in front and gets events.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// The scene is about to lose the front, or is interrupted.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// The scene is about to be seen.
    public static let willEnterForegroundNotification = Notification.Name(
      "UISceneWillEnterForegroundNotification")
    /// The scene is no longer seen.
    public static let didEnterBackgroundNotification = Notification.Name(
      "UISceneDidEnterBackgroundNotification")
  }

  extension LifeCycleStep {
    fileprivate var isOfScene: Bool {
      switch self {
      case .sceneWillConnect, .sceneDidDisconnect, .sceneDidActivate, .sceneWillDeactivate,
        .sceneWillEnterForeground, .sceneDidEnterBackground:
        true
      default: false
      }
    }

    fileprivate var name: Notification.Name {
      switch self {
      case .didFinishLaunching: UIApplication.didFinishLaunchingNotification
      case .didBecomeActive: UIApplication.didBecomeActiveNotification
      case .willResignActive: UIApplication.willResignActiveNotification
      case .didEnterBackground: UIApplication.didEnterBackgroundNotification
      case .willEnterForeground: UIApplication.willEnterForegroundNotification
      case .willTerminate: UIApplication.willTerminateNotification
      case .sceneWillConnect: UIScene.willConnectNotification
      case .sceneDidDisconnect: UIScene.didDisconnectNotification
      case .sceneDidActivate: UIScene.didActivateNotification
      case .sceneWillDeactivate: UIScene.willDeactivateNotification
      case .sceneWillEnterForeground: UIScene.willEnterForegroundNotification
      case .sceneDidEnterBackground: UIScene.didEnterBackgroundNotification
      }
    }
  }
#endif
