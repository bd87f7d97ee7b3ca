import TouchKit

/// Exercise 4.5: The sticker (build, 15 points, 20 minutes).
///
/// **Given.** A sticker with three recognizers. Each of them works: you can move it, make it larger, turn it. But only
/// one at a time: the first to begin shuts the others out.
///
/// **Task.** Let the three recognizers of a sticker run together, through a delegate:
///
/// | together | its pinch | its rotation | its pan | any other recognizer |
/// |---|---|---|---|---|
/// | its pinch | | yes | yes | no |
/// | its rotation | yes | | yes | no |
/// | its pan | yes | yes | | no |
///
/// *Any other* means, for example: the pan of a scroll view around the sticker, the pinch of a board under it, the
/// recognizers of another sticker, a second pan that the app has attached to the sticker itself.
///
/// The delegate is asked directly, too. None of the three waits for another recognizer, and none is waited for.
///
/// **Keep.** The names of the three, their settings, and what their actions do.
///
/// Check: make check EXERCISE=4.5
/// Hint:  make hint EXERCISE=4.5 RUNG=1
/// Read:  chapters/04-gesture-recognizers/README.md#the-photo-turns-but-it-doesnt-grow
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
      // No delegate is asked yet.
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
    pan.setTranslation(.zero, in: superview)
  }
}

extension StickerView: UIGestureRecognizerDelegate {
  // Say here which two may run together.
}
