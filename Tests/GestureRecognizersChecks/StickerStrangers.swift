import CheckSupport
import TouchKit

extension StickerAnswers {
  /// One recognizer of each kind, and one that is in the middle of something.
  static func strangers(_ random: inout SeededGenerator) -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = random.number(1...3)
    tap.numberOfTouchesRequired = random.number(1...2)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = random.pick([0, 0.2, 0.5, 1])
    press.numberOfTouchesRequired = random.number(1...2)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = random.pick([.left, .right, .up, .down, [.left, .right, .up, .down]])
    swipe.numberOfTouchesRequired = random.number(1...2)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = random.pick([.left, .right, .top, .bottom, .all])
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = random.number(1...4)
    pan.allowedScrollTypesMask = random.pick([[], .all])
    let busy = BusyPan()
    busy.now = random.pick([.began, .changed, .ended, .failed, .cancelled])
    return [
      busy, OwnRecognizer(), tap, press, swipe, edge, pan, UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(),
      UIHoverGestureRecognizer(),
    ]
  }
}

/// A pan in any state.
private final class BusyPan: UIPanGestureRecognizer {
  var now = State.possible
  override var state: State {
    get { now }
    set { now = newValue }
  }
}
private final class OwnRecognizer: UIGestureRecognizer {}
