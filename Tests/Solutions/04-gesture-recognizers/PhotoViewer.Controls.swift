import TouchKit

/// Another right answer: its taps keep away from controls, too.
///
/// A control is asked before a single tap on a view around it, but not before a double tap, which holds back the lift
/// of a finger on the control until no second tap can come. Here a click comes at once. Both are right: the exercise says
/// only that controls keep their taps.
class PhotoViewer: UIView {
  enum Act { case toggleBars, zoom, favourite, nextPhoto, movePhoto }

  var onAct: (Act) -> Void = { _ in }
  let star = UIView()

  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let starTap = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    star.frame = CGRect(x: bounds.width - 64, y: 20, width: 44, height: 44)
    addSubview(star)
    doubleTap.numberOfTapsRequired = 2
    swipe.direction = .left

    tap.addTarget(self, action: PhotoViewer.didTap)
    doubleTap.addTarget(self, action: PhotoViewer.didTapTwice)
    swipe.addTarget(self, action: PhotoViewer.didSwipe)
    pan.addTarget(self, action: PhotoViewer.didPan)
    starTap.addTarget(self, action: PhotoViewer.didTapStar)
    for recognizer in [tap, doubleTap, swipe, pan] { addGestureRecognizer(recognizer) }
    star.addGestureRecognizer(starTap)

    tap.require(toFail: doubleTap)
    pan.require(toFail: swipe)
    tap.delegate = self
    doubleTap.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  private func didTap() { onAct(.toggleBars) }
  private func didTapTwice() { onAct(.zoom) }
  private func didSwipe() { onAct(.nextPhoto) }
  private func didPan() { if pan.state == .began { onAct(.movePhoto) } }
  private func didTapStar() { onAct(.favourite) }
}

extension PhotoViewer: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var view = touch.view
    while let one = view, one !== self {
      if one === star || one is UIControl { return false }
      view = one.superview
    }
    return true
  }
}
