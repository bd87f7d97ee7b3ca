import TouchKit

/// Exercise 5.4: Stars on a card (fix, 20 points, 25 minutes).
///
/// **Given.** A tap flips this card. On its third star, it should set the value 3, but still flips the card.
///
///     ┌ Card ─────────────────┐
///     │                       │   ← tap: flip          double tap: zoom
///     │   ☆   ☆   ☆   ☆   ☆   │   ← tap: the stars     double tap: zoom
///     └───────────────────────┘
///
/// **Task.** Let the stars win what is theirs. Change either class, or both.
///
/// - A tap on a star sets the value and sends `valueChanged`; the card doesn't flip.
/// - A tap beside the stars flips the card, and so does one on disabled or hidden stars.
/// - Where the finger lands decides whose touch it is. `endTracking` is right as it is.
/// - A double tap on the stars zooms the card and sets no value. A third tap is a new one.
/// - Other gestures of the card work there as before, and so do the stars' own.
/// - A star may be a view in the control: a label, a button.
///
/// Check: make check EXERCISE=5.4
/// Hint:  make hint EXERCISE=5.4 RUNG=1
/// Read:  chapters/05-controls/README.md#say-no-in-your-own-control
class Card: UIView {
  /// A row of stars at the lower end of the card.
  let stars = StarRating()
  /// Called when the card is to be turned over.
  var onFlip: () -> Void = {}
  /// Called when the card is to be shown large.
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

/// A control with five stars.
class StarRating: UIControl {
  /// How many stars are lit, from 0 to 5.
  private(set) var value = 0

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let share = (touch.location(in: self).x - bounds.minX) / bounds.width
    value = min(max(Int(share * 5) + 1, 1), 5)
    sendActions(for: .valueChanged)
  }
}
