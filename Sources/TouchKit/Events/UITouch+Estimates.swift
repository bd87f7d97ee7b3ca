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

  private var pencil: Pencil? { if case .pencil(let pencil) = tool { pencil } else { nil } }

  /// What is an estimate: nothing, of a finger (fact P2).
  public var estimatedProperties: Properties { Properties(rawValue: pencil?.estimates.rawValue ?? 0) }
  /// What will be known better later: nothing, of a finger; here all that is an estimate (engine's choice).
  public var estimatedPropertiesExpectingUpdates: Properties { estimatedProperties }
  /// The number under which better values come later: none, of a finger (fact P3).
  public var estimationUpdateIndex: NSNumber? { estimate.map { NSNumber(value: $0) } }

  /// How steeply it is held, in radians from 0 for flat to half of pi for upright: a finger counts as upright.
  public var altitudeAngle: CGFloat { pencil?.altitude ?? CGFloat(Trigonometry.pi / 2) }
  /// In which direction it points, in radians clockwise from the view's x axis: 0 for a finger, engine's choice.
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    guard pencil != nil else { return 0 }
    let vector = azimuthUnitVector(in: view)
    return CGFloat(Trigonometry.arcTangent(y: Double(vector.dy), x: Double(vector.dx)))
  }
  /// In which direction it points, as a vector of length 1: along the view's x axis for a finger, engine's choice.
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    guard let pencil else { return CGVector(dx: 1, dy: 0) }
    let tip = CGPoint(
      x: CGFloat(Trigonometry.cosine(Double(pencil.azimuth))),
      y: CGFloat(Trigonometry.sine(Double(pencil.azimuth))))
    guard let target = view ?? window else { return CGVector(dx: tip.x, dy: tip.y) }
    let (start, end) = (target.convertFromScreen(.zero), target.convertFromScreen(tip))
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 1, dy: 0)
  }
  /// How far it is turned around itself, in radians: 0 for a finger.
  public var rollAngle: CGFloat { pencil?.roll ?? 0 }
}
