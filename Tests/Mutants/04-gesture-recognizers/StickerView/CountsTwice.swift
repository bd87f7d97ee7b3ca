import TouchKit

/// Mutant: what the pan has told already is told again.
class StickerView: UIView {
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    pinch.addTarget(self, action: StickerView.didPinch)
    rotation.addTarget(self, action: StickerView.didRotate)
    pan.addTarget(self, action: StickerView.didPan)
    for recognizer in [pinch, rotation, pan] {
      addGestureRecognizer(recognizer)
      recognizer.delegate = self
    }
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  private func didPinch() {
    transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  private func didRotate() {
    transform = transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }

  private func didPan() {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
  }
}

extension StickerView: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer == pinch || otherGestureRecognizer == rotation || otherGestureRecognizer == pan
  }
}
