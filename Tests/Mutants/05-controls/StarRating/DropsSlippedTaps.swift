import TouchKit

/// Wrong on purpose: it counts a tap only if the finger lifts on the stars.
class Card: UIView {
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
    addGestureRecognizer(flipTap)
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  private func flip() { onFlip() }

  private func zoom() { onZoom() }
}

class StarRating: UIControl {
  private(set) var value = 0

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let share = (touch.location(in: self).x - bounds.minX) / bounds.width
    value = min(max(Int(share * 5) + 1, 1), 5)
    sendActions(for: .valueChanged)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
