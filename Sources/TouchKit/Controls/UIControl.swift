/// A view that stands for something to do, and that can be switched off.
open class UIControl: UIView {
  /// What a control is like at the moment, as bits (fact C20).
  public struct State: OptionSet, Sendable {
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
  }

  /// Whether the control can be used; a disabled one is not found by fingers (fact H9).
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether a finger presses the control.
  open var isHighlighted = false

  /// What the control is like at the moment.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// As for any view, but a disabled control answers `nil`: the finger goes to what lies behind (fact H9).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isEnabled else { return miss(point, with: event, because: "it is a disabled control") }
    return super.hitTest(point, with: event)
  }

  override class var engineClassName: String { "UIControl" }
}
