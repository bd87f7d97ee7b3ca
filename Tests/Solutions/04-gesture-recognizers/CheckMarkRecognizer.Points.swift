import TouchKit

/// Another right answer: it keeps the whole stroke, and asks the same question of all points each time.
///
/// Where is the lowest point? What lies before it must go down and to the right, what lies after it up and to the
/// right. There is no leg to remember and nothing to get out of step: `reset()` empties one array. The price is time,
/// since every event looks at every point again. For strokes of a second that is a hundred points; for a recognizer
/// that follows minutes of drawing, take the reference solution's way.
class CheckMarkRecognizer: UIGestureRecognizer {
  private var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !points.isEmpty || touches.count > 1 { state = .failed }
    points += touches.map { $0.location(in: nil) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    points += touches.map { $0.location(in: nil) }
    if !isPossible { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isPossible && firstLeg.isComplete && secondLeg.isComplete ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { points = [] }

  private var turn: Int { points.indices.max { points[$0].y < points[$1].y } ?? 0 }
  private var firstLeg: ArraySlice<CGPoint> { points[...turn] }
  private var secondLeg: ArraySlice<CGPoint> { points[turn...] }

  private var isPossible: Bool {
    let second = secondLeg.map(\.y)
    let hasTurned = (second.max() ?? 0) - (second.min() ?? 0) > 10
    return longestWayBack(points.map(\.x)) <= 10
      && longestWayBack(firstLeg.map(\.y)) <= 10
      && longestWayBack(second.map { -$0 }) <= 10
      && (!hasTurned || firstLeg.isComplete)
  }

  /// How far some numbers, which should grow, go back at most.
  private func longestWayBack(_ numbers: [CGFloat]) -> CGFloat {
    var top = -CGFloat.infinity
    var longest: CGFloat = 0
    for number in numbers {
      top = max(top, number)
      longest = max(longest, top - number)
    }
    return longest
  }
}

extension ArraySlice<CGPoint> {
  fileprivate var isComplete: Bool {
    guard let first, let last else { return false }
    let height = (map(\.y).max() ?? 0) - (map(\.y).min() ?? 0)
    return height >= 20 && last.x - first.x >= 10
  }
}
