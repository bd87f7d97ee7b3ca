import TouchKit

/// Another right answer, which splits what a touch shows from what is known about a finger.
///
/// The touch is only what others may see. A `Finger` knows its touch, and decides; series of taps are values of their
/// own. This is more to write than keeping everything in the touch, but nothing in a touch has to be hidden from those
/// who get it, and a series does not keep touches alive: UIKit says of a `UITouch` that one must not keep it, either.
final class TouchTracker {
  let screen: CGSize
  private var fingers: [Int: Finger] = [:]
  private var series: [TapSeries] = []

  init(screen: CGSize) { self.screen = screen }

  func touches(for frame: DigitizerFrame) -> [FingerTouch] {
    var answer: [FingerTouch] = []
    for index in Set(fingers.keys).union(frame.contacts.map(\.index)) {
      let contact = frame.contacts.last { $0.index == index }
      if contact?.phase == .began {
        fingers[index] = land(index, at: point(contact), frame.time)
      } else {
        fingers[index]?.go(to: contact.map { ($0.phase, point($0)) }, at: frame.time)
      }
      guard let finger = fingers[index] else { continue }
      answer.append(finger.touch)
      guard finger.hasLeft else { continue }
      fingers[index] = nil
      if let tap = finger.tap(at: frame.time) { series.append(tap) }
    }
    return answer
  }

  func interrupt() -> [FingerTouch] {
    defer { fingers = [:] }
    return fingers.values.map { finger in
      finger.touch.phase = .cancelled
      return finger.touch
    }
  }

  private func land(_ index: Int, at point: CGPoint, _ time: TimeInterval) -> Finger {
    series.removeAll { time - $0.end > 0.35 }
    let place = series.firstIndex { $0.start.distance(to: point) <= 45 }
    let earlier = place.map { series.remove(at: $0) }
    let touch = FingerTouch(index: index, tapCount: 1 + (earlier?.count ?? 0), phase: .began, location: point)
    return Finger(touch: touch, landing: point, landed: time, seriesStart: earlier?.start ?? point)
  }

  private func point(_ contact: Contact?) -> CGPoint {
    guard let share = contact?.location else { return .zero }
    return share.applying(CGAffineTransform(scaleX: screen.width, y: screen.height))
  }
}

/// Taps whose last finger has lifted, and that another one may continue.
private struct TapSeries {
  let count: Int
  let start: CGPoint
  let end: TimeInterval
}

/// What is known about a finger besides its touch.
private struct Finger {
  let touch: FingerTouch
  let landing: CGPoint
  let landed: TimeInterval
  let seriesStart: CGPoint
  private var longestWay: CGFloat = 0

  init(touch: FingerTouch, landing: CGPoint, landed: TimeInterval, seriesStart: CGPoint) {
    (self.touch, self.landing, self.landed, self.seriesStart) = (touch, landing, landed, seriesStart)
  }

  var hasLeft: Bool { touch.phase == .ended || touch.phase == .cancelled }

  mutating func go(to news: (phase: Contact.Phase, point: CGPoint)?, at time: TimeInterval) {
    let point = news?.point ?? touch.location
    switch news?.phase {
    case .ended: touch.phase = .ended
    case .cancelled: touch.phase = .cancelled
    default: touch.phase = point == touch.location ? .stationary : .moved
    }
    touch.location = point
    longestWay = max(longestWay, landing.distance(to: point))
  }

  func tap(at time: TimeInterval) -> TapSeries? {
    guard touch.phase == .ended, time - landed <= 0.75, longestWay <= 45 else { return nil }
    return TapSeries(count: touch.tapCount, start: seriesStart, end: time)
  }
}

/// A touch, as others see it.
final class FingerTouch {
  let index: Int
  let tapCount: Int
  var phase: UITouch.Phase
  var location: CGPoint

  init(index: Int, tapCount: Int, phase: UITouch.Phase, location: CGPoint) {
    (self.index, self.tapCount, self.phase, self.location) = (index, tapCount, phase, location)
  }
}
