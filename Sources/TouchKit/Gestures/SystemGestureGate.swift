/// One of two recognizers that every window carries for the system's own gestures at the screen's edges.
///
/// The engine has no system gestures: a gate gives way as soon as a finger lands.
final class SystemGestureGate: UIGestureRecognizer {
  /// The two that a window carries.
  static func makePair() -> [SystemGestureGate] {
    let gates = [SystemGestureGate(), SystemGestureGate()]
    gates[0].delaysTouchesBegan = true
    gates[1].delaysTouchesEnded = false
    for gate in gates { gate.name = "_UISystemGestureGateGestureRecognizer" }
    return gates
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override class var engineClass: ObjectIdentifier { ObjectIdentifier(SystemGestureGate.self) }
}
