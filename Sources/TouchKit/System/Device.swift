/// A phone: glass, kernel, system processes and apps on one virtual clock.
///
/// Everything on a device belongs to the thread that made it. Nothing happens by itself: time passes, and fingers
/// move, only when told to. The same calls give the same trace on every machine.
public final class Device: NSObject {
  /// The device's time.
  public let clock = VirtualClock()
  /// What the system is like.
  public let profile: SystemProfile
  /// The screen.
  public let screen: UIScreen
  /// The processes that run, in the order they were started.
  public var processes: [SystemProcess] { running }
  /// The app in front; `nil` while the home screen is.
  public private(set) var frontmostApplication: UIApplication? { didSet { dispose(of: oldValue) } }
  /// The record of what happens; `nil` while no one listens.
  public var trace: Trace? {
    get { record }
    set {
      record = newValue
      newValue?.clock = clock
      for process in running { process.record(in: newValue) }
    }
  }
  /// The sensor under the glass.
  public let digitizer = Digitizer()
  /// The sensor of movement, whose samples do not become events.
  public let accelerometer = Accelerometer()
  /// The home screen's process.
  public private(set) lazy var springBoard = SpringBoard(device: self)
  /// How often fingers that merely move are reported to apps.
  ///
  /// UIKit aligns moves with the display (fact S17); the engine does so only on demand: engine's choice.
  public var moveDelivery = MoveDelivery.everySample {
    didSet { for process in running { process.report(moves: moveDelivery) } }
  }
  /// How often fingers that merely move are reported.
  public enum MoveDelivery: Sendable {
    /// With every frame of the digitizer.
    case everySample
    /// At most once per frame of the display; other samples are found in `UIEvent.coalescedTouches(for:)`.
    case oncePerDisplayFrame
  }
  /// The most passes that run loops may do within one second of the device's time before the device gives up on
  /// them: engine's choice.
  ///
  /// An honest app needs some hundreds. The count does not depend on how fast the machine is.
  public var passLimit: Int {
    get { mostPasses }
    set { mostPasses = newValue }
  }
  private var mostPasses = 100_000

  // Asked in every pass of every loop: see `UIView`.
  private var running: [SystemProcess] = [] {
    didSet {
      threads = running.flatMap { $0.threads }
      dispose(of: oldValue)
    }
  }
  private var threads: [SystemProcess.Thread] = [] { didSet { dispose(of: oldValue) } }
  private var record: Trace? { didSet { dispose(of: oldValue) } }
  var sensors = SensorState()
  /// What an application does with a signal: handed over with the first one, so that a page, in which only the glass
  /// reports anything, has none of the code.
  var signalHandler: ((HardwareSignal, UIApplication) -> Void)?
  private(set) lazy var ioKit = IOKit(destination: hardwarePort)
  private let hardwarePort = MachPort(name: "hardware events")
  private lazy var router = EventRouter(name: routerName)
  private var isSettling = false
  private var passes = PassCount()

  /// Makes a device that shows its home screen.
  ///
  /// The screen's size is in points; one that is empty or no number becomes the engine's choice, 320 × 480.
  public init(profile: SystemProfile = .newest, screen size: CGSize = CGSize(width: 320, height: 480)) {
    self.profile = profile
    screen = UIScreen(bounds: CGRect(origin: .zero, size: size))
    super.init()
    digitizer.sink = self
    accelerometer.sink = self
    startSystemProcesses()
    settle()
  }

  deinit {
    for process in running { process.leaveDevice() }
  }

  private var routerName: String {
    switch profile.router {
    case .springBoard: "SpringBoard"
    case .backboardd: "backboardd"
    }
  }

  private func startSystemProcesses() {
    let process: SystemProcess
    switch profile.router {
    case .springBoard: process = springBoard
    case .backboardd:
      process = SystemProcess(name: routerName, device: self)
      running = [process]
    }
    running = running + [springBoard]
    process.mainRunLoop.add(
      VirtualRunLoop.Source1(name: "hardware events", port: hardwarePort, for: self) { device, message in
        device.router.receive(message, on: device)
      })
  }

  // MARK: Apps

  /// What an app says in its Info.plist of how it lives.
  public enum LifeCycle: Sendable {
    /// With its scenes: `UIApplicationSceneManifest` is there.
    case scenes
    /// As a whole: its delegate hears of the front and the background, and makes the window. From iOS 27 on such an app
    /// does not launch (fact L5).
    case application
  }

  /// Starts an app and brings it to the front.
  ///
  /// The closure builds the app's windows, after the delegate was told that the app has launched. On systems with
  /// scenes a scene delegate hears of the front and the background instead of the delegate; on others it hears nothing.
  /// An application that runs already is refused, and so is one without the life cycle that the system requires.
  @discardableResult
  public func launch(
    _ name: String = "App", application: UIApplication = UIApplication(), lifeCycle: LifeCycle = .scenes,
    delegate: (any UIApplicationDelegate)? = nil, sceneDelegate: (any UISceneDelegate)? = nil,
    _ build: (UIApplication) -> Void = { _ in }
  ) -> UIApplication {
    guard application.process == nil else {
      Refusal.launchedTwice(application.traceName).report(to: trace)
      return application
    }
    guard lifeCycle == .scenes || !profile.requiresSceneLifeCycle else {
      Refusal.sceneLifeCycleRequired(name).report(to: trace)
      return application
    }
    let process = ApplicationProcess(
      name: name, application: application, delegate: delegate,
      scene: lifeCycle == .scenes ? sceneDelegate : nil, device: self)
    running = running + [process]
    let current = UIApplication.current
    UIApplication.current = application
    application.finishLaunching()
    build(application)
    bringToFront(application)
    // An app that launches another one goes on as itself.
    if isSettling { UIApplication.current = current }
    return application
  }

  /// Puts an app in front; touches that are open stay where they began (scenario SP7).
  public func bringToFront(_ application: UIApplication) {
    guard application !== frontmostApplication else { return }
    guard application.process?.device === self else {
      return Refusal.notLaunchedHere(application.traceName).report(to: trace)
    }
    frontmostApplication?.enterBackground()
    frontmostApplication = application
    application.enterForeground()
    if !isInterrupted { application.becomeActive() }
    settle()
  }

  /// Ends an app: it is told that it loses the front, if it has it, and that it ends (fact L4).
  ///
  /// An application that does not run here is refused. Events for its open touches are lost.
  public func terminate(_ application: UIApplication) {
    guard let process = application.process, process.device === self else {
      return Refusal.notLaunchedHere(application.traceName).report(to: trace)
    }
    if frontmostApplication === application { frontmostApplication = nil }
    application.end()
    running = running.filter { $0 !== process }
    settle()
  }

  /// Shows the home screen; touches that are open stay where they began.
  public func showHomeScreen() {
    frontmostApplication?.enterBackground()
    frontmostApplication = nil
    settle()
  }

  /// Lets the system interrupt, as an incoming call does: open touches become cancelled (scenario SP8).
  ///
  /// Until `endInterruption()` the system's own screen is in front of every app.
  public func interrupt() {
    trace?.note(.system, routerName, .interrupts)
    isInterrupted = true
    router.interrupt(on: self)
    frontmostApplication?.resignActive()
    settle()
  }

  /// Gives the screen back to the app that was interrupted.
  public func endInterruption() {
    isInterrupted = false
    frontmostApplication?.becomeActive()
    settle()
  }
  private var isInterrupted = false

  var frontmostProcess: SystemProcess {
    guard !isInterrupted, let process = frontmostApplication?.process else { return springBoard }
    return process
  }

  // MARK: Time and fingers

  /// Lets time pass, in seconds.
  ///
  /// Timers fire on the way. A negative duration is refused.
  public func advance(by seconds: TimeInterval) { advance(to: clock.now + seconds) }

  /// Lets time pass up to a time of the clock.
  ///
  /// Timers fire on the way. A time in the past is refused.
  public func advance(to time: TimeInterval) {
    guard time >= clock.now, time.isFinite else {
      Refusal.timeBackwards.report(to: trace)
      return
    }
    // Inside a callback only the clock moves: timers that come due wait for their run loop's next pass.
    guard !isSettling else { return clock.advance(to: time) }
    settle()
    while let next = nextFireTime, next <= time {
      clock.advance(to: next)
      settle()
      if isStuck { break }
    }
    clock.advance(to: time)
  }

  /// Plays frames from now on: each at its own time after the present one.
  public func play(_ frames: [DigitizerFrame]) {
    let start = clock.now
    for frame in frames {
      advance(to: max(start + frame.time, clock.now))
      digitizer.report(frame.contacts)
      settle()
    }
  }

  /// Runs every run loop until all sleep.
  public func settle() {
    // A callback that reports fingers or lets time pass is inside a pass already: what it caused waits its turn.
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    running.forEachUncounted { $0.commitPendingWork() }
    // Who calls again after the device gave up may have removed the cause.
    if isStuck { passes = PassCount() }
    while runNextReadyLoop() {
      var count = passes
      count.add(at: clock.now)
      passes = count
      guard count.count < mostPasses else {
        Refusal.endlessRunLoop(passes: passes.count).report(to: trace)
        isStuck = true
        whenStuck?()
        return
      }
    }
    isStuck = false
  }
  /// Whether the device gave up on a run loop that never slept.
  public private(set) var isStuck = false
  /// The actions that were sent and not performed, in words, each once: kept also while no one listens.
  ///
  /// Not more than 20 of them: engine's choice.
  public var refusedActions: [String] { actionRefusals }
  private var actionRefusals: [String] = []
  func remember(_ refusal: Refusal) {
    let text = refusal.text
    guard actionRefusals.count < 20, !actionRefusals.contains(where: { $0.hasSameBytes(as: text) })
    else { return }
    actionRefusals = actionRefusals + [text]
  }
  /// Called when the device gives up on a run loop.
  public var whenStuck: (() -> Void)? { didSet { dispose(of: oldValue) } }

  /// Runs a pass of the first loop that has something to do; whether there was one.
  private func runNextReadyLoop() -> Bool {
    threads.containsUncounted { thread in
      guard thread.loop.isReady else { return false }
      thread.process.run(thread.loop)
      return true
    }
  }

  private var nextFireTime: TimeInterval? {
    var earliest: TimeInterval?
    threads.forEachUncounted { thread in
      if let time = thread.loop.nextFireTime, time < earliest ?? .infinity { earliest = time }
    }
    return earliest
  }

  /// The point of the screen under a share of the glass, in points.
  public func point(at share: CGPoint) -> CGPoint {
    CGPoint(x: share.x * screen.bounds.size.width, y: share.y * screen.bounds.size.height)
  }
}
