import CheckSupport
import TouchKit

extension UIGestureRecognizer {
  /// A recognizer of any kind, set in any way.
  static func stranger(_ random: inout SeededGenerator) -> UIGestureRecognizer {
    switch random.number(1...9) {
    case 1, 2:
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (random.number(1...3), random.number(1...2))
      return tap
    case 3:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = random.pick([0.1, 0.3, 0.5, 1])
      return press
    case 4:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = random.pick([.left, .right, .up, .down])
      return swipe
    case 5: return UIPinchGestureRecognizer()
    case 6: return UIRotationGestureRecognizer()
    case 7: return UIScreenEdgePanGestureRecognizer()
    default:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = random.number(1...3)
      return pan
    }
  }
}
