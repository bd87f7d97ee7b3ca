import TouchKit

/// Wrong on purpose: it passes on all but the cancellation.
class SketchPanel: UIView {
  /// Where one draws.
  var paper: CGRect { bounds.insetBy(dx: 30, dy: 30) }
  /// The finished strokes: the places at which the finger was, in the panel's coordinates.
  private(set) var strokes: [[CGPoint]] = []
  /// The strokes that are being drawn.
  private var unfinished: [UITouch: [CGPoint]] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where paper.contains(touch.location(in: self)) {
      unfinished[touch] = [touch.location(in: self)]
    }
    let others = notDrawing(touches)
    if !others.isEmpty { super.touchesBegan(others, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { unfinished[touch]?.append(touch.location(in: self)) }
    let others = notDrawing(touches)
    if !others.isEmpty { super.touchesMoved(others, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let others = notDrawing(touches)
    for touch in touches {
      if let stroke = unfinished.removeValue(forKey: touch) { strokes.append(stroke) }
    }
    if !others.isEmpty { super.touchesEnded(others, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { unfinished[touch] = nil }
  }

  private func notDrawing(_ touches: Set<UITouch>) -> Set<UITouch> {
    touches.filter { unfinished[$0] == nil }
  }
}
