/// The recognizers of an app that have an attempt: who gets a touch, and in which order they are told of it.
final class ActiveRecognizers {
  /// All of them, the deepest views' first, among equals in the order of attachment (fact G19).
  private(set) var all: [UIGestureRecognizer] = []
  /// Those whose gestures go on.
  private(set) var underWay: [UIGestureRecognizer] = []
  /// Those about whom a class of the app's own, or a delegate, may have something to say.
  private(set) var opinionated: [UIGestureRecognizer] = []
  /// Those that have nothing in their way any more, in the order in which that came about.
  var released: [UIGestureRecognizer] = []
  /// Whether what is released is looked after already, or has to wait until everybody has failed who must.
  var isLettingGo = false
  /// How many searches there have been.
  var searches = 0

  /// Puts a recognizer at its place among the others; one that is there stays where it is.
  func adopt(_ recognizer: UIGestureRecognizer, for environment: UIGestureEnvironment) {
    guard !recognizer.attempt.isRunning else { return }
    recognizer.attempt.isRunning = true
    recognizer.attempt.environment = environment
    recognizer.attempt.depth = recognizer.attachedView?.depth ?? 0
    noteOpinions(of: recognizer)
    if let last = all.last, !comesLast(recognizer, after: last) {
      all.insert(recognizer, at: all.firstIndex { comes(recognizer, before: $0) } ?? all.count)
    } else {
      all.append(recognizer)
    }
  }

  /// A delegate may have something to say about a recognizer from now on.
  func noteOpinions(of recognizer: UIGestureRecognizer) {
    guard recognizer.hasOpinions, !opinionated.contains(where: { $0 === recognizer }) else { return }
    opinionated.append(recognizer)
  }

  /// The recognizer may have begun, or come to an end.
  func noteWhetherUnderWay(_ recognizer: UIGestureRecognizer) {
    let place = underWay.firstIndex { $0 === recognizer }
    if recognizer.attempt.isUnderWay {
      if place == nil { underWay.append(recognizer) }
    } else if let place {
      underWay.remove(at: place)
    }
  }

  /// Forgets some of them.
  func forget(where isMeant: (UIGestureRecognizer) -> Bool) {
    all.take(where: isMeant)
    underWay.take(where: isMeant)
    opinionated.take(where: isMeant)
  }

  /// Whether a recognizer comes after all others, seen at a glance: they usually come in order.
  private func comesLast(_ recognizer: UIGestureRecognizer, after last: UIGestureRecognizer) -> Bool {
    if last.attempt.depth != recognizer.attempt.depth { return last.attempt.depth > recognizer.attempt.depth }
    guard let view = recognizer.attachedView, view === last.attachedView else { return false }
    return last.placeInView < recognizer.placeInView
  }

  private func comes(_ one: UIGestureRecognizer, before other: UIGestureRecognizer) -> Bool {
    if one.attempt.depth != other.attempt.depth { return one.attempt.depth > other.attempt.depth }
    guard let view = one.attachedView, view === other.attachedView else { return false }
    return one.placeInView < other.placeInView
  }
}
