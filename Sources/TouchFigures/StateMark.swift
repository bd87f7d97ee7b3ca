/// The shapes of recognizers' states, so that no one has to tell colors apart.
enum StateMark: String, CaseIterable {
  case possible, began, changed, ended, failed, cancelled

  /// The mark of the last state that a figure's words name, such as `possible → failed`.
  init?(_ words: String) {
    let last = words.split(separator: " ").last { !$0.hasPrefix("×") } ?? ""
    self.init(rawValue: String(last))
  }

  /// How much room a mark takes on each side of its middle.
  static let radius: CGFloat = 6

  /// The mark with its middle at a point.
  func element(at point: CGPoint) -> String {
    let (x, y) = (SVG.number(point.x), SVG.number(point.y))
    let center = "cx=\"\(x)\" cy=\"\(y)\""
    switch self {
    case .possible: return "<circle class=\"mark-possible\" \(center) r=\"5\"/>"
    case .began: return "<path class=\"mark-going\" d=\"M\(x) \(y)m-5 -6l11 6l-11 6Z\"/>"
    case .changed: return "<circle class=\"mark-going\" \(center) r=\"5\"/>"
    case .ended: return "<path class=\"mark-ended\" d=\"M\(x) \(y)m-5 -5h10v10h-10Z\"/>"
    case .failed: return "<path class=\"mark-failed\" d=\"M\(x) \(y)m-4.5 -4.5l9 9m0 -9l-9 9\"/>"
    case .cancelled:
      return "<circle class=\"mark-cancelled\" \(center) r=\"5\"/>"
        + "<path class=\"mark-bar\" d=\"M\(x) \(y)m-7.5 0h15\"/>"
    }
  }

  static let style = """
    .touch-figure .mark-possible { fill: var(--paper); stroke: var(--possible); stroke-width: 2; stroke-dasharray: 3 2; }
    .touch-figure .mark-going { fill: var(--underWay); } .touch-figure .mark-ended { fill: var(--ended); }
    .touch-figure .mark-failed { fill: none; stroke: var(--failed); stroke-width: 2.5; }
    .touch-figure .mark-cancelled { fill: var(--cancelled); }
    .touch-figure .mark-bar { fill: none; stroke: var(--cancelled); stroke-width: 2.5; }
    """
}
