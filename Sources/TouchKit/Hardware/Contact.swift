/// One finger on the glass, as the digitizer sees it in one frame.
///
/// A contact knows nothing of screens or views: its location is a share of the glass, from 0 up to but not
/// including 1 on each axis (fact S8).
public struct Contact: Equatable, Sendable {
  /// What happened to the finger since the frame before.
  public enum Phase: Sendable { case began, moved, stationary, ended, cancelled }
  /// What touches the glass, or clicks as if it did.
  public enum Tool: Equatable, Sendable {
    case finger
    case pencil(Pencil)
    /// A pointer whose buttons are down, as bits with the numbers of `UIEvent.ButtonMask`.
    case pointer(buttons: Int)
  }

  /// The slot of the finger, 0 or more: free before `began`, the same until `ended` or `cancelled`.
  public var index: Int
  /// What happened to the finger since the frame before.
  public var phase: Phase
  /// Where the finger is, as a share of the glass: x from left to right, y from top to bottom.
  public var location: CGPoint
  /// How hard the finger presses, from 0 to 1, or 0 where the hardware does not say.
  public var pressure: Double
  /// What touches the glass: a finger unless said otherwise.
  public var tool: Tool
  /// Half the longer axis of the finger's print, in points; 5 is what Apple's own generator writes (fact S9).
  public var majorRadius: CGFloat

  /// Makes a contact.
  public init(
    index: Int, phase: Phase, location: CGPoint, pressure: Double = 0, majorRadius: CGFloat = 5,
    tool: Tool = .finger
  ) {
    self.index = index
    self.phase = phase
    self.location = location
    self.pressure = pressure
    self.majorRadius = majorRadius
    self.tool = tool
  }
}

extension Contact.Tool {
  /// What makes the event of such a contact (fact S2).
  var transducer: IOHIDEvent.Transducer {
    switch self {
    case .finger: .finger
    case .pencil: .stylus
    case .pointer: .puck
    }
  }

  /// The same with values that can be.
  var possible: Contact.Tool {
    if case .pencil(let pencil) = self { .pencil(pencil.possible) } else { self }
  }
}

/// Everything the digitizer saw at one instant: every finger that is on the glass or has just left it.
public struct DigitizerFrame: Equatable, Sendable {
  /// When the frame was taken, in seconds since the start of the script or recording it belongs to.
  public var time: TimeInterval
  /// The fingers, in the order of their slots; a slot occurs at most once in a frame.
  public var contacts: [Contact]

  /// Makes a frame.
  public init(time: TimeInterval, contacts: [Contact]) {
    self.time = time
    self.contacts = contacts
  }
}
