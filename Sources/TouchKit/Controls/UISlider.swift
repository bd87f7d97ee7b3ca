/// A control whose knob is pulled along a line to a value.
open class UISlider: UIControl {
  /// How wide the knob is, in points: engine's choice, after the classic one.
  static let knobWidth: CGFloat = 28
  /// How far around the knob a finger still takes it, in points: engine's choice.
  static let knobMargin: CGFloat = 8

  /// The value; setting it keeps it in range and sends nothing.
  open var value: Float {
    get { present }
    set { present = newValue.isFinite ? min(max(newValue, minimumValue), maximumValue) : present }
  }
  private final var present: Float = 0
  /// The value at the left end; a larger one than the maximum moves that up.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = present
    }
  }
  /// The value at the right end; a smaller one than the minimum becomes the minimum.
  open var maximumValue: Float = 1 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = present
    }
  }
  /// Whether targets are told while the finger moves, and not only when it lifts.
  open var isContinuous = true
  /// Sets the value and sends nothing; the engine animates nothing.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private final var grip: CGFloat = 0
  private final var valueBefore: Float = 0

  /// Where the knob is for a value, in the slider's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let x = rect.minX + share * max(rect.width - Self.knobWidth, 0)
    return CGRect(x: x, y: bounds.midY - Self.knobWidth / 2, width: Self.knobWidth, height: Self.knobWidth)
  }
  /// Where the line is, in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  private var knob: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Follows a finger that takes the knob; one beside it is not followed.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isOnKnob(touch) else { return false }
    grip = touch.location(in: self).x - knob.minX
    valueBefore = value
    return true
  }

  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let way = track.width - Self.knobWidth
    guard way > 0 else { return true }
    let share = (touch.location(in: self).x - grip - track.minX) / way
    let before = value
    value = minimumValue + Float(share) * (maximumValue - minimumValue)
    if isContinuous, value != before { send([.valueChanged, .primaryActionTriggered], with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, value != valueBefore { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Vetoes a pan or swipe along the line of a recognizer around the slider, if it began on the knob (fact C15).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(isTracking && coincidesWithDrag(gestureRecognizer))
  }

  private func isOnKnob(_ touch: UITouch) -> Bool {
    knob.insetBy(dx: -Self.knobMargin, dy: -Self.knobMargin).contains(touch.location(in: self))
  }

  // MARK: Looks

  /// The color of the track up to the thumb; nothing is drawn here.
  open var minimumTrackTintColor: UIColor? { didSet { dispose(of: oldValue) } }
  /// The color of the track behind the thumb; nothing is drawn here.
  open var maximumTrackTintColor: UIColor? { didSet { dispose(of: oldValue) } }
  /// The color of the thumb; nothing is drawn here.
  open var thumbTintColor: UIColor? { didSet { dispose(of: oldValue) } }
  #if !hasFeature(Embedded)
    /// Gives the thumb a picture; nothing is drawn here, and the thumb keeps its size.
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    /// Gives the track up to the thumb a picture; nothing is drawn here.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    /// Gives the track behind the thumb a picture; nothing is drawn here.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  #endif

  override class var engineClassName: String { "UISlider" }
}
