import TouchKit

/// Another right answer: the card's delegate keeps the flip away from touches that landed in the stars.
///
/// Here the card knows its stars; in the first solution the stars need not know their card, and every card, table or
/// popover with a tap gets along with them. That is why UIKit's own controls carry their veto with them. The
/// delegate has an advantage of its own: it says "not this touch" at the landing, so the flip does not even
/// watch the finger. It asks whether the touched view lies *in* the stars, which is right whatever they are made of.
/// Only a star that is a control has to be kept from taking the touch for itself, and that is what `hitTest` does.
class Card: UIView, UIGestureRecognizerDelegate {
  let stars = StarRating()
  var onFlip: () -> Void = {}
  var onZoom: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    stars.frame = CGRect(x: 20, y: frame.height - 64, width: frame.width - 40, height: 44)
    addSubview(stars)

    let zoomTap = UITapGestureRecognizer()
    zoomTap.numberOfTapsRequired = 2
    zoomTap.addTarget(self, action: Card.zoom)
    addGestureRecognizer(zoomTap)
    let flipTap = UITapGestureRecognizer()
    flipTap.require(toFail: zoomTap)
    flipTap.addTarget(self, action: Card.flip)
    flipTap.delegate = self
    addGestureRecognizer(flipTap)
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view?.isDescendant(of: stars) != true
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
