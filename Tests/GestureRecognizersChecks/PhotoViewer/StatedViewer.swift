import TouchKit

@testable import GestureRecognizersExercises

/// What the student's viewer and the stated one have in common.
protocol Viewer: UIView {
  var star: UIView { get }
  /// Tells something of all acts, and nothing else any more.
  func tell(_ tell: @escaping (String) -> Void)
}

extension PhotoViewer: Viewer {
  func tell(_ tell: @escaping (String) -> Void) { onAct = { tell("\($0)") } }
}

/// The app's own kind of viewer.
class AppsViewer: PhotoViewer {}

/// A photo viewer that does what exercise 4.4 says.
final class StatedViewer: UIView, UIGestureRecognizerDelegate, Viewer {
  private var note: (String) -> Void = { _ in }
  let star = UIView()
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()
  private let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    star.frame = CGRect(x: bounds.width - 64, y: 20, width: 44, height: 44)
    addSubview(star)
    doubleTap.numberOfTapsRequired = 2
    swipe.direction = .left
    for recognizer in [tap, doubleTap, swipe, pan] {
      recognizer.addTarget(self, action: StatedViewer.act)
      addGestureRecognizer(recognizer)
    }
    let starTap = UITapGestureRecognizer()
    starTap.addTarget(self, action: StatedViewer.act)
    star.addGestureRecognizer(starTap)
    tap.require(toFail: doubleTap)
    pan.require(toFail: swipe)
    (tap.delegate, doubleTap.delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }

  func tell(_ tell: @escaping (String) -> Void) { note = tell }

  private func act(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case tap: note("toggleBars")
    case doubleTap: note("zoom")
    case swipe: note("nextPhoto")
    case pan: if pan.state == .began { note("movePhoto") }
    default: note("favourite")
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let isOnTheStar = touch.view === star
    return !isOnTheStar
  }
}
