extension UIScrollView {
  private var runLoop: VirtualRunLoop? { window?.hostApplication.process?.mainRunLoop }

  /// Lets the content go on by itself, one frame of the display after another.
  final func move(to end: CGPoint, _ kind: ScrollMovement.Kind, rate: DecelerationRate) {
    frames?.invalidate()
    guard let loop = runLoop else {
      contentOffset = end
      return finish(kind)
    }
    movement = ScrollMovement(
      kind: kind, start: contentOffset, end: end, startTime: loop.clock.now, rate: rate.rawValue)
    let interval = 1 / Double(UIScreen.main.maximumFramesPerSecond)
    let timer = VirtualRunLoop.Timer(fireTime: loop.clock.now + interval, interval: interval) {
      [unowned(unsafe) self] in showNextFrame()
    }
    frames = timer
    loop.add(timer, for: VirtualRunLoop.Mode.common)
  }

  private func showNextFrame() {
    // Without a window there are no frames: what began to decelerate still ends for the delegate.
    guard let movement, let loop = runLoop else { return catchMovement() }
    guard movement.isOver(at: loop.clock.now) else {
      return contentOffset = movement.offset(at: loop.clock.now)
    }
    frames?.invalidate()
    self.movement = nil
    contentOffset = movement.end
    finish(movement.kind)
  }

  private func finish(_ kind: ScrollMovement.Kind) {
    leaveTrackingMode()
    if kind == .programmed {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    } else {
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Stops a movement where it is, and tells nobody.
  final func endMovement() {
    frames?.invalidate()
    movement = nil
    if !isDragging { leaveTrackingMode() }
  }

  /// A finger has landed on moving content, or the window is gone: it stops (fact V8).
  final func catchMovement() {
    guard let kind = movement?.kind else { return }
    endMovement()
    if kind != .programmed { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// While content is dragged or goes on by itself, timers of the default mode pause (fact S22).
  final func enterTrackingMode() {
    guard trackingLoop == nil, let loop = runLoop else { return }
    trackingLoop = loop
    loop.enter(.tracking)
  }

  final func leaveTrackingMode() {
    trackingLoop?.leave()
    trackingLoop = nil
  }
}
