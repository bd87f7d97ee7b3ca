extension UITouch {
  /// What a pencil measures late, or only by estimate, as bits.
  public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard it is pressed.
    public static let force = Properties(rawValue: 1 << 0)
    /// In which direction it points.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How steeply it is held.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
    /// How far it is turned around itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// What is an estimate: nothing, of a finger.
  public var estimatedProperties: Properties { [] }
  /// What will be known better later: nothing, of a finger.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number under which better values come later: none, of a finger.
  public var estimationUpdateIndex: NSNumber? { nil }

  /// How steeply it is held, in radians from 0 for flat to half of pi for upright: a finger counts as upright.
  public var altitudeAngle: CGFloat { CGFloat(Trigonometry.pi / 2) }
  /// In which direction it points, in radians clockwise from the view's x axis: 0 for a finger, engine's choice.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// In which direction it points, as a vector of length 1: along the view's x axis for a finger, engine's choice.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// How far it is turned around itself, in radians: 0 for a finger.
  public var rollAngle: CGFloat { 0 }
}
