/// Follows a pointer that moves over a view with no button down (fact P6).
///
/// It begins when the pointer comes over the view or anything in it, and ends when it leaves. It stands outside of the
/// quarrels of other recognizers: it keeps none from recognizing, and is kept by none (engine's choice).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private final var hoverState = State.possible
  private final var pointer = CGPoint.zero

  /// How far the recognizer is; setting it changes nothing.
  open override var state: State {
    get { hoverState }
    set {}
  }
  /// Switching it off while the pointer is over the view cancels the hovering.
  open override var isEnabled: Bool {
    didSet { if !isEnabled, isHovering { hover(.cancelled, at: nil) } }
  }
  /// Whether the recognizer wants to hear of an event: only of hovering.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }
  /// Where the pointer is, or was last, in the view's coordinates; in the window's for `nil`.
  open override func location(in view: UIView?) -> CGPoint { convertFromScreen(pointer, to: view) }
  /// None: a pointer that hovers touches nothing.
  open override var numberOfTouches: Int { 0 }
  /// How far a pencil is above the glass, from 0 to 1: 0, for only pointers hover here.
  open var zOffset: CGFloat { 0 }

  /// Whether the pointer is over the view.
  final var isHovering: Bool { hoverState == .began || hoverState == .changed }

  final func hover(_ state: State, at place: CGPoint?) {
    guard isHovering || state == .began else { return }
    if let place { pointer = place }
    hoverState = state
    let trace = environment.trace
    trace?.state(state, of: self)
    trace?.action(state, of: self)
    targets.send(self)
    guard state == .ended || state == .cancelled else { return }
    hoverState = .possible
    reset()
  }

  override class var engineClassName: String { "UIHoverGestureRecognizer" }
  override class var engineClass: ObjectIdentifier { ObjectIdentifier(UIHoverGestureRecognizer.self) }
}
