import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// How a sticker lies in its superview.
struct StickerPose {
  private let center: CGPoint
  private let transform: CGAffineTransform

  /// Shows the same hand to the student's sticker and to one that is as it should be.
  static func complaint(about plan: FingerPlan) -> String? {
    let frame = CGRect(x: 350, y: 350, width: 300, height: 300)
    let expected = StickerPose(of: ModelSticker(frame: frame), after: plan)
    let actual = StickerPose(of: StickerView(frame: frame), after: plan)
    guard !actual.matches(expected) else { return nil }
    return """
      the sticker, when the fingers have lifted
      expected: \(expected.words)
      got:      \(actual.words)
      """
  }

  private init(of sticker: UIView, after plan: FingerPlan) {
    let stage = Stage(screen: CGSize(width: 1_000, height: 1_000))
    let view = UIView(frame: stage.window.bounds)
    view.addSubview(sticker)
    stage.show(view)
    stage.device.play(plan.script.frames(on: stage.window.bounds.size))
    center = sticker.center
    transform = sticker.transform
  }

  private func matches(_ other: StickerPose) -> Bool {
    center.distance(to: other.center) < 0.1 && abs(transform.a - other.transform.a) < 0.01
      && abs(transform.b - other.transform.b) < 0.01
  }

  private var words: String {
    let size = CGPoint(x: transform.a, y: transform.b).distance(to: .zero)
    let degrees = atan2(transform.b, transform.a) * 180 / .pi
    return """
      its middle is at \(center.text), it is \(NumberText.trimmed(size, places: 2)) times as large, \
      and turned by \(NumberText.trimmed(degrees, places: 1)) degrees
      """
  }
}

/// A sticker that follows a hand, as the exercise wants it.
private final class ModelSticker: UIView, UIGestureRecognizerDelegate {
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()
  private let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    pinch.addTarget(self, action: ModelSticker.didPinch)
    rotation.addTarget(self, action: ModelSticker.didRotate)
    pan.addTarget(self, action: ModelSticker.didPan)
    for recognizer in [pinch, rotation, pan] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { fatalError("it is never in a nib") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

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
    pan.setTranslation(.zero, in: superview)
  }
}
