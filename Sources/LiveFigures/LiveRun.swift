import TouchKit

/// A figure's device while a reader touches it: input goes in as whole numbers, text comes out as UTF-8.
///
/// The page and the tests drive the same class. The same input gives the same text, natively and in a browser.
public final class LiveRun {
  let device: Device
  let application = UIApplication()
  let trace = Trace()
  private let scene: Scene
  private var settings: [Int]
  private var pending: [Contact] = []
  private var told = 0

  /// How many parts of a point a coordinate counts: 100.
  static let pointParts = 100

  /// Starts the scene of a number; `nil` if there is none.
  public convenience init?(scene: Int, profile: Int) {
    guard let scene = Scene.make(scene) else { return nil }
    self.init(scene, profile: profile)
  }

  /// The number of the system that figures show unless asked for another one: the newest.
  static var usualProfile: Int { SystemProfile.all.count - 1 }

  /// Starts a scene on a device with the profile of that number, from old to new; the newest for another number.
  init(_ scene: Scene, profile: Int) {
    let profiles = SystemProfile.all
    device = Device(profile: profiles[profiles.indices.contains(profile) ? profile : Self.usualProfile])
    self.scene = scene
    settings = scene.settings.map { $0.initial }
    application.traceName = "UIApplication"
    scene.run = self
    device.launch("App", application: application, delegate: scene.delegate) { [self] _ in
      scene.build(on: device.screen.bounds)
    }
    device.settle()
    device.trace = trace
  }

  deinit { device.trace = nil }

  // MARK: Input

  /// Notes what a finger did, for `frame` to hand in.
  ///
  /// A phase is 0 to 3: began, moved, ended, cancelled.
  public func contact(_ finger: Int, _ phase: Int, x: Int, y: Int, pressure: Int, radius: Int) {
    let phases: [Contact.Phase] = [.began, .moved, .ended, .cancelled]
    guard phases.indices.contains(phase) else { return }
    let size = device.screen.bounds.size
    pending.append(
      Contact(
        index: finger, phase: phases[phase],
        location: CGPoint(
          x: share(x, of: Int(size.width) * Self.pointParts),
          y: share(y, of: Int(size.height) * Self.pointParts)),
        pressure: Double(pressure) / 255, majorRadius: CGFloat(radius) / 10))
  }

  /// A share of the glass, as a recording has it whose axes have so many positions.
  private func share(_ value: Int, of positions: Int) -> CGFloat {
    CGFloat(min(max(value, 0), positions - 1)) / CGFloat(positions)
  }

  /// Lets time pass up to a time in microseconds, and reports the fingers that were noted.
  public func frame(at microseconds: Double) {
    advance(to: microseconds)
    guard !pending.isEmpty else { return }
    let contacts = pending
    pending = []
    device.digitizer.report(contacts)
    device.settle()
  }

  /// Lets time pass up to a time in microseconds; one in the past changes nothing.
  func advance(to microseconds: Double) {
    let time = microseconds / 1_000_000
    if time > device.clock.now { device.advance(to: time) }
  }

  /// Turns a switch of the scene; one that is not there, or has no such choice, changes nothing.
  func set(_ setting: Int, to choice: Int) {
    guard settings.indices.contains(setting), settings[setting] != choice,
      scene.settings[setting].choices.indices.contains(choice)
    else { return }
    settings[setting] = choice
    scene.change(setting, to: choice)
    device.settle()
  }

  /// Moves a view of the scene so that its frame begins at a point of its superview.
  func place(_ view: Int, x: Int, y: Int) {
    guard scene.views.indices.contains(view) else { return }
    let moved = scene.views[view]
    let (width, height) = (moved.bounds.width, moved.bounds.height)
    moved.center = CGPoint(x: CGFloat(x) + width / 2, y: CGFloat(y) + height / 2)
    device.settle()
  }

  // MARK: Output

  /// What happened since this was asked last, an entry a line, and then how everything looks.
  var news: [UInt8] {
    var text = TabbedText()
    while told < trace.entries.count {
      text.add(trace.entries[told])
      told += 1
    }
    for (number, view) in scene.views.enumerated() { text.add(view, number: number) }
    if let touched = scene.views.last { text.addChain(from: touched) }
    return text.bytes
  }

  /// The whole trace as the labs print it with `--format swift --all`.
  var traceText: String { TraceFormat.swift.text(of: trace.entries) }

  /// The names that stand behind numbers.
  static var lists: [UInt8] {
    var text = TabbedText()
    text.addLists()
    return text.bytes
  }

  /// The scene's switches and its plays.
  var outline: [UInt8] {
    var text = TabbedText()
    text.add(scene)
    return text.bytes
  }
}
