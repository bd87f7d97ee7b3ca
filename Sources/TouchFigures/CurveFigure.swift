/// A picture of measured values, as a value: one or more curves over the same axis.
///
///     var figure = CurveFigure(x: "seconds", y: "points")
///     figure.begin("normal")
///     figure.add(0.1, 12)
///     let document = figure.svg()
public struct CurveFigure: Equatable, Sendable {
  /// One curve.
  public struct Curve: Equatable, Sendable {
    /// What was measured.
    public var name: String
    /// The values, in the order in which they were measured.
    public var points: [CGPoint] = []
  }

  /// What lies along the horizontal axis, with its unit.
  public let x: String
  /// What lies along the vertical axis, with its unit.
  public let y: String
  /// Whether a line shows where both values would be the same.
  public var showsDiagonal = false
  /// The curves in the order in which they were begun.
  public private(set) var curves: [Curve] = []

  /// Makes a figure without curves.
  public init(x: String, y: String) {
    self.x = x
    self.y = y
  }

  /// Begins a curve; what is added until the next one begins belongs to it.
  public mutating func begin(_ name: String) { curves.append(Curve(name: name)) }

  /// Adds a measured value to the last curve; without a curve it begins one that has no name.
  public mutating func add(_ x: CGFloat, _ y: CGFloat) {
    if curves.isEmpty { begin("") }
    curves[curves.count - 1].points.append(CGPoint(x: x, y: y))
  }

  /// The largest values, and never nothing.
  var largest: CGSize {
    let points = curves.flatMap { $0.points }
    return CGSize(
      width: max(points.map { $0.x }.max() ?? 0, 0.001), height: max(points.map { $0.y }.max() ?? 0, 0.001))
  }

  /// The subject of the figure in a few words.
  public var title: String { "\(y) over \(x)" }

  /// The figure in sentences, for readers who cannot see it: where each curve begins and ends.
  public var alternativeText: String {
    let sentences = curves.compactMap { curve -> String? in
      guard let first = curve.points.first, let last = curve.points.last else { return nil }
      let name = curve.name.isEmpty ? "The curve" : curve.name
      return
        "\(name): from \(Self.text(first.y)) at \(Self.text(first.x)) to \(Self.text(last.y)) at \(Self.text(last.x))."
    }
    return (["Along: \(x). Up: \(y)."] + sentences).joined(separator: " ")
  }

  static func text(_ number: CGFloat) -> String { NumberText.trimmed(Double(number), places: 2) }
}
