/// One input device of a recording, with everything that it sent.
struct RecordedDevice {
  /// How a device tells its contacts apart (Linux multi-touch protocol).
  enum TouchProtocol {
    /// Protocol B: only what changed, slot by slot.
    case slots
    /// Protocol A: the full list of contacts in every frame.
    case frameList
    /// ABS_X and ABS_Y with BTN_TOUCH.
    case singleTouch
  }

  /// The path of its node, or an empty text.
  var node = ""
  var name = ""
  /// The ranges of its absolute axes, by code.
  var ranges: [Int: ClosedRange<Int>] = [:]
  /// Whether what one touches is what one sees, as on a screen, or `nil` where the file does not tell.
  var isDirect: Bool?
  var events: [EvdevEvent] = []

  var hasMultiTouch: Bool {
    events.contains { $0.isAxis(Evdev.ABS_MT_POSITION_X) || $0.isAxis(Evdev.ABS_MT_POSITION_Y) }
  }

  var hasSingleTouch: Bool {
    events.contains { $0.isAxis(Evdev.ABS_X) || $0.isAxis(Evdev.ABS_Y) }
      && events.contains { $0.type == Evdev.EV_KEY && $0.code == Evdev.BTN_TOUCH }
  }

  var touchProtocol: TouchProtocol {
    guard hasMultiTouch else { return .singleTouch }
    let hasSlots = events.contains { $0.isAxis(Evdev.ABS_MT_SLOT) }
    let hasLists = events.contains { $0.isSynchronisation(Evdev.SYN_MT_REPORT) }
    return hasLists && !hasSlots ? .frameList : .slots
  }

  /// Picks the device that sent touches: multi-touch before single touch, screens before touchpads.
  static func touchscreen(
    among devices: [RecordedDevice], of source: SourceText
  ) throws(RecordingError) -> RecordedDevice {
    let multiTouch = devices.filter(\.hasMultiTouch)
    let candidates = multiTouch.isEmpty ? devices.filter(\.hasSingleTouch) : multiTouch
    guard candidates.count > 1 else {
      guard let device = candidates.first else {
        throw source.error(.noTouchscreen(devices: devices.map(\.label)))
      }
      return device
    }
    let direct = candidates.filter { $0.isDirect == true }
    guard direct.count == 1 else {
      throw source.error(.severalTouchscreens(devices: candidates.map(\.label)))
    }
    return direct[0]
  }

  private var label: String { (name.isEmpty ? node : name).shortened() }
}
