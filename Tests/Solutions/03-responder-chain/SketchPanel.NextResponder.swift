import TouchKit

/// Another right answer: it remembers the touches that it has passed on, and tells `next` itself, touch by touch.
///
/// `super.touchesBegan` and `next?.touchesBegan` come to the same here, because the default tells the next responder.
/// `super` also works in a subclass of a view that does more than that. Whichever you take, take it for all four
/// methods.
class SketchPanel: UIView {
  /// Where one draws.
  var paper: CGRect { bounds.insetBy(dx: 30, dy: 30) }
  /// The finished strokes: the places at which the finger was, in the panel's coordinates.
  private(set) var strokes: [[CGPoint]] = []
  private var unfinished: [UITouch: [CGPoint]] = [:]
  private var passedOn: Set<UITouch> = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let place = touch.location(in: self)
      if paper.contains(place) {
        unfinished[touch] = [place]
      } else {
        passedOn.insert(touch)
        next?.touchesBegan([touch], with: event)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if passedOn.contains(touch) {
        next?.touchesMoved([touch], with: event)
      } else {
        unfinished[touch]?.append(touch.location(in: self))
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if passedOn.remove(touch) != nil {
        next?.touchesEnded([touch], with: event)
      } else if let stroke = unfinished.removeValue(forKey: touch) {
        strokes.append(stroke)
      }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if passedOn.remove(touch) != nil {
        next?.touchesCancelled([touch], with: event)
      } else {
        unfinished[touch] = nil
      }
    }
  }
}
