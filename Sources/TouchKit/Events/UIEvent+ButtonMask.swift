extension UIEvent {
  /// Which buttons of a mouse are down, as bits.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button with a number from 1 to 62; no button for other numbers.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...62).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}

/// Which keys are held down beside an event, as bits.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
