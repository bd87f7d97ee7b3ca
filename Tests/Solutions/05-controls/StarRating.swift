import TouchKit

/// Exercise 5.4: Stars on a card (fix, 20 points, 25 minutes).
///
/// **Given.** A card flips when it is tapped and zooms when it is tapped twice. On it lies a control of our own, five
/// stars: a tap on the third one sets the value 3.
///
///     ┌ Card ─────────────────┐
///     │                       │   ← tap: flip     double tap: zoom
///     │   ☆   ☆   ☆   ☆   ☆   │   ← tap: the stars, but today the card flips
///     └───────────────────────┘
///
/// **Task.** Make the stars win what is theirs, and nothing else:
///
/// - a tap on a star sets the value and sends `valueChanged`, and the card does not flip,
/// - a tap beside the stars flips the card, and so does a tap on stars that are disabled or hidden,
/// - where the finger lands decides, even if it slips over the edge of the stars before it lifts,
/// - a double tap zooms the card, on the stars, too, and then the value does not change; a third quick tap is a
///   tap of its own,
/// - other gestures that a card may get, such as a long press or a tap with two fingers, work on the stars as well,
/// - a recognizer that someone attaches to the stars themselves works,
/// - all this even if a star is a view of its own in the control: a label, an image view, a button or the like.
///
/// **Keep.** The card's taps stay as they are: on, with their defaults. A finger that lifts far from the stars sets no
/// value, as before; the stars send no other events, and touches change nothing else about them, not even their
/// `accessibilityValue`, which the app sets. You may repair either class, or both.
///
/// **Judged.** Taps, double taps, long presses and two fingers on cards of all sizes.
///
/// Check: make check EXERCISE=5.4
/// Hint:  make hint EXERCISE=5.4 RUNG=1
/// Read:  chapters/05-controls/README.md#a-veto-of-ones-own
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
  // solution

  // Only the view that a finger hits may forbid, so that has to be the control, whatever it is made of.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
  // starter
  // end
}
