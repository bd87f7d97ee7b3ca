import TouchKit

/// Another right answer: the finger, where it landed and where the view was make one record.
final class Drag {
  unowned let touch: UITouch
  let start: CGPoint
  let from: CGPoint
  init(_ t: UITouch, _ v: UIView) { touch = t; start = v.center; from = t.location(in: v.superview) }
}
class DraggableView: UIView {
  private var drag: Drag?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard drag == nil else { return }
    guard let t = touches.min(by: { $0.timestamp < $1.timestamp }) else { return }
    drag = Drag(t, self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if follow(touches) { drag = nil }
  }
  @discardableResult
  private func follow(_ touches: Set<UITouch>) -> Bool {
    guard let drag, touches.contains(drag.touch) else { return false }
    let now = drag.touch.location(in: superview)
    center = CGPoint(x: drag.start.x + now.x - drag.from.x, y: drag.start.y + now.y - drag.from.y)
    return true
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let drag, touches.contains(drag.touch) else { return }
    center = drag.start
    self.drag = nil
  }
}
