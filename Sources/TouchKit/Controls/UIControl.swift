/// A view that stands for something to do: it follows one finger and tells its targets what the finger does.
open class UIControl: UIView {
  /// Makes a control without targets.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes one from an archive: an empty one, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control that does something when its value or its press says so.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used; a disabled one is not found by fingers.
  ///
  /// One that is switched off while a finger presses it follows that finger to the end, and sends its events (fact C20,
  /// engine's choice).
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
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  /// As for any view, but a disabled control answers `nil`: the finger goes to what lies behind (fact H9).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isEnabled else { return miss(point, with: event, because: .disabledControl) }
    return super.hitTest(point, with: event)
  }

  // MARK: Following a touch

  /// How far around its bounds a control still counts the finger as inside while it follows it, in points (fact C8).
  public static let trackingMargin: CGFloat = 70

  /// Whether the control follows a touch.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the touch that the control follows, or followed last, is inside of it.
  open var isTouchInside: Bool { isInside }
  // Its number and not the touch itself: a control that holds a touch that never ends would hold its own window.
  private final var trackedTouch: Int?
  private final var isInside = false

  /// Whether the control wants to follow a touch that landed on it; true unless overridden.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves; whether the control wants to follow it further; true unless overridden.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch that the control follows has left the glass.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the control stops following because the touch was cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows the touch if the control wants to; only a touch that it does not follow is forwarded (facts R10, C1–C3).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // The first that landed: the order of a set is anybody's guess.
    let first = touches.min { $0.hash < $1.hash }
    if !isTracking, isEnabled, let touch = first, begins(touch, with: event) {
      trackedTouch = touch.hash
      isInside = true
      isHighlighted = true
      send(.touchDown, with: event)
      if touch.tapCount >= 2, isTracking { send(.touchDownRepeat, with: event) }
    }
    guard followed(in: touches) != nil else { return super.touchesBegan(touches, with: event) }
    climbWithoutTelling(with: event)
  }

  // snippet: moved
  /// Follows the touch, or forwards one that the control does not follow (facts R10, C4).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(in: touches) else {
      return super.touchesMoved(touches, with: event)
    }
    guard continues(touch, with: event) else { return stopTracking() }
    cross(to: touch, with: event)
    guard isTracking else { return }
    send(isInside ? .touchDragInside : .touchDragOutside, with: event)
  }
  // endsnippet

  /// Ends following the touch, or forwards one that the control does not follow (fact C5).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(in: touches) else { return super.touchesEnded(touches, with: event) }
    cross(to: touch, with: event)
    trace(.endTracking, with: event) { endTracking(touch, with: event) }
    trackedTouch = nil
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    isHighlighted = false
    climbWithoutTelling(with: event)
  }

  /// Ends following the touch, or forwards one that the control does not follow (fact C6).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(in: touches) != nil else { return super.touchesCancelled(touches, with: event) }
    trace(.cancelTracking, with: event) { cancelTracking(with: event) }
    stopTracking()
    send(.touchCancel, with: event)
  }

  /// Whether a place in the control's coordinates counts as inside while the control follows a touch (fact C8).
  func isMostlyInside(_ place: CGPoint) -> Bool {
    bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(place)
  }

  private func followed(in touches: Set<UITouch>) -> UITouch? {
    touches.first { $0.hash == trackedTouch }
  }

  // snippet: cross
  /// Notices that the finger has crossed the edge of the zone, and tells of it (facts C4, C5).
  private func cross(to touch: UITouch, with event: UIEvent?) {
    let wasInside = isInside
    isInside = isMostlyInside(touch.location(in: self))
    isHighlighted = isInside
    if isInside != wasInside { send(isInside ? .touchDragEnter : .touchDragExit, with: event) }
  }
  // endsnippet

  private func stopTracking() {
    trackedTouch = nil
    isInside = false
    isHighlighted = false
  }

  // MARK: Targets and actions

  final var targets = ControlTargets() { didSet { dispose(of: oldValue) } }

  /// Adds a method, found by its selector, for some events; the target is not kept alive (fact C10).
  ///
  /// The same target and action again only adds events. Without a target the action goes to the first who can perform it from
  /// the first responder up.
  open func addTarget(_ target: ActionObject?, action: Selector, for controlEvents: Event) {
    targets.add(target, action, for: controlEvents)
  }

  /// Removes events from a target's action; `nil` removes them from every target, or every action.
  open func removeTarget(_ target: ActionObject?, action: Selector?, for controlEvents: Event) {
    targets.remove(target, action, for: controlEvents)
  }

  /// Adds an action for some events; one with the same identifier is replaced (fact C13).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    targets.add(action, for: controlEvents)
  }

  /// Removes events from the action with the same identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    targets.remove(action.identifier, for: controlEvents)
  }

  /// Removes events from the action with an identifier.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    targets.remove(identifier, for: controlEvents)
  }

  /// The names of a target's methods for an event; `nil` for none.
  open func actions(forTarget target: ActionObject?, forControlEvent controlEvent: Event) -> [String]? {
    targets.names(of: target, for: controlEvent)
  }

  #if !hasFeature(Embedded)
    /// Shows every listener in the order in which they were added, until the closure says stop.
    ///
    /// Either the action or the pair of target and selector is there. A method that was given itself, and not by its
    /// name, has a made-up selector.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
      trace(of: nil)?.note(.controls, traceName, .showsListeners)
      targets.enumerate(iterator)
    }

    /// Every target, `NSNull` for those of nil-targeted actions; targets that are no `NSObject` are left out.
    open var allTargets: Set<AnyHashable> { targets.objects }
  #endif

  /// All events that are listened to.
  open var allControlEvents: Event { targets.events }

  /// Does what the control is for, as if it had been used.
  open func performPrimaryAction() { send(.primaryActionTriggered, with: nil) }

  /// Tells the targets of some events, without a touch event.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Sends one action through the application; overriding it intercepts or redirects (fact C11).
  open func sendAction(_ action: Selector, to target: ActionObject?, for event: UIEvent?) {
    application.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs one action; overriding it intercepts.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Tells the targets of some events in the order in which they were added.
  func send(_ controlEvents: Event, with event: UIEvent?) {
    trace(of: event)?.note(.controls, traceName, .sends(controlEvents))
    for entry in targets.entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.method {
      case .action(let action): sendAction(action)
      case .selector(let selector), .function(let selector, _):
        guard !entry.isTargetGone else { continue }
        trace(.controlSendAction, with: event) { sendAction(selector, to: entry.target, for: event) }
      }
    }
  }

  private var application: UIApplication { window?.hostApplication ?? UIApplication.shared }

  override class var engineClassName: String { "UIControl" }
}
