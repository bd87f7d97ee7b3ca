/// A control that is either on or off.
open class UISwitch: UIControl {
  /// How large every switch is, in points: engine's choice, after the classic one.
  public static let size = CGSize(width: 51, height: 31)

  /// Makes a switch; only the origin of the frame counts.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

  /// Makes one from an archive: a switch at the origin, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = .zero
  }

  /// Where the switch is; its size does not change.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The size that every switch has.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Whether the switch is on; setting it sends nothing.
  open var isOn = false
  /// Sets whether the switch is on, and sends nothing; the engine animates nothing.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  private final var start: CGFloat = 0
  private final var wasDragged = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    wasDragged = false
    return true
  }

  /// Follows the finger with the knob: it switches where the finger passes the middle (engine's choice).
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - start) >= UIPanGestureRecognizer.hysteresis { wasDragged = true }
    if wasDragged { change(to: x >= bounds.midX, with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !wasDragged, isTouchInside { change(to: !isOn, with: event) }
  }

  /// Vetoes a single tap, and a pan along the knob, of a recognizer on a view around the switch (fact C15).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !coincidesWithTap(gestureRecognizer) && !coincidesWithDrag(gestureRecognizer)
  }

  private func change(to isOn: Bool, with event: UIEvent?) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  override class var engineClassName: String { "UISwitch" }
}
