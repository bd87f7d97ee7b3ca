import TouchKit

/// Wrong on purpose: it rounds locations to whole points.
final class TouchTracker {
  let screen: CGSize
  private var open: [FingerTouch] = []
  private var taps: [FingerTouch] = []

  init(screen: CGSize) { self.screen = screen }

  func touches(for frame: DigitizerFrame) -> [FingerTouch] {
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
  }

  func interrupt() -> [FingerTouch] {
    for touch in open { touch.phase = .cancelled }
    return closeFinished()
  }

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
    CGPoint(
      x: (contact.location.x * screen.width).rounded(), y: (contact.location.y * screen.height).rounded())
  }
}

final class FingerTouch {
  let index: Int
  var tapCount: Int
  var phase: UITouch.Phase
  var location: CGPoint
  var landing = CGPoint.zero
  var landingTime: TimeInterval = 0
  var lastTime: TimeInterval = 0
  var seriesStart = CGPoint.zero
  var isTap = true

  init(index: Int, tapCount: Int, phase: UITouch.Phase, location: CGPoint) {
    self.index = index
    self.tapCount = tapCount
    self.phase = phase
    self.location = location
  }

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
}
