/// An object that can be told of events, and that knows who is told next.
open class UIResponder: AccessibleObject, UIResponderStandardEditActions {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that comes after this one; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Tells the responder that fingers have landed; by default it tells the next one.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, .began, with: event)
  }

  /// Tells the responder that fingers have moved; by default it tells the next one.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, .moved, with: event)
  }

  /// Tells the responder that fingers have left the glass; by default it tells the next one.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, .ended, with: event)
  }

  /// Tells the responder that touches are over without a lift; by default it tells the next one.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, .cancelled, with: event)
  }

  /// Tells the responder that estimated properties of touches are known better now; the default does nothing.
  ///
  /// Sent for pencils, to the touch's view, maybe after the touch has ended (fact P3).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Whether the responder is a view of no class but the engine's own, which overrides nothing.
  var isPlainView: Bool { false }
  /// The next responder, from a plain view on that of the last one that is followed by its superview only; with the
  /// number of steps up to it.
  func nextPastPlainViews(from depth: Int) -> (UIResponder?, Int) { (next, depth + 1) }
  /// Whether touches go on to the next responder by default.
  var forwardsTouchesUpResponderChain: Bool { true }

  // MARK: Shaking, buttons, remote control

  /// Tells the responder that the device is shaken; by default it tells the next one.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.motionBegan, with: event) { $0.motionBegan(motion, with: event) }
  }
  /// Tells the responder that the shake is over; by default it tells the next one.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.motionEnded, with: event) { $0.motionEnded(motion, with: event) }
  }
  /// Tells the responder that the shake counts no more; by default it tells the next one.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.motionCancelled, with: event) { $0.motionCancelled(motion, with: event) }
  }

  /// Tells the responder that buttons went down; by default it tells the next one.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.pressesBegan, with: event) { $0.pressesBegan(presses, with: event) }
  }
  /// Tells the responder that buttons are pressed harder or softer; by default it tells the next one.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.pressesChanged, with: event) { $0.pressesChanged(presses, with: event) }
  }
  /// Tells the responder that buttons were let go; by default it tells the next one.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.pressesEnded, with: event) { $0.pressesEnded(presses, with: event) }
  }
  /// Tells the responder that presses count no more; by default it tells the next one.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.pressesCancelled, with: event) { $0.pressesCancelled(presses, with: event) }
  }

  /// Tells the responder of a media command; by default it tells the next one.
  open func remoteControlReceived(with event: UIEvent?) {
    forward(.remoteControlReceived, with: event) { $0.remoteControlReceived(with: event) }
  }

  /// Called after the object was made from a nib; the engine has no nibs, so it never is.
  open func awakeFromNib() {}

  /// Takes the text of a key that was pressed while this is the first responder.
  func takeText(of key: UIKey) {
    #if !hasFeature(Embedded)
      (self as? any UIKeyInput)?.take(key)
    #endif
  }
  /// The keys with modifiers that stand for actions while the responder is in the chain of the first one; none unless
  /// overridden (fact K3).
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: First responder

  /// Whether the responder is the one that events without a place go to.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  /// Whether the responder may become the first one; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may stop being the first one; true unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Makes the responder the first one, if it and the present one agree and it is in a window (fact R12).
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }
  /// Stops being the first responder, unless `canResignFirstResponder` says no.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }
  /// What stands at the lower edge of the screen while the responder is the first one.
  open var inputView: UIView? { nil }
  /// What stands on top of the keyboard or the input view.
  open var inputAccessoryView: UIView? { nil }
  /// Has both asked for again.
  open func reloadInputViews() {
    if isFirstResponder { UIApplication.current?.updateInputViews() }
  }
  /// Whether the system's keyboard opens when there is no input view.
  var wantsSystemKeyboard: Bool { false }

  // MARK: Actions

  /// The methods of the class that a selector may name; a subclass adds its own to `super.actions`.
  ///
  /// Stands in for Objective-C's look-up by name.
  open class var actions: [ActionMethod] { [] }
  /// Whether `canPerformAction` is asked about this responder only, and not about those after it.
  final var isAskedAlone = false

  /// Whether the responder can perform an action now.
  ///
  /// By default true if its class lists the action, else what the next responder says (fact R17).
  open func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    defaultCanPerform(action, withSender: sender)
  }
  /// The first responder from this one on that can perform the action itself; `nil` if none can.
  open func target(forAction action: Selector, withSender sender: ActionObject?) -> ActionObject? {
    searchTarget(for: action, withSender: sender)
  }
  /// Does nothing unless overridden.
  open func cut(_ sender: ActionObject?) {}
  /// Does nothing unless overridden.
  open func copy(_ sender: ActionObject?) {}
  /// Does nothing unless overridden.
  open func paste(_ sender: ActionObject?) {}
  /// Does nothing unless overridden.
  open func select(_ sender: ActionObject?) {}
  /// Does nothing unless overridden.
  open func selectAll(_ sender: ActionObject?) {}
  /// Does nothing unless overridden.
  open func delete(_ sender: ActionObject?) {}

  // MARK: Names in traces

  /// The name that traces show instead of the class's; `nil` to show the class's.
  ///
  /// Not a member of UIKit's responder.
  public final var traceName: String {
    get { givenTraceName ?? shownClassName }
    set { givenTraceName = newValue }
  }
  private final var givenTraceName: String?

  /// The name of the class, where the platform can tell it, else of the class of the engine it derives from.
  ///
  /// Kept, because the platform takes longer for it than the engine for all the rest of a line of a trace.
  private final lazy var shownClassName = Self.nameOfClass
  private final class var nameOfClass: String {
    #if hasFeature(Embedded)
      engineClassName
    #else
      String(describing: self)
    #endif
  }

  /// The name of the engine's class, for platforms that do not keep the names of classes.
  class var engineClassName: String { "UIResponder" }
}

extension UIResponder: TraceSubject {}
