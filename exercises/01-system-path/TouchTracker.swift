import TouchKit

/// Exercise 1.5: Touches from contacts (build, 30 points, 45 minutes).
///
/// **Given.** A tracker that makes a new touch of every contact, frame after frame.
///
/// **Task.** Write what UIKit does between the digitizer and your view. `touches(for:)` is given one frame after the
/// other: its `time` in seconds, and its `contacts`. It answers with the touches of the event: one for each finger that
/// is on the glass or leaves it in this frame, in any order.
///
/// - **Identity.** From landing to leaving, a finger is one object. A contact's `index`, from 0 on, tells which finger it
///   is, and the touch has the same. The next finger with that index is a new object. A contact that moves or ends without
///   having begun makes no touch.
/// - **Phase.** `began` in the one frame in which the finger lands. Then, whatever the contact says, `moved` if the
///   finger is not where it was in the frame before, else `stationary`, also if the frame leaves the finger out. At
///   last, once, `ended` or `cancelled`, as the contact says. From then on nothing in the touch changes.
/// - **Location.** In points: the contact's share of the width and of the height of the screen. A contact that is
///   cancelled is where its finger was in the frame before.
/// - **Tap count.** Fixed when the finger lands. It is 1, or one more than that of an earlier touch that was a tap and
///   that this one continues. A touch was a tap if it has ended (not cancelled) no later than 0.75 s after it landed,
///   and was never more than 45 points away from where it landed. This one continues it if it lands no later than 0.35
///   s after that end, and no more than 45 points from where the *first* touch of the series landed. Only one touch
///   continues a tap; of several taps that fit, a touch continues the one that ended first.
/// - **Interruption.** `interrupt()` answers with all touches that are open, now `cancelled`. What their fingers do
///   afterwards makes no touch until they land again.
///
/// **Keep.** The names and types that are there. Add to both classes whatever you need.
///
/// **Judged.** Fingers at random do the same on your tracker and on the engine's glass; your touches are compared with
/// the `UITouch` objects that an app gets there. No case is a matter of rounding.
///
/// Check: make check EXERCISE=1.5
/// Hint:  make hint EXERCISE=1.5 RUNG=1
/// Read:  chapters/01-system-path/README.md#what-a-touch-is
final class TouchTracker {
  let screen: CGSize
  // Keep here what you have to remember from frame to frame.

  init(screen: CGSize) { self.screen = screen }

  func touches(for frame: DigitizerFrame) -> [FingerTouch] {
    frame.contacts.map { contact in
      FingerTouch(index: contact.index, tapCount: 1, phase: .began, location: contact.location)
    }
  }

  func interrupt() -> [FingerTouch] {
    []
  }
}

/// What you make instead of `UITouch`, which only UIKit can make.
final class FingerTouch {
  let index: Int
  var tapCount: Int
  var phase: UITouch.Phase
  var location: CGPoint

  init(index: Int, tapCount: Int, phase: UITouch.Phase, location: CGPoint) {
    self.index = index
    self.tapCount = tapCount
    self.phase = phase
    self.location = location
  }
}
