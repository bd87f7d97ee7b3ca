import TouchInput
import TouchKit

/// A device with one app in front, and fingers.
final class Phone {
  static let size = CGSize(width: 320, height: 480)

  let device: Device
  let window: UIWindow
  let app: UIApplication

  init(
    _ controller: UIViewController? = nil, profile: SystemProfile = .iOS13,
    window makeWindow: (CGRect) -> UIWindow = { UIWindow(frame: $0) }
  ) {
    device = Device(profile: profile, screen: Self.size)
    app = device.launch()
    window = makeWindow(UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    device.settle()
  }

  @discardableResult
  func show<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    device.settle()
    return view
  }

  /// Plays a script from now on, after a second in which nothing happens.
  func play(_ write: (inout TouchScript) -> Void) {
    var script = TouchScript()
    script.wait(1)
    write(&script)
    device.play(script.frames(on: Self.size))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) { play { $0.tap(at: CGPoint(x: x, y: y)) } }

  // MARK: One frame after another

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, pressure: Double = 0) {
    report(.began, x, y, finger, pressure)
  }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, pressure: Double = 0) {
    report(.moved, x, y, finger, pressure)
  }
  func lift(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { report(.ended, x, y, finger, 0) }

  func wait(_ seconds: TimeInterval) { device.advance(by: seconds) }

  private func report(_ phase: Contact.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int, _ pressure: Double) {
    wait(0.016)
    let place = CGPoint(x: x / Self.size.width, y: y / Self.size.height)
    device.digitizer.report([Contact(index: finger, phase: phase, location: place, pressure: pressure)])
    device.settle()
  }
}

/// What a recognizer's target saw.
final class StateLog {
  private(set) var states: [UIGestureRecognizer.State] = []
  var onAction: ((UIGestureRecognizer) -> Void)?

  func act(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    onAction?(recognizer)
  }
}
