import TouchKit
import XCTest

/// A device with one app in front and one window that fills the screen.
///
/// The screen is 512 points wide and high: shares of it are exact in binary, so locations can be compared exactly.
final class Stage {
  static let size = CGSize(width: 512, height: 512)

  let device: Device
  let app: UIApplication
  let window: UIWindow
  let trace = Trace()

  init(
    _ profile: SystemProfile = .newest, application: UIApplication = UIApplication(),
    delegate: (any UIApplicationDelegate)? = nil,
    window makeWindow: (CGRect) -> UIWindow = { UIWindow(frame: $0) }
  ) {
    device = Device(profile: profile, screen: Stage.size)
    app = device.launch(application: application, delegate: delegate)
    window = makeWindow(UIScreen.main.bounds)
    window.makeKeyAndVisible()
    device.trace = trace
  }

  /// The run loop of the app's main thread.
  var runLoop: VirtualRunLoop { device.process(of: app).mainRunLoop }

  // MARK: Views

  /// Puts a view with a name into the window or another view.
  @discardableResult
  func add<View: UIView>(
    _ view: View, _ name: String? = nil, _ frame: CGRect = CGRect(origin: .zero, size: Stage.size),
    in parent: UIView? = nil
  ) -> View {
    if let name { view.traceName = name }
    view.frame = frame
    (parent ?? window).addSubview(view)
    return view
  }

  @discardableResult
  func add(
    _ name: String, _ frame: CGRect = CGRect(origin: .zero, size: Stage.size), in parent: UIView? = nil
  ) -> UIView {
    add(UIView(), name, frame, in: parent)
  }

  /// What the app's windows answer for a point, asked as the system asks, without a trace or a touch.
  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }

  // MARK: Fingers

  func report(_ contacts: Contact...) {
    device.digitizer.report(contacts)
    device.settle()
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { report(.began(x, y, finger: finger)) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { report(.moved(x, y, finger: finger)) }
  func lift(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { report(.ended(x, y, finger: finger)) }

  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, hold: TimeInterval = 0.0625) {
    down(x, y, finger: finger)
    device.advance(by: hold)
    lift(x, y, finger: finger)
  }

  // MARK: The trace

  var entries: [TraceEntry] { trace.entries }

  /// The lines of some stages in the articles' format, of everybody or of some names only.
  func lines(_ stages: TraceEntry.Stage..., of names: Set<String>? = nil) -> [String] {
    entries.filter { stages.contains($0.stage) && (names?.contains($0.subject) ?? true) }.compactMap {
      $0.articleLine
    }
  }

  /// The names of the responders that were sent a message, in order.
  func receivers(of method: TraceMethod) -> [String] {
    entries.filter { $0.event == .call(method) && $0.stage != .gestures }.map { $0.subject }
  }

  var refusals: [String] { trace.refusals }
}

extension Trace {
  /// What the engine refused, in words.
  var refusals: [String] {
    entries.compactMap { entry in
      guard entry.stage == .refusal, case .note(let note) = entry.event else { return nil }
      return note.text
    }
  }
}

extension Device {
  func process(of app: UIApplication) -> SystemProcess {
    processes.first { ($0 as? ApplicationProcess)?.application === app } ?? springBoard
  }

  func process(named name: String) throws -> SystemProcess {
    try XCTUnwrap(processes.first { $0.name == name })
  }
}

extension Contact {
  static func began(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, pressure: Double = 0) -> Contact {
    make(.began, x, y, finger, pressure)
  }
  static func moved(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, pressure: Double = 0) -> Contact {
    make(.moved, x, y, finger, pressure)
  }
  static func stationary(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, pressure: Double = 0) -> Contact {
    make(.stationary, x, y, finger, pressure)
  }
  static func ended(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) -> Contact { make(.ended, x, y, finger, 0) }
  static func cancelled(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) -> Contact {
    make(.cancelled, x, y, finger, 0)
  }

  private static func make(
    _ phase: Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int, _ pressure: Double
  ) -> Contact {
    Contact(
      index: finger, phase: phase,
      location: CGPoint(x: x / Stage.size.width, y: y / Stage.size.height), pressure: pressure)
  }
}

/// What a responder was told, copied at that moment.
struct Heard {
  var phase: UITouch.Phase
  var touches: Set<UITouch>
  var event: UIEvent?
  var time: TimeInterval
  var locations: [CGPoint]
  var previousLocations: [CGPoint]
  var tapCounts: [Int]
  var timestamps: [TimeInterval]

  /// Such as `began 2` for two touches in one call.
  var text: String { "\(phase) \(touches.count)" }
}

/// A view that remembers what it was told, and keeps it to itself unless it forwards.
class SpyView: UIView {
  private(set) var heard: [Heard] = []
  var forwards = false
  var onTouches: ((Heard) -> Void)?

  var texts: [String] { heard.map { $0.text } }

  /// Lets go of the touches and events in what was heard.
  func forget() { heard = [] }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.began, touches, event)
    if forwards { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.moved, touches, event)
    if forwards { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.ended, touches, event)
    if forwards { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(.cancelled, touches, event)
    if forwards { super.touchesCancelled(touches, with: event) }
  }

  private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let sorted = touches.sorted { $0.hash < $1.hash }
    let entry = Heard(
      phase: phase, touches: touches, event: event, time: event?.timestamp ?? -1,
      locations: sorted.map { $0.location(in: self) },
      previousLocations: sorted.map { $0.previousLocation(in: self) },
      tapCounts: sorted.map { $0.tapCount }, timestamps: sorted.map { $0.timestamp })
    heard.append(entry)
    onTouches?(entry)
  }
}

/// A view whose hit-testing is given by closures.
class CustomView: SpyView {
  /// Takes the point, the event and UIView's own answer.
  var onHitTest: ((CGPoint, UIEvent?, UIView?) -> UIView?)?
  var onPointInside: ((CGPoint, UIEvent?) -> Bool)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let onHitTest else { return hit }
    return onHitTest(point, event, hit)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    onPointInside?(point, event) ?? super.point(inside: point, with: event)
  }
}

/// An app delegate that is a responder.
final class ResponderDelegate: UIResponder, UIApplicationDelegate {
  var heard: [String] = []
  func applicationDidFinishLaunching(_ application: UIApplication) { heard.append("launched") }
  func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { heard.append("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
}

/// An app delegate that is no responder.
final class PlainDelegate: UIApplicationDelegate {}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

func XCTAssertEqual(
  _ one: CGPoint, _ other: CGPoint, accuracy: CGFloat, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(one.x, other.x, accuracy: accuracy, "x", file: file, line: line)
  XCTAssertEqual(one.y, other.y, accuracy: accuracy, "y", file: file, line: line)
}

func XCTAssertEqual(
  _ one: CGRect, _ other: CGRect, accuracy: CGFloat, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(one.origin, other.origin, accuracy: accuracy, file: file, line: line)
  XCTAssertEqual(one.size.width, other.size.width, accuracy: accuracy, "width", file: file, line: line)
  XCTAssertEqual(one.size.height, other.size.height, accuracy: accuracy, "height", file: file, line: line)
}
