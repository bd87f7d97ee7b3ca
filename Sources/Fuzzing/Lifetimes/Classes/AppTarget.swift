import TouchKit

/// What actions of the app are sent to.
final class AppTarget: NSObject, LifetimeObject {
  private(set) var hasEnded = false

  func recognized(_ recognizer: UIGestureRecognizer) {
    during(.recognizerAction, self) {
      switch recognizer {
      case let pan as UIPanGestureRecognizer: _ = (pan.translation(in: pan.view), pan.velocity(in: nil))
      case let pinch as UIPinchGestureRecognizer: _ = (pinch.scale, pinch.velocity)
      case let rotation as UIRotationGestureRecognizer: _ = (rotation.rotation, rotation.velocity)
      default: _ = recognizer.location(in: recognizer.view)
      }
    }
  }
  func changed(_ control: UIControl, with event: UIEvent?) { during(.controlAction, self) {} }
  func selected(_ sender: AnyObject) { during(.selectorAction, self) {} }

  deinit {
    hasEnded = true
    released(.targetDeinit)
  }
}
