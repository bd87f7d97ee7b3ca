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
  private var x = 0
  private var y = 0
  private var isLanding = false

  init(xAxis: ClosedRange<Int>, yAxis: ClosedRange<Int>) {
    self.xAxis = xAxis
    self.yAxis = yAxis
  }

  /// Takes in the next event; the contacts of the frame, if the event completes one.
  mutating func decode(_ event: TouchscreenEvent) -> [Contact]? {
    switch event {
    case .slot: return nil
    case .trackingID(let id): isLanding = id >= 0
    case .x(let value): x = value
    case .y(let value): y = value
    case .dropped: return nil
    case .report:
      let location = CGPoint(x: CGFloat(x), y: CGFloat(y))
      return [Contact(index: 0, phase: isLanding ? .began : .ended, location: location)]
    }
    return nil
  }
}

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
