import TouchKit

/// Exercise 4.2: A tap recognizer (build, 20 points, 30 minutes).
///
/// **Given.** A recognizer with five settings, which does nothing.
///
/// **Task.** Make it recognize taps. In each tap `numberOfTouchesRequired` fingers land, then lift. At the last lift of
/// `numberOfTapsRequired` taps the state becomes `.ended`. It becomes `.failed` as soon as
///
/// - a tap takes longer than `longestTap`, from its first finger on,
/// - no further tap begins within `longestGap` of a lift,
/// - a finger too many lands, or one lifts before all have landed,
/// - a finger moves or lifts farther than `allowableMovement` from where it landed,
/// - a later tap's fingers land farther than that from the first's, from middle to middle,
/// - a touch is cancelled.
///
/// When time runs out there's no event, so use timers. Measure in the window. With two taps:
///
///     0.00 down   0.10 up   0.30 down   0.40 up: ended
///     0.00 down   0.10 up   0.45 failed
///
/// **Keep.** Set only `state`: whom to prevent is up to the superclass, which stays `UIGestureRecognizer`.
///
/// Check: make check EXERCISE=4.2
/// Hint:  make hint EXERCISE=4.2 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#your-own-recognizer-and-why-it-works-only-once
class TapRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  var numberOfTapsRequired = 1
  /// How many fingers each tap takes.
  var numberOfTouchesRequired = 1
  /// The longest time from the first landing of a tap to its last lift, in seconds.
  var longestTap: TimeInterval = 0.75
  /// The longest time from the last lift of a tap to the first landing of the next one, in seconds.
  var longestGap: TimeInterval = 0.35
  /// How far a finger may go, and later taps may lie from the first one, in points.
  var allowableMovement: CGFloat = 45

  // solution
  private var landings: [UITouch: CGPoint] = [:]
  private var lifted = 0
  private var tapsSeen = 0
  private var firstPlace: CGPoint?
  private var limit: Timer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if landings.isEmpty { fail(after: longestTap) }
    for touch in touches { landings[touch] = touch.location(in: nil) }
    guard landings.count <= numberOfTouchesRequired else { return fail() }
    guard landings.count == numberOfTouchesRequired else { return }
    let place = middleOfLandings
    let first = firstPlace ?? place
    firstPlace = first
    if place.distance(to: first) > allowableMovement { fail() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    measure(touches)
  }

  private func measure(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let landing = landings[touch] else { continue }
      if touch.location(in: nil).distance(to: landing) > allowableMovement { fail() }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard landings.count == numberOfTouchesRequired else { return fail() }
    measure(touches)
    guard state == .possible else { return }
    lifted += touches.count
    if lifted == numberOfTouchesRequired { finishTap() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail()
  }

  override func reset() {
    super.reset()
    startTap()
    tapsSeen = 0
    firstPlace = nil
  }

  private func finishTap() {
    startTap()
    tapsSeen += 1
    if tapsSeen == numberOfTapsRequired {
      state = .ended
    } else {
      fail(after: longestGap)
    }
  }

  /// Forgets the fingers of the last tap, and its time limit.
  private func startTap() {
    landings = [:]
    lifted = 0
    limit?.invalidate()
  }

  private func fail() {
    if state == .possible { state = .failed }
  }

  private func fail(after seconds: TimeInterval) {
    limit?.invalidate()
    limit = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in self?.fail() }
  }

  private var middleOfLandings: CGPoint {
    let count = CGFloat(landings.count)
    let places = landings.values
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
  // starter
  // // Override touchesBegan, touchesMoved, touchesEnded, touchesCancelled and reset here.
  // end
}

/// Timers that count the device's time; on an iPhone this line is not needed.
///
///     Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in … }
private typealias Timer = VirtualTimer
