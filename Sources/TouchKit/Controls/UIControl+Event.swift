extension UIControl {
  /// What a finger does on a control, or what became of it, as bits (fact C7).
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has landed.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger has landed again, after one tap or more.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger has come in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger has gone out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger has lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger has lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main purpose was fulfilled.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing has ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of a touch.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits that an app may use for itself.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that the system uses for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like at the moment, as bits (fact C20).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger presses it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It is switched off.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that an app may use for itself.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that the system uses for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
