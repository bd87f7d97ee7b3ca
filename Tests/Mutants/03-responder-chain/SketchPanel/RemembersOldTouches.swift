import TouchKit

class SketchPanel: UIView {
  var paper: CGRect { bounds.insetBy(dx: 30, dy: 30) }
  private(set) var strokes: [[CGPoint]] = []
  private var drafts: [ObjectIdentifier: [CGPoint]] = [:]
  private var margin: Set<ObjectIdentifier> = []
  private func split(_ touches: Set<UITouch>) -> (own: [UITouch], other: Set<UITouch>) {
    let other = touches.filter { margin.contains(ObjectIdentifier($0)) }
    return (touches.subtracting(other).sorted { $0.hash < $1.hash }, other)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for t in touches {
      if paper.contains(t.location(in: self)) {
        drafts[ObjectIdentifier(t)] = []; record(t)
      } else {
        margin.insert(ObjectIdentifier(t))
      }
    }
    let other = split(touches).other
    guard !other.isEmpty else { return }
    super.touchesBegan(other, with: event)
  }
  private func record(_ t: UITouch) { drafts[ObjectIdentifier(t), default: []].append(t.location(in: self)) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let (own, other) = split(touches)
    own.forEach(record)
    if other.count > 0 { super.touchesMoved(other, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let (own, other) = split(touches)
    for t in own { strokes.append(drafts.removeValue(forKey: ObjectIdentifier(t)) ?? []) }

    if !other.isEmpty { super.touchesEnded(other, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let (own, other) = split(touches)
    for t in own { drafts[ObjectIdentifier(t)] = nil }

    if !other.isEmpty { super.touchesCancelled(other, with: event) }
  }
}
