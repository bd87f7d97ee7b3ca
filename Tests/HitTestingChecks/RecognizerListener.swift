import TouchKit

/// A recognizer that an app has put on a view, and who hears of it.
///
/// It is its delegate, too, and says no now and then.
final class RecognizerListener: UIGestureRecognizerDelegate {
  enum Kind: String, CaseIterable {
    case tap, doubleTap, longPress, pan, swipe, hover
  }

  let recognizer: UIGestureRecognizer

  init(_ kind: Kind, on view: UIView) {
    switch kind {
    case .tap: recognizer = UITapGestureRecognizer()
    case .doubleTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      recognizer = tap
    case .longPress: recognizer = UILongPressGestureRecognizer()
    case .pan: recognizer = UIPanGestureRecognizer()
    case .swipe: recognizer = UISwipeGestureRecognizer()
    case .hover: recognizer = UIHoverGestureRecognizer()
    }
    recognizer.name = "\(kind.rawValue) on \(view.traceName)"
    recognizer.addTarget(self, action: RecognizerListener.hear)
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  /// How often it has been asked.
  private var count = 0

  private func isYes(onceNoIn times: Int) -> Bool {
    count += 1
    return !count.isMultiple(of: times)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isYes(onceNoIn: 3) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    isYes(onceNoIn: 5)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !(gestureRecognizer is UIPanGestureRecognizer) }

  // That it is called stands in the trace.
  private func hear() {}
}
