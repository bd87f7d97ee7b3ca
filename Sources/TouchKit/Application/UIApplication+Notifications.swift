#if !hasFeature(Embedded)
  extension UIApplication {
    // The names exist so that apps can listen; the engine posts none of them.
    /// The app goes on.
    public static let didBecomeActiveNotification = Notification.Name(
      "UIApplicationDidBecomeActiveNotification")
    /// The app is about to pause.
    public static let willResignActiveNotification = Notification.Name(
      "UIApplicationWillResignActiveNotification")
    /// The app is out of sight.
    public static let didEnterBackgroundNotification = Notification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// The app is about to be in sight again.
    public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
  }
#endif
