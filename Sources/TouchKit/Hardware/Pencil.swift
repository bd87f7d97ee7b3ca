/// How a pencil is held, and which of its values are estimates as yet.
public struct Pencil: Equatable, Sendable {
  /// Values that a pencil measures late, as bits with the numbers of `UITouch.Properties` (fact P2).
  public struct Estimates: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard it is pressed.
    public static let force = Estimates(rawValue: 1 << 0)
    /// In which direction it points.
    public static let azimuth = Estimates(rawValue: 1 << 1)
    /// How steeply it is held.
    public static let altitude = Estimates(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Estimates(rawValue: 1 << 3)
    /// How far it is turned around itself.
    public static let roll = Estimates(rawValue: 1 << 4)
  }

  /// How steeply it is held, in radians from 0 for flat to half of pi for upright.
  public var altitude: CGFloat
  /// In which direction it points, in radians clockwise from the screen's x axis.
  public var azimuth: CGFloat
  /// How far it is turned around itself, in radians.
  public var roll: CGFloat
  /// The values that are estimates, and for which better ones will come.
  public var estimates: Estimates

  /// Makes a pencil that is held upright unless said otherwise.
  public init(
    altitude: CGFloat = CGFloat(Trigonometry.pi / 2), azimuth: CGFloat = 0, roll: CGFloat = 0,
    estimates: Estimates = []
  ) {
    (self.altitude, self.azimuth, self.roll, self.estimates) = (altitude, azimuth, roll, estimates)
  }

  /// The same with values that can be: an altitude within its range, and 0 for what is no number.
  var possible: Pencil {
    var copy = self
    copy.altitude = altitude >= 0 ? min(altitude, CGFloat(Trigonometry.pi / 2)) : 0
    if !azimuth.isFinite { copy.azimuth = 0 }
    if !roll.isFinite { copy.roll = 0 }
    return copy
  }
}

/// What a pencil says later about values that were estimates: what is left out stays as it was.
public struct PencilUpdate: Equatable, Sendable {
  /// How hard it was pressed, from 0 to 1.
  public var pressure: Double?
  /// How steeply it was held, in radians.
  public var altitude: CGFloat?
  /// In which direction it pointed, in radians.
  public var azimuth: CGFloat?
  /// How far it was turned around itself, in radians.
  public var roll: CGFloat?

  /// Makes an update.
  public init(
    pressure: Double? = nil, altitude: CGFloat? = nil, azimuth: CGFloat? = nil, roll: CGFloat? = nil
  ) {
    (self.pressure, self.altitude, self.azimuth, self.roll) = (pressure, altitude, azimuth, roll)
  }

  /// Which values it tells.
  var told: Pencil.Estimates {
    var told: Pencil.Estimates = []
    if pressure != nil { told.insert(.force) }
    if altitude != nil { told.insert(.altitude) }
    if azimuth != nil { told.insert(.azimuth) }
    if roll != nil { told.insert(.roll) }
    return told
  }
}
