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
  // solution
  private var open: [FingerTouch] = []
  private var taps: [FingerTouch] = []
  // starter
  // // Keep here what you have to remember from frame to frame.
  // end

  init(screen: CGSize) { self.screen = screen }

  func touches(for frame: DigitizerFrame) -> [FingerTouch] {
    // solution
    for touch in open { touch.phase = .stationary }
    for contact in frame.contacts {
      if contact.phase == .began {
        land(contact, at: frame.time)
      } else {
        open.first { $0.index == contact.index }?.follow(contact, to: point(of: contact), at: frame.time)
      }
    }
    taps += open.filter { $0.phase == .ended && $0.isTap }
    return closeFinished()
    // starter
    // frame.contacts.map { contact in
    //   FingerTouch(index: contact.index, tapCount: 1, phase: .began, location: contact.location)
    // }
    // end
  }

  func interrupt() -> [FingerTouch] {
    // solution
    for touch in open { touch.phase = .cancelled }
    return closeFinished()
    // starter
    // []
    // end
  }
  // solution

  private func land(_ contact: Contact, at time: TimeInterval) {
    let touch = FingerTouch(index: contact.index, tapCount: 1, phase: .began, location: point(of: contact))
    touch.landingTime = time
    touch.lastTime = time
    touch.landing = touch.location
    touch.seriesStart = touch.location
    let continued = taps.firstIndex {
      time - $0.lastTime <= 0.35 && $0.seriesStart.distance(to: touch.location) <= 45
    }
    if let continued {
      let earlier = taps.remove(at: continued)
      touch.tapCount = earlier.tapCount + 1
      touch.seriesStart = earlier.seriesStart
    }
    open.append(touch)
  }

  private func closeFinished() -> [FingerTouch] {
    defer { open.removeAll { $0.phase == .ended || $0.phase == .cancelled } }
    return open
  }

  private func point(of contact: Contact) -> CGPoint {
    CGPoint(x: contact.location.x * screen.width, y: contact.location.y * screen.height)
  }
  // starter
  // end
}

/// What you make instead of `UITouch`, which only UIKit can make.
final class FingerTouch {
  let index: Int
  var tapCount: Int
  var phase: UITouch.Phase
  var location: CGPoint
  // solution
  var landing = CGPoint.zero
  var landingTime: TimeInterval = 0
  var lastTime: TimeInterval = 0
  /// Where the first touch of the series landed.
  var seriesStart = CGPoint.zero
  var isTap = true
  // starter
  // end

  init(index: Int, tapCount: Int, phase: UITouch.Phase, location: CGPoint) {
    self.index = index
    self.tapCount = tapCount
    self.phase = phase
    self.location = location
  }
  // solution

  /// Takes over what the finger does after its landing.
  func follow(_ contact: Contact, to point: CGPoint, at time: TimeInterval) {
    switch contact.phase {
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    case .began, .moved, .stationary: phase = point == location ? .stationary : .moved
    }
    location = point
    lastTime = time
    if time - landingTime > 0.75 || location.distance(to: landing) > 45 { isTap = false }
  }
  // starter
  // end
}
