/// One try of a recognizer to see its gesture: from the first touch until the reset.
///
/// An object, which each recognizer has for good: a value would be copied for each question.
final class GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// Whether the recognizer got a touch since its last reset.
  var isRunning = false
  /// The states to go through once the recognizers that must fail first have failed.
  var pending: [UIGestureRecognizer.State] = []
  /// The recognizers that wait for this one to fail, in the order in which they asked.
  var waiters: [UIGestureRecognizer] = [] { didSet { dispose(of: oldValue) } }
  /// How many recognizers this one waits for, at most: it is looked at again when the last of them has failed.
  var obstacles = 0
  /// The search that has come by last.
  var search = 0
  /// Where the recognizer stood among those with attempts when they were last numbered.
  var place = 0
  /// Whether the attempt is about to end.
  var isLeaving = false
  /// The state that was asked for illegally, and that ends the attempt when no one is busy any more.
  var isGivenUp = false
  /// Who leads the attempt, even when the recognizer has left its app's windows meanwhile; `nil` without an attempt.
  ///
  /// A cycle while the attempt lasts: the environment keeps the recognizer, and ends all attempts when its application goes.
  var environment: UIGestureEnvironment? { didSet { dispose(of: oldValue) } }
  /// How many views lie above the recognizer's view: the deepest are served first.
  var depth = 0
  /// Whether what was put off happens now: no one is asked a second time.
  var isReleased = false
  /// Fires when the recognizer has had no touches for too long.
  var silence: VirtualRunLoop.Timer? { didSet { if silence !== oldValue { oldValue?.invalidate() } } }
  private var timers: [VirtualRunLoop.Timer] = []

  /// Whether the recognizer has decided, and waits for its reset.
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether nothing that the fingers do now matters to the recognizer: it has decided, though it may still wait for
  /// others to fail before it says so.
  var hasDecided: Bool { isFinished || pending.last == .ended }
  /// Whether the recognizer still may or may not recognize.
  var isUndecided: Bool { isRunning && state == .possible }
  /// Whether the gesture was recognized, whatever became of it since.
  var hasRecognized: Bool { isUnderWay || state == .ended || state == .cancelled }
  /// Whether the gesture goes on.
  var isUnderWay: Bool { state == .began || state == .changed }

  func keep(_ timer: VirtualRunLoop.Timer) { timers.append(timer) }

  func stopTimers() {
    for timer in timers { timer.invalidate() }
    timers = []
    silence = nil
  }

  /// Forgets everything, for the next attempt.
  func end() {
    stopTimers()
    (state, isRunning, pending, waiters) = (.possible, false, [], [])
    (obstacles, search, place, depth) = (0, 0, 0, 0)
    (isLeaving, isGivenUp, isReleased) = (false, false, false)
    environment = nil
  }
}
