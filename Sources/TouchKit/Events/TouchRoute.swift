/// What a touch's view has heard so far, and what is held back from it.
struct TouchRoute {
  /// Whether the view heard that the finger has landed.
  var wasTold = false
  /// Whether the view will hear nothing more.
  var isOver = false
  /// What is held back, in order: at most a landing, the latest move and an end.
  var held: [UITouch.Snapshot] = []

  /// Holds something back; of several moves only the latest is kept, with the whole way in it (fact G23).
  mutating func hold(_ look: UITouch.Snapshot) {
    guard look.phase == .moved, let last = held.last, last.phase == .moved else { return held.append(look) }
    held[held.count - 1] = look.since(last)
  }
}

extension UITouch {
  /// What a touch looks like at one instant.
  struct Snapshot {
    var phase: Phase
    var timestamp: TimeInterval
    var location: CGPoint
    var previousLocation: CGPoint
    var force: CGFloat
    var majorRadius: CGFloat

    /// The same, seen from the instant before an earlier one.
    func since(_ earlier: Snapshot) -> Snapshot {
      var copy = self
      copy.previousLocation = earlier.previousLocation
      return copy
    }
  }
}
