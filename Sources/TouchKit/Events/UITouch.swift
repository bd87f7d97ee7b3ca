/// One finger, from the moment it lands until it leaves: one object all along, whose properties change (fact T1).
///
/// Do not keep a touch after it has ended; copy what you need.
public final class UITouch: NSObject {
  /// What the finger did in the present event (fact T5).
  public enum Phase: Int, Sendable {
    case began = 0, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches the glass (fact T21).
  public enum TouchType: Int, Sendable {
    case direct = 0, indirect, pencil, indirectPointer
    /// The name the pencil had first.
    public static let stylus = TouchType.pencil
  }

  /// What the finger did in the present event.
  public var phase: Phase { look.phase }
  /// When the touch last changed, in seconds since the device was switched on (fact T13).
  public var timestamp: TimeInterval { look.timestamp }
  /// How many taps this touch is part of, counted when it lands (fact T12).
  public internal(set) var tapCount = 1
  /// The window in which the finger landed; it never changes.
  public internal(set) var window: UIWindow? {
    get { landingWindow }
    set { landingWindow = newValue }
  }
  /// The view that hit-testing found at touch-down; it never changes (fact T3).
  ///
  /// `nil` for an extra finger that its view did not want (facts T4, T15).
  public internal(set) var view: UIView? {
    get { landingView }
    set { landingView = newValue }
  }
  /// What touches the glass.
  public var type: TouchType {
    switch tool {
    case .finger: .direct
    case .pencil: .pencil
    case .pointer: .indirectPointer
    }
  }
  /// Half the longer axis of the finger's print, in points.
  public var majorRadius: CGFloat { look.majorRadius }
  /// How far `majorRadius` may be off, in points: engine's choice.
  public let majorRadiusTolerance: CGFloat = 1
  /// How hard the finger presses, where 1 is an average touch; 0 where the hardware does not say (fact T20).
  public var force: CGFloat { look.force }

  /// The recognizers that get the touch: those of the hit view, then those of each view above it (fact T19).
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The recognizers that the touch still matters to.
  var recognizers: [UIGestureRecognizer] = [] { didSet { dispose(of: oldValue) } }
  /// The view under the finger at touch-down, even if it does not want the touch.
  var hitView: UIView? { didSet { dispose(of: oldValue) } }
  /// What the view has heard.
  var route = TouchRoute()
  /// Which sequence the touch belongs to: one lasts from the first finger on the glass until none is left.
  var sequence = 0
  /// The slot of the finger.
  let pathIndex: Int
  // Asked many times for each event; changed as a whole, never in place: see `UIView`.
  private var look: Snapshot
  private var landingWindow: UIWindow? { didSet { dispose(of: oldValue) } }
  private var landingView: UIView? { didSet { dispose(of: oldValue) } }
  /// Where the finger is on the screen, in points.
  var screenLocation: CGPoint { look.location }
  var previousScreenLocation: CGPoint { look.previousLocation }
  /// Where and when the finger landed: what decides whether it was a tap.
  let firstScreenLocation: CGPoint
  let firstTimestamp: TimeInterval
  private(set) var isTap = true
  /// Who learned of the touch by forwarding and has yet to learn of its end.
  var forwardingRecord: [ForwardingRecipient] = [] { didSet { dispose(of: oldValue) } }
  private let serial: Int
  /// What touches the glass.
  private(set) var tool: Contact.Tool
  /// Where the first tap of its series landed, on the screen.
  var tapOrigin = CGPoint.zero
  /// The number under which better values come; `nil` if nothing is an estimate.
  var estimate: Int?
  /// What a trace was told of the touch last.
  var told: (place: CGPoint, tapCount: Int, details: [TraceEntry.Detail])?
  /// What was merged into the present event.
  private(set) var samples: [Snapshot] = []
  /// The sample before the present one.
  private(set) var sampleBefore: Snapshot?

  /// The force at which the hardware's scale ends, relative to an average touch: engine's choice.
  public var maximumPossibleForce: CGFloat { Self.forceRange }
  static let forceRange: CGFloat = 20 / 3

  init(_ finger: IOHIDEvent, at location: CGPoint, serial: Int) {
    pathIndex = finger.index
    firstTimestamp = finger.timestamp
    firstScreenLocation = location
    look = Snapshot(
      phase: .began, timestamp: finger.timestamp, location: location, previousLocation: location,
      force: CGFloat(finger.pressure) * Self.forceRange, majorRadius: finger.majorRadius)
    self.serial = serial
    tool = finger.tool
    super.init()
  }

  /// Makes a copy that looks as the touch did at some instant.
  init(copying touch: UITouch, look: Snapshot) {
    pathIndex = touch.pathIndex
    firstTimestamp = touch.firstTimestamp
    firstScreenLocation = touch.firstScreenLocation
    serial = touch.serial
    (tool, estimate) = (touch.tool, touch.estimate)
    self.look = look
    super.init()
    (window, view, hitView, tapCount, isTap) = (
      touch.window, touch.view, touch.hitView, touch.tapCount, touch.isTap
    )
  }

  /// The order in which touches began, so that sets of touches do not depend on memory addresses.
  public override var hash: Int { serial }

  /// Where the finger is, in the view's coordinates; in the window's for `nil`.
  public func location(in view: UIView?) -> CGPoint { convert(screenLocation, to: view) }

  /// Where the finger was at its previous change; the same as now in the event in which it began (fact T14).
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousScreenLocation, to: view) }

  /// Where the finger is, as precisely as the hardware knows: the engine's locations are precise already.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the finger was at its previous change, as precisely as the hardware knows.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// A text for people.
  public override var description: String {
    let place = location(in: nil)
    return "<UITouch: \(phase) finger \(pathIndex) tapCount \(tapCount) at (\(place.x), \(place.y))>"
  }

  func snapshot(as phase: Phase) -> Snapshot {
    var look = look
    look.phase = phase
    return look
  }

  /// Takes over what a pencil says late.
  func take(_ update: PencilUpdate) {
    guard case .pencil(var pencil) = tool else { return }
    pencil.estimates.subtract(update.told)
    if let altitude = update.altitude { pencil.altitude = altitude }
    if let azimuth = update.azimuth { pencil.azimuth = azimuth }
    if let roll = update.roll { pencil.roll = roll }
    tool = .pencil(pencil.possible)
    guard let pressure = update.pressure, pressure >= 0 else { return }
    var look = look
    look.force = CGFloat(min(pressure, 1)) * Self.forceRange
    self.look = look
  }

  /// Looks as it did, or would, at some instant.
  func show(_ look: Snapshot) { self.look = look }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window else { return point }
    return target.convertFromScreen(point)
  }

  // MARK: What the hardware reports

  /// Makes the touch rest; called before each event, whose fingers then say what they did.
  func rest() {
    look = snapshot(as: .stationary)
    samples = []
  }

  /// Notes a move that was merged into the event to come: the touch itself goes on from its last event.
  func addSample(from finger: IOHIDEvent, at location: CGPoint) {
    let before = samples.last ?? look
    sampleBefore = before
    samples.append(
      Snapshot(
        phase: .moved, timestamp: finger.timestamp, location: location, previousLocation: before.location,
        force: CGFloat(finger.pressure) * Self.forceRange, majorRadius: finger.majorRadius))
  }

  /// Takes over what the finger did; one that neither moved nor changed its pressure rests (fact T6).
  func update(from finger: IOHIDEvent, at location: CGPoint) {
    let phase: Phase
    // snippet: phase
    let newForce = CGFloat(finger.pressure) * Self.forceRange
    switch finger.phase {
    case .began, .stationary: return
    case .moved where location == screenLocation && newForce == force && finger.tool == tool: return
    case .moved: phase = .moved
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    }
    // endsnippet
    sampleBefore = samples.last ?? look
    tool = finger.tool
    look = Snapshot(
      phase: phase, timestamp: finger.timestamp,
      location: phase == .cancelled ? screenLocation : location, previousLocation: screenLocation,
      force: newForce, majorRadius: finger.majorRadius)
    if phase == .cancelled || !TapHistory.isWithinTap(self) { isTap = false }
  }
}
