// What a scroll view leaves to the one around it, from iOS 17.4 (fact V31).
extension UIScrollView {
  /// Whether a movement, in points of the screen, is left to a scroll view around this one: here it would only pull the
  /// content beyond its end, and there is room for it there.
  ///
  /// Apple says that scrolling is passed on at the end; that it is decided once, when a drag begins, and that somebody
  /// around must have room, is the engine's choice.
  final func leaves(_ movement: CGPoint, of pan: UIPanGestureRecognizer) -> Bool {
    guard pan.environment.transfersScrolling else { return false }
    let way = pan.convertVectorFromScreen(movement, to: self)
    let (movesX, movesY) = (scrollsHorizontally && way.x != 0, scrollsVertically && way.y != 0)
    let room = room(for: way)
    if movesX, room.x || !transfersHorizontalScrollingToParent { return false }
    if movesY, room.y || !transfersVerticalScrollingToParent { return false }
    var here = superview
    while let view = here {
      if let outer = view as? UIScrollView {
        let room = outer.room(for: pan.convertVectorFromScreen(movement, to: outer))
        if movesX && room.x || movesY && room.y { return true }
      }
      here = view.superview
    }
    return false
  }

  /// Along which axes the content can go with a finger before it comes to its end.
  private func room(for way: CGPoint) -> (x: Bool, y: Bool) {
    let limits = offsetLimits
    return (
      scrollsHorizontally
        && (way.x > 0 && contentOffset.x > limits.lowest.x
          || way.x < 0 && contentOffset.x < limits.highest.x),
      scrollsVertically
        && (way.y > 0 && contentOffset.y > limits.lowest.y || way.y < 0 && contentOffset.y < limits.highest.y)
    )
  }
}
