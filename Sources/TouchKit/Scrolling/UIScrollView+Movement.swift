extension UIScrollView {
  private var runLoop: VirtualRunLoop? { window?.hostApplication.mainRunLoop }

  /// Whether the content goes on by itself after a drag.
  final var isMovingByItself: Bool { movement.map { $0.kind != .programmed } ?? false }

  /// Lets the content go on by itself, one frame of the display after another.
  ///
  /// The wish is where it would end without limits.
  final func move(
    to end: CGPoint, _ kind: ScrollMovement.Kind, wish: CGPoint? = nil, rate: DecelerationRate
  ) {
    frames?.invalidate()
    guard let loop = runLoop else {
      contentOffset = end
      return finish(kind)
    }
    movement = ScrollMovement(
      kind, from: contentOffset, to: end, wish: wish ?? end, at: loop.clock.now, rate: rate.rawValue,
      bounces: (bouncesHorizontally, bouncesVertically))
    let interval = 1 / Double(UIScreen.main.maximumFramesPerSecond)
    let timer = VirtualRunLoop.Timer(fireTime: loop.clock.now + interval, interval: interval, for: self) {
      $0.showNextFrame()
    }
    frames = timer
    loop.add(timer, for: VirtualRunLoop.Mode.common)
  }

  private func showNextFrame() {
    // Without a window there are no frames: what began to decelerate still ends for the delegate.
    guard var movement, let loop = runLoop else { return catchMovement() }
    // Other code has scrolled since: go on from there.
    let lastFrame = loop.clock.now - (frames?.interval ?? 0)
    movement.goOn(from: contentOffset, at: lastFrame, within: offsetLimits)
    guard movement.isOver(at: loop.clock.now) else {
      movement.shown = movement.offset(at: loop.clock.now)
      self.movement = movement
      return contentOffset = movement.shown
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

  /// Stops a movement where it is, and tells no one.
  final func endMovement() {
    frames?.invalidate()
    movement = nil
    if drag == nil { leaveTrackingMode() }
  }

  /// A finger has landed on moving content, or the window is gone: it stops.
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
