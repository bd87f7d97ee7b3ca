import CheckSupport
import TouchInput
import TouchKit

/// A device with one app, its empty window, and a finger that tries what is put into it.
public final class Stage {
  /// The device.
  public let device: Device
  /// The app's window, which fills the screen.
  public let window: UIWindow
  /// Other windows, which the checks have made.
  public var furtherWindows: [UIWindow] = []
  /// The app's window, and the others.
  public var windows: [UIWindow] { [window] + furtherWindows }
  private let application = WatchedApplication()

  /// Starts the app and shows its window.
  public init(profile: SystemProfile = .newest, screen: CGSize = CGSize(width: 320, height: 480)) {
    device = Device(profile: profile, screen: screen)
    let limit = 20_000
    device.passLimit = limit
    // A check ends here as it would by the watchdog's clock, but at the same step on every machine.
    device.whenStuck = { CheckProcess.end(.passLimit(limit)) }
    device.launch(application: application)
    window = UIWindow(frame: device.screen.bounds)
    window.traceName = "Window"
    window.makeKeyAndVisible()
    CaseNotes.offer { [weak device] in device?.refusedActions ?? [] }
    if CaseTrace.isWanted {
      // How a finger gets from the glass to the app is the same in every case.
      let system: Set<TraceEntry.Stage> = [.ioKit, .machPort, .system, .runLoop, .runLoopActivity]
      let trace = Trace(of: TraceEntry.Stage.allCases.filter { !system.contains($0) })
      trace.recognizerNames = .byView
      device.trace = trace
      CaseTrace.offer { trace.entries.lines }
    }
  }

  /// The app's one touches event, as it is between two touches: for calls of `hitTest(_:with:)` by hand.
  public var event: UIEvent? {
    tap(at: CGPoint(x: 1, y: 1))
    return application.event
  }

  /// Events that are not of touches, a hovering pointer's and a trackpad's: for calls of `hitTest(_:with:)` by hand.
  public var pointerEvents: [UIEvent] {
    let catcher = EventCatcher(frame: window.bounds)
    window.addSubview(catcher)
    device.movePointer(to: CGPoint(x: 1, y: 1))
    device.scroll(by: CGVector(dx: 0, dy: 1))
    device.endScroll()
    device.hidePointer()
    catcher.removeFromSuperview()
    return [UIEvent.EventType.hover, .scroll].compactMap { type in catcher.events.first { $0.type == type } }
  }

  /// The settings of everything in all windows.
  ///
  /// - Parameter leavingOut: Sets what is allowed to change of a view to something that is the same before and after.
  public func settings(
    leavingOut: (UIView, inout ViewSettings) -> Void = { _, _ in }
  ) -> ScreenSettings {
    ScreenSettings(of: windows, leavingOut: leavingOut)
  }

  /// Takes everything out of the window and puts these views into it, the last one in front.
  public func show(_ views: UIView...) {
    for view in window.subviews { view.removeFromSuperview() }
    for view in views { window.addSubview(view) }
  }

  /// Taps, and says which view got the touch; `nil` if none did.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? { play { $0.tap(at: point) } }

  /// Taps some times, quickly, and says which views got the touches, in order; `nil` where none did.
  public func quickTaps(at point: CGPoint, count: Int) -> [UIView?] {
    var touched: [UIView?] = []
    for number in 0..<count {
      touched.append(play(after: number == 0 ? 1 : 0.1) { $0.tap(at: point) })
    }
    return touched
  }

  /// What became of touches that no view and no controller has handled.
  public var unhandledPhases: [UITouch.Phase] { application.unhandledPhases }

  /// Drags, and says which view got the touch; `nil` if none did.
  @discardableResult
  public func drag(from start: CGPoint, to end: CGPoint, for seconds: TimeInterval = 0.3) -> UIView? {
    play { $0.drag(from: start, to: end, for: seconds) }
  }

  /// - Parameter seconds: As a rule long enough for each touch to stand alone.
  private func play(after seconds: TimeInterval = 1, _ write: (inout TouchScript) -> Void) -> UIView? {
    var script = TouchScript()
    script.wait(seconds)
    write(&script)
    application.touchedView = nil
    device.play(script.frames(on: device.screen.bounds.size))
    return application.touchedView
  }
}

extension Stage {
  /// Taps where a view should get the touch, and says what is wrong if it does not.
  ///
  /// - Parameters:
  ///   - point: Where, in points of the screen.
  ///   - place: What is there, in words.
  ///   - expected: The view that should get the touch.
  public func complaint(aboutTapAt point: CGPoint, on place: String, expecting expected: UIView) -> String? {
    let touched = tap(at: point)
    if touched === expected { return nil }
    let root = expected.window ?? window
    return """
      tap on the screen at \(point.text), \(place)
      expected: \(expected.traceName)
      got:      \(touched?.traceName ?? "no view at all")
      \(ViewOutline(of: root, marking: [(expected, "expected"), (touched, "got")]))
      """
  }
}

/// An application that remembers which view a touch began in.
private final class WatchedApplication: UIApplication {
  var event: UIEvent?
  weak var touchedView: UIView?
  var unhandledPhases: [UITouch.Phase] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  private func note(_ touches: Set<UITouch>) { unhandledPhases += touches.map(\.phase) }

  override func sendEvent(_ event: UIEvent) {
    self.event = event
    let landed = event.allTouches?.filter { $0.phase == .began }
    if let touch = landed?.min(by: { $0.hash < $1.hash }) { touchedView = touch.view }
    super.sendEvent(event)
  }
}

/// A view that remembers the events with which fingers and pointers are looked for, and is never found.
private final class EventCatcher: UIView {
  var events: [UIEvent] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let event { events.append(event) }
    return nil
  }
}
