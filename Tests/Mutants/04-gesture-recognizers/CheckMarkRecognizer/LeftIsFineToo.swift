import TouchKit

/// Mutant: nobody looks where the finger goes along x.
class CheckMarkRecognizer: UIGestureRecognizer {
  private enum Leg { case first, second }

  private static let shortest: CGFloat = 20
  private static let slack: CGFloat = 10

  private var leg = Leg.first
  private var start: CGPoint?
  private var lowest = CGPoint.zero
  private var highest = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard start == nil, touches.count == 1, let place = touches.first?.location(in: nil) else {
      state = .failed
      return
    }
    start = place
    lowest = place
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let place = touches.first?.location(in: nil) else { return }
    if !follows(place) { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = leg == .second && isComplete(from: lowest, to: highest) ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    start = nil
    leg = .first
  }

  /// Goes on to a point, and says whether this can still become a check mark.
  private func follows(_ place: CGPoint) -> Bool {
    guard let start else { return false }
    switch leg {
    case .first:
      if place.y > lowest.y { lowest = place }
      guard lowest.y - place.y > Self.slack else { return true }
      leg = .second
      highest = place
      return isComplete(from: start, to: lowest)
    case .second:
      if place.y < highest.y { highest = place }
      return place.y - highest.y <= Self.slack
    }
  }

  private func isComplete(from one: CGPoint, to other: CGPoint) -> Bool {
    abs(other.y - one.y) >= Self.shortest
  }
}
