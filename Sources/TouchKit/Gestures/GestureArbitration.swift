/// Who may recognize: exclusion, vetoes, and who waits for whom to fail.
struct GestureArbitration {
  let environment: UIGestureEnvironment

  private var trace: Trace? { environment.trace }
  var recognizers: ActiveRecognizers { environment.recognizers }

  /// Lets a recognizer recognize, if nothing speaks against it: else it fails, or waits.
  func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    environment.adopt(recognizer)
    if !recognizer.attempt.isReleased {
      if let winner = blocker(of: recognizer) {
        return fail(recognizer, .hasRecognized, by: winner.traceName)
      }
      if let vetoer = vetoer(of: recognizer) { return fail(recognizer, .veto, by: vetoer) }
      let obstacle = waitIfNeeded(recognizer)
      // Those who were asked may have taken it from its view, or switched it off.
      guard recognizer.attempt.isUndecided else { return }
      if let other = obstacle {
        trace?.note(.gestures, recognizer.traceName, .waits(for: other.traceName))
        recognizer.attempt.pending = [state]
        return
      }
    }
    recognizer.attempt.isReleased = false
    environment.commit(state, of: recognizer)
  }

  /// What a decision means for the others that are still undecided.
  ///
  /// It reaches everybody who must fail before anybody is let go, for what is let go may recognize at once.
  func settleOthers(after recognizer: UIGestureRecognizer) {
    if recognizer.attempt.state == .failed {
      release(recognizer.attempt.waiters)
    } else {
      failOthers(than: recognizer)
    }
    recognizer.attempt.waiters = []
    letGo()
  }

  private func failOthers(than winner: UIGestureRecognizer) {
    let wasLettingGo = recognizers.isLettingGo
    recognizers.isLettingGo = true
    for other in recognizers.all
    where other !== winner && other.attempt.isUndecided && areRelated(winner, other) {
      if FailureRequirements.requires(other, failureOf: winner) {
        fail(other, .hadToFail, by: winner.traceName)
      } else if !other.attempt.pending.isEmpty, FailureRequirements.requires(winner, failureOf: other) {
        // Each of the two waited for the other one.
        fail(other, .hadWaited, by: winner.traceName)
      } else if prevents(winner, other) {
        fail(other, .hasRecognized, by: winner.traceName)
      }
    }
    recognizers.isLettingGo = wasLettingGo
  }

  /// Fails a recognizer through its own setter, so that overrides hear of it.
  func fail(
    _ recognizer: UIGestureRecognizer, _ failure: TraceEntry.Note.Failure, by other: @autoclosure () -> String
  ) {
    trace?.note(.gestures, recognizer.traceName, .fails(failure, by: other()))
    recognizer.state = .failed
    if !recognizer.attempt.isFinished { environment.commit(.failed, of: recognizer) }
  }

  // MARK: Exclusion

  /// A gesture under way that keeps the recognizer from recognizing (facts G30, G34).
  func blocker(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    recognizers.underWay.first { winner in
      guard winner !== recognizer, areRelated(winner, recognizer) else { return false }
      return FailureRequirements.requires(recognizer, failureOf: winner) || prevents(winner, recognizer)
    }
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

  /// Whether two recognizers have to do with each other: through a touch, or through their views.
  func areRelated(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if shareTouch(one, other) { return true }
    guard let view = one.view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  private func shareTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.attemptTouches.contains { touch in other.attemptTouches.contains { $0 === touch } }
  }

  // MARK: Vetoes

  /// Who vetoes the recognition: a view that a finger hit, or the delegate (facts G6, G36).
  ///
  /// Each view that a touch hit is asked once, and no view around it, not even the recognizer's own. No view is asked
  /// when recognition takes nothing away (fact G37), or before iOS 6. A delegate that is one of the views asked is not
  /// asked again.
  private func vetoer(of recognizer: UIGestureRecognizer) -> String? {
    var asked: [UIView] = []
    if recognizer.cancelsTouchesInView, environment.viewsForbidGestures {
      asked = hitViews(of: recognizer)
      for view in asked where !view.gestureRecognizerShouldBegin(recognizer) { return view.traceName }
    }
    return recognizer.delegateVeto(unlessOneOf: asked)
  }

  private func hitViews(of recognizer: UIGestureRecognizer) -> [UIView] {
    var views: [UIView] = []
    for touch in recognizer.attemptTouches {
      guard let view = touch.hitView, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    return views
  }
}
