/// A zoom that goes on by itself: scale and offset near their ends by the same share in every millisecond.
struct ZoomMovement {
  var isBounce: Bool
  var start: (scale: CGFloat, offset: CGPoint)
  var end: (scale: CGFloat, offset: CGPoint)
  var startTime: TimeInterval

  /// How far it has to go yet, as a share of the way.
  func remaining(at time: TimeInterval) -> CGFloat {
    ScrollDynamics.remaining(
      after: time - startTime, rate: UIScrollView.DecelerationRate.fast.rawValue)
  }
}

/// What a pinch started from.
struct ScrollZoom {
  var scale: CGFloat
  /// Where the fingers' middle is, in the view's frame of reference, from its upper left corner.
  var anchor: CGPoint
}

extension UIScrollView {
  /// How small what is left of a zoom must be to count as over, as a share of the way: engine's choice.
  static let zoomPrecision: CGFloat = 0.01

  /// The view that is zoomed, as the delegate says.
  final var zoomView: UIView? { delegate?.viewForZooming(in: self) }

  /// Makes, shows or hides the pinch: a scroll view that cannot zoom has none.
  final func updatePinch() {
    let canZoom = maximumZoomScale > minimumZoomScale
    if canZoom, zoomRecognizer == nil {
      let pinch = ScrollViewPinchGestureRecognizer()
      pinch.scrollView = self
      pinch.addTarget(self, action: UIScrollView.pinched)
      zoomRecognizer = pinch
      addGestureRecognizer(pinch)
    }
    zoomRecognizer?.isEnabled = canZoom
  }

  // MARK: The pinch

  /// The pinch's action.
  final func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard let view = zoomView else { return }
      endZoomMovement()
      catchMovement()
      zoom = ScrollZoom(scale: zoomScale / pinch.scale, anchor: anchor(of: pinch))
      enterTrackingMode()
      delegate?.scrollViewWillBeginZooming(self, with: view)
      follow(pinch)
    case .changed: follow(pinch)
    case .ended, .cancelled: endZoom()
    case .possible, .failed: break
    }
  }

  private func anchor(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let place = pinch.location(in: self)
    return CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard var zoom else { return }
    zoom.anchor = anchor(of: pinch)
    self.zoom = zoom
    let wanted = zoom.scale * pinch.scale
    let limit = limited(wanted)
    // Beyond a limit the content follows with the square root of the rest: engine's choice.
    let scale = bouncesZoom ? limit * (wanted / limit).squareRoot() : limit
    let offset = offset(at: scale, around: zoom.anchor)
    show(scale, bouncesZoom ? offset : limited(offset, at: scale))
  }

  private func endZoom() {
    guard let zoom else { return }
    self.zoom = nil
    let scale = limited(zoomScale)
    let wanted = offset(at: scale, around: zoom.anchor)
    // A finger that still drags moves the content itself.
    let end = drag == nil ? limited(wanted, at: scale) : wanted
    if scale == zoomScale, end == contentOffset { return finishZoom() }
    move(to: scale, end, isBounce: true)
  }

  // MARK: Going there

  /// Goes to a scale and an offset, at once or one frame of the display after another.
  final func zoom(to scale: CGFloat, _ offset: CGPoint, animated: Bool) {
    guard let view = zoomView else { return }
    endZoomMovement()
    endMovement()
    guard animated else { return show(scale, offset) }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    move(to: scale, offset, isBounce: false)
  }

  private func move(to scale: CGFloat, _ offset: CGPoint, isBounce: Bool) {
    guard let loop = window?.hostApplication.mainRunLoop else {
      show(scale, offset)
      return finishZoom()
    }
    zoomMovement = ZoomMovement(
      isBounce: isBounce, start: (zoomScale, contentOffset), end: (scale, offset), startTime: loop.clock.now)
    let interval = 1 / Double(UIScreen.main.maximumFramesPerSecond)
    let clock = loop.clock
    let timer = VirtualRunLoop.Timer(fireTime: clock.now + interval, interval: interval, for: self) {
      $0.showNextZoomFrame(at: clock.now)
    }
    zoomFrames = timer
    loop.add(timer, for: VirtualRunLoop.Mode.common)
  }

  private func showNextZoomFrame(at time: TimeInterval) {
    guard let movement = zoomMovement else { return endZoomMovement() }
    let left = movement.remaining(at: time)
    let (start, end) = (movement.start, movement.end)
    guard left >= Self.zoomPrecision else {
      endZoomMovement()
      show(end.scale, end.offset)
      return finishZoom()
    }
    show(
      end.scale + (start.scale - end.scale) * left,
      CGPoint(
        x: end.offset.x + (start.offset.x - end.offset.x) * left,
        y: end.offset.y + (start.offset.y - end.offset.y) * left))
  }

  /// Stops a zoom where it is, and tells no one.
  final func endZoomMovement() {
    zoomFrames?.invalidate()
    zoomFrames = nil
    zoomMovement = nil
  }

  private func finishZoom() {
    if drag == nil, movement == nil { leaveTrackingMode() }
    delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale)
  }

  // MARK: What is seen

  /// Shows the content in a scale: the zoomed view keeps its upper left corner, and the content is as large as it is
  /// (engine's choice).
  private func show(_ scale: CGFloat, _ offset: CGPoint) {
    guard let view = zoomView, scale > 0, scale.isFinite, offset.isFinite else { return }
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    place(view, at: corner)
    contentSize = zoomedSize(at: scale)
    contentOffset = offset
    delegate?.scrollViewDidZoom(self)
  }

  /// Puts the upper left corner of the zoomed view at a place of the content.
  final func place(_ view: UIView, at corner: CGPoint) {
    let present = view.frame.origin
    guard present != corner else { return }
    view.center = CGPoint(x: view.center.x + corner.x - present.x, y: view.center.y + corner.y - present.y)
  }

  /// How large the content is at a scale: as large as the zoomed view.
  private func zoomedSize(at scale: CGFloat) -> CGSize {
    let size = zoomView?.bounds.size ?? contentSize
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The nearest scale within the limits.
  final func limited(_ scale: CGFloat) -> CGFloat { max(min(scale, maximumZoomScale), minimumZoomScale) }

  /// The nearest offset within the limits that the content will have at a scale.
  final func limited(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
    let inset = adjustedContentInset
    let size = zoomedSize(at: scale)
    let highest = CGPoint(
      x: size.width + inset.right - bounds.width, y: size.height + inset.bottom - bounds.height)
    return CGPoint(
      x: max(-inset.left, min(offset.x, highest.x)), y: max(-inset.top, min(offset.y, highest.y)))
  }

  /// The offset at which, in a scale, the same content is at a place of the view as now.
  final func offset(at scale: CGFloat, around anchor: CGPoint) -> CGPoint {
    let corner = zoomView?.frame.origin ?? .zero
    let ratio = scale / zoomScale
    return CGPoint(
      x: corner.x + (contentOffset.x + anchor.x - corner.x) * ratio - anchor.x,
      y: corner.y + (contentOffset.y + anchor.y - corner.y) * ratio - anchor.y)
  }
}
