/// Which recognizers must fail before one may recognize: one knot of the graph of all of them.
///
/// An edge is stored when it is made or first asked for, and looked at only when one of its two ends decides: nothing is
/// built anew for a touch.
struct FailureRequirements {
  private var required: [Weak<UIGestureRecognizer>] = []
  /// Of which recognizers it was asked during this attempt whether they must fail.
  private var asked: Set<ObjectIdentifier> = []
  /// Those of which the answer was yes.
  private var requiredNow: [Weak<UIGestureRecognizer>] = []

  /// Makes an edge for good.
  mutating func add(_ other: UIGestureRecognizer) {
    required.removeAll { $0.object == nil || $0.object === other }
    required.append(Weak(other))
  }

  /// Whether one recognizer must wait for the other; the open questions are asked once per attempt (fact G35).
  static func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
    if recognizer.requirements.required.contains(where: { $0.object === other }) { return true }
    guard recognizer.hasOpinions || other.hasOpinions else { return false }
    if recognizer.requirements.asked.contains(ObjectIdentifier(other)) {
      return recognizer.requirements.requiredNow.contains { $0.object === other }
    }
    let isRequired =
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    recognizer.requirements.asked.insert(ObjectIdentifier(other))
    if isRequired { recognizer.requirements.requiredNow.append(Weak(other)) }
    return isRequired
  }

  /// The recognizers that are known to be required, without asking anybody.
  var known: [UIGestureRecognizer] {
    required.compactMap { $0.object } + requiredNow.compactMap { $0.object }
  }

  /// Forgets what holds for one attempt only.
  mutating func endAttempt() {
    asked = []
    requiredNow = []
  }
}

extension UIGestureRecognizer {
  /// Whether anybody could answer for the recognizer what is asked about it and another one: a class of the app's own,
  /// or a delegate.
  final var hasOpinions: Bool {
    delegate != nil || ObjectIdentifier(Swift.type(of: self)) != Self.engineClass
  }
}

/// The recognizers of which none is reset before all of its group have decided: those that are linked by failure
/// requirements (fact G11).
struct LinkedRecognizers {
  /// For each recognizer another one of its group; for one of the group itself.
  private var leaders: [Int]
  private var isWaiting: [Bool]

  /// Finds the groups among recognizers that have attempts.
  init(_ active: [UIGestureRecognizer]) {
    leaders = Array(active.indices)
    isWaiting = Array(repeating: false, count: active.count)
    for (place, recognizer) in active.enumerated() { recognizer.attempt.place = place }
    for (place, recognizer) in active.enumerated() {
      for other in recognizer.requirements.known where isOne(other, of: active) {
        leaders[leader(of: other.attempt.place)] = leader(of: place)
      }
    }
    for (place, recognizer) in active.enumerated() where !recognizer.attempt.isFinished {
      isWaiting[leader(of: place)] = true
    }
  }

  /// Whether one of the group of the recognizer at a place is undecided.
  mutating func areWaiting(at place: Int) -> Bool { isWaiting[leader(of: place)] }

  private func isOne(_ recognizer: UIGestureRecognizer, of active: [UIGestureRecognizer]) -> Bool {
    active.indices.contains(recognizer.attempt.place) && active[recognizer.attempt.place] === recognizer
  }

  private mutating func leader(of place: Int) -> Int {
    var here = place
    while leaders[here] != here {
      leaders[here] = leaders[leaders[here]]
      here = leaders[here]
    }
    return here
  }
}
