import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// What a view that is dragged may lie in, or itself; it lays something out.
protocol Surface: UIView {
  /// Whether it was told of a finger.
  var isTold: Bool { get }
  /// The only thing that it lays out.
  var caption: UIView { get }
}

extension Surface {
  /// Puts a caption into it, which no finger finds.
  func putCaption() {
    caption.isUserInteractionEnabled = false
    insertSubview(caption, at: 0)
  }

  /// Lays out what there is to lay out, and moves the caption away from where the next layout would put it.
  func calm() {
    guard caption.superview === self else { return }
    layoutIfNeeded()
    caption.frame.origin = CGPoint(x: 30, y: 40)
  }

  /// Puts the caption where it belongs.
  fileprivate func layOut() {
    if caption.superview === self { caption.frame = CGRect(x: 5, y: 5, width: 60, height: 12) }
  }
}

/// A view that is found everywhere, so that what is dragged out of it can be touched again.
final class DragGround: EarView, Surface {
  private(set) var isTold = false
  let caption = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  private func note(_ touches: Set<UITouch>) {
    // A finger beside the view is its own.
    if touches.contains(where: { !($0.view is DragGround) }) { isTold = true }
  }
}

/// A view that can be dragged itself, by fingers that are not on the view in it.
class DraggableCard: DraggableView, Surface {
  private(set) var isTold = false
  let caption = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTold = true
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTold = true
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTold = true
    super.touchesEnded(touches, with: event)
  }
}

/// A view of a subclass, which may have the keyboard, and notes which fingers are taken from it.
class DraggableSubclass: DraggableView, Surface {
  override var canBecomeFirstResponder: Bool { true }
  let isTold = false
  let caption = UIView()
  /// The fingers that land in the present event.
  var landings: [(finger: Int, place: CGPoint)] = []
  /// By the numbers of touches.
  private var fingers: [Int: Int] = [:]
  private var told: (landed: [Int], cancelled: [Int]) = ([], [])

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  /// The fingers that have landed or were cancelled since the last call.
  func takeTold() -> (landed: [Int], cancelled: [Int]) {
    defer { told = ([], []) }
    return told
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let place = touch.location(in: nil)
      let origin = window?.frame.origin ?? .zero
      func distance(_ point: CGPoint) -> CGFloat {
        hypot(point.x - origin.x - place.x, point.y - origin.y - place.y)
      }
      let finger = landings.min { distance($0.place) < distance($1.place) }?.finger
      fingers[touch.hash] = finger
      told.landed += finger.map { [$0] } ?? []
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    told.cancelled += touches.compactMap { fingers[$0.hash] }
    super.touchesCancelled(touches, with: event)
  }
}

extension DragScript.Recognizer {
  /// One of the kind, which holds back no lift.
  var recognizer: UIGestureRecognizer {
    let recognizer: UIGestureRecognizer =
      switch self {
      case .pinch: UIPinchGestureRecognizer()
      case .longPress: UILongPressGestureRecognizer()
      case .pan: UIPanGestureRecognizer()
      }
    recognizer.delaysTouchesEnded = false
    return recognizer
  }
}
