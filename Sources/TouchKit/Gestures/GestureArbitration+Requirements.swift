extension GestureArbitration {
  /// Puts a recognizer off until those have failed that must fail first, and says which one stands first in its way;
  /// `nil` when none does (facts G34, G35).
  func waitIfNeeded(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    let obstacles = undecidedRequirements(of: recognizer)
    guard let first = obstacles.first else { return nil }
    recognizer.attempt.obstacles = obstacles.count
    for other in obstacles { other.attempt.waiters.append(recognizer) }
    return first
  }

  /// The recognizers that must fail first and have not decided yet.
  private func undecidedRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var obstacles: [UIGestureRecognizer] = []
    func look(at other: UIGestureRecognizer) {
      guard other !== recognizer, other.attempt.environment === environment, other.attempt.isUndecided,
        areRelated(recognizer, other), FailureRequirements.requires(recognizer, failureOf: other)
      else { return }
      if !obstacles.contains(where: { $0 === other }) { obstacles.append(other) }
    }
    for other in recognizer.requirements.known { look(at: other) }
    for other in recognizer.hasOpinions ? recognizers.all : recognizers.opinionated { look(at: other) }
    guard !obstacles.isEmpty, !recognizer.attempt.waiters.isEmpty else { return obstacles }
    // Two that wait for each other would wait for ever: the one that asked last has its way (engine's choice).
    let search = markWaiters(for: recognizer)
    return obstacles.filter { $0.attempt.search != search }
  }

  /// Marks all recognizers that were put off, however indirectly, until one fails, with a number of its own.
  private func markWaiters(for recognizer: UIGestureRecognizer) -> Int {
    recognizers.searches += 1
    var found = [recognizer]
    while let here = found.popLast() {
      for waiter in here.attempt.waiters
      where waiter.attempt.search != recognizers.searches && waiter.attempt.isUndecided
        && !waiter.attempt.pending.isEmpty
      {
        waiter.attempt.search = recognizers.searches
        found.append(waiter)
      }
    }
    return recognizers.searches
  }

  // MARK: Letting go

  /// Notes that recognizers have one obstacle less.
  func release(_ waiters: [UIGestureRecognizer]) {
    for waiter in waiters {
      waiter.attempt.obstacles -= 1
      if waiter.attempt.obstacles <= 0 { recognizers.released.append(waiter) }
    }
  }

  /// Looks again at the recognizers that nothing stands in the way of any more, unless that is under way.
  func letGo() {
    guard !recognizers.isLettingGo else { return }
    recognizers.isLettingGo = true
    var next = 0
    while next < recognizers.released.count {
      next += 1
      reconsider(recognizers.released[next - 1])
    }
    recognizers.released.take { _ in true }
    recognizers.isLettingGo = false
  }

  /// Does what was put off, once no one has to fail any more.
  private func reconsider(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isUndecided, !recognizer.attempt.pending.isEmpty,
      waitIfNeeded(recognizer) == nil
    else { return }
    if let winner = blocker(of: recognizer) {
      return fail(recognizer, .hasRecognized, by: winner.traceName)
    }
    let states = recognizer.attempt.pending
    recognizer.attempt.pending = []
    recognizer.attempt.isReleased = true
    for state in states { recognizer.state = state }
    recognizer.attempt.isReleased = false
  }
}
