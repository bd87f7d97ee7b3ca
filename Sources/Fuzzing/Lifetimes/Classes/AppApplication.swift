import TouchKit

/// An application object of the app.
final class AppApplication: UIApplication, LifetimeObject {
  private(set) var hasEnded = false

  override var next: UIResponder? { during(.responderNext, self) { super.next } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    during(.responderTouchesBeganWith, self) { super.touchesBegan(touches, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    during(.responderMotionBeganWith, self) { super.motionBegan(motion, with: event) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    during(.responderPressesBeganWith, self) { super.pressesBegan(presses, with: event) }
  }
  override var keyCommands: [UIKeyCommand]? {
    during(.responderKeyCommands, self) { LifetimeApp.keyCommands }
  }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    during(.responderCanPerformActionWithSender, self) { super.canPerformAction(action, withSender: sender) }
  }
  override func target(forAction action: Selector, withSender sender: ActionObject?) -> ActionObject? {
    during(.responderTargetForActionWithSender, self) { super.target(forAction: action, withSender: sender) }
  }
  override func sendEvent(_ event: UIEvent) {
    during(.applicationSendEvent, self) { super.sendEvent(LifetimeApp.noted(event)) }
  }
  override func sendAction(
    _ action: Selector, to target: ActionObject?, from sender: ActionObject?, for event: UIEvent?
  ) -> Bool {
    during(.applicationSendActionToFromFor, self) {
      super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  deinit {
    hasEnded = true
    released(.applicationDeinit)
  }
}
