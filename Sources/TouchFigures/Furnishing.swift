/// What is drawn on a view so that it looks like what it stands for.
public enum Furnishing: Equatable, Sendable {
  /// Lines of text, one below the other, each so high.
  case rows(CGFloat)
  /// Symbols side by side, with a gap in the middle for a button.
  case symbols(Int)
  /// A plus, as on a button that adds something.
  case plus
}

/// A view that says what figures draw on it; without it they draw a plain area.
public protocol FurnishedView {
  /// What is drawn on the view.
  var furnishing: Furnishing { get }
}

extension Furnishing {
  static let style = """
    .touch-figure .rule { stroke: var(--grid); stroke-width: 1; fill: none; }
    .touch-figure .stroke { fill: var(--edge); fill-opacity: 0.45; }
    .touch-figure .symbol { fill: none; stroke: var(--edge); stroke-width: 2; }
    """

  /// The elements on an upright view with this frame on the screen.
  func elements(in frame: CGRect) -> [String] {
    switch self {
    case .rows(let height): rows(of: height, in: frame)
    case .symbols(let count): symbols(count, in: frame)
    case .plus:
      [
        "<path class=\"symbol\" d=\"M\(SVG.number(frame.midX)) \(SVG.number(frame.midY))m-9 0h18m-9 -9v18\"/>"
      ]
    }
  }

  private func rows(of height: CGFloat, in frame: CGRect) -> [String] {
    guard height > 8 else { return [] }
    // Lines of text are not all as long.
    let shares: [CGFloat] = [0.52, 0.38, 0.6, 0.45, 0.33, 0.56]
    let tops = stride(from: frame.minY, to: frame.maxY - 1, by: height)
    return tops.enumerated().map { number, top in
      let width = frame.width * shares[number % shares.count]
      let bar =
        "<rect class=\"stroke\" \(SVG.attribute("x", frame.minX + 20))"
        + " \(SVG.attribute("y", top + height / 2 - 4))"
        + " \(SVG.attribute("width", width)) height=\"8\" rx=\"4\"/>"
      let end = top + height
      guard end < frame.maxY - 1 else { return bar }
      return bar
        + "<path class=\"rule\" d=\"M\(SVG.number(frame.minX + 20)) \(SVG.number(end))H\(SVG.number(frame.maxX))\"/>"
    }
  }

  private func symbols(_ count: Int, in frame: CGRect) -> [String] {
    let step = frame.width / CGFloat(count + 1)
    return (0...count).filter { $0 * 2 != count }.map { place in
      let x = frame.minX + step * (CGFloat(place) + 0.5)
      return "<rect class=\"symbol\" \(SVG.attribute("x", x - 9)) \(SVG.attribute("y", frame.midY - 12))"
        + " width=\"18\" height=\"18\" rx=\"5\"/>"
        + "<rect class=\"stroke\" \(SVG.attribute("x", x - 14)) \(SVG.attribute("y", frame.midY + 11))"
        + " width=\"28\" height=\"4\" rx=\"2\"/>"
    }
  }
}
