/// Turns the system's events into touches: which finger is which `UITouch`, and which view it belongs to.
///
/// Named after the part of UIKit that does this.
final class UIEventEnvironment: ApplicationPart {
  private let event = UIEvent()
  private var taps = TapHistory()
  private var touchesBegun = 0
  private var sequences = 0
  private var estimates = PencilEstimates() { didSet { dispose(of: oldValue) } }

  /// Handles one event of the queue: touches, hit-testing for new ones, delivery (fact S16).
  ///
  /// Samples are older moves that were merged into the event.
  func handle(_ hand: IOHIDEvent, after samples: [IOHIDEvent] = []) {
    // Asked for once: each question counts references.
    let application = application
    event.trace = application.trace
    for touch in event.touches { touch.rest() }
    for older in samples { note(older, before: hand) }
    for finger in hand.children { follow(finger, in: application) }
    showRecord(of: hand, in: application)
    noteTools(of: application)
    if !event.touches.isEmpty { send(to: application) }
    if event.hasFinishedTouches { forgetFinishedTouches() }
  }

  private func forgetFinishedTouches() {
    for touch in event.touches where touch.hasFinished {
      taps.remember(touch)
      // A window that swallows events keeps them from its recognizers, too.
      if touch.leaveRecognizers() { application.gestures.needsFlush() }
    }
    event.touches = event.touches.filter { !$0.hasFinished }
    event.touchSets.forgetFinished()
  }

  /// Does what recognizers left over, right before the run loop sleeps.
  func flushGestures() {
    let application = application
    event.trace = application.trace
    application.gestures.flush(with: event)
  }

  /// Lets go of open touches when the app ends: touches hold their windows, and windows their application.
  func forgetTouches() {
    event.touches = []
    event.touchSets.forget()
    estimates = PencilEstimates()
  }

  /// Takes over which buttons and keys are down, and what pencils estimate.
  private func noteTools(of application: UIApplication) {
    event.modifiers = application.responderEvents.modifiers
    event.buttons = []
    for touch in event.touches {
      switch touch.tool {
      case .finger: continue
      case .pencil: estimates.note(touch)
      case .pointer(let buttons): event.buttons.formUnion(UIEvent.ButtonMask(rawValue: buttons))
      }
    }
  }

  /// Handles what a pencil says late.
  func resolveEstimate(_ slot: Int, _ update: PencilUpdate) {
    guard let (touch, recognizers) = estimates.resolve(slot, update) else { return }
    for recognizer in recognizers {
      application.trace.tell(.touchesEstimatedPropertiesUpdated, .gestures, recognizer) {
        recognizer.touchesEstimatedPropertiesUpdated([touch])
      }
    }
    guard let view = touch.view else { return }
    application.trace.tell(.touchesEstimatedPropertiesUpdated, .delivery, view) {
      view.touchesEstimatedPropertiesUpdated([touch])
    }
  }

  private func send(to application: UIApplication) {
    guard let trace = event.trace else { return application.sendEvent(event) }
    trace.call(
      .sendEvent, .delivery, on: application, answer: { (_: Void) in nil }, { application.sendEvent(event) })
  }

  private func follow(_ finger: IOHIDEvent, in application: UIApplication) {
    let location = application.screenPoint(at: finger.location)
    if finger.phase == .began {
      begin(finger, at: location)
    } else {
      touch(of: finger)?.update(from: finger, at: location)
    }
  }

  /// Notes the moves of an older sample, but for those that the event itself repeats.
  private func note(_ older: IOHIDEvent, before hand: IOHIDEvent) {
    for finger in older.children where finger.phase == .moved {
      let latest = hand.children.first { $0.index == finger.index }
      guard let latest, finger.timestamp < latest.timestamp else { continue }
      touch(of: finger)?.addSample(from: finger, at: application.screenPoint(at: finger.location))
    }
  }

  private func touch(of finger: IOHIDEvent) -> UITouch? {
    event.touches.first { $0.pathIndex == finger.index && !$0.hasFinished }
  }

  /// Finds the window and the view of a new finger; where nothing is hit there is no touch at all (fact H12).
  private func begin(_ finger: IOHIDEvent, at location: CGPoint) {
    guard let (window, view) = hitTest(finger, at: location) else {
      application.trace?.note(.application, application.traceName, .misses(finger.index))
      return
    }
    let touch = UITouch(finger, at: location, serial: touchesBegun)
    touchesBegun += 1
    touch.window = window
    let others = event.touches.filter { !$0.hasFinished }
    if others.isEmpty { sequences += 1 }
    touch.sequence = sequences
    touch.hitView = view
    if let view, wants(view, beside: others, in: window) { touch.view = view }
    touch.tapCount = taps.countTap(of: touch)
    event.touches = event.touches + [touch]
    if let view { application.gestures.collect(for: touch, hit: view, with: event) }
  }

  /// A view without multiple touch takes no second finger (fact T15), and an exclusive one none beside those of other
  /// views in its window (fact T16).
  private func wants(_ view: UIView, beside others: [UITouch], in window: UIWindow) -> Bool {
    for other in others where other.window === window {
      guard let taken = other.view else { continue }
      if taken === view ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || taken.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  /// The passes of hit-testing that the system's profile asks for, all of them at touch-down (facts H13, H14).
  private func hitTest(_ finger: IOHIDEvent, at location: CGPoint) -> (UIWindow, UIView?)? {
    var window: UIWindow?
    var view: UIView?
    let passes = application.profile.hitTestPasses
    for (number, pass) in passes.enumerated() {
      if pass.event == .current { show(finger, at: location, in: window) }
      event.trace?.note(
        .hitTesting, application.traceName, .pass(number + 1, of: passes.count, from: pass.start),
        recordDetails)
      switch pass.start {
      case .topWindow:
        (window, view) = findWindow(at: location)
        guard window != nil else { return nil }
      case .chosenWindow:
        guard let window else { return nil }
        view = window.askHitTest(window.convertFromScreen(location), with: event)
      }
    }
    guard let window else { return nil }
    return (view?.window ?? window, view)
  }

  /// What the event shows during a pass, which may still be the event before.
  private var recordDetails: [TraceEntry.Detail] {
    [
      .init("event time", .seconds(event.timestamp)),
      .init("touches in event", .integer(event.touches.count)),
    ] + (event.gsEvent.map { [.init("GSEvent at", .point($0.windowLocation))] } ?? [])
  }

  /// The topmost window under a point that answers, whether it is the key window or not (fact H10).
  private func findWindow(at location: CGPoint) -> (UIWindow?, UIView?) {
    for window in application.windowsFromTop {
      if let hit = window.askHitTest(window.convertFromScreen(location), with: event) { return (window, hit) }
    }
    return (nil, nil)
  }

  private func showRecord(of hand: IOHIDEvent, in application: UIApplication) {
    guard let finger = hand.children.first else { return }
    event.time = finger.timestamp
    guard application.wrapsGSEvents else { return }
    let location = application.screenPoint(at: finger.location)
    let touch = event.touches.first { $0.pathIndex == finger.index }
    show(finger, at: location, in: touch?.window)
  }

  private func show(_ finger: IOHIDEvent, at location: CGPoint, in window: UIWindow?) {
    event.time = finger.timestamp
    guard application.wrapsGSEvents else { return }
    event.gsEvent = GSEvent(
      type: GSEvent.handType, location: location,
      windowLocation: window?.convertFromScreen(location) ?? location, timestamp: finger.timestamp)
  }
}

extension UIEvent {
  /// Whether any of the touches is in its last event.
  fileprivate final var hasFinishedTouches: Bool {
    touches.containsUncounted { $0.hasFinished }
  }
}

extension UITouch {
  /// Whether this is the touch's last event.
  var hasFinished: Bool { phase == .ended || phase == .cancelled }
}
