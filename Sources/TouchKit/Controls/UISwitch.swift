/// A control that is either on or off.
///
/// It follows no touch itself, and vetoes nothing: a private view in it has two recognizers, which exclude those around
/// as soon as a finger has been down for 0.01 s (fact C21).
open class UISwitch: UIControl {
  /// How large every switch is, in points: engine's choice, after the classic one.
  public static let size = CGSize(width: 51, height: 31)

  /// Makes a switch; only the origin of the frame counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addElement()
  }

  /// Makes one from an archive: a switch at the origin, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = .zero
    addElement()
  }

  private final let element = UISwitchModernVisualElement(frame: CGRect(origin: .zero, size: UISwitch.size))

  private func addElement() {
    element.owner = self
    addSubview(element)
  }

  /// Where the switch is; its size does not change.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// The size that every switch has.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Whether the switch is on; setting it sends nothing.
  ///
  /// While a finger drags the knob, the switch is what it was (fact C21).
  open var isOn = false { didSet { element.isShownOn = isOn } }
  /// Sets whether the switch is on, and sends nothing; the engine animates nothing.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Does nothing, and tells no one further up: the recognizers decide.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing, and tells no one further up: the recognizers decide.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing, and tells no one further up: the recognizers decide.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing, and tells no one further up: the recognizers decide.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  final func change(to isOn: Bool) {
    self.isOn = isOn
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  override class var engineClassName: String { "UISwitch" }
}
