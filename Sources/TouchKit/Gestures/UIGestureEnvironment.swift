/// Leads an app's recognizers: who gets which touch, who may recognize, and what the views hear.
///
/// Named after the part of UIKit that does this.
final class UIGestureEnvironment: ApplicationPart {
  /// How long a recognizer without touches may go on, in seconds: engine's choice, so that no touch is held back, and
  /// no other gesture kept from beginning, for ever by a recognizer that never comes to an end.
  static let longestSilence: TimeInterval = 0.75

  /// The most actions that one update sends: engine's choice, so that an action that causes itself comes to an end.
  static let actionLimit = 10_000

  /// The recognizers that have an attempt.
  let recognizers = ActiveRecognizers()
  /// The state changes whose actions are still to be sent.
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var heldTouches = HeldTouches() { didSet { dispose(of: oldValue) } }
  private var isUpdating = false
  private var isDirty = false

  override init(of application: UIApplication) {
    (trace, runLoop) = (application.trace, application.mainRunLoop)
    super.init(of: application)
  }

  /// Where what happens is recorded; the application says so.
  var trace: Trace?
  /// The application's run loop; `nil` while it does not run.
  var runLoop: VirtualRunLoop?
  /// The modifiers of a keyboard that are held down.
  var modifiers: UIKeyModifierFlags { application.responderEvents.modifiers }
  /// Whether views are asked before a recognizer begins.
  var viewsForbidGestures: Bool { application.profile.viewsForbidGestures }
  /// Whether scroll views leave drags at their ends to those around.
  var transfersScrolling: Bool { application.profile.transfersScrolling }

  // MARK: Collecting

  /// Offers a new touch to the recognizers of the hit view and of all views above it (facts G15, G16).
  func collect(for touch: UITouch, hit view: UIView, with event: UIEvent) {
    let wasUpdating = isUpdating
    // Delegates are asked, who must not send the event before it is ready.
    isUpdating = true
    defer {
      isUpdating = wasUpdating
      if isDirty, !isUpdating { wakeUp() }
    }
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
  func adopt(_ recognizer: UIGestureRecognizer) { recognizers.adopt(recognizer, for: self) }

  /// Forgets a recognizer whose view is gone: no one hears of it but itself.
  func drop(_ recognizer: UIGestureRecognizer) {
    recognizers.forget { $0 === recognizer }
    actions.take { $0.recognizer === recognizer }
    arbitration.release(recognizer.attempt.waiters)
    recognizer.endAttempt()
    needsFlush()
  }

  // MARK: Updating

  /// Gives an event to a window's recognizers, sends their actions, and gives the views what is theirs
  /// (facts G8, G17, G28).
  func update(_ window: UIWindow, with event: UIEvent) {
    guard !isUpdating else { return Refusal.eventInsideEvent(window.traceName).report(to: trace) }
    var touches = event.touches
    if touches.contains(where: { $0.window !== window }) { touches.removeAll { $0.window !== window } }
    beginUpdate()
    let deliveries = TouchDelivery.Kinds(of: touches)
    recognizers.all.forEachUncounted { tell($0, of: touches, deliveries, with: event) }
    finishUpdate(of: touches, as: .news, with: event)
    event.touchSets.forgetFinished()
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, of touches: [UITouch], _ deliveries: TouchDelivery.Kinds,
    with event: UIEvent
  ) {
    for delivery in deliveries {
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
    arbitration.letGo()
    sendActions()
    isDirty = false
  }

  /// Resets those that have decided, after everybody has heard what concerns them.
  func endUpdate() {
    resetFinished()
    watchSilence()
    isUpdating = false
    // No one would make an application that does not run let go of what it keeps.
    if runLoop == nil { terminate() }
    if isDirty { wakeUp() }
  }

  /// Does what changed outside an event, right before the run loop sleeps.
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

  private func wakeUp() { runLoop?.wakeUp() }

  /// Does something with an object after a time, in seconds, unless it is gone by then; and what follows from it.
  func startTimer<Owner: AnyObject>(
    after seconds: TimeInterval, for owner: Owner, _ perform: @escaping (Owner) -> Void
  ) -> VirtualRunLoop.Timer? {
    guard let loop = runLoop else { return nil }
    let owner = Weak(owner)
    let timer = VirtualRunLoop.Timer(fireTime: loop.clock.now + seconds, for: self) { environment in
      if let owner = owner.object { perform(owner) }
      environment.needsFlush()
    }
    loop.add(timer, for: VirtualRunLoop.Mode.common)
    return timer
  }

  // MARK: States

  /// The rules of who may recognize.
  var arbitration: GestureArbitration { GestureArbitration(environment: self) }

  /// Takes a recognizer to a state that it may go to, and does what follows for others.
  func commit(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    let old = recognizer.attempt.state
    adopt(recognizer)
    recognizer.attempt.state = state
    recognizer.attempt.pending = []
    trace?.state(state, of: recognizer)
    if state != .failed { actions.append((recognizer, state)) }
    recognizers.noteWhetherUnderWay(recognizer)
    if old == .possible { arbitration.settleOthers(after: recognizer) }
    needsFlush()
  }

  private func sendActions() {
    var count = 0
    while !actions.isEmpty {
      count += 1
      guard count <= Self.actionLimit else {
        Refusal.endlessActions(actions[0].recognizer.traceName, limit: Self.actionLimit).report(to: trace)
        actions.take { _ in true }
        return
      }
      let (recognizer, state) = actions.removeFirst()
      trace?.action(state, of: recognizer)
      recognizer.shownState = state
      recognizer.targets.send(recognizer)
      recognizer.shownState = nil
    }
  }

  private func giveUpWhereAsked() {
    guard recognizers.all.containsUncounted(where: { $0.attempt.isGivenUp }) else { return }
    for recognizer in recognizers.all where recognizer.attempt.isGivenUp {
      recognizer.attempt.isGivenUp = false
      recognizer.abandon()
    }
  }

  /// Resets those that have decided, once their targets have heard of it; linked ones only together (facts G10, G11).
  private func resetFinished() {
    guard recognizers.all.containsUncounted(where: { $0.attempt.isFinished }) else { return }
    var groups = LinkedRecognizers(recognizers.all)
    // What was decided while views were told has its action at the next flush.
    let finished = recognizers.all.enumerated().filter { place, recognizer in
      recognizer.attempt.isFinished && !groups.areWaiting(at: place)
        && !actions.contains { $0.recognizer === recognizer }
    }.map { $0.element }
    for recognizer in finished { recognizer.attempt.isLeaving = true }
    recognizers.forget { $0.attempt.isLeaving }
    // With the touches of one the view of another may have gone, and with it that one's attempt.
    for recognizer in finished where recognizer.attempt.isRunning { recognizer.endAttempt() }
  }

  /// Ends the attempts that have lost every touch and do not end themselves (engine's choice).
  private func watchSilence() {
    guard recognizers.all.containsUncounted(where: { $0.needsSilenceWatch }) else { return }
    for recognizer in recognizers.all {
      guard recognizer.isSilent else {
        if recognizer.attempt.silence != nil { recognizer.attempt.silence = nil }
        continue
      }
      if recognizer.attempt.silence == nil {
        recognizer.attempt.silence = startTimer(after: Self.longestSilence, for: recognizer) { $0.abandon() }
      }
    }
  }

  /// Lets go of everything when the app ends.
  func terminate() {
    for recognizer in recognizers.all {
      recognizer.leaveTouches()
      recognizer.attempt.end()
    }
    recognizers.forget { _ in true }
    recognizers.released.take { _ in true }
    actions.take { _ in true }
    heldTouches = HeldTouches()
  }
}
