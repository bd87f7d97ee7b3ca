import TouchKit

/// A recognizer of check marks that does what exercise 4.6 says.
final class StatedCheckMark: UIGestureRecognizer {
  private var places: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !places.isEmpty || touches.count > 1 { state = .failed }
    places += touches.map { $0.location(in: nil) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    places += touches.map { $0.location(in: nil) }
    if isWrong { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = !isWrong && isComplete(places[...corner]) && isComplete(places[corner...]) ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() { places = [] }

  private var corner: Int { places.indices.max { places[$0].y < places[$1].y } ?? 0 }

  private var isWrong: Bool {
    let (first, second) = (places[...corner], places[corner...])
    let hasTurned = places[corner].y - (second.map(\.y).min() ?? 0) > 10
    return wayBack(places.map(\.x)) > 10 || wayBack(first.map(\.y)) > 10 || wayBack(second.map { -$0.y }) > 10
      || hasTurned && !isComplete(first)
  }

  private func isComplete(_ leg: ArraySlice<CGPoint>) -> Bool {
    guard let first = leg.first, let last = leg.last else { return false }
    let heights = leg.map(\.y)
    return (heights.max() ?? 0) - (heights.min() ?? 0) >= 20 && last.x - first.x >= 10
  }

  /// How far numbers that should grow go back at most.
  private func wayBack(_ numbers: [CGFloat]) -> CGFloat {
    var (top, longest) = (-CGFloat.infinity, CGFloat.zero)
    for number in numbers {
      top = max(top, number)
      longest = max(longest, top - number)
    }
    return longest
  }
}
