import TouchKit

/// What actions of the app are sent to.
final class AppTarget: NSObject, LifetimeObject {
  private(set) var hasEnded = false

  func recognized(_ recognizer: UIGestureRecognizer) { during(.recognizerAction, self) {} }
  func changed(_ control: UIControl, with event: UIEvent?) { during(.controlAction, self) {} }
  func selected(_ sender: AnyObject) { during(.selectorAction, self) {} }

  deinit {
    hasEnded = true
    released(.targetDeinit)
  }
}
