/// What pencils have estimated and will know better.
struct PencilEstimates {
  /// The most estimates that are kept: engine's choice, for a pencil that never says better.
  static let limit = 1000

  private struct Open {
    let slot: Int
    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
  }

  private var open: [Open] = []
  private var made = 0

  /// Numbers what a touch estimates in the present event, and remembers it as it is now (fact P3).
  mutating func note(_ touch: UITouch) {
    guard touch.phase != .stationary, touch.phase != .cancelled else { return }
    guard !touch.estimatedProperties.isEmpty else { return touch.estimate = nil }
    made += 1
    touch.estimate = made
    if open.count >= Self.limit { open.removeFirst() }
    let copy = UITouch(copying: touch, look: touch.snapshot(as: touch.phase))
    open.append(Open(slot: touch.pathIndex, touch: copy, recognizers: touch.recognizers))
  }

  /// Takes over what a pencil knows better of its oldest estimate that is open: a touch as it was then, with the better
  /// values, and the recognizers that had it; `nil` if nothing is open.
  mutating func resolve(_ slot: Int, _ update: PencilUpdate) -> (UITouch, [UIGestureRecognizer])? {
    guard let place = open.firstIndex(where: { $0.slot == slot }) else { return nil }
    let estimate = open[place]
    estimate.touch.take(update)
    if estimate.touch.estimatedProperties.isEmpty { open.remove(at: place) }
    return (estimate.touch, estimate.recognizers)
  }
}
