import CheckSupport
import TouchKit

extension SeededGenerator {
  /// A whole number of points.
  mutating func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }

  /// A point in the inner part of a rectangle, away from its edges.
  mutating func point(in rect: CGRect, margin: CGFloat = 1) -> CGPoint {
    CGPoint(
      x: share(of: rect.minX + margin, rect.maxX - margin),
      y: share(of: rect.minY + margin, rect.maxY - margin))
  }

  /// A number between two others.
  mutating func share(of low: CGFloat, _ high: CGFloat) -> CGFloat {
    low + (high - low) * CGFloat(Int.random(in: 0...100, using: &self)) / 100
  }
}

extension UIView {
  /// The same view with a name for outlines.
  func named(_ name: String) -> Self {
    traceName = name
    return self
  }

  /// A point of the view on the screen, where its window need not begin at the corner.
  func onScreen(_ point: CGPoint) -> CGPoint {
    let inWindow = convert(point, to: nil)
    return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
  }
}

/// Why a view that is there cannot be touched.
enum Obstacle: String, CaseIterable {
  case hidden
  case transparent
  case switchedOff = "switched off"
  case disabled

  /// Those that any view knows; the last one is for controls.
  static let ofViews: [Obstacle] = [.hidden, .transparent, .switchedOff]

  /// Takes all of them away.
  static func lift(from view: UIView) {
    (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (false, 1, true)
    (view as? UIControl)?.isEnabled = true
  }

  func apply(to view: UIView) {
    switch self {
    case .hidden: view.isHidden = true
    case .transparent: view.alpha = 0.009
    case .switchedOff: view.isUserInteractionEnabled = false
    case .disabled: (view as? UIControl)?.isEnabled = false
    }
  }
}
