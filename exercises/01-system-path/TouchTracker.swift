import TouchKit

/// Exercise 1.5: Touches from contacts (build, 30 points, 45 minutes).
///
/// `touches(for:)` gets contacts, frame by frame. Answer with a touch for each finger that is down or has just left.
///
/// - **Identity.** A finger is one object until it has left; the next with that `index` is another. What hasn't begun
///   makes no touch.
/// - **Phase.** `began` once; then `moved` if the finger isn't where it was in the last frame, else `stationary`,
///   whatever its contact says, and if the frame leaves it out; at last `ended` or `cancelled`, for good.
/// - **Location.** In points of `screen`.
/// - **Interruption.** `interrupt()` answers with all open touches, `cancelled`. Their fingers must land again.
/// - **Tap count.** From the landing on 1, or one more than that of the tap it continues; only one touch can continue a
///   tap. UIKit's numbers aren't public; these are the engine's:
///
///     a tap          lifts within 0.75 s, and stays within 45 points of its landing
///     continues it   lands within 0.35 s of its lift, and 45 points of where the first tap of the series landed
///
/// Don't use a `Device`.
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
