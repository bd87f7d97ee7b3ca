import TouchKit

/// A recognizer that an app has put on a view, and who hears of it.
final class RecognizerListener {
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
    view.addGestureRecognizer(recognizer)
  }

  // That it is called stands in the trace.
  private func hear() {}
}
