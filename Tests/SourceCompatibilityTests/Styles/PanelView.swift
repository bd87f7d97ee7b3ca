import TouchKit

/// A responder of its own between a panel and its superview: it learns of what the panel does not handle.
class PanelCoordinator: UIResponder {
  weak var owner: UIResponder?
  private(set) var touchesSeen = 0
  private(set) var shakes = 0

  override var next: UIResponder? { owner }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesSeen += touches.count
    super.touchesBegan(touches, with: event)
  }

  override func motionEnded(_ motion: UIEventSubtype, with event: UIEvent?) {
    if motion == .motionShake {
      shakes += 1
    } else {
      super.motionEnded(motion, with: event)
    }
  }
}

class PanelView: UIView {
  var coordinator: PanelCoordinator? {
    didSet { coordinator?.owner = super.next }
  }

  override var next: UIResponder? {
    coordinator?.owner = super.next
    return coordinator ?? super.next
  }

  override var canBecomeFirstResponder: Bool { true }
}
