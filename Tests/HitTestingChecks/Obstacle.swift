import TouchKit

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
