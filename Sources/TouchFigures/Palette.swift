/// The colors of all figures, for light and for dark pages: the one place where they are written.
///
/// Figures name a color by its variable, such as `var(--finger)`. A page that shows a figure inside of itself, with the
/// figure's class, may set the variables again.
///
/// Greys are for what is there; colors only for what happens. The colors of states are apart for people who see red,
/// green or blue less well, too, and each state has a shape of its own besides.
enum Palette: String, CaseIterable {
  /// The page, a panel on it, and text.
  case paper, panel, ink, quiet
  /// Edges that matter, and lines of a grid.
  case edge, grid
  /// The depths of views, from the window inwards.
  case depth0, depth1, depth2, depth3, depth4
  /// What a finger finds, and the way of a search or a message.
  case found
  /// The states of recognizers; `underWay` is for began and changed.
  case possible, underWay, ended, failed, cancelled
  /// A finger, and its way.
  case finger
  /// How a control follows a finger, and a limit in time or space.
  case tracking, limit

  /// The variable's name in style sheets.
  var variable: String { "--" + rawValue }

  /// The color on light pages, and on dark ones.
  var colors: (light: String, dark: String) {
    switch self {
    case .paper: ("#ffffff", "#161618")
    case .panel: ("#f5f5f7", "#222225")
    case .ink: ("#1d1d1f", "#ececf1")
    case .quiet: ("#55565b", "#b0b0b6")
    case .edge: ("#7c818c", "#80858f")
    case .grid: ("#dcdde2", "#3a3a40")
    case .depth0: ("#ffffff", "#1c1c1f")
    case .depth1: ("#f5f5f7", "#242428")
    case .depth2: ("#e9eaee", "#2e2f34")
    case .depth3: ("#dcdee4", "#3a3b42")
    case .depth4: ("#ced1d9", "#474952")
    case .found, .underWay: ("#0864eb", "#4a86fa")
    case .possible: ("#6a6e77", "#91959d")
    case .ended: ("#14523b", "#2ddb9e")
    case .failed: ("#15181f", "#f6f7f8")
    case .cancelled: ("#6d136b", "#ebb1ea")
    case .finger: ("#b65404", "#f97f29")
    case .tracking: ("#14523b", "#2ddb9e")
    case .limit: ("#6d136b", "#ebb1ea")
    }
  }

  /// The variables with their colors for light pages, and again for dark ones.
  static let style = """
    .touch-figure { \(declarations { $0.light }) }
    @media (prefers-color-scheme: dark) { .touch-figure { \(declarations { $0.dark }) } }
    """

  private static func declarations(_ color: ((light: String, dark: String)) -> String) -> String {
    allCases.map { "\($0.variable): \(color($0.colors));" }.joined(separator: " ")
  }
}
