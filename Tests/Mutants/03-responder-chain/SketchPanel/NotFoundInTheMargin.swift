import TouchKit

/// Wrong on purpose: it is not found in the margin, so that touches there miss its controller.
class SketchPanel: UIView {
  /// Where one draws.
  var paper: CGRect { bounds.insetBy(dx: 30, dy: 30) }
  /// The finished strokes: the places at which the finger was, in the panel's coordinates.
  private(set) var strokes: [[CGPoint]] = []
  /// The strokes that are being drawn.
  private var unfinished: [UITouch: [CGPoint]] = [:]

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { paper.contains(point) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where paper.contains(touch.location(in: self)) {
      unfinished[touch] = [touch.location(in: self)]
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { unfinished[touch]?.append(touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let stroke = unfinished.removeValue(forKey: touch) { strokes.append(stroke) }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { unfinished[touch] = nil }
  }
}
