import TouchKit

/// A delegate of the application.
final class AppDelegate: UIResponder, UIApplicationDelegate, LifetimeObject {
  private(set) var hasEnded = false

  private func finish(_ application: UIApplication) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  override var next: UIResponder? { during(.responderNext, self) { super.next } }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: UIApplication.LaunchOptions?
  ) -> Bool {
    during(.applicationDelegateApplicationWillFinishLaunchingWithOptions, self) { true }
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: UIApplication.LaunchOptions?
  ) -> Bool {
    during(.applicationDelegateApplicationDidFinishLaunchingWithOptions, self) { finish(application) }
  }
  func applicationDidFinishLaunching(_ application: UIApplication) {
    during(.applicationDelegateApplicationDidFinishLaunching, self) {}
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    during(.applicationDelegateApplicationDidBecomeActive, self) {}
  }
  func applicationWillResignActive(_ application: UIApplication) {
    during(.applicationDelegateApplicationWillResignActive, self) {}
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    during(.applicationDelegateApplicationDidEnterBackground, self) {}
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    during(.applicationDelegateApplicationWillEnterForeground, self) {}
  }
  func applicationWillTerminate(_ application: UIApplication) {
    during(.applicationDelegateApplicationWillTerminate, self) {}
  }

  deinit {
    hasEnded = true
    released(.delegateDeinit)
  }
}
