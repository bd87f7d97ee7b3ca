import TouchKit

struct Stroke {
  var points: [CGPoint] = []
  var predicted: [CGPoint] = []
  var isFinished = false
}

/// A sheet that every finger draws its own line on.
class DrawingCanvas: UIView {
  private var open: [UITouch: Int] = [:]
  private(set) var strokes: [Stroke] = []
  private(set) var drawings = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    isOpaque = false
    backgroundColor = UIColor.white
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawings += 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      open[touch] = strokes.count
      strokes.append(Stroke(points: [touch.preciseLocation(in: self)]))
    }
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let index = open[touch] else { continue }
      let samples = event?.coalescedTouches(for: touch) ?? [touch]
      strokes[index].points += samples.map { $0.preciseLocation(in: self) }
      strokes[index].predicted = (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) }
    }
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches, keeping: true)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches, keeping: false)
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches where touch.estimatedPropertiesExpectingUpdates.isEmpty {
      setNeedsDisplay()
    }
  }

  private func finish(_ touches: Set<UITouch>, keeping isKept: Bool) {
    for touch in touches {
      guard let index = open.removeValue(forKey: touch) else { continue }
      strokes[index].predicted = []
      strokes[index].isFinished = true
      if !isKept { strokes[index].points = [] }
    }
    setNeedsDisplay()
  }
}
