/// The set of touches that was handed out last: those who get the same touches again get the same set, for a new one
/// would have to be allocated for each responder and each move.
final class TouchSets {
  private var touches: [UITouch] = []
  private var set: Set<UITouch> = []

  /// The set of some touches.
  ///
  /// - Parameter touch: The touch at a place below the count; `nil` for none.
  func set(among count: Int, _ touch: (Int) -> UITouch?) -> Set<UITouch> {
    var found = 0
    var isSame = true
    for place in 0..<count {
      guard let touch = touch(place) else { continue }
      if found >= touches.count || touches[found] !== touch { isSame = false }
      found += 1
    }
    if found == 0 { return [] }
    if isSame, found == touches.count { return set }
    let wanted = (0..<count).compactMap(touch)
    touches = wanted
    set = Set(wanted)
    return set
  }

  func forget() {
    touches = []
    set = []
  }

  /// Lets go of touches that are over.
  func forgetFinished() {
    if touches.containsUncounted(where: { $0.hasFinished }) { forget() }
  }
}
