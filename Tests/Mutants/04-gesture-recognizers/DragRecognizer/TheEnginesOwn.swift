import TouchKit

class DragRecognizer: UIPanGestureRecognizer {
  var translation: CGPoint { translation(in: nil) }
  var velocity: CGPoint { velocity(in: nil) }
}
