extension IOHIDEvent {
  /// The fields of a digitizer event by their numbers: `(type << 16) + n` (fact S4).
  public enum Field: Int, Sendable, CaseIterable {
    case x = 0xB0000
    case y, z, buttonMask, type, index, identity, eventMask, range, touch, pressure, auxiliaryPressure, twist
    case tiltX, tiltY, altitude, azimuth, quality, density, irregularity, majorRadius, minorRadius
    case collection, collectionChord, childEventMask, isDisplayIntegrated, qualityRadiiAccuracy
  }

  /// The value of a field as a number, 0 for what a finger on plain glass has not.
  public func value(of field: Field) -> Double {
    switch field {
    case .x: Double(location.x)
    case .y: Double(location.y)
    case .type: Double(transducer.rawValue)
    case .index: Double(index)
    case .identity: Double(identity)
    case .eventMask: Double(mask.rawValue)
    case .range: range ? 1 : 0
    case .touch: touch ? 1 : 0
    case .pressure: pressure
    case .majorRadius, .minorRadius: Double(majorRadius)
    case .collection: transducer == .hand ? 1 : 0
    case .childEventMask:
      Double(children.reduce(into: Mask()) { $0.formUnion($1.mask) }.rawValue)
    case .isDisplayIntegrated: 1
    case .altitude:
      if case .pencil(let pencil) = tool { Double(pencil.altitude) } else { Trigonometry.pi / 2 }
    case .azimuth: if case .pencil(let pencil) = tool { Double(pencil.azimuth) } else { 0 }
    case .twist: if case .pencil(let pencil) = tool { Double(pencil.roll) } else { 0 }
    case .buttonMask: if case .pointer(let buttons) = tool { Double(buttons) } else { 0 }
    case .z, .auxiliaryPressure, .tiltX, .tiltY, .quality, .density, .irregularity, .collectionChord,
      .qualityRadiiAccuracy:
      0
    }
  }
}
