import TouchKit

/// Another right answer: no recognizer requires anything beforehand.
///
/// The viewer answers for all of its recognizers at the moment itself: a tap waits for another one of the viewer that
/// needs more taps, a pan for a swipe. That is the way when the recognizers are not known together, because a superview
/// or a library brings some of them. For a pair in one class, `require(toFail:)` says the same in one line.
///
/// The double tap keeps away from the star by itself: a subclass that doesn't receive touches there. It can be put on
/// any view without a delegate; the delegate's method is shorter. The single tap needs neither, because the star's
/// recognizer lies deeper, hears of the lift first, and fails it.
class PhotoViewer: UIView, UIGestureRecognizerDelegate {
  enum Act { case toggleBars, zoom, favourite, nextPhoto, movePhoto }

  var onAct: (Act) -> Void = { _ in }
  let star = UIView()

  private let tap = UITapGestureRecognizer()
  private let doubleTap = ShyTapRecognizer()
  private let swipe = UISwipeGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let starTap = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    star.frame = CGRect(x: bounds.width - 64, y: 20, width: 44, height: 44)
    addSubview(star)
    doubleTap.numberOfTapsRequired = 2
    doubleTap.place = star
    swipe.direction = .left
    tap.addTarget(self, action: PhotoViewer.didTap)
    doubleTap.addTarget(self, action: PhotoViewer.didTapTwice)
    swipe.addTarget(self, action: PhotoViewer.didSwipe)
    pan.addTarget(self, action: PhotoViewer.didPan)
    starTap.addTarget(self, action: PhotoViewer.didTapStar)
    for recognizer in [tap, doubleTap, swipe, pan] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    star.addGestureRecognizer(starTap)
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard otherGestureRecognizer.view === self else { return false }
    if let one = gestureRecognizer as? UITapGestureRecognizer,
      let other = otherGestureRecognizer as? UITapGestureRecognizer
    {
      return other.numberOfTapsRequired > one.numberOfTapsRequired
    }
    return gestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer is UISwipeGestureRecognizer
  }

  private func didTap() { onAct(.toggleBars) }
  private func didTapTwice() { onAct(.zoom) }
  private func didSwipe() { onAct(.nextPhoto) }
  private func didPan() { if pan.state == .began { onAct(.movePhoto) } }
  private func didTapStar() { onAct(.favourite) }
}

/// A tap recognizer that doesn't receive fingers that land in a certain view.
private final class ShyTapRecognizer: UITapGestureRecognizer {
  weak var place: UIView?

  override func shouldReceive(_ event: UIEvent) -> Bool {
    let isInPlace = event.allTouches?.contains { $0.phase == .began && $0.view === place } ?? false
    return !isInPlace
  }
}
