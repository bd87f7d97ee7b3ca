/// Leads an app's recognizers: who gets which touch, who may recognize, and what the views hear.
///
/// Named after the part of UIKit that does this (fact S23).
final class UIGestureEnvironment {
  /// How long a recognizer without touches may go on, in seconds: engine's choice, so that no touch is held back, and
  /// no other gesture kept from beginning, for ever by a recognizer that never comes to an end.
  static let longestSilence: TimeInterval = 0.75

  /// The most actions that one update sends: engine's choice, so that an action that causes itself comes to an end.
  static let actionLimit = 10_000

  private unowned(unsafe) let application: UIApplication
  /// The recognizers that have an attempt, the deepest views' first, among equals in the order of attachment
  /// (fact G19).
  private(set) var active: [UIGestureRecognizer] = []
  /// The state changes whose actions are still to be sent.
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var heldTouches = HeldTouches()
  private var isUpdating = false
  private var isDirty = false

  init(application: UIApplication) { self.application = application }

  deinit { terminate() }

  var trace: Trace? { application.trace }
  /// Whether views are asked before a recognizer begins.
  var viewsForbidGestures: Bool { application.profile.viewsForbidGestures }

  // MARK: Collecting

  /// Offers a new touch to the recognizers of the hit view and of all views above it (facts G15, G16).
  func collect(for touch: UITouch, hit view: UIView, with event: UIEvent) {
    var here: UIView? = view
    while let candidate = here {
      for recognizer in candidate.recognizers where recognizer.wants(touch, with: event) {
        recognizer.take(touch, with: event)
        adopt(recognizer)
      }
      here = candidate.superview
    }
  }

  /// Puts a recognizer among the active ones.
  func adopt(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.isRunning = true
    recognizer.attempt.environment = self
    guard !active.contains(where: { $0 === recognizer }) else { return }
    recognizer.attempt.depth = recognizer.view?.depth ?? 0
    active.insert(recognizer, at: active.firstIndex { comes(recognizer, before: $0) } ?? active.count)
  }

  /// Forgets a recognizer whose view is gone: nobody hears of it but itself.
  func drop(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
    actions.removeAll { $0.recognizer === recognizer }
    recognizer.endAttempt()
    needsFlush()
  }

  private func comes(_ one: UIGestureRecognizer, before other: UIGestureRecognizer) -> Bool {
    if one.attempt.depth != other.attempt.depth { return one.attempt.depth > other.attempt.depth }
    guard let view = one.view, view === other.view else { return false }
    return view.recognizers.first { $0 === one || $0 === other } === one
  }

  // MARK: Updating

  /// Gives an event to a window's recognizers, sends their actions, and gives the views what is theirs
  /// (facts G8, G17, G28).
  func update(_ window: UIWindow, with event: UIEvent) {
    guard !isUpdating else { return Refusal.eventInsideEvent(window.traceName).report(to: trace) }
    var touches = event.touches
    if touches.contains(where: { $0.window !== window }) { touches.removeAll { $0.window !== window } }
    beginUpdate()
    for recognizer in active { tell(recognizer, of: touches, with: event) }
    finishUpdate(of: touches, as: .news, with: event)
    event.touchSets.forgetFinished()
  }

  private func tell(_ recognizer: UIGestureRecognizer, of touches: [UITouch], with event: UIEvent) {
    for delivery in TouchDelivery.allCases {
      func isMeant(_ touch: UITouch) -> Bool {
        touch.phase == delivery.phase && recognizer.isFollowing(touch)
      }
      guard touches.contains(where: isMeant) else { continue }
      guard !recognizer.attempt.hasDecided else { return }
      let changed = event.touchSets.set(among: touches.count) { isMeant(touches[$0]) ? touches[$0] : nil }
      recognizer.receive(changed, delivery, with: event)
    }
  }

  func beginUpdate() { isUpdating = true }

  // snippet: finish
  private func finishUpdate(
    of touches: [UITouch], as state: HeldTouches.News, with event: UIEvent
  ) {
    settleAndSendActions()
    heldTouches.deliver(touches, as: state, with: event)
    for touch in touches where touch.hasFinished { touch.leaveRecognizers() }
    endUpdate()
  }
  // endsnippet

  /// Sends the actions of what has been decided.
  func settleAndSendActions() {
    giveUpWhereAsked()
    sendActions()
    isDirty = false
  }

  /// Resets those that have decided, after everybody has heard what concerns them.
  func endUpdate() {
    resetFinished()
    watchSilence()
    isUpdating = false
    if isDirty { wakeUp() }
  }

  /// Does what changed outside an event, right before the run loop sleeps (fact S23).
  func flush(with event: UIEvent) {
    guard isDirty, !isUpdating else { return }
    beginUpdate()
    finishUpdate(of: event.touches, as: .old, with: event)
    event.touchSets.forgetFinished()
  }

  /// Asks for a flush: what changes in the middle of an update may have come too late for it.
  func needsFlush() {
    guard !isDirty else { return }
    isDirty = true
    if !isUpdating { wakeUp() }
  }

  private func wakeUp() { application.process?.mainRunLoop.wakeUp() }

  func startTimer(after seconds: TimeInterval, _ perform: @escaping () -> Void) -> VirtualRunLoop.Timer? {
    guard let loop = application.process?.mainRunLoop else { return nil }
    let timer = VirtualRunLoop.Timer(fireTime: loop.clock.now + seconds) { [unowned(unsafe) self] in
      perform()
      needsFlush()
    }
    loop.add(timer, for: VirtualRunLoop.Mode.common)
    return timer
  }

  // MARK: States

  /// Takes a recognizer to a state that it may go to, and does what follows for others.
  func commit(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    let old = recognizer.attempt.state
    adopt(recognizer)
    recognizer.attempt.state = state
    recognizer.attempt.pending = []
    trace?.state(state, of: recognizer)
    if state != .failed { actions.append((recognizer, state)) }
    if old == .possible { settleOthers(after: recognizer) }
    needsFlush()
  }

  private func sendActions() {
    var count = 0
    while !actions.isEmpty {
      count += 1
      guard count <= Self.actionLimit else {
        Refusal.endlessActions(actions[0].recognizer.traceName, limit: Self.actionLimit).report(to: trace)
        return actions = []
      }
      let (recognizer, state) = actions.removeFirst()
      trace?.action(state, of: recognizer)
      recognizer.shownState = state
      recognizer.targets.send(recognizer)
      recognizer.shownState = nil
    }
  }

  private func giveUpWhereAsked() {
    for recognizer in active where recognizer.attempt.isGivenUp {
      recognizer.attempt.isGivenUp = false
      recognizer.abandon()
    }
  }

  /// Resets those that have decided, once their targets have heard of it; linked ones only together (facts G10, G11).
  private func resetFinished() {
    for recognizer in active where recognizer.attempt.isFinished && !waitsForLinked(recognizer) {
      // What was decided while views were told has its action at the next flush.
      if actions.contains(where: { $0.recognizer === recognizer }) { continue }
      active.removeAll { $0 === recognizer }
      recognizer.endAttempt()
    }
  }

  private func waitsForLinked(_ recognizer: UIGestureRecognizer) -> Bool {
    var linked = [recognizer]
    var place = 0
    while place < linked.count {
      let here = linked[place]
      place += 1
      if !here.attempt.isFinished { return true }
      for other in active where !linked.contains(where: { $0 === other }) {
        if FailureRequirements.areLinked(here, other) { linked.append(other) }
      }
    }
    return false
  }

  /// Ends the attempts that have lost every touch and do not end themselves (engine's choice).
  private func watchSilence() {
    for recognizer in active {
      guard recognizer.isSilent else {
        if recognizer.attempt.silence != nil { recognizer.attempt.silence = nil }
        continue
      }
      if recognizer.attempt.silence == nil {
        recognizer.attempt.silence = startTimer(after: Self.longestSilence) {
          [unowned(unsafe) recognizer] in recognizer.abandon()
        }
      }
    }
  }

  /// Lets go of everything when the app ends.
  func terminate() {
    for recognizer in active {
      recognizer.leaveTouches()
      recognizer.attempt = GestureAttempt()
    }
    active = []
    actions = []
    heldTouches = HeldTouches()
  }
}
