/// The four messages that carry a press to a responder.
enum PressDelivery: CaseIterable {
  case began, changed, ended, cancelled

  var phase: UIPress.Phase {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  var method: TraceMethod {
    switch self {
    case .began: .pressesBegan
    case .changed: .pressesChanged
    case .ended: .pressesEnded
    case .cancelled: .pressesCancelled
    }
  }

  func send(_ presses: Set<UIPress>, to responder: UIResponder, with event: UIPressesEvent) {
    switch self {
    case .began: responder.receive(.pressesBegan, with: event) { $0.pressesBegan(presses, with: event) }
    case .changed: responder.receive(.pressesChanged, with: event) { $0.pressesChanged(presses, with: event) }
    case .ended: responder.receive(.pressesEnded, with: event) { $0.pressesEnded(presses, with: event) }
    case .cancelled:
      responder.receive(.pressesCancelled, with: event) { $0.pressesCancelled(presses, with: event) }
    }
  }
}
