/// A figure of how the cost of something grows: one curve for each thing that there can be more of.
public struct GrowthFigure {
  /// One curve.
  public struct Curve: Equatable {
    /// What there is more of, and what is counted: `views below each other`.
    public var name: String
    /// How many there are, and what that costs, from few to many.
    public var points: [(count: Int, cost: Int)]

    /// Makes a curve.
    public init(_ name: String, _ points: [(count: Int, cost: Int)]) {
      self.name = name
      self.points = points
    }

    /// Whether both have the same name and the same points.
    public static func == (one: Curve, other: Curve) -> Bool {
      one.name == other.name
        && one.points.map { [$0.count, $0.cost] } == other.points.map { [$0.count, $0.cost] }
    }

    /// What one more costs, from each point to the next.
    var slopes: [Double] {
      zip(points, points.dropFirst()).map { Double($1.cost - $0.cost) / Double(max($1.count - $0.count, 1)) }
    }
  }

  /// The curves, in the order in which they are listed.
  public var curves: [Curve]
  /// What the costs are.
  public var unit: String

  /// Makes a figure.
  public init(_ curves: [Curve], unit: String) {
    self.curves = curves
    self.unit = unit
  }

  /// The curves as a table: a line for each, a column for each count.
  public var table: String {
    let counts = Set(curves.flatMap { $0.points.map { $0.count } }).sorted()
    let names = curves.map { $0.name.count }.max() ?? 0
    func row(_ name: String, _ cells: [String]) -> String {
      name + String(repeating: " ", count: names - name.count)
        + cells.map { String(repeating: " ", count: max(8 - $0.count, 1)) + $0 }.joined() + "\n"
    }
    return curves.reduce(row("", counts.map { "\($0)" })) { text, curve in
      text
        + row(
          curve.name,
          counts.map { count in curve.points.first { $0.count == count }.map { "\($0.cost)" } ?? "" })
    }
  }

  /// The figure in sentences, for readers who cannot see it.
  public var alternativeText: String {
    let sentences = curves.map { curve -> String in
      guard let first = curve.points.first, let last = curve.points.last else {
        return "\(curve.name): nothing."
      }
      let isStraight = (curve.slopes.max() ?? 0) - (curve.slopes.min() ?? 0) < 1e-9
      return "\(curve.name): from \(first.cost) for \(first.count) to \(last.cost) for \(last.count), "
        + (isStraight ? "in a straight line." : "not in a straight line.")
    }
    return "What one touch costs, in \(unit). " + sentences.joined(separator: " ")
  }
}
