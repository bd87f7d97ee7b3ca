import TouchKit

/// Another right answer: two pictures of the whole glass, and the difference between them.
///
/// The decoder paints on one picture, whatever is said. A report compares it with the picture at the last report, and
/// what differs is the frame. A loss is nothing special then: the new picture is an empty glass, and every finger of
/// the old one that is missing there has been cancelled instead of ended.
struct SlotDecoder {
  private struct Picture {
    var x: [Int: Int] = [:]
    var y: [Int: Int] = [:]
    var fingers: Set<Int> = []
  }

  let xAxis: ClosedRange<Int>
  let yAxis: ClosedRange<Int>
  private var now = Picture()
  private var last = Picture()
  private var slot = 0
  private var isWorthless = false

  init(xAxis: ClosedRange<Int>, yAxis: ClosedRange<Int>) {
    self.xAxis = xAxis
    self.yAxis = yAxis
  }

  mutating func decode(_ event: TouchscreenEvent) -> [Contact]? {
    switch event {
    case .dropped: isWorthless = true
    case .report: return takePicture()
    case _ where isWorthless: break
    case .slot(let number): slot = number
    case .trackingID(-1): now.fingers.remove(slot)
    case .trackingID: now.fingers.insert(slot)
    case .x(let value): now.x[slot] = value
    case .y(let value): now.y[slot] = value
    }
    return nil
  }

  private mutating func takePicture() -> [Contact] {
    if isWorthless { now = Picture() }
    let gone: Contact.Phase = isWorthless ? .cancelled : .ended
    let contacts = now.fingers.union(last.fingers).sorted().map { slot in
      let isDown = now.fingers.contains(slot)
      let picture = isWorthless ? last : now
      return Contact(
        index: slot, phase: isDown ? phase(of: slot) : gone, location: location(of: slot, in: picture))
    }
    last = now
    isWorthless = false
    return contacts
  }

  private func phase(of slot: Int) -> Contact.Phase {
    guard last.fingers.contains(slot) else { return .began }
    return now.x[slot] == last.x[slot] && now.y[slot] == last.y[slot] ? .stationary : .moved
  }

  private func location(of slot: Int, in picture: Picture) -> CGPoint {
    func share(_ value: Int?, of axis: ClosedRange<Int>) -> CGFloat {
      // Counted in positions: the largest one is still on the glass.
      CGFloat((value ?? axis.lowerBound) - axis.lowerBound) / CGFloat(axis.count)
    }
    return CGPoint(x: share(picture.x[slot], of: xAxis), y: share(picture.y[slot], of: yAxis))
  }
}

enum TouchscreenEvent {
  case slot(Int), trackingID(Int), x(Int), y(Int), report, dropped
}
