import TouchKit

/// Exercise 4.2: A tap recognizer (build, 20 points, 30 minutes).
///
/// **Given.** A recognizer with five settings, which does nothing.
///
/// **Task.** Make it see taps. One tap: `numberOfTouchesRequired` fingers land, rest, and lift again. It takes
/// `numberOfTapsRequired` of them, one after the other. Then the state becomes `.ended`, in the event in which the last
/// finger of the last tap lifts. Each of these makes it `.failed`, as soon as it happens:
///
/// - A tap lasts longer than `longestTap`. It begins when its first finger lands.
/// - The next tap does not begin within `longestGap` of the last lift.
/// - One more finger lands than a tap needs, or one lifts before all have landed.
/// - A finger is farther than `allowableMovement` from where it landed; a lift may tell of a movement, too.
/// - A later tap is farther than `allowableMovement` from the first one. A tap is where the middle of its fingers
///   landed.
/// - A touch is cancelled.
///
/// When a time is up, the recognizer fails at that moment: it does not wait for the next event. Timers tell it. After
/// `.ended` and `.failed` it starts from nothing, with the next finger that lands once the view has no fingers left.
///
/// **Keep.** The superclass is `UIGestureRecognizer`, and the engine's own tap recognizer has no part in it. The
/// settings keep their names; they are set before the first touch. Of what the superclass has, you set only `state`.
/// Which recognizers it prevents or waits for is up to the superclass.
///
/// **Judged.** Random fingers, with random settings. All states and their times must be right, and no state may be
/// asked for that is not allowed. The fingers keep away from the limits: by 0.03 s or more, and by 2 points or more.
/// Distances are straight lines, in points of the window, however large the view is shown. All fingers of a tap land
/// before the first one moves or lifts, unless a finger is missing. After `.ended` and `.failed` no finger lands on the
/// view before all others have left it. Other views may have fingers of their own. A pencil and a pressed pointer count
/// as fingers. Other recognizers may watch the same fingers, on the view, in it and around it, and the app may switch
/// yours off, or take its view out: it fails, waits and starts over like any other recognizer. When all taps are over and
/// it only waits for another recognizer to fail, no time limit counts any more.
///
/// Check: make check EXERCISE=4.2
/// Hint:  make hint EXERCISE=4.2 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#one-of-your-own
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

  // Override touchesBegan, touchesMoved, touchesEnded, touchesCancelled and reset here.
}

/// Timers that count the device's time; on an iPhone this line is not needed.
///
///     Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in … }
private typealias Timer = VirtualTimer
