import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// A view of the student's, or one that does what the statement says, which tells a subject what it is told.
protocol DraggedView: UIView {
  var subject: DragSubject? { get set }
}

/// A view that does what the statement says.
final class StatedDraggable: UIView, DraggedView {
  weak var subject: DragSubject?
  private var start = CGPoint.zero
  private var finger: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.isTold(of: touches)
    guard finger == nil, let touch = touches.first else { return }
    (finger, start) = (touch, center)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger), let superview else { return }
    let (from, to) = (finger.previousLocation(in: superview), finger.location(in: superview))
    center.x += to.x - from.x
    center.y += to.y - from.y
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.isTold(of: touches)
    if touches.contains(where: { $0 === finger }) { finger = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.isTold(of: touches)
    guard touches.contains(where: { $0 === finger }) else { return }
    (finger, center) = (nil, start)
  }
}

/// The student's view in a subclass.
class StudentsDraggable: DraggableView, DraggedView {
  weak var subject: DragSubject?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.isTold(of: touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.isTold(of: touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    subject?.isTold(of: touches)
    super.touchesCancelled(touches, with: event)
  }
}
