/// One of two recognizers that every window carries for the system's own gestures at the screen's edges.
///
/// The engine has no system gestures, so a gate gives way as soon as a finger lands. At an edge where the device waits for
/// such gestures (`Device.systemGestureEdges`), the gate that delays a beginning waits, too, until the finger lifts or
/// another one lands, or a time has passed; but not if the app's own gestures come first there (fact S28).
final class SystemGestureGate: UIGestureRecognizer {
  /// The two that a window carries.
  static func makePair() -> [SystemGestureGate] {
    let gates = [SystemGestureGate(), SystemGestureGate()]
    gates[0].delaysTouchesBegan = true
    gates[1].delaysTouchesEnded = false
    for gate in gates { gate.name = "_UISystemGestureGateGestureRecognizer" }
    return gates
  }

  #if hasFeature(Embedded)
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  #else
    /// How near to an edge a finger lands for which the gate waits, in points (engine's choice).
    static let strip: CGFloat = 20
    /// How long the gate waits at most, in seconds (engine's choice).
    static let longestWait: TimeInterval = 1

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard delaysTouchesBegan, numberOfTouches == 1, let touch = touches.first, waits(for: touch) else {
        return fail()
      }
      _ = wait(Self.longestWait, for: self) { $0.fail() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    private func fail() { state = .failed }

    private func waits(for touch: UITouch) -> Bool {
      guard let window = touch.window, let edges = window.application.process?.device?.systemGestureEdges,
        !edges.isEmpty
      else { return false }
      return !window.screen.bounds.edges(within: Self.strip, of: touch.firstScreenLocation)
        .intersection(edges).subtracting(window.edgesDeferringSystemGestures).isEmpty
    }
  #endif

  override class var engineClass: ObjectIdentifier { ObjectIdentifier(SystemGestureGate.self) }
}
