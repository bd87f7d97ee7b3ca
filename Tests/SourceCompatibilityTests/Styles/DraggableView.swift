import TouchKit

/// Follows the finger, stays inside its superview, and goes home when the touch is cancelled.
class DraggableView: UIView {
  private var home = CGPoint.zero
  var onDrop: ((DraggableView) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    home = center
    superview?.bringSubviewToFront(self)
    alpha = 0.8
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview = superview else { return }
    let location = touch.location(in: superview)
    let previous = touch.previousLocation(in: superview)
    var target = center
    target.x += location.x - previous.x
    target.y += location.y - previous.y
    let room = superview.bounds.insetBy(dx: bounds.width / 2, dy: bounds.height / 2)
    center = CGPoint(
      x: min(max(target.x, room.minX), room.maxX), y: min(max(target.y, room.minY), room.maxY))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    alpha = 1
    onDrop?(self)
  }

  // Wider than UIKit's own parameter, as code from before Swift 2 has it.
  override func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {
    alpha = 1
    center = home
  }
}
