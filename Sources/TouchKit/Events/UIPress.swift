/// One button, from the moment it goes down until it is let go: one object all along.
public final class UIPress: NSObject {
  /// What the button did in the present event.
  public enum Phase: Int, Sendable { case began = 0, changed, stationary, ended, cancelled }

  /// Which button it is, with UIKit's numbers.
  public enum PressType: Int, Sendable {
    case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30, pageDown
    /// A key of a keyboard other than an arrow: engine's choice, for UIKit has a number for each key.
    case keyboard = 2040
  }

  /// What the button did in the present event.
  public internal(set) var phase = Phase.began
  /// Which button it is.
  public let type: PressType
  /// When the press last changed, in seconds since the device was switched on.
  public internal(set) var timestamp: TimeInterval
  /// How hard the button is pressed, where 1 is an average press.
  public internal(set) var force: CGFloat
  /// The window of the responder that gets the press.
  public let window: UIWindow?
  /// The responder that gets the press: the first responder, or the key window while there is none.
  public let responder: UIResponder?

  /// The recognizers that get the press.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = [] { didSet { dispose(of: oldValue) } }
  /// Whether a recognizer has taken the press from its responder.
  var isOver = false
  /// The key of a hardware keyboard; `nil` for other buttons (fact K1).
  public let key: UIKey?
  let button: HardwareButton?
  private let serial: Int

  init(
    _ button: HardwareButton, force: CGFloat, at timestamp: TimeInterval, to responder: UIResponder,
    in window: UIWindow, serial: Int
  ) {
    self.button = button
    key = nil
    self.force = force
    self.timestamp = timestamp
    self.responder = responder
    self.window = window
    self.serial = serial
    // The numbers are the same by definition.
    type = PressType(rawValue: button.rawValue) ?? .select
    super.init()
  }

  init(
    _ key: UIKey, at timestamp: TimeInterval, to responder: UIResponder, in window: UIWindow, serial: Int
  ) {
    (button, self.key, force, self.timestamp) = (nil, key, 1, timestamp)
    (self.responder, self.window, self.serial) = (responder, window, serial)
    switch key.keyCode {
    case .keyboardUpArrow: type = .upArrow
    case .keyboardDownArrow: type = .downArrow
    case .keyboardLeftArrow: type = .leftArrow
    case .keyboardRightArrow: type = .rightArrow
    default: type = .keyboard
    }
    super.init()
  }

  /// The order in which presses began, so that sets of presses do not depend on memory addresses.
  public override var hash: Int { serial }

  var hasFinished: Bool { phase == .ended || phase == .cancelled }
}

/// What the user did with buttons at one instant; an app has one for all its life, as it has one for touches.
open class UIPressesEvent: UIEvent {
  /// Presses.
  open override var type: EventType { .presses }
  /// Every button that is down, and those that are let go in this event.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// In the order in which they began.
  final var presses: [UIPress] = [] { didSet { dispose(of: oldValue) } }
}
