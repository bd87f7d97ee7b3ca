/// The glass of a recorded device: turns its raw values into those of a contact.
struct Surface {
  let axes: Axes
  /// The names under which messages speak of the two axes.
  let axisNames: (x: String, y: String)
  private let pressure: ClosedRange<Int>?
  /// Whether ABS_MT_TOUCH_MAJOR counts in the units of the positions, as the kernel documentation asks for.
  private let hasHonestRadius: Bool

  /// How wide the screen is taken to be when a print is measured, in points (engine's choice).
  private static let nominalWidth: CGFloat = 390

  /// Puts the ranges together: the file's own where it tells them, else the given ones.
  static func of(
    _ device: RecordedDevice, given: Axes?, source: SourceText
  ) throws(RecordingError) -> (Surface, Note?) {
    let isSingle = device.touchProtocol == .singleTouch
    let names = isSingle ? (x: "ABS_X", y: "ABS_Y") : (x: "ABS_MT_POSITION_X", y: "ABS_MT_POSITION_Y")
    let x = device.usableRange(isSingle ? Evdev.ABS_X : Evdev.ABS_MT_POSITION_X)
    let y = device.usableRange(isSingle ? Evdev.ABS_Y : Evdev.ABS_MT_POSITION_Y)
    var note: Note?
    let axes: Axes
    if let x, let y {
      axes = Axes(x: x, y: y)
      if let given, given != axes {
        note = Note(line: 1, cause: .axesIgnored(given: given, file: axes))
      }
    } else if let given {
      axes = given
    } else {
      let missing = [x == nil ? names.x : nil, y == nil ? names.y : nil].compactMap(\.self)
      throw source.error(.unknownAxes(missing))
    }
    return (Surface(axes: axes, axisNames: names, device: device), note)
  }

  private init(axes: Axes, axisNames: (x: String, y: String), device: RecordedDevice) {
    self.axes = axes
    self.axisNames = axisNames
    pressure = device.usableRange(
      device.touchProtocol == .singleTouch ? Evdev.ABS_PRESSURE : Evdev.ABS_MT_PRESSURE)
    let major = device.usableRange(Evdev.ABS_MT_TOUCH_MAJOR)?.upperBound
    hasHonestRadius = major == max(axes.x.upperBound, axes.y.upperBound)
  }

  /// The share of the glass at which a raw position lies.
  ///
  /// A range of 0 to 1599 has 1600 positions: the largest value is still on the glass. Values outside the
  /// range lie at the edge.
  func location(x: Int, y: Int) -> CGPoint {
    CGPoint(x: Self.share(of: x, in: axes.x), y: Self.share(of: y, in: axes.y))
  }

  /// The touch that raw values describe.
  func touch(identity: Int, x: Int, y: Int, pressure value: Int?, major: Int?) -> FrameWriter.Touch {
    var touch = FrameWriter.Touch(identity: identity, location: location(x: x, y: y))
    if let value, let pressure {
      let span = Double(pressure.upperBound) - Double(pressure.lowerBound)
      touch.pressure = ((Double(value) - Double(pressure.lowerBound)) / span).clampedToUnit
    }
    if let major, major > 0, hasHonestRadius {
      touch.majorRadius = min(1, CGFloat(major) / Self.positions(axes.x)) * Self.nominalWidth / 2
    }
    return touch
  }

  /// What is wrong with a raw coordinate, if it lies outside the glass.
  func complaint(about event: EvdevEvent) -> Note.Cause? {
    switch event.code {
    case Evdev.ABS_MT_POSITION_X where !axes.x.contains(event.value):
      .outsideAxis(name: axisNames.x, value: event.value, range: axes.x)
    case Evdev.ABS_MT_POSITION_Y where !axes.y.contains(event.value):
      .outsideAxis(name: axisNames.y, value: event.value, range: axes.y)
    default:
      nil
    }
  }

  private static func share(of value: Int, in range: ClosedRange<Int>) -> CGFloat {
    let held = min(max(value, range.lowerBound), range.upperBound)
    return min((CGFloat(held) - CGFloat(range.lowerBound)) / positions(range), CGFloat(1).nextDown)
  }

  private static func positions(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(range.upperBound) - CGFloat(range.lowerBound) + 1
  }
}

extension RecordedDevice {
  /// A range with room in it; drivers that know nothing say 0 to 0.
  fileprivate func usableRange(_ axis: Int) -> ClosedRange<Int>? {
    ranges[axis].flatMap { $0.count > 1 ? $0 : nil }
  }
}
