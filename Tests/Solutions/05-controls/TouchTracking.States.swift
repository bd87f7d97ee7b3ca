import TouchKit

/// Another right answer: one state with three values instead of two flags and a touch.
///
/// The compiler now sees that nothing is inside or outside while nothing is followed. It costs a switch where the
/// flags are asked for, and in return no method can set one flag and forget the other. Whether the touch is the
/// one that is followed is asked in one place, by its identity; a touch that the view follows can only be in the
/// set once, so `first(where:)` is as good as `contains`.
class TrackingView: UIView {
  private enum Tracking {
    case nothing
    case inside(UITouch)
    case outside(UITouch)

    var touch: UITouch? {
      switch self {
      case .nothing: nil
      case .inside(let touch), .outside(let touch): touch
      }
    }
  }

  var onEvent: (UIControl.Event) -> Void = { _ in }
  private var tracking = Tracking.nothing
  private var lastWasInside = false

  var isTracking: Bool { tracking.touch != nil }
  var isTouchInside: Bool {
    switch tracking {
    case .nothing: lastWasInside
    case .inside: true
    case .outside: false
    }
  }

  func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  func cancelTracking(with event: UIEvent?) {}

  private func followed(in touches: Set<UITouch>) -> UITouch? { touches.first { $0 === tracking.touch } }

  private func stop() {
    lastWasInside = isTouchInside
    tracking = .nothing
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    let dx = max(bounds.minX - point.x, 0, point.x - bounds.maxX)
    let dy = max(bounds.minY - point.y, 0, point.y - bounds.maxY)
    return max(dx, dy) <= 70
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracking.touch == nil, let touch = touches.first, beginTracking(touch, with: event) {
      tracking = .inside(touch)
      onEvent(.touchDown)
      if touch.tapCount >= 2 { onEvent(.touchDownRepeat) }
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(in: touches) else { return super.touchesMoved(touches, with: event) }
    guard continueTracking(touch, with: event) else { return stop() }
    switch (tracking, isNear(touch)) {
    case (.inside, false):
      tracking = .outside(touch)
      onEvent(.touchDragExit)
      onEvent(.touchDragOutside)
    case (.outside, true):
      tracking = .inside(touch)
      onEvent(.touchDragEnter)
      onEvent(.touchDragInside)
    case (_, let isNear): onEvent(isNear ? .touchDragInside : .touchDragOutside)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = followed(in: touches) else { return super.touchesEnded(touches, with: event) }
    endTracking(touch, with: event)
    stop()
    onEvent(lastWasInside ? .touchUpInside : .touchUpOutside)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard followed(in: touches) != nil else { return super.touchesCancelled(touches, with: event) }
    cancelTracking(with: event)
    stop()
    onEvent(.touchCancel)
  }
}
