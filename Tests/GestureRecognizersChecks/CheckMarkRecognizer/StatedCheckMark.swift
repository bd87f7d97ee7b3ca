import TouchKit

/// A recognizer of check marks that does what exercise 4.6 says.
final class StatedCheckMark: UIGestureRecognizer {
  /// How far a finger may go in a wrong direction.
  private let slack: CGFloat
  private var start, lowest: CGPoint?
  /// The highest place after the turn.
  private var highest: CGPoint?
  private var rightmost: CGFloat = 0

  init(slack: CGFloat = 10) {
    self.slack = slack
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, touches.count == 1, let place = touches.first?.location(in: nil) else {
      state = .failed
      return
    }
    (start, lowest, rightmost) = (place, place, place.x)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let place = touches.first?.location(in: nil), let start, let lowest else { return }
    rightmost = max(rightmost, place.x)
    if place.x < rightmost - slack {
      state = .failed
    } else if let old = highest {
      if place.y < old.y { highest = place }
      if place.y > old.y + slack { state = .failed }
    } else if place.y >= lowest.y {
      self.lowest = place
    } else if place.y < lowest.y - slack {
      highest = place
      if !Self.isComplete(from: start, to: lowest) { state = .failed }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let lowest, let highest else { return state = .failed }
    state = Self.isComplete(from: lowest, to: highest) ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { (start, lowest, highest) = (nil, nil, nil) }

  private static func isComplete(from one: CGPoint, to other: CGPoint) -> Bool {
    abs(other.y - one.y) >= 20 && other.x - one.x >= 10
  }
}
