/// What a drag started from.
struct ScrollDrag {
  /// Where the content would be without the drag, and without edges that give way.
  var offset: CGPoint
  /// How far the drag has come.
  var way = CGPoint.zero
  /// Where the drag has put the content.
  var shown: CGPoint
  var movesX: Bool
  var movesY: Bool
}

extension UIScrollView {
  /// The smallest and the largest offset, in points.
  final var offsetLimits: (lowest: CGPoint, highest: CGPoint) {
    let inset = adjustedContentInset
    let lowest = CGPoint(x: -inset.left, y: -inset.top)
    return (
      lowest,
      CGPoint(
        x: max(lowest.x, contentSize.width + inset.right - bounds.width),
        y: max(lowest.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  final var scrollsHorizontally: Bool {
    let limits = offsetLimits
    return isScrollEnabled
      && (limits.highest.x > limits.lowest.x || bouncesHorizontally && alwaysBounceHorizontal)
  }

  final var scrollsVertically: Bool {
    let limits = offsetLimits
    return isScrollEnabled
      && (limits.highest.y > limits.lowest.y || bouncesVertically && alwaysBounceVertical)
  }

  /// Whether a movement goes far enough along an axis that can scroll (fact V3).
  final func canScroll(along movement: CGPoint) -> Bool {
    let enough = UIPanGestureRecognizer.hysteresis - Hand.rounding
    return scrollsHorizontally && movement.x.magnitude >= enough
      || scrollsVertically && movement.y.magnitude >= enough
  }

  /// The pan's action.
  final func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed: continueDrag(pan)
    case .ended: endDrag(pan, velocity: pan.velocity(in: self))
    case .cancelled: endDrag(pan, velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    catchMovement()
    var (movesX, movesY) = (scrollsHorizontally, scrollsVertically)
    if isDirectionalLockEnabled, movesX, movesY {
      let velocity = pan.velocity(in: self)
      movesX = velocity.x.magnitude >= velocity.y.magnitude
      movesY = !movesX
    }
    drag = ScrollDrag(
      offset: CGPoint(x: pulledX(contentOffset.x), y: pulledY(contentOffset.y)), shown: contentOffset,
      movesX: movesX, movesY: movesY)
    if keyboardDismissMode != .none { window?.endEditing(true) }
    enterTrackingMode()
    delegate?.scrollViewWillBeginDragging(self)
    continueDrag(pan)
  }

  private func continueDrag(_ pan: UIPanGestureRecognizer) {
    guard var drag else { return }
    // Other code has scrolled since: go on from there.
    if contentOffset.x != drag.shown.x { drag.offset.x = pulledX(contentOffset.x) + drag.way.x }
    if contentOffset.y != drag.shown.y { drag.offset.y = pulledY(contentOffset.y) + drag.way.y }
    let way = pan.translation(in: self)
    drag.way = way
    let limits = offsetLimits
    var offset = drag.offset
    if drag.movesX {
      offset.x = place(
        offset.x - way.x, limits.lowest.x, limits.highest.x, bounds.width, bounces: bouncesHorizontally)
    }
    if drag.movesY {
      offset.y = place(
        offset.y - way.y, limits.lowest.y, limits.highest.y, bounds.height, bounces: bouncesVertically)
    }
    drag.shown = offset
    self.drag = drag
    contentOffset = offset
  }

  /// Where the content is for a finger that asks for an offset: beyond an edge it follows ever less.
  private func place(
    _ wanted: CGFloat, _ lowest: CGFloat, _ highest: CGFloat, _ size: CGFloat, bounces: Bool
  ) -> CGFloat {
    let nearest = min(max(wanted, lowest), highest)
    return bounces ? nearest + ScrollDynamics.stretch(wanted - nearest, in: size) : nearest
  }

  /// Which offset a finger asks for when the content is at one.
  private func pulledX(_ offset: CGFloat) -> CGFloat {
    pulled(offset, offsetLimits.lowest.x, offsetLimits.highest.x, bounds.width, bounces: bouncesHorizontally)
  }
  private func pulledY(_ offset: CGFloat) -> CGFloat {
    pulled(offset, offsetLimits.lowest.y, offsetLimits.highest.y, bounds.height, bounces: bouncesVertically)
  }
  private func pulled(
    _ offset: CGFloat, _ lowest: CGFloat, _ highest: CGFloat, _ size: CGFloat, bounces: Bool
  ) -> CGFloat {
    let nearest = min(max(offset, lowest), highest)
    guard bounces, nearest != offset else { return offset }
    return nearest + ScrollDynamics.pull(for: offset - nearest, in: size)
  }

  private func endDrag(_ pan: UIPanGestureRecognizer, velocity: CGPoint) {
    guard let drag else { return }
    let speed = CGPoint(x: drag.movesX ? -velocity.x : 0, y: drag.movesY ? -velocity.y : 0)
    let free = restingPlace(after: drag, speed: speed)
    let rest = place(of: free)
    let edge = place(of: contentOffset)
    var target = rest
    let perMillisecond = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    if !target.isFinite { target = rest }
    self.drag = nil
    watchesFinger = false
    // A movement that the app has started during the drag goes on instead.
    let goesOn = movement == nil && target.distance(to: contentOffset) >= ScrollDynamics.precision
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    // The delegate may have set another offset, or started another movement.
    guard movement == nil else { return }
    // With other insets, content that was pulled too far comes back to another place.
    if target == edge { target = place(of: contentOffset) }
    guard goesOn else {
      contentOffset = target
      return leaveTrackingMode()
    }
    delegate?.scrollViewWillBeginDecelerating(self)
    let isBeyond = place(of: contentOffset) != contentOffset
    move(
      to: target, isBeyond ? .bounce : .deceleration,
      wish: target == rest && !isPagingEnabled ? free : target,
      rate: isBeyond || isPagingEnabled ? .fast : decelerationRate)
  }

  /// Where the content would come to rest by itself if it had no limits; on a page if it has pages.
  private func restingPlace(after drag: ScrollDrag, speed: CGPoint) -> CGPoint {
    var rest = contentOffset
    if isPagingEnabled {
      if drag.movesX {
        rest.x = ScrollDynamics.page(
          from: drag.offset.x, at: rest.x, velocity: speed.x / 1000, size: bounds.width)
      }
      if drag.movesY {
        rest.y = ScrollDynamics.page(
          from: drag.offset.y, at: rest.y, velocity: speed.y / 1000, size: bounds.height)
      }
    } else {
      let rate = decelerationRate.rawValue
      rest.x = ScrollDynamics.rest(from: rest.x, velocity: speed.x, rate: rate)
      rest.y = ScrollDynamics.rest(from: rest.y, velocity: speed.y, rate: rate)
    }
    return rest
  }

  /// The nearest offset within the limits.
  private func place(of offset: CGPoint) -> CGPoint {
    let limits = offsetLimits
    return CGPoint(
      x: min(max(offset.x, limits.lowest.x), limits.highest.x),
      y: min(max(offset.y, limits.lowest.y), limits.highest.y))
  }

  /// The fingers are gone, and none of them dragged.
  final func stopTracking() { if drag == nil { watchesFinger = false } }
}
