import TouchKit

/// Mutant: the engine's own pan, with its numbers written down once more.
class DragRecognizer: UIPanGestureRecognizer {
  var translation: CGPoint { translation(in: nil) }
  var velocity: CGPoint { velocity(in: nil) }
}
