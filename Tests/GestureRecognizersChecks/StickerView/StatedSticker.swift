import TouchKit

@testable import GestureRecognizersExercises

/// What the student's sticker and the stated one have in common.
protocol Sticker: UIView {
  var pinch: UIPinchGestureRecognizer { get }
  var rotation: UIRotationGestureRecognizer { get }
  var pan: UIPanGestureRecognizer { get }
}

extension Sticker {
  var three: [UIGestureRecognizer] { [pinch, rotation, pan] }
}

extension StickerView: Sticker {}

/// A sticker that follows a hand, as exercise 4.5 wants it.
final class StatedSticker: UIView, UIGestureRecognizerDelegate, Sticker {
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    for recognizer in three {
      recognizer.addTarget(self, action: StatedSticker.follow)
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { three.contains(gestureRecognizer) && three.contains(otherGestureRecognizer) }

  private func follow(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case pinch:
      transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    case rotation:
      transform = transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
    default:
      let way = pan.translation(in: superview)
      center = CGPoint(x: center.x + way.x, y: center.y + way.y)
      pan.setTranslation(.zero, in: superview)
    }
  }
}
