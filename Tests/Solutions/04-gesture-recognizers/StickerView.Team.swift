import TouchKit

/// Another right answer: a delegate of its own, which knows who belongs to the team.
///
/// The sticker need not be the delegate, and often must not be: a view that is its own recognizers' delegate answers
/// for all of them in one place, which grows. Such an object must be kept by someone, since `delegate` is weak: here
/// by the sticker. One delegate on one side of each pair is enough, so the rotation goes without one: the other two
/// say yes to it.
class StickerView: UIView {
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  private let team: Team

  override init(frame: CGRect) {
    team = Team(members: [pinch, rotation, pan])
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    pinch.addTarget(self, action: StickerView.didPinch)
    rotation.addTarget(self, action: StickerView.didRotate)
    pan.addTarget(self, action: StickerView.didPan)
    for recognizer in [pinch, rotation, pan] { addGestureRecognizer(recognizer) }
    pinch.delegate = team
    pan.delegate = team
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

/// Lets some recognizers run together, and with no others.
private final class Team: UIGestureRecognizerDelegate {
  private let members: Set<ObjectIdentifier>

  init(members: [UIGestureRecognizer]) { self.members = Set(members.map { ObjectIdentifier($0) }) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    members.isSuperset(of: [ObjectIdentifier(gestureRecognizer), ObjectIdentifier(otherGestureRecognizer)])
  }
}
