/// Which recognizers must fail before one may recognize: one knot of the graph of all of them.
///
/// An edge is stored when it is made or first asked for, and looked at only when one of its two ends decides: nothing is
/// built anew for a touch.
struct FailureRequirements {
  /// What was asked of another recognizer during this attempt, and the answer (fact G35).
  private struct Answer {
    var other: ObjectIdentifier
    var isRequired: Bool
  }

  private var required: [WeakReference<UIGestureRecognizer>] = []
  private var answers: [Answer] = []

  /// Makes an edge for good (fact G34); one to itself is refused.
  mutating func add(_ other: UIGestureRecognizer, to recognizer: UIGestureRecognizer) {
    guard other !== recognizer else {
      return Refusal.requiresItself(recognizer.traceName).report(to: recognizer.environment.trace)
    }
    required.removeAll { $0.object == nil || $0.object === other }
    required.append(WeakReference(other))
  }

  /// Whether one recognizer must wait for the other; the open questions are asked once per attempt (fact G35).
  static func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
    let id = ObjectIdentifier(other)
    if recognizer.requirements.required.contains(where: { $0.object === other }) { return true }
    if let known = recognizer.requirements.answers.first(where: { $0.other == id }) {
      return known.isRequired
    }
    let isRequired =
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    recognizer.requirements.answers.append(Answer(other: id, isRequired: isRequired))
    return isRequired
  }

  /// Whether an edge between the two is known, in either direction, without asking anybody.
  static func areLinked(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.requirements.knows(other) || other.requirements.knows(one)
  }

  private func knows(_ other: UIGestureRecognizer) -> Bool {
    let id = ObjectIdentifier(other)
    return required.contains { $0.object === other } || answers.contains { $0.other == id && $0.isRequired }
  }

  /// Forgets what holds for one attempt only.
  mutating func endAttempt() { answers = [] }
}
