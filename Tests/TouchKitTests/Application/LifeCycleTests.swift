import TouchKit
import XCTest

/// What an app and its scene hear from the launch to the end (facts L1 to L4).
final class LifeCycleTests: XCTestCase {
  /// Writes down what is told, and in which state the app is then.
  private class Diary {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    func note(_ text: String) { lines.append("\(text), \(UIApplication.shared.applicationState)") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func listen() {
      let names = [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
        UIScene.willConnectNotification, UIScene.didDisconnectNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
      ]
      for name in names {
        nonisolated(unsafe) let diary = self
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            diary.lines.append("· \(notification.name.rawValue.replacing("Notification", with: ""))")
          })
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private final class AppDelegate: Diary, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: UIApplication.LaunchOptions?
    ) -> Bool {
      note("willFinish")
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("didFinish")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
    func applicationWillResignActive(_ application: UIApplication) { note("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { note("terminates") }
  }

  private final class SceneDelegate: Diary, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      note("connects")
      window = UIWindow(windowScene: scene)
      window?.makeKeyAndVisible()
    }
    func sceneDidDisconnect(_ scene: UIScene) { note("disconnects") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
    func sceneWillResignActive(_ scene: UIScene) { note("resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
  }

  func testL1_theLaunchIsToldInOrder() {
    let (device, delegate) = (Device(profile: .iOS12), AppDelegate())
    delegate.listen()
    device.launch(delegate: delegate)
    XCTAssertEqual(
      delegate.take(),
      [
        "willFinish, inactive", "didFinish, inactive", "· UIApplicationDidFinishLaunching",
        "active, active", "· UIApplicationDidBecomeActive",
      ])
  }

  func testL2_toTheBackgroundAndBack() {
    let (device, delegate) = (Device(profile: .iOS12), AppDelegate())
    let app = device.launch(delegate: delegate)
    _ = delegate.take()
    delegate.listen()
    device.showHomeScreen()
    XCTAssertEqual(
      delegate.take(),
      [
        "resigns, active", "· UIApplicationWillResignActive", "background, background",
        "· UIApplicationDidEnterBackground",
      ])
    device.bringToFront(app)
    XCTAssertEqual(
      delegate.take(),
      [
        "foreground, background", "· UIApplicationWillEnterForeground", "active, active",
        "· UIApplicationDidBecomeActive",
      ])
    device.interrupt()
    device.endInterruption()
    XCTAssertEqual(
      delegate.take(),
      [
        "resigns, active", "· UIApplicationWillResignActive", "active, active",
        "· UIApplicationDidBecomeActive",
      ])
  }

  func testL2_sharedMeansTheAppThatIsTold() {
    let device = Device(profile: .iOS12)
    let delegate = AppDelegate()
    let first = device.launch("First", delegate: delegate)
    let second = device.launch("Second")
    XCTAssertEqual(delegate.take().suffix(2), ["resigns, active", "background, background"])
    XCTAssertTrue(UIApplication.shared === second)
    XCTAssertEqual(first.applicationState, .background)
  }

  func testL3_aSceneDelegateHearsOfFrontAndBackgroundInsteadOfTheDelegate() {
    let (device, delegate, scene) = (Device(profile: .iOS13), AppDelegate(), SceneDelegate())
    scene.listen()
    let app = device.launch(delegate: delegate, sceneDelegate: scene)
    XCTAssertEqual(delegate.take(), ["willFinish, inactive", "didFinish, inactive"])
    XCTAssertEqual(
      scene.take(),
      [
        "· UIApplicationDidFinishLaunching", "connects, inactive", "· UISceneWillConnect",
        "foreground, inactive", "· UISceneWillEnterForeground", "active, active", "· UISceneDidActivate",
        "· UIApplicationDidBecomeActive",
      ])
    XCTAssertTrue(app.windows == [scene.window])
    device.showHomeScreen()
    device.bringToFront(app)
    XCTAssertEqual(
      scene.take(),
      [
        "resigns, active", "· UISceneWillDeactivate", "· UIApplicationWillResignActive",
        "background, background", "· UISceneDidEnterBackground", "· UIApplicationDidEnterBackground",
        "foreground, background", "· UISceneWillEnterForeground", "· UIApplicationWillEnterForeground",
        "active, active", "· UISceneDidActivate", "· UIApplicationDidBecomeActive",
      ])
    XCTAssertEqual(delegate.take(), [])
  }

  func testL3_withoutASceneDelegateTheDelegateHearsOfEverything() {
    let (device, delegate) = (Device(profile: .iOS13), AppDelegate())
    device.launch(delegate: delegate)
    XCTAssertEqual(delegate.take(), ["willFinish, inactive", "didFinish, inactive", "active, active"])
  }

  func testL4_theEndIsToldLast() {
    let (device, delegate, scene) = (Device(profile: .iOS13), AppDelegate(), SceneDelegate())
    let app = device.launch(delegate: delegate, sceneDelegate: scene)
    (_, _) = (delegate.take(), scene.take())
    device.terminate(app)
    XCTAssertEqual(scene.take(), ["resigns, active", "background, background", "disconnects, background"])
    XCTAssertEqual(delegate.take(), ["terminates, background"])
    XCTAssertNil(device.frontmostApplication)
    XCTAssertFalse(device.processes.contains { $0 is ApplicationProcess })
    device.trace = Trace()
    device.terminate(app)
    XCTAssertEqual(device.trace?.refusals.count, 1)
  }

  func testL4_nothingIsLeftOfAnAppThatHasEnded() {
    let device = Device(profile: .iOS13)
    weak var window: UIWindow?
    weak var app: UIApplication?
    do {
      let scene = SceneDelegate()
      app = device.launch(sceneDelegate: scene)
      window = scene.window
      device.digitizer.report([.began(10, 10)])
      device.settle()
    }
    XCTAssertNotNil(window)
    app.map { device.terminate($0) }
    device.digitizer.report([.ended(10, 10)])
    device.settle()
    XCTAssertNil(window)
  }

  func testAnObserverIsCalledByItsMethodUntilItIsGone() {
    final class Page {
      var heard: [String] = []
      func active(_ notification: Notification) { heard.append(notification.name.rawValue) }
    }
    let name = Notification.Name("test of an observer")
    let page = Page()
    weak var gone: Page?
    do {
      let other = Page()
      gone = other
      NotificationCenter.default.addObserver(other, selector: Selector(Page.active), name: name, object: nil)
    }
    NotificationCenter.default.addObserver(page, selector: Selector(Page.active), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    XCTAssertEqual(page.heard, ["test of an observer"])
    XCTAssertNil(gone)
  }

  func testSP11_L5_from27OnAnAppWithoutScenesDoesNotLaunch() {
    for profile in SystemProfile.all {
      let device = Device(profile: profile)
      let trace = Trace()
      device.trace = trace
      let inFront = device.launch("Front")
      let (delegate, scene) = (AppDelegate(), SceneDelegate())
      var isBuilt = false
      let application = device.launch(
        "Old", lifeCycle: .application, delegate: delegate, sceneDelegate: scene
      ) { _ in isBuilt = true }
      let launches = profile != .iOS27
      XCTAssertEqual(isBuilt, launches, profile.name)
      XCTAssertEqual(delegate.lines.isEmpty, !launches, profile.name)
      XCTAssertTrue(scene.lines.isEmpty, "an app that does not live with its scenes has no scene delegate")
      XCTAssertEqual(device.frontmostApplication === application, launches, profile.name)
      XCTAssertEqual(device.frontmostApplication === inFront, !launches, profile.name)
      XCTAssertEqual(
        trace.refusals, launches ? [] : ["Old does not launch: this system requires the life cycle of scenes"]
      )
      device.terminate(inFront)
      // What was refused may be launched in the right way.
      if !launches { XCTAssertTrue(device.launch(application: application) === device.frontmostApplication) }
    }
  }
}
