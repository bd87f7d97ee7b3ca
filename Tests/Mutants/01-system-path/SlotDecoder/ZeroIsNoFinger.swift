import TouchKit

/// Wrong on purpose: it takes the tracking id 0 for no finger.
struct SlotDecoder {
  let xAxis: ClosedRange<Int>
  let yAxis: ClosedRange<Int>
  private var slots: [Int: Slot] = [:]
  private var current = 0
  private var isLosing = false

  init(xAxis: ClosedRange<Int>, yAxis: ClosedRange<Int>) {
    self.xAxis = xAxis
    self.yAxis = yAxis
  }

  mutating func decode(_ event: TouchscreenEvent) -> [Contact]? {
    switch event {
    case .slot(let number): current = number
    case .report: return completeFrame()
    case .dropped: isLosing = true
    case .trackingID, .x, .y: slots[current, default: Slot()].take(event, isLosing: isLosing)
    }
    return nil
  }

  private mutating func completeFrame() -> [Contact] {
    defer {
      for number in slots.keys { slots[number]?.endFrame(isLosing: isLosing) }
      isLosing = false
    }
    return slots.sorted { $0.key < $1.key }.compactMap { number, slot in
      guard let phase = isLosing ? slot.phaseAfterLoss : slot.phase else { return nil }
      let place = isLosing ? slot.lastPlace : slot.place
      let location = CGPoint(x: share(of: place.x, in: xAxis), y: share(of: place.y, in: yAxis))
      return Contact(index: number, phase: phase, location: location)
    }
  }

  private func share(of value: Int, in axis: ClosedRange<Int>) -> CGFloat {
    CGFloat(value - axis.lowerBound) / CGFloat(axis.upperBound - axis.lowerBound)
  }
}

private struct Slot {
  struct Place: Equatable {
    var x = 0
    var y = 0
  }

  private(set) var place = Place()
  private(set) var lastPlace = Place()
  private var hasFinger = false
  private var hadFinger = false

  mutating func take(_ event: TouchscreenEvent, isLosing: Bool) {
    if isLosing { return }
    switch event {
    case .trackingID(let id): hasFinger = id > 0
    case .x(let value): place.x = value
    case .y(let value): place.y = value
    case .slot, .report, .dropped: break
    }
  }

  var phase: Contact.Phase? {
    switch (hadFinger, hasFinger) {
    case (false, false): nil
    case (false, true): .began
    case (true, true): place == lastPlace ? .stationary : .moved
    case (true, false): .ended
    }
  }

  var phaseAfterLoss: Contact.Phase? { hadFinger ? .cancelled : nil }

  mutating func endFrame(isLosing: Bool) {
    if isLosing { hasFinger = false }
    hadFinger = hasFinger
    lastPlace = place
  }
}

enum TouchscreenEvent {
  case slot(Int)
  case trackingID(Int)
  case x(Int)
  case y(Int)
  case report
  case dropped
}
