import CheckSupport
import TouchKit

/// A view around what is checked: it hears what a view does not handle that has to do with touches only.
class EarView: UIView {
  private var heard: [String] = []

  override class var actions: [ActionMethod] { super.actions + [ActionMethod("copy:", EarView.copy(_:))] }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("motionBegan")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("motionEnded")
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("motionCancelled")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("pressesBegan")
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("pressesChanged")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("pressesEnded")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("pressesCancelled")
  }
  override func remoteControlReceived(with event: UIEvent?) { heard.append("remoteControlReceived") }

  /// What is wrong with what this hears of shakes, buttons and actions that a view does not handle.
  func complaint(about view: UIView) -> String? {
    heard = []
    view.motionBegan(.motionShake, with: nil)
    view.motionEnded(.motionShake, with: nil)
    view.motionCancelled(.motionShake, with: nil)
    view.pressesBegan([], with: nil)
    view.pressesChanged([], with: nil)
    view.pressesEnded([], with: nil)
    view.pressesCancelled([], with: nil)
    view.remoteControlReceived(with: nil)
    let expected = [
      "motionBegan", "motionEnded", "motionCancelled", "pressesBegan", "pressesChanged", "pressesEnded",
      "pressesCancelled", "remoteControlReceived",
    ]
    if let divergence = firstDivergence(expected: expected, actual: heard) {
      return
        "what \(traceName), further up, hears of shakes and buttons that the view is told of\n\(divergence)"
    }
    let target = view.target(forAction: Selector(("copy:")), withSender: nil) as? UIResponder
    guard target !== self || !view.canPerformAction(Selector(("copy:")), withSender: nil) else { return nil }
    return "who performs copy:, asked of the view\nexpected: \(traceName), further up\n"
      + "got:      \(target?.traceName ?? "nil"), and canPerformAction says "
      + (view.canPerformAction(Selector(("copy:")), withSender: nil) ? "yes" : "no")
  }
}
