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

  // MARK: Following a touch

  /// Whether the control follows a touch.
  public final var isTracking: Bool { trackedTouch != nil }
  // Not the touch itself: a control that holds a touch that never ends would hold its own window.
  private final var trackedTouch: ObjectIdentifier?

  /// Whether the control wants to follow a touch that landed on it; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves; whether the control wants to follow it further; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch that the control follows has left the glass.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the control stops following because the touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows the touch if the control wants to; only a touch that it does not follow is forwarded (fact R10).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // The first that landed: the order of a set is anybody's guess.
    if trackedTouch == nil, isEnabled, let touch = touches.min(by: { $0.hash < $1.hash }),
      beginTracking(touch, with: event)
    {
      trackedTouch = ObjectIdentifier(touch)
      isHighlighted = true
    }
    guard followed(in: touches) != nil else { return super.touchesBegan(touches, with: event) }
    climbWithoutTelling(with: event)
  }

  /// Follows the touch, or forwards one that the control does not follow (fact R10).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(in: touches) else { return super.touchesMoved(touches, with: event) }
    if !continueTracking(touch, with: event) { stopTracking() }
  }

  /// Ends following the touch, or forwards one that the control does not follow (fact R10).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(in: touches) else { return super.touchesEnded(touches, with: event) }
    endTracking(touch, with: event)
    stopTracking()
    climbWithoutTelling(with: event)
  }

  /// Ends following the touch, or forwards one that the control does not follow (fact R10).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(in: touches) != nil else { return super.touchesCancelled(touches, with: event) }
    cancelTracking(with: event)
    stopTracking()
  }

  private func followed(in touches: Set<UITouch>) -> UITouch? {
    touches.first { ObjectIdentifier($0) == trackedTouch }
  }

  private func stopTracking() {
    trackedTouch = nil
    isHighlighted = false
  }

  override class var engineClassName: String { "UIControl" }
}
