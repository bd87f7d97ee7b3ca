/// Something in a recording that was left out or repaired, so that the result isn't taken for the whole truth.
public struct Note: Equatable, Sendable, CustomStringConvertible {
  /// What was found, and what was made of it.
  public enum Cause: Equatable, Sendable {
    /// Fingers move or leave that were on the glass before the recording began; all their slots together.
    case neverSeenToLand(slots: [Int])
    /// A finger leaves a slot that is empty.
    case leftTwice(slot: Int)
    /// The recording ends while fingers are on the glass; the time in seconds.
    case endsWithFingersDown(slots: [Int], time: TimeInterval)
    /// The file ends in the middle of a frame.
    case endsInsideFrame
    /// The kernel says that it dropped events; the fingers that were on the glass are cancelled.
    case eventsDropped(slots: [Int])
    /// A finger was held back until both of its coordinates were known.
    case waitedForPosition(slot: Int)
    /// A finger left before a whole frame had shown where it was.
    case leftUnseen(slot: Int)
    /// A contact in a full list has no position; in such recordings slots are not known yet.
    case contactWithoutPosition
    /// Two contacts in one full list have the same tracking id.
    case sameContactTwice(trackingID: Int)
    /// A finger turned out to be a palm.
    case palm(slot: Int)
    /// A raw coordinate lies outside the range of its axis.
    case outsideAxis(name: String, value: Int, range: ClosedRange<Int>)
    /// The file tells the range of its axes, so the given ones were not needed.
    case axesIgnored(given: Axes, file: Axes)
  }

  /// The line that the note is about, counted from 1.
  public let line: Int
  /// What was found, and what was made of it.
  public let cause: Cause

  /// One sentence that begins with the line.
  public var description: String { "line \(line): \(sentence)" }

  private var sentence: String {
    switch cause {
    case .neverSeenToLand(let slots) where slots.count == 1:
      "\(list(slots)) moves or lifts a finger that was never seen to land; ignored until one lands"
    case .neverSeenToLand(let slots):
      "\(list(slots)) move or lift fingers that were never seen to land; ignored until they land"
    case .leftTwice(let slot):
      "slot \(slot) lifts a finger, but it is empty; ignored, and so are more of these"
    case .endsWithFingersDown(let slots, let time) where slots.count == 1:
      "the recording ends with 1 finger still down (\(list(slots))); it is cancelled at "
        + "\(decimal(time, places: 3)) s"
    case .endsWithFingersDown(let slots, let time):
      "the recording ends with \(slots.count) fingers still down (\(list(slots))); they are cancelled at "
        + "\(decimal(time, places: 3)) s"
    case .endsInsideFrame:
      "the recording ends in the middle of a frame; what comes after the last SYN_REPORT is not played"
    case .eventsDropped(let slots) where slots.isEmpty:
      "SYN_DROPPED: the kernel lost events; what follows up to the next SYN_REPORT is left out"
    case .eventsDropped(let slots):
      "SYN_DROPPED: the kernel lost events; \(list(slots)) cancelled, and what follows up to the next "
        + "SYN_REPORT is left out"
    case .waitedForPosition(let slot):
      "a finger lands in slot \(slot) without a known x and y; it begins when both are known"
    case .leftUnseen(let slot):
      "a finger leaves slot \(slot) before a whole frame told where it was; left out"
    case .contactWithoutPosition:
      "a contact without x or y; left out, and so are more of these"
    case .sameContactTwice(let trackingID):
      "tracking id \(trackingID) occurs twice in one frame; the second is left out, and so are more of these"
    case .palm(let slot):
      "slot \(slot) is a palm (MT_TOOL_PALM), not a finger; cancelled until something else lands there"
    case .outsideAxis(let name, let value, let range):
      "\(name) \(value) is outside \(range.lowerBound) to \(range.upperBound); moved to the edge, and so are "
        + "more of these"
    case .axesIgnored(let given, let file):
      "the file tells its axes (\(file)); the given ones (\(given)) are not used"
    }
  }

  private func list(_ slots: [Int]) -> String {
    (slots.count == 1 ? "slot " : "slots ") + slots.map(String.init).joined(separator: ", ")
  }
}
