/// A view that handles touches itself, and writes down which; it doesn't tell the next responder.
open class HandlingView: UIView {
  /// Keeps the touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told() }

  /// Keeps the touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { told() }

  /// Keeps the touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told() }

  /// Keeps the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { told() }
}
