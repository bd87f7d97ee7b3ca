import TouchKit

/// Mutant: the place of the star is that of one screen.
class PhotoViewer: UIView {
  /// What the viewer can do.
  enum Act { case toggleBars, zoom, favourite, nextPhoto, movePhoto }

  /// Told of everything that the viewer does.
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
    let p = touch.location(in: self)
    return !(p.x > 256 && p.y < 64)
  }
}
