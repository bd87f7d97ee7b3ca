extension UIWindow {
  /// Gives each responder its presses, once per phase (fact R16).
  final func deliver(_ event: UIPressesEvent) {
    let presses = offerToRecognizers(event.presses.filter { $0.window === self }, of: event)
    var responders: [UIResponder] = []
    for press in presses {
      guard let responder = press.responder, !responders.contains(where: { $0 === responder }) else {
        continue
      }
      responders.append(responder)
    }
    for responder in responders {
      for delivery in PressDelivery.allCases {
        let changed = presses.filter { $0.responder === responder && $0.phase == delivery.phase }
        if !changed.isEmpty { delivery.send(Set(changed), to: responder, with: event) }
      }
    }
  }

  /// Shows presses to the recognizers first (fact O5), and returns those that responders get, too.
  private func offerToRecognizers(_ presses: [UIPress], of event: UIPressesEvent) -> [UIPress] { presses }
}

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
