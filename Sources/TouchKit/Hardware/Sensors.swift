/// The sensor of movement: what an accelerometer measures at the moment.
public final class Accelerometer {
  /// How fast the device's speed changes along its three axes, in multiples of the earth's pull.
  ///
  /// A device that lies on a table measures (0, 0, -1). Numbers that are none are refused.
  public var acceleration = CMAcceleration(x: 0, y: 0, z: -1) {
    didSet {
      guard !acceleration.isFinite else { return }
      acceleration = oldValue
      sink?.refuse(.accelerationNotFinite)
    }
  }

  /// Who hears of what cannot be; `nil` once the device is gone.
  #if hasFeature(Embedded)
    @WeakDelegate final var sink: (any HardwareSink)?
  #else
    final weak var sink: (any HardwareSink)?
  #endif

  init() {}
}

/// Acceleration along the three axes of a device, in multiples of the earth's pull.
public struct CMAcceleration: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Upwards along the screen.
  public var y: Double
  /// Out of the screen.
  public var z: Double

  /// Makes an acceleration.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}

/// What shaking and buttons are doing at the moment: what cannot be is refused.
struct SensorState {
  private(set) var isShaking = false
  private(set) var pressed: [HardwareButton] = []
  /// The numbers of the keys that are down.
  private(set) var keys: [Int] = []
  /// The bits of the modifiers that are down.
  var modifiers = 0
  /// Where the pointer is, as a share of the screen; `nil` while there is none.
  var pointer: CGPoint?
  /// The bits of the pointer's buttons that are down.
  var pointerButtons = 0
  /// Whether fingers scroll on a trackpad.
  var isScrolling = false

  /// Follows a signal; says why it cannot be.
  mutating func follow(_ kind: HardwareSignal.Kind) -> Refusal? {
    switch kind {
    case .shake(let isOn):
      guard isOn != isShaking else { return isOn ? .shakenTwice : .notShaken }
      isShaking = isOn
    case .button(let button, let change, _):
      let isDown = pressed.contains(button)
      guard isDown != (change == .down) else { return .impossibleButton(button.name, isDown: isDown) }
      if change == .down { pressed.append(button) }
      if change == .up { pressed.removeAll { $0 == button } }
    case .key(let key, let isDown, _):
      guard isDown != keys.contains(key.usage) else {
        return .impossibleButton("key \(key.usage)", isDown: isDown)
      }
      if isDown { keys.append(key.usage) } else { keys.removeAll { $0 == key.usage } }
    case .remote, .pencil, .hover, .scroll: break
    }
    return nil
  }
}
