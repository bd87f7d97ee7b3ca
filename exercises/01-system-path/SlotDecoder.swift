import TouchKit

/// Exercise 1.2: Fingers in slots (build, 25 points, 40 minutes).
///
/// **Given.** A decoder that knows one finger only, and forgets everything after each frame.
///
/// **Task.** A touchscreen has slots, one for each finger, and says only what has *changed*. Write the decoder that
/// makes contacts of it. `decode(_:)` is given one event after the other. It answers with the contacts of the frame
/// when a `report` ends it, and with `nil` before that.
///
/// - `slot`: all that follows is about this slot, in the next frames, too, until another `slot`. At first it is slot 0.
/// - `trackingID`: a number from 0 on says that a finger has landed in the slot; what the number is does not matter.
///   -1 says that the finger has left, and then the frame tells no `x` and no `y` of the slot. A slot gets one
///   `trackingID` in a frame at most, before its `x` and its `y`.
/// - `x`, `y`: where the finger is; of two in one frame the last one counts. What is not sent is as it was. That is
///   true of a slot that a finger has left, as well: the next finger there may land without an `x`, because it has the
///   same `x` as the one before.
/// - `report`: the frame is complete. Answer with a contact for each finger that is on the glass or has left in this
///   frame, the lowest slot first: `began`, `moved` if `x` or `y` is another than before, else `stationary`, or
///   `ended`.
/// - `dropped`: events have been lost. What the frame has said so far, and all up to its `report`, is worth nothing,
///   even if another `dropped` comes. That `report` answers with every finger that was on the glass, `cancelled` where
///   it was last. After that no slot has a finger until one lands there; the first landing in a slot tells both its `x`
///   and its `y`, and a `slot` comes first.
///
/// The contact's index is its slot. Its location is a share of the glass: 0 at the lower end of the axis, 1 at the
/// upper. A decoder is a value: a copy starts with what the original knows, and from then on the two are independent.
///
/// **Keep.** `TouchscreenEvent`, and the names in `SlotDecoder`. Add to it whatever you need.
///
/// **Judged.** Fingers land, move, rest and leave at random, and are told as a touchscreen tells them. A position more
/// or less in a range of a thousand does not matter.
///
/// Check: make check EXERCISE=1.2
/// Hint:  make hint EXERCISE=1.2 RUNG=1
/// Read:  chapters/01-system-path/README.md#slots
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
