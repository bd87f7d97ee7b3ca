extension UIGestureRecognizer {
  /// Goes to another state, or refuses to (facts G2–G6).
  final func request(_ new: State) {
    let old = attempt.pending.last ?? attempt.state
    switch (old, new) {
    case (.changed, .changed), (.began, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      if attempt.pending.isEmpty { environment.commit(new, of: self) } else { put(off: new) }
    case _ where old == new: return
    case (.possible, .began), (.possible, .ended): environment.arbitration.recognize(self, as: new)
    case (.possible, .failed): environment.commit(.failed, of: self)
    case (_, .failed) where !attempt.pending.isEmpty: environment.commit(.failed, of: self)
    default: refuse(new)
    }
  }

  /// Keeps what happens while others decide: the gesture either goes on as it was, or has an end already.
  private func put(off new: State) {
    switch new {
    case .ended: attempt.pending.append(.ended)
    case .cancelled: environment.commit(.failed, of: self)
    default: return
    }
  }

  /// Stays as it is, but gives up: else an attempt that its author takes for ended would go on for ever.
  private func refuse(_ new: State) {
    Refusal.illegalState(from: attempt.state, to: new, of: traceName).report(to: environment.trace)
    guard new == .cancelled || new == .failed, !attempt.isFinished else { return }
    attempt.isGivenUp = true
    environment.adopt(self)
    environment.needsFlush()
  }

  /// Whether a subclass has begun the gesture before the recognizer's own rule would have: the rest goes on as if the
  /// recognizer had, and everything since touch-down counts (engine's choice).
  final var hasStarted: Bool { attempt.isUnderWay || !attempt.pending.isEmpty }

  /// Ends the attempt from outside: a gesture under way is cancelled, a possible one hears no more (fact G13).
  final func abandon() {
    guard attempt.isRunning else { return }
    if !attempt.isFinished {
      let end = attempt.isUnderWay ? State.cancelled : .failed
      // Through the setter, so that overrides hear of it; one that keeps it to itself has no say.
      state = end
      if !attempt.isFinished { environment.commit(end, of: self) }
    }
    environment.needsFlush()
  }

  /// Gives up one touch.
  final func giveUp(_ touch: UITouch) {
    unfollow(touch)
    attemptTouches = attemptTouches.filter { $0 !== touch }
    touch.forget(self)
    environment.needsFlush()
  }

  /// Gives up one press.
  final func giveUp(_ press: UIPress) {
    activePresses.removeAll { $0 === press }
    press.recognizers.removeAll { $0 === self }
    environment.needsFlush()
  }

  /// Starts or joins an attempt with a new touch.
  final func take(_ touch: UITouch, with event: UIEvent) {
    leftBehind.removeAll { number in !event.touches.contains { $0.hash == number && !$0.hasFinished } }
    activeTouches = activeTouches + [touch]
    attemptTouches = attemptTouches + [touch]
    touch.changeRecognizers { $0.append(self) }
  }

  /// Whether a finger of an attempt that has failed landed shortly before, and is still there: then the new finger is
  /// no gesture of its own, but one more finger of a hand (facts G12, G43, engine's choice).
  final func hasFingersLeft(from event: UIEvent) -> Bool {
    event.touches.contains { touch in
      leftBehind.contains(touch.hash) && !touch.hasFinished
        && event.timestamp - touch.firstTimestamp <= Hand.longestLanding
    }
  }

  /// How many fingers of attempts that are over are still on the glass.
  final func countOfFingersLeft(from event: UIEvent) -> Int {
    event.touches.reduce(0) { $0 + (leftBehind.contains($1.hash) && !$1.hasFinished ? 1 : 0) }
  }

  final func isFollowing(_ touch: UITouch) -> Bool { activeTouches.contains { $0 === touch } }

  /// Stops following a touch, which stays part of the attempt; says whether the recognizer followed it.
  @discardableResult
  final func unfollow(_ touch: UITouch) -> Bool {
    guard isFollowing(touch) else { return false }
    keepCentroid()
    activeTouches = activeTouches.filter { $0 !== touch }
    return true
  }

  /// Whether the recognizer is silent, or was when it was last looked at.
  final var needsSilenceWatch: Bool { isSilent || attempt.silence != nil }

  /// Whether the recognizer has no touches, and neither comes to an end nor waits for others.
  final var isSilent: Bool {
    attempt.isRunning && !isScrolled && activeTouches.isEmpty && activePresses.isEmpty && !attempt.isFinished
      && attempt.pending.isEmpty
  }

  /// Goes back to `possible`, without an action; touches that are still down are its business no more.
  final func endAttempt() {
    let trace = environment.trace
    // The views of the last touches go only when the attempt has ended, not in the middle of it.
    let touches = attemptTouches
    defer { withExtendedLifetime(touches) {} }
    leftBehind += liveTouches.map { $0.hash }
    leaveTouches()
    shownState = nil
    attempt.end()
    requirements.endAttempt()
    guard let trace else { return reset() }
    trace.call(.reset, .gestures, on: self, answer: { (_: Void) in nil }, { reset() })
  }

  /// Lets go of all touches and timers.
  final func leaveTouches() {
    attempt.stopTimers()
    keepCentroid()
    // Letting go of a touch may destroy its views, whose recognizers come back to here.
    let touches = attemptTouches
    activeTouches = []
    attemptTouches = []
    for touch in touches { touch.forget(self) }
    for press in activePresses { press.recognizers.removeAll { $0 === self } }
    activePresses = []
  }

  /// Calls a closure after a time, in seconds, unless the attempt has ended or been decided by then.
  ///
  /// - Parameter recognizer: This one; it is not kept alive.
  @discardableResult
  final func wait<Recognizer: UIGestureRecognizer>(
    _ seconds: TimeInterval, for recognizer: Recognizer, then perform: @escaping (Recognizer) -> Void
  ) -> VirtualRunLoop.Timer? {
    let timer = environment.startTimer(after: seconds, for: recognizer) {
      if !$0.attempt.hasDecided { perform($0) }
    }
    if let timer { attempt.keep(timer) }
    return timer
  }
}

extension UIGestureRecognizer.State {
  /// The case's name.
  public var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
