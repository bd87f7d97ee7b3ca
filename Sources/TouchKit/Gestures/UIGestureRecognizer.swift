/// Watches the fingers in a view, and tells its targets when they make the gesture it knows.
///
/// A recognizer stands beside the responder chain (fact R22): it gets the touches of its view and of everything in it,
/// before the views do. Subclasses override the touches methods and set `state`.
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer is with its gesture (fact G1).
  public enum State: Int, Sendable {
    case possible = 0, began, changed, ended, cancelled, failed
    /// The name that discrete gestures use for the end: the same value.
    public static let recognized = State.ended
  }

  /// Makes a recognizer that sends an action, found by its selector, to a target that it does not keep alive.
  ///
  /// A name must stand in the `actions` of the target's class, else it is refused with a trace entry when it is to be
  /// called; a selector that was made from a method needs no list.
  public init(target: ActionObject?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer from an archive: one without a target, for the engine reads no archives.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Makes a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: What an app sets and asks

  /// How far the recognizer is; only the recognizer itself sets it.
  ///
  /// An illegal change is refused with a trace entry, and the state stays (fact G4). Leaving `possible` may be vetoed,
  /// which fails the recognizer, or put off until others have failed.
  open var state: State {
    get { shownState ?? attempt.state }
    set { request(newValue) }
  }

  #if hasFeature(Embedded)
    /// Decides what the recognizer may do; not kept alive.
    open var delegate: (any UIGestureRecognizerDelegate)? {
      get { weakDelegate }
      set {
        weakDelegate = newValue
        attempt.environment?.recognizers.noteOpinions(of: self)
      }
    }
    @WeakDelegate private final var weakDelegate: (any UIGestureRecognizerDelegate)?
  #else
    /// Decides what the recognizer may do; not kept alive.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
      didSet { attempt.environment?.recognizers.noteOpinions(of: self) }
    }
  #endif

  /// Who says no on behalf of the delegate, unless it is one of those who have been asked.
  func delegateVeto(unlessOneOf asked: [UIView]) -> String? {
    guard let delegate, !asked.contains(where: { $0 === delegate }),
      !delegate.gestureRecognizerShouldBegin(self)
    else { return nil }
    return "its delegate"
  }

  /// Whether the recognizer gets touches; switching it off in mid-gesture cancels the gesture.
  open var isEnabled = true { didSet { if !isEnabled { abandon() } } }
  /// The view whose touches the recognizer watches.
  open var view: UIView? { attachedView }
  /// Whether recognition takes the gesture's touches away from their views (facts G20–G22).
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only once the recognizer has failed (facts G20, G23).
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only once the recognizer has failed (facts G20, G24).
  open var delaysTouchesEnded = true
  /// The kinds of touches that the recognizer gets, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// The kinds of buttons that the recognizer gets, as numbers of `UIPress.PressType`; `select` unless set (fact R16).
  open var allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
  /// Whether touches of a second kind are left out while the recognizer has touches of a first kind.
  open var requiresExclusiveTouchType = true
  /// The pointer's buttons that are down in the touches of the recognizer (fact P5).
  open var buttonMask: UIEvent.ButtonMask {
    activeTouches.reduce(into: []) { mask, touch in
      if case .pointer(let buttons) = touch.tool { mask.formUnion(UIEvent.ButtonMask(rawValue: buttons)) }
    }
  }
  /// The modifiers of a keyboard that are held down.
  open var modifierFlags: UIKeyModifierFlags { environment.modifiers }
  /// A name that an app may find the recognizer by; traces show it.
  open var name: String?

  /// Adds a method, found by its selector, that is called at each state a gesture has (fact G7).
  open func addTarget(_ target: ActionObject, action: Selector) {
    targets.add(GestureTarget(target: target, selector: action))
  }

  /// Removes a method; `nil` removes any target, or any action.
  open func removeTarget(_ target: ActionObject?, action: Selector?) {
    targets.remove(target: target, selector: action)
  }

  /// Makes this recognizer wait until another one has failed; if that one recognizes, this one fails (fact G34).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      return Refusal.requiresItself(traceName).report(to: environment.trace)
    }
    requirements.add(otherGestureRecognizer)
  }

  /// The middle of the touches, in the view's coordinates, in whole points; in the window's for `nil` (fact G38).
  ///
  /// Without touches it is where they were last.
  open func location(in view: UIView?) -> CGPoint {
    let middle = convertFromScreen(centroid, to: view)
    return CGPoint(x: middle.x.rounded(.towardZero), y: middle.y.rounded(.towardZero))
  }

  /// Where one of the touches is, in the view's coordinates; in the window's for `nil`.
  ///
  /// An index out of range is refused, and the answer is the zero point.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = usedTouches
    guard touches.indices.contains(touchIndex) else {
      Refusal.noSuchTouch(touchIndex, of: traceName).report(to: environment.trace)
      return .zero
    }
    return touches[touchIndex].location(in: view ?? self.view?.window)
  }

  /// How many touches the recognizer is using.
  open var numberOfTouches: Int { usedTouches.count }

  // MARK: What a subclass overrides

  /// Tells the recognizer that fingers have landed; the default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that fingers have moved; the default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that fingers have left the glass; the default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that touches are over without a lift; the default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that estimated properties of touches are known better now; the default does nothing.
  ///
  /// Sent for pencils, maybe after the attempt has ended (fact P3).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Tells the recognizer that buttons have gone down; the default does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that buttons are pressed harder or less hard; the default does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that buttons were let go; the default does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that presses are over without being let go; the default does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Forgets the attempt that has ended; the state is `possible` again.
  open func reset() {}
  /// Gives up a touch: recognition does not take it from its view, and it is held back no more (fact G27).
  open func ignore(_ touch: UITouch, for event: UIEvent) { giveUp(touch) }
  /// Gives up a press: the recognizer hears no more of it, and recognition does not take it from its responder.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { giveUp(button) }
  /// Whether the recognizer wants to hear of the touches of an event at all.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Whether recognizing fails the other one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other one's recognizing fails this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits for the other one to fail; asked once per attempt and pair.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other one waits for this one to fail; asked once per attempt and pair.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Inside

  final let attempt = GestureAttempt()
  final var targets = GestureTargets() { didSet { dispose(of: oldValue) } }
  final var requirements = FailureRequirements()
  /// The state that an action is about, while it runs: the recognizer may have gone on since.
  final var shownState: State?
  @Weak final var attachedView: UIView?
  /// A number that is greater than those of the recognizers that were added to the view before.
  final var placeInView = 0
  /// The touches that the recognizer follows, in the order in which they came.
  final var activeTouches: [UITouch] = [] { didSet { dispose(of: oldValue) } }
  /// Those, and the ones of this attempt that are over: recognition takes them all from their views.
  final var attemptTouches: [UITouch] = [] { didSet { dispose(of: oldValue) } }
  /// The presses that the recognizer follows.
  final var activePresses: [UIPress] = [] { didSet { dispose(of: oldValue) } }
  /// The fingers of earlier attempts that are still on the glass, by the touches' numbers.
  final var leftBehind: [Int] = []
  private final var lastCentroid = CGPoint.zero
  /// Whether something other than touches and presses keeps the attempt going.
  var isScrolled: Bool { false }
  /// Whether it is the one that holds touches back from the content of a scroll view.
  var holdsContentTouchesBack: Bool { false }
  /// The touches that `numberOfTouches` counts.
  var usedTouches: [UITouch] { activeTouches }
  /// The touches whose fingers are on the glass after the present event.
  final var liveTouches: [UITouch] { activeTouches.filter { !$0.hasFinished } }

  deinit { attempt.stopTimers() }

  /// The environment of the attempt, or else of the app that the view is in.
  final var environment: UIGestureEnvironment {
    attempt.environment ?? (attachedView?.window?.hostApplication ?? UIApplication.shared).gestures
  }

  /// The middle of the touches on the screen, in points, exactly; the last one when there are none.
  final var centroid: CGPoint {
    guard !activeTouches.isEmpty else { return lastCentroid }
    return UITouch.centroid(of: activeTouches)
  }

  final func keepCentroid() { lastCentroid = centroid }

  final func convertFromScreen(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? self.view?.window)?.convertFromScreen(point) ?? point
  }

  /// A distance on the screen as the view sees it, turned and scaled; in the window's coordinates for `nil`.
  final func convertVectorFromScreen(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    let (origin, end) = (convertFromScreen(.zero, to: view), convertFromScreen(vector, to: view))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// A distance in a view's coordinates, or the window's for `nil`, as it is on the screen.
  final func convertVectorToScreen(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? self.view?.window else { return vector }
    let (origin, end) = (view.convertToScreen(.zero), view.convertToScreen(vector))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// The name that traces show: the recognizer's own, or else its class's, with its view's if the trace wants that.
  ///
  /// Not a member of UIKit's recognizer.
  public final var traceName: String {
    if let name { return name }
    guard let view = attachedView, view.hostWindow?.hostApplication.trace?.recognizerNames == .byView else {
      return shownClassName
    }
    let alike = view.recognizers.filter {
      $0.name == nil && $0.shownClassName.hasSameBytes(as: shownClassName)
    }
    let number = alike.count > 1 ? alike.firstIndex { $0 === self }.map { " \($0 + 1)" } : nil
    return "\(view.traceName)'s \(shownClassName)\(number ?? "")"
  }
  /// Kept, for it takes long to ask for.
  private final lazy var shownClassName: String = {
    #if hasFeature(Embedded)
      return Self.engineClassName
    #else
      return String(describing: Swift.type(of: self))
    #endif
  }()

  class var engineClassName: String { "UIGestureRecognizer" }
  /// The engine's class that a recognizer is of, or that its class derives from.
  class var engineClass: ObjectIdentifier { ObjectIdentifier(UIGestureRecognizer.self) }
}

extension UIGestureRecognizer: TraceSubject {}
