/// What the user did at one instant.
///
/// An app has one touches event for all its life; only its contents change (fact T2).
open class UIEvent: NSObject {
  /// What kind of thing happened (fact O1).
  public enum EventType: Int, Sendable {
    case touches = 0, motion, remoteControl, presses
    case scroll = 10, hover
    case transform = 14
  }

  /// What kind of thing happened.
  open var type: EventType { .touches }
  /// When it happened, in seconds since the device was switched on.
  open var timestamp: TimeInterval { time }
  final var time: TimeInterval = 0
  /// What exactly happened; `none` for touches and presses.
  open var subtype: EventSubtype { .none }
  /// The pointer's buttons that are down; none for fingers.
  open var buttonMask: ButtonMask { buttons }
  /// The modifiers of a keyboard that are held down.
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  final var buttons: ButtonMask = []
  final var modifiers: UIKeyModifierFlags = []
  /// The GraphicsServices record that the event wraps, on systems that had one.
  public internal(set) final var gsEvent: GSEvent?

  /// The live touches in the order in which they began, and those that end in this event.
  final var touches: [UITouch] = [] { didSet { dispose(of: oldValue) } }
  /// The sets that responders and recognizers get.
  final let touchSets = TouchSets()
  /// Where calls about this event are recorded; `nil` while no one listens.
  final var trace: Trace?
  /// How many views ask one another right now in hit-tests with the event.
  final var hitTestDepth = 0
  /// How many responders have forwarded the event into each other right now.
  final var forwardingDepth = 0

  /// Every live touch of the app and those that end in this event, in all windows (fact T18).
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// Those of the touches that began in the view.
  open func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

  /// Those of the touches that the recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { touch in touch.recognizers.contains { $0 === gesture } })
  }

  /// Every sample of a touch since its last event, as copies, the last one like the touch itself (fact S18).
  ///
  /// `nil` for a touch that is not in the event. More than one only on a device that aligns moves with its display.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? touch.coalesced : nil
  }

  /// Where a touch will probably be next, as copies without the touch itself.
  ///
  /// `nil` for a touch that is not in the event; empty when there is nothing to go by.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? touch.predicted : nil
  }

  /// Those of the touches that began in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { Set(touches.filter { $0.window === window }) }
}
