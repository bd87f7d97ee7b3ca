/// The system's record of what the digitizer saw in one frame.
///
/// A frame is one event whose transducer is a *hand*; each finger is a child whose transducer is a *finger*.
public struct IOHIDEvent: Equatable, Sendable {
  /// What made the event (fact S2).
  public enum Transducer: Int, Sendable { case stylus = 0, puck, finger, hand }

  /// What changed, as bits (fact S3).
  public struct Mask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The finger came into or left the range of the glass.
    public static let range = Mask(rawValue: 0x1)
    /// The finger touched or left the glass.
    public static let touch = Mask(rawValue: 0x2)
    /// The finger moved.
    public static let position = Mask(rawValue: 0x4)
    /// The finger stopped.
    public static let stop = Mask(rawValue: 0x8)
    /// The pressure peaked.
    public static let peak = Mask(rawValue: 0x10)
    /// The finger's identity changed.
    public static let identity = Mask(rawValue: 0x20)
    /// Pressure or another attribute is there.
    public static let attribute = Mask(rawValue: 0x40)
    /// The touch is over without a lift.
    public static let cancel = Mask(rawValue: 0x80)
    /// The touch is at its start.
    public static let start = Mask(rawValue: 0x100)
    /// The finger rests on the glass.
    public static let resting = Mask(rawValue: 0x200)
  }

  /// The code of the event's type: 11 is a digitizer (fact S1).
  public static let digitizerType = 11

  /// When the frame was taken, in seconds since the device was switched on.
  public var timestamp: TimeInterval
  /// Hand for a frame, finger for each of its children.
  public var transducer: Transducer
  /// The slot of the finger, which identifies its touch.
  public var index: Int
  /// Which finger the hardware believes it is; generators write 2 (fact S7).
  public var identity: Int
  /// What changed.
  public var mask: Mask
  /// Whether the finger is near enough to be seen.
  public var range: Bool
  /// Whether the finger is on the glass.
  public var touch: Bool
  /// Where the finger is, as a share of the glass; the hand has zero.
  public var location: CGPoint
  /// How hard the finger presses, from 0 to 1.
  public var pressure: Double
  /// Half the longer axis of the finger's print, in points.
  public var majorRadius: CGFloat
  /// What touches the glass, and how a pencil is held.
  public var tool: Contact.Tool
  /// The fingers of a hand.
  public var children: [IOHIDEvent]

  /// Makes the event of one finger from what the digitizer saw.
  init(_ contact: Contact, timestamp: TimeInterval) {
    self.timestamp = timestamp
    tool = contact.tool
    transducer = contact.tool.transducer
    index = contact.index
    identity = 2
    mask = Mask(contact.phase)
    if contact.pressure > 0 { mask.insert(.attribute) }
    touch = contact.phase.isOnGlass
    range = touch
    location = contact.location
    pressure = contact.pressure
    majorRadius = contact.majorRadius
    children = []
  }

  /// Makes the event of a hand from its fingers.
  init(hand fingers: [IOHIDEvent], timestamp: TimeInterval) {
    self.timestamp = timestamp
    transducer = .hand
    tool = .finger
    index = 0
    identity = 0
    mask = []
    if fingers.contains(where: { $0.mask.contains(.touch) }) { mask.insert(.touch) }
    if fingers.contains(where: { $0.pressure > 0 }) { mask.insert(.attribute) }
    touch = fingers.contains { $0.touch }
    range = touch
    location = .zero
    pressure = 0
    majorRadius = 0
    children = fingers
  }

  /// What happened to the finger, read back from the mask as a receiver does it.
  public var phase: Contact.Phase {
    if mask.contains(.cancel) { return .cancelled }
    if mask.contains(.touch) { return touch ? .began : .ended }
    return mask.contains(.position) ? .moved : .stationary
  }
}

extension IOHIDEvent.Transducer {
  /// What it is in a word, as traces show it.
  public var name: String {
    switch self {
    case .stylus: "pencil"
    case .puck: "pointer"
    case .finger: "finger"
    case .hand: "hand"
    }
  }
}

extension IOHIDEvent.Mask {
  /// The bits that a finger's phase sets (fact S5).
  init(_ phase: Contact.Phase) {
    switch phase {
    case .began, .ended: self = [.range, .touch]
    case .moved: self = .position
    case .stationary: self = []
    case .cancelled: self = [.range, .touch, .cancel]
    }
  }
}

extension Contact.Phase {
  /// Whether the finger is on the glass after the frame.
  var isOnGlass: Bool {
    switch self {
    case .began, .moved, .stationary: true
    case .ended, .cancelled: false
    }
  }
}

extension IOHIDEvent {
  /// The event in words, as traces show it.
  public var summary: String {
    switch transducer {
    case .hand:
      if children.isEmpty { return "hand with no finger" }
      var text = "hand with "
      for place in children.indices {
        if place > 0 { text += ", " }
        text += children[place].summary
      }
      return text
    case .finger, .puck, .stylus:
      return "\(transducer.name) \(index) \(phase.description)"
    }
  }
}

extension Contact.Phase: CustomStringConvertible {
  /// The name of the phase.
  public var description: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
