import TouchKit

/// A third right answer: the card is the delegate of its flip, and forbids it at the last moment.
///
/// Like the other delegate's, this answer belongs to the side that knows the stars. The card is asked about recognizers
/// that hit the card itself, too, so it must first ask whether this is the flip. And where the finger is does not say
/// who has it: stars that are disabled or covered have no finger, which only hit-testing knows.
class Card: UIView, UIGestureRecognizerDelegate {
  let stars = StarRating()
  var onFlip: () -> Void = {}
  var onZoom: () -> Void = {}
  private let flipTap = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stars.frame = CGRect(x: 20, y: frame.height - 64, width: frame.width - 40, height: 44)
    addSubview(stars)

    let zoomTap = UITapGestureRecognizer()
    zoomTap.numberOfTapsRequired = 2
    zoomTap.addTarget(self, action: Card.zoom)
    addGestureRecognizer(zoomTap)
    flipTap.require(toFail: zoomTap)
    flipTap.delegate = self
    flipTap.addTarget(self, action: Card.flip)
    addGestureRecognizer(flipTap)
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === flipTap else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let touched = hitTest(gestureRecognizer.location(in: self), with: nil)
    return touched?.isDescendant(of: stars) != true
  }

  private func flip() { onFlip() }

  private func zoom() { onZoom() }
}

class StarRating: UIControl {
  private(set) var value = 0

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let share = (touch.location(in: self).x - bounds.minX) / bounds.width
    value = min(max(Int(share * 5) + 1, 1), 5)
    sendActions(for: .valueChanged)
  }

  // A star that is a control would keep the finger to itself.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
