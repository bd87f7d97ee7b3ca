import TouchKit

/// Mutant: the second leg may go down again.
class CheckMarkRecognizer: UIGestureRecognizer {
  private enum Leg { case first, second }

  private static let shortest: CGFloat = 20
  private static let narrowest: CGFloat = 10
  private static let slack: CGFloat = 10

  private var leg = Leg.first
  private var start: CGPoint?
  private var lowest = CGPoint.zero
  private var highest = CGPoint.zero
  private var rightmost: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard start == nil, touches.count == 1, let place = touches.first?.location(in: nil) else {
      state = .failed
      return
    }
    start = place
    lowest = place
    rightmost = place.x
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
    guard let start, place.x >= rightmost - Self.slack else { return false }
    rightmost = max(rightmost, place.x)
    switch leg {
    case .first:
      if place.y > lowest.y { lowest = place }
      guard lowest.y - place.y > Self.slack else { return true }
      leg = .second
      highest = place
      return isComplete(from: start, to: lowest)
    case .second:
      if place.y < highest.y { highest = place }
      return true
    }
  }

  private func isComplete(from one: CGPoint, to other: CGPoint) -> Bool {
    abs(other.y - one.y) >= Self.shortest && other.x - one.x >= Self.narrowest
  }
}
