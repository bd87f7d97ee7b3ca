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

  /// How events are dispatched and layers committed.
  public enum Updates: Sendable {
    /// A source of the run loop dispatches events; what changed is laid out and drawn before the loop sleeps (fact S23).
    case beforeSleep
    /// One source0 does both, one right after the other: UIKit's update cycle, from iOS 18 (fact S30).
    case updateCycle
  }

  /// From where a navigation controller's pushed screen is dragged back.
  public enum PopStart: Sendable {
    /// From nowhere, up to iOS 6.
    case nowhere
    /// From the left edge, from iOS 7 (fact G84).
    case edge
    /// From anywhere, from iOS 26 (fact G85).
    case anywhere
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
  /// Whether windows carry recognizers for the system's own gestures, from iOS 7 (fact S27).
  public var hasSystemGestureGates: Bool
  /// Whether views may forbid recognizers around them to begin, from iOS 6 (facts C15, G36).
  public var viewsForbidGestures: Bool
  /// Whether two private views lie between a window and its root controller's view (fact R3, scenario RC2).
  public var wrapsRootView: Bool
  /// Whether a controller is presented as a sheet unless it says otherwise: engine's choice, from iOS 13.
  public var presentsSheets: Bool
  /// Whether a cell makes its content view when it is first needed, and not with itself, from iOS 14 (fact V30).
  public var makesContentViewsLate: Bool
  /// Whether a scroll view at the end of an axis leaves a drag along it to the one around, from iOS 17.4 (fact V31).
  public var transfersScrolling: Bool
  /// How events are dispatched and layers committed.
  public var updates: Updates
  /// From where a screen that was pushed is dragged back.
  public var popStart: PopStart
  /// Whether an app whose life is not that of its scenes does not launch, from iOS 27 (fact L5).
  public var requiresSceneLifeCycle: Bool

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
    viewsForbidGestures: false, wrapsRootView: false, presentsSheets: false, makesContentViewsLate: false,
    transfersScrolling: false, updates: .beforeSleep, popStart: .nowhere, requiresSceneLifeCycle: false)
  /// As iOS 5, with a daemon that routes, and views that forbid gestures.
  public static let iOS6 = iOS5.changed("iOS6") {
    $0.router = .backboardd
    $0.viewsForbidGestures = true
  }
  /// A thread fetches events, two passes of hit-testing, windows answer to the application.
  public static let iOS12 = iOS6.changed("iOS12") {
    $0.intake = .eventFetchThread
    $0.hitTestPasses = twoPasses
    $0.record = .ioHIDEvent
    $0.hasSystemGestureGates = true
    $0.popStart = .edge
  }
  /// As iOS 12, with window scenes and a text-effects window on top.
  public static let iOS13 = iOS12.changed("iOS13") {
    $0.hasWindowScenes = true
    $0.hasTextEffectsWindow = true
    $0.wrapsRootView = true
    $0.presentsSheets = true
  }
  /// As iOS 13, with content views of cells that are made late.
  public static let iOS14 = iOS13.changed("iOS14") { $0.makesContentViewsLate = true }
  /// As iOS 14, with scroll views that leave drags to the one around; 17.4 and what came after it.
  public static let iOS17 = iOS14.changed("iOS17") { $0.transfersScrolling = true }
  /// As iOS 17, with the update cycle.
  public static let iOS18 = iOS17.changed("iOS18") { $0.updates = .updateCycle }
  /// As iOS 18, with screens that are dragged back from anywhere.
  public static let iOS26 = iOS18.changed("iOS26") { $0.popStart = .anywhere }
  /// As iOS 26, for apps that live with their scenes.
  public static let iOS27 = iOS26.changed("iOS27") { $0.requiresSceneLifeCycle = true }

  /// The newest system: what everything shows unless it names another one.
  public static var newest: SystemProfile { iOS27 }
  /// The systems that have a name, oldest first.
  public static let all = [iOS5, iOS6, iOS12, iOS13, iOS14, iOS17, iOS18, iOS26, iOS27]

  private func changed(_ name: String, _ change: (inout SystemProfile) -> Void) -> SystemProfile {
    var next = self
    next.name = name
    change(&next)
    return next
  }
}
