extension UIGestureEnvironment {
  /// Lets a recognizer recognize, if nothing speaks against it: else it fails, or waits (facts G6, G30–G36).
  func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    adopt(recognizer)
    if !recognizer.attempt.isReleased {
      if let winner = active.first(where: { blocks($0, recognizer) }) {
        return fail(recognizer, because: "\(winner.traceName) has recognized")
      }
      if let vetoer = vetoer(of: recognizer) { return fail(recognizer, because: "\(vetoer) says no") }
      if let other = blocker(of: recognizer) {
        trace?.note(.gestures, recognizer.traceName, "waits for \(other.traceName) to fail")
        recognizer.attempt.pending = [state]
        return
      }
    }
    recognizer.attempt.isReleased = false
    commit(state, of: recognizer)
  }

  /// What a decision means for the others that are still undecided.
  func settleOthers(after recognizer: UIGestureRecognizer) {
    if recognizer.attempt.state == .failed {
      for other in active where !other.attempt.pending.isEmpty { reconsider(other) }
      return
    }
    for other in active where other !== recognizer && other.attempt.isUndecided {
      guard areRelated(recognizer, other) else { continue }
      if FailureRequirements.requires(other, failureOf: recognizer) {
        fail(other, because: "\(recognizer.traceName), which had to fail, has recognized")
      } else if prevents(recognizer, other) {
        fail(other, because: "\(recognizer.traceName) has recognized")
      }
    }
  }

  /// Fails a recognizer through its own setter, so that overrides hear of it.
  private func fail(_ recognizer: UIGestureRecognizer, because reason: String) {
    trace?.note(.gestures, recognizer.traceName, "fails: \(reason)")
    recognizer.state = .failed
    if !recognizer.attempt.isFinished { commit(.failed, of: recognizer) }
  }

  /// Does what was put off, once nobody has to fail any more (fact G34).
  private func reconsider(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isUndecided, blocker(of: recognizer) == nil else { return }
    if let winner = active.first(where: { blocks($0, recognizer) }) {
      return fail(recognizer, because: "\(winner.traceName) has recognized")
    }
    let states = recognizer.attempt.pending
    recognizer.attempt.pending = []
    recognizer.attempt.isReleased = true
    for state in states { recognizer.state = state }
    recognizer.attempt.isReleased = false
  }

  // MARK: Exclusion

  /// Whether the one has recognized, and so keeps the other from doing the same (facts G30, G34).
  private func blocks(_ winner: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
    guard winner !== recognizer, winner.attempt.isUnderWay, areRelated(winner, recognizer) else {
      return false
    }
    return FailureRequirements.requires(recognizer, failureOf: winner) || prevents(winner, recognizer)
  }

  /// Whether one keeps the other from recognizing at the same time (facts G31, G32).
  // snippet: prevents
  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    let isSimultaneous =
      winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
        == true
    return !isSimultaneous
  }
  // endsnippet

  /// Whether two recognizers have to do with each other: through a touch, or through their views (fact G30).
  private func areRelated(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if shareTouch(one, other) { return true }
    guard let view = one.view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  private func shareTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.attemptTouches.contains { touch in other.attemptTouches.contains { $0 === touch } }
  }

  // MARK: Failure requirements

  /// A recognizer that must fail first and has not decided yet (facts G34, G35).
  private func blocker(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    active.first { other in
      guard other !== recognizer, other.attempt.isUndecided, areRelated(recognizer, other) else {
        return false
      }
      // Two that wait for each other would wait for ever: the one that asked first has its way.
      return FailureRequirements.requires(recognizer, failureOf: other) && !waits(other, for: recognizer)
    }
  }

  private func waits(_ recognizer: UIGestureRecognizer, for target: UIGestureRecognizer) -> Bool {
    var waiting = [recognizer]
    var place = 0
    while place < waiting.count {
      let here = waiting[place]
      place += 1
      guard !here.attempt.pending.isEmpty else { continue }
      if FailureRequirements.requires(here, failureOf: target) { return true }
      for other in active where other.attempt.isUndecided && !waiting.contains(where: { $0 === other }) {
        if FailureRequirements.requires(here, failureOf: other) { waiting.append(other) }
      }
    }
    return false
  }

  // MARK: Vetoes

  /// Who vetoes the recognition: a view from the touched ones up to the recognizer's, or the delegate (fact G36).
  ///
  /// The views are asked only when recognition would take touches away from them (fact G37), and from iOS 6 on. That the
  /// views around the one that was hit are asked, too, is the engine's choice.
  private func vetoer(of recognizer: UIGestureRecognizer) -> String? {
    if recognizer.cancelsTouchesInView, viewsForbidGestures {
      for view in touchedViews(of: recognizer) where view !== recognizer.delegate {
        if !view.gestureRecognizerShouldBegin(recognizer) { return view.traceName }
      }
    }
    if let veto = recognizer.ownVeto { return veto }
    if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false { return "its delegate" }
    return nil
  }

  private func touchedViews(of recognizer: UIGestureRecognizer) -> [UIView] {
    var views: [UIView] = []
    for touch in recognizer.attemptTouches {
      var here = touch.hitView
      while let view = here, !views.contains(where: { $0 === view }) {
        views.append(view)
        here = view === recognizer.view ? nil : view.superview
      }
    }
    return views
  }
}
