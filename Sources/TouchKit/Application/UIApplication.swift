/// The app: it queues events, gives them to its windows, and stands near the end of the responder chain.
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable { case active = 0, inactive, background }

  /// The application of the app that runs now.
  ///
  /// Before any app was launched it is one without a device, so that code which asks too early does not crash.
  public static var shared: UIApplication {
    if let current { return current }
    let loose = UIApplication()
    current = loose
    return loose
  }
  // UIKit's interface has one global application; the engine points it at the app whose run loop runs.
  final class var current: UIApplication? {
    get { running.value }
    set { running.value = newValue }
  }
  private static let running = OneThread<UIApplication?>(nil)

  /// The app's own object that hears of the app's life.
  public final var delegate: (any UIApplicationDelegate)? { launchDelegate }
  /// Whether the app is in front.
  public internal(set) final var applicationState = State.background
  /// Whether the app has been in front.
  final var wasActive = false
  /// Whether the screen stays on while nothing is touched; it always does here.
  open var isIdleTimerDisabled = false
  /// Where the status bar is, in points: nowhere, for the engine has none.
  public final var statusBarFrame: CGRect { .zero }
  /// The window that keyboard and motion events go to.
  public private(set) final var keyWindow: UIWindow? { didSet { dispose(of: oldValue) } }
  /// The scenes of the app; empty on systems without scenes.
  public final var connectedScenes: Set<UIScene> {
    guard let scene else { return [] }
    return [scene]
  }

  final var scene: UIWindowScene? { didSet { dispose(of: oldValue) } }
  /// The animation whose block runs right now.
  final var openAnimation: ViewAnimation? { didSet { dispose(of: oldValue) } }
  @Weak private(set) final var process: ApplicationProcess?
  private final var launchDelegate: (any UIApplicationDelegate)? { didSet { dispose(of: oldValue) } }
  private(set) final var launchSceneDelegate: (any UISceneDelegate)? { didSet { dispose(of: oldValue) } }
  final var shownWindows: [UIWindow] = [] { didSet { dispose(of: oldValue) } }
  final var textEffectsWindow: UITextEffectsWindow? { didSet { dispose(of: oldValue) } }
  private final var eventQueue: [MoveCoalescer.Merged] = []
  private final var isHandlingQueue = false
  private final lazy var environment = UIEventEnvironment(of: self)
  final lazy var gestures = UIGestureEnvironment(of: self)
  final lazy var pointer = PointerEnvironment(of: self)
  final lazy var responderEvents = ResponderEventEnvironment(of: self)
  final var latestInputViews = InputViewSet() { didSet { dispose(of: oldValue) } }
  #if !hasFeature(Embedded)
    final var keyboard = KeyboardPosition()
  #endif
  final var updateLinks: [Weak<UIUpdateLink>] = []
  /// How deep hit-tests are, and messages that are forwarded, which an app's own code asks and sends without an event.
  final var hitTestDepth = 0
  final var forwardingDepth = 0
  /// Whether one first responder resigns for another one.
  final var isHandingOver = false

  /// Makes an application; a device does this, or an app that brings its own subclass to `Device.launch`.
  public override init() { super.init() }

  deinit { gestures.terminate() }

  /// Gives an event to each window that has touches or presses in it, a shake or a media command to the responder that
  /// is to hear of it first.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Sends an action to a target; without one to the first responder that can perform it, looking from the present
  /// first responder up, or while there is none from the sender up (fact R18).
  ///
  /// Whether it was performed; it goes no further then (fact R19).
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: ActionObject?, from sender: ActionObject?, for event: UIEvent?
  ) -> Bool {
    guard let trace else { return route(action, to: target, from: sender, for: event) }
    return trace.call(
      .sendAction, .responders, on: self, [.init("action", .text(action.description))],
      answer: { $0 ? "true" : "false" }, { route(action, to: target, from: sender, for: event) })
  }

  /// Asks for media commands, which the first responder gets from then on.
  open func beginReceivingRemoteControlEvents() { responderEvents.isReceivingRemoteControlEvents = true }
  /// Gives media commands back.
  open func endReceivingRemoteControlEvents() { responderEvents.isReceivingRemoteControlEvents = false }

  /// The app's delegate, if it is a responder, but neither a view nor a controller (fact R7).
  open override var next: UIResponder? {
    // snippet: next
    guard let responder = launchDelegate as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return nil }
    return responder
    // endsnippet
  }

  // MARK: Windows

  /// The app's windows that are shown, from back to front: by level, then by when each was last shown (fact H10).
  ///
  /// Windows that the system makes are not among them, not even the one for editing: engine's choice.
  public final var windows: [UIWindow] { allWindows.filter { $0 !== textEffectsWindow } }

  /// Those windows and the system's own, from back to front.
  final var allWindows: [UIWindow] {
    var sorted: [UIWindow] = []
    for window in shownWindows {
      let place = sorted.firstIndex { $0.windowLevel > window.windowLevel } ?? sorted.count
      sorted.insert(window, at: place)
    }
    return sorted
  }

  /// The windows in the order in which hit-testing asks them, with the system's own (scenario HT11).
  final var windowsFromTop: [UIWindow] { allWindows.reversed() }

  final func windowWasShown(_ window: UIWindow) {
    // An app that does not run shows nothing, and no one would make it let go of its windows.
    guard process != nil else { return }
    shownWindows.removeAll { $0 === window }
    shownWindows.append(window)
  }

  final func windowBecameKey(_ window: UIWindow) {
    guard process != nil, keyWindow !== window, window.canBecomeKey else { return }
    let old = keyWindow
    keyWindow = window
    old?.resignKey()
    window.becomeKey()
    updateInputViews()
  }

  final func windowWasHidden(_ window: UIWindow) {
    shownWindows.removeAll { $0 === window }
    guard keyWindow === window else { return }
    keyWindow = nil
    window.resignKey()
    updateInputViews()
  }

  // MARK: The device around the app

  // What the app shares with its device, and keeps only as long as the device is there.
  private(set) final var screen = UIScreen(bounds: .zero) { didSet { dispose(of: oldValue) } }
  private(set) final var profile = SystemProfile.newest
  private(set) final var mainRunLoop: VirtualRunLoop? {
    didSet {
      gestures.runLoop = mainRunLoop
      dispose(of: oldValue)
    }
  }
  final var trace: Trace? {
    didSet {
      gestures.trace = trace
      dispose(of: oldValue)
    }
  }
  final var wrapsGSEvents: Bool { profile.record == .gsEvent }
  final var now: TimeInterval { mainRunLoop?.clock.now ?? 0 }

  final func screenPoint(at share: CGPoint) -> CGPoint {
    let size = screen.bounds.size
    return CGPoint(x: share.x * size.width, y: share.y * size.height)
  }

  final func attach(
    to process: ApplicationProcess, delegate: (any UIApplicationDelegate)?, scene: (any UISceneDelegate)?
  ) {
    self.process = process
    mainRunLoop = process.mainRunLoop
    if let device = process.device {
      (screen, profile, trace) = (device.screen, device.profile, device.trace)
    }
    launchDelegate = delegate
    launchSceneDelegate = scene
  }

  /// The device is gone, or the app has ended.
  final func leaveDevice() {
    (screen, profile, trace) = (UIScreen(bounds: .zero), .newest, nil)
    mainRunLoop = nil
  }

  /// Lets go of everything when the process ends: windows and their application hold each other.
  final func terminate() {
    process = nil
    leaveDevice()
    shownWindows = []
    textEffectsWindow = nil
    keyWindow = nil
    updateLinks = []
    launchDelegate = nil
    launchSceneDelegate = nil
    scene?.delegate = nil
    letGoOfEvents()
    latestInputViews = InputViewSet()
    #if !hasFeature(Embedded)
      keyboard = KeyboardPosition()
    #endif
    if UIApplication.current === self { UIApplication.current = nil }
  }

  private func letGoOfEvents() {
    environment.forgetTouches()
    gestures.terminate()
    responderEvents.forget()
    pointer.forget()
  }

  // MARK: The event queue

  /// Puts an event behind the others.
  final func enqueue(_ message: MoveCoalescer.Merged) {
    var queue = eventQueue
    eventQueue = []
    queue.append(message)
    eventQueue = queue
    trace?.note(.application, traceName, .queues(eventQueue.count))
  }

  /// Handles the queue first in, first out; events that arrive meanwhile wait behind (fact S15).
  final func handleEventQueue() {
    guard !isHandlingQueue else { return }
    isHandlingQueue = true
    defer { isHandlingQueue = false }
    while !eventQueue.isEmpty {
      var queue = eventQueue
      eventQueue = []
      let merged = queue.count == 1 ? queue.removeLast() : queue.removeFirst()
      eventQueue = queue
      switch merged.message {
      case .event(let event), .interruption(let event):
        trace?.note(.application, traceName, .dequeues(event.summary))
        environment.handle(event, after: merged.earlier)
      case .signal(let signal): process?.device?.signalHandler?(signal, self)
      case .text: break
      }
    }
    // It may have ended in the middle of an event.
    if mainRunLoop == nil { letGoOfEvents() }
  }

  /// Handles what hardware other than the glass reported.
  final func handle(_ signal: HardwareSignal) {
    trace?.note(.application, traceName, .dequeues(signal.summary))
    if case .pencil(let slot, let update) = signal.kind {
      environment.resolveEstimate(slot, update)
    } else {
      responderEvents.handle(signal)
    }
  }

  /// Does what recognizers left over, right before the run loop sleeps.
  final func flushGestures() { environment.flushGestures() }

  override class var engineClassName: String { "UIApplication" }
}
