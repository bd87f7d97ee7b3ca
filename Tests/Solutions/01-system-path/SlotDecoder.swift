import TouchKit

/// Exercise 1.2: Fingers in slots (build, 25 points, 40 minutes).
///
/// A touchscreen reports only what has *changed*. You get its events one by one:
///
///     slot         what follows is about this slot, in later frames, too; you start in slot 0
///     trackingID   a finger has landed in the slot; -1: it has left
///     x, y         its new position
///     report       the frame is complete
///     dropped      events were lost
///
/// - At a `report`, answer with a contact for each finger that is down or has just left, the lowest slot first. To all
///   other events, answer `nil`.
/// - What isn't sent is as it was, *even for the next finger in that slot*.
/// - A contact's index is its slot. Phases: `began`, `ended`, `moved` if x or y isn't what it was in the last frame,
///   else `stationary`. Locations run from 0 to 1 along each axis.
/// - Ignore all of a frame with a `dropped`. At its `report`, answer with the fingers that were down in the frame
///   before, `cancelled` where they were then. After that no finger is down, and the touchscreen tells all anew.
///
///     slot 1, trackingID 46, x 2100, y 2800, report   →   [index 1 began]
///     y 2700, report                                  →   [index 1 moved], x is still 2100
///     trackingID -1, report                           →   [index 1 ended]
///
/// Check: make check EXERCISE=1.2
/// Hint:  make hint EXERCISE=1.2 RUNG=1
/// Read:  chapters/01-system-path/README.md#what-a-touchscreen-leaves-out
struct SlotDecoder {
  /// The positions that the touchscreen reports, from left to right and from top to bottom.
  let xAxis: ClosedRange<Int>
  let yAxis: ClosedRange<Int>
  // solution
  private var slots: [Int: Slot] = [:]
  private var current = 0
  private var isLosing = false
  // starter
  // private var x = 0
  // private var y = 0
  // private var isLanding = false
  // end

  init(xAxis: ClosedRange<Int>, yAxis: ClosedRange<Int>) {
    self.xAxis = xAxis
    self.yAxis = yAxis
  }

  /// Takes in the next event; the contacts of the frame, if the event completes one.
  mutating func decode(_ event: TouchscreenEvent) -> [Contact]? {
    // solution
    switch event {
    case .slot(let number): current = number
    case .report: return completeFrame()
    case .dropped: isLosing = true
    case .trackingID, .x, .y: slots[current, default: Slot()].take(event, isLosing: isLosing)
    }
    return nil
    // starter
    // switch event {
    // case .slot: return nil
    // case .trackingID(let id): isLanding = id >= 0
    // case .x(let value): x = value
    // case .y(let value): y = value
    // case .dropped: return nil
    // case .report:
    //   let location = CGPoint(x: CGFloat(x), y: CGFloat(y))
    //   return [Contact(index: 0, phase: isLanding ? .began : .ended, location: location)]
    // }
    // return nil
    // end
  }
  // solution

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
  // starter
  // end
}
// solution

/// What is known about a slot, and what it was at the end of the last frame.
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
    case .trackingID(let id): hasFinger = id >= 0
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
// starter
// end

/// What a touchscreen says, as the kernel of Linux and Android hands it on (the names there are in brackets).
enum TouchscreenEvent {
  /// All that follows is about this slot (ABS_MT_SLOT).
  case slot(Int)
  /// A finger has landed in the slot, or, with -1, has left it (ABS_MT_TRACKING_ID).
  case trackingID(Int)
  /// Where the finger is between left and right (ABS_MT_POSITION_X).
  case x(Int)
  /// Where the finger is between top and bottom (ABS_MT_POSITION_Y).
  case y(Int)
  /// The frame is complete (SYN_REPORT).
  case report
  /// Events have been lost (SYN_DROPPED).
  case dropped
}
