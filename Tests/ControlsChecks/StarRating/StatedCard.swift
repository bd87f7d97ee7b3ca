import TouchKit

@testable import ControlsExercises

/// A control with five stars: the student's, or one that does what the statement says.
protocol RatingControl: UIControl {
  var value: Int { get }
}

/// A card of the student's, or one that does what the statement says.
protocol StarredCard: UIView {
  associatedtype Stars: RatingControl
  var stars: Stars { get }
  var onFlip: () -> Void { get set }
  var onZoom: () -> Void { get set }
}

extension StarRating: RatingControl {}
extension Card: StarredCard {}

/// A card that does what the statement says.
final class StatedCard: UIView, StarredCard {
  let stars = StatedStars()
  var onFlip: () -> Void = {}
  var onZoom: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    stars.frame = CGRect(x: 20, y: frame.height - 64, width: frame.width - 40, height: 44)
    addSubview(stars)
    let zoomTap = UITapGestureRecognizer()
    zoomTap.numberOfTapsRequired = 2
    zoomTap.addTarget(self, action: StatedCard.zoom)
    addGestureRecognizer(zoomTap)
    let flipTap = UITapGestureRecognizer()
    flipTap.require(toFail: zoomTap)
    flipTap.addTarget(self, action: StatedCard.flip)
    addGestureRecognizer(flipTap)
  }

  required init?(coder: NSCoder) { nil }

  private func flip() { onFlip() }

  private func zoom() { onZoom() }
}

/// Stars that do what the statement says.
final class StatedStars: UIControl, RatingControl {
  private(set) var value = 0

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let share = (touch.location(in: self).x - bounds.minX) / bounds.width
    value = min(max(Int(share * 5) + 1, 1), 5)
    sendActions(for: .valueChanged)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit.map { _ in self }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let tap = gestureRecognizer as? UITapGestureRecognizer
    if tap == nil || gestureRecognizer.view === self { return true }
    return [tap?.numberOfTapsRequired, tap?.numberOfTouchesRequired] != [1, 1]
  }
}
