import TouchKit

/// A recognizer of the app's own.
enum AppRecognizer: String, CaseIterable {
  case tap = "a tap", doubleTap = "a double tap", tripleTap = "a triple tap", press = "a long press", pan =
    "a pan"
  case swipe = "a swipe", pinch = "a pinch", rotation = "a rotation", edge = "a pan from the edge"

  /// A new one.
  func make() -> UIGestureRecognizer {
    switch self {
    case .tap: return UITapGestureRecognizer()
    case .doubleTap, .tripleTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = self == .doubleTap ? 2 : 3
      return tap
    case .press: return UILongPressGestureRecognizer()
    case .pan: return UIPanGestureRecognizer()
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right, .up, .down]
      return swipe
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    case .edge: return UIScreenEdgePanGestureRecognizer()
    }
  }
}

/// Hears of the actions of recognizers, which keep no target.
final class ActionListener {
  private let tell: (UIGestureRecognizer) -> Void
  init(_ tell: @escaping (UIGestureRecognizer) -> Void) { self.tell = tell }
  func hear(_ recognizer: UIGestureRecognizer) { tell(recognizer) }
}
