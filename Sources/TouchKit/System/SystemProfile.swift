/// What differs between systems in the way of a touch, as data.
///
/// The engine asks the profile and never the version, so a system that never existed can be made, too.
public struct SystemProfile: Equatable, Sendable {
  /// Who receives the hardware's events and decides which process gets them (fact S10).
  public enum Router: Sendable {
    /// The home screen's own process, up to iOS 5.
    case springBoard
    /// A daemon of its own, from iOS 6.
    case backboardd
  }

  /// How an event enters an app's main run loop.
  public enum Intake: Sendable {
    /// A source1 of the main run loop handles it at once, up to iOS 6 (fact S12).
    case source1
    /// A source1 of the main run loop receives it, a source0 handles it, from iOS 7 (fact S13).
    case source1ThenSource0
    /// A source1 of a thread of its own receives it, a source0 of the main run loop handles it (fact S14).
    case eventFetchThread
  }

  /// One pass of hit-testing at touch-down (facts H13, H14).
  public struct HitTestPass: Equatable, Sendable {
    /// Where a pass starts.
    public enum Start: Sendable {
      /// At the topmost window, going down until one answers.
      case topWindow
      /// At the window that an earlier pass has found.
      case chosenWindow
    }
    /// Which timestamp and location the event shows during the pass.
    public enum Event: Sendable {
      /// Those of the event before.
      case previous
      /// Those of the new event.
      case current
    }

    /// Where the pass starts.
    public var start: Start
    /// Which timestamp and location the event shows.
    public var event: Event

    /// Makes a pass.
    public init(start: Start, event: Event) {
      self.start = start
      self.event = event
    }
  }

  /// What the system's event record is made of.
  public enum Record: Sendable {
    /// A GraphicsServices record, which `UIEvent` wraps, up to iOS 6 (fact S26).
    case gsEvent
    /// The hardware's event itself.
    case ioHIDEvent
  }

  /// The name that labs accept and print, such as `iOS13`.
  public var name: String
  /// Who decides which process gets an event.
  public var router: Router
  /// How an event enters an app.
  public var intake: Intake
  /// The passes of hit-testing at each touch-down, in order.
  public var hitTestPasses: [HitTestPass]
  /// What a `UIEvent` wraps.
  public var record: Record
  /// Whether a scene stands between windows and the application (fact R6).
  public var hasWindowScenes: Bool
  /// Whether a private window for the keyboard lies above the app's own (scenario HT11).
  public var hasTextEffectsWindow: Bool
  /// Whether windows carry recognizers for the system's own gestures; that it is from iOS 7 on is engine's choice
  /// (fact S27).
  public var hasSystemGestureGates: Bool
  /// Whether views may forbid recognizers around them to begin, from iOS 6 (facts C15, G36).
  public var viewsForbidGestures: Bool
  /// Whether two private views lie between a window and its root controller's view (fact R3, scenario RC2).
  public var wrapsRootView: Bool
  /// Whether a controller is presented as a sheet unless it says otherwise: engine's choice, from iOS 13.
  public var presentsSheets: Bool

  private static let threePasses = [
    HitTestPass(start: .topWindow, event: .previous), HitTestPass(start: .topWindow, event: .previous),
    HitTestPass(start: .chosenWindow, event: .current),
  ]
  private static let twoPasses = [
    HitTestPass(start: .topWindow, event: .current), HitTestPass(start: .chosenWindow, event: .current),
  ]

  /// The last system whose home screen routed touches; what the articles describe.
  public static let iOS5 = SystemProfile(
    name: "iOS5", router: .springBoard, intake: .source1, hitTestPasses: threePasses, record: .gsEvent,
    hasWindowScenes: false, hasTextEffectsWindow: false, hasSystemGestureGates: false,
    viewsForbidGestures: false, wrapsRootView: false, presentsSheets: false)
  /// backboardd routes, GraphicsServices delivers, three passes of hit-testing.
  public static let iOS6 = SystemProfile(
    name: "iOS6", router: .backboardd, intake: .source1, hitTestPasses: threePasses, record: .gsEvent,
    hasWindowScenes: false, hasTextEffectsWindow: false, hasSystemGestureGates: false,
    viewsForbidGestures: true, wrapsRootView: false, presentsSheets: false)
  /// A thread fetches events, two passes of hit-testing, windows answer to the application.
  public static let iOS12 = SystemProfile(
    name: "iOS12", router: .backboardd, intake: .eventFetchThread, hitTestPasses: twoPasses,
    record: .ioHIDEvent, hasWindowScenes: false, hasTextEffectsWindow: false,
    hasSystemGestureGates: true, viewsForbidGestures: true, wrapsRootView: false, presentsSheets: false)
  /// As iOS 12, with window scenes and a text-effects window on top.
  public static let iOS13 = SystemProfile(
    name: "iOS13", router: .backboardd, intake: .eventFetchThread, hitTestPasses: twoPasses,
    record: .ioHIDEvent, hasWindowScenes: true, hasTextEffectsWindow: true,
    hasSystemGestureGates: true, viewsForbidGestures: true, wrapsRootView: true, presentsSheets: true)

  /// The systems that have a name, oldest first.
  public static let all = [iOS5, iOS6, iOS12, iOS13]
}
