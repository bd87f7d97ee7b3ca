/// A control with a minus on its left and a plus on its right half.
open class UIStepper: UIControl {
  /// How large every stepper is, in points: engine's choice, after that of iOS 13.
  public static let size = CGSize(width: 94, height: 32)

  /// Makes a stepper; only the origin of the frame counts.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

  /// Makes one from an archive: a stepper at the origin, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = .zero
  }

  /// Where the stepper is; its size does not change.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  /// The size that every stepper has.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// How long the finger rests before the value goes on by itself, in seconds: engine's choice.
  static let repeatDelay: TimeInterval = 0.5
  /// The time between two steps then, in seconds: engine's choice.
  static let repeatInterval: TimeInterval = 0.1

  /// The value; setting it keeps it in range and sends nothing.
  open var value: Double {
    get { present }
    set { present = newValue.isFinite ? min(max(newValue, minimumValue), maximumValue) : present }
  }
  private final var present = 0.0
  /// The lowest value; a higher one than the maximum moves that up.
  open var minimumValue = 0.0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = present
    }
  }
  /// The highest value; a lower one than the minimum becomes the minimum.
  open var maximumValue = 100.0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = present
    }
  }
  /// How much one step is; one that is not above 0 is refused.
  open var stepValue = 1.0 { didSet { if !(stepValue > 0) || !stepValue.isFinite { stepValue = oldValue } } }
  /// Whether a step beyond one end goes on at the other.
  open var wraps = false
  /// Whether a finger that rests makes one step after another.
  open var autorepeat = true
  /// Whether targets are told of every step, and not only when the finger lifts.
  open var isContinuous = true

  private final var isPlus = true
  private final var timer: VirtualRunLoop.Timer?
  private final var hasRepeated = false
  private final var valueBefore = 0.0

  deinit { timer?.invalidate() }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isPlus = touch.location(in: self).x >= bounds.midX
    hasRepeated = false
    valueBefore = value
    if autorepeat { wait(Self.repeatDelay) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    timer?.invalidate()
    if !hasRepeated, isTouchInside { step() }
    if !isContinuous, value != valueBefore { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) { timer?.invalidate() }

  /// Vetoes a single tap of a recognizer on a view around the stepper (fact C15).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !coincidesWithTap(gestureRecognizer)
  }

  private func wait(_ seconds: TimeInterval) {
    let environment = (window?.hostApplication ?? UIApplication.shared).gestures
    timer = environment.startTimer(after: seconds, for: self) { $0.repeatStep() }
  }

  private func repeatStep() {
    hasRepeated = true
    if isHighlighted { step() }
    wait(Self.repeatInterval)
  }

  private func step() {
    let next = value + (isPlus ? stepValue : -stepValue)
    let before = value
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous, value != before { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  override class var engineClassName: String { "UIStepper" }
}
