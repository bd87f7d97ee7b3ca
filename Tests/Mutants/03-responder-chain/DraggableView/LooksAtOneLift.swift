import TouchKit

class DraggableView: UIView {
  private var finger: UITouch?
  private lazy var home = center
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if finger == nil { finger = touches.sorted { $0.hash < $1.hash }.first; home = center }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for t in touches where t === finger { step(t) }
  }
  private func step(_ t: UITouch) {
    let a = t.previousLocation(in: superview), b = t.location(in: superview)
    center = CGPoint(x: center.x + b.x - a.x, y: center.y + b.y - a.y)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let t = touches.sorted(by: { $0.hash < $1.hash }).first, t === finger { step(t); finger = nil }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for t in touches where t === finger { center = home; finger = nil }
  }
}
