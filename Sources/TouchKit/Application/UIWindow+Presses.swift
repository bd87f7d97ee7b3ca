extension UIWindow {
  /// Gives each responder its presses, once per phase, after the recognizers (facts R16, O5).
  final func deliver(_ event: UIPressesEvent) {
    let all = event.presses.filter { $0.window === self }
    application.gestures.update(all, with: event)
    let due = all.compactMap { press in press.takeDelivery().map { (press: press, delivery: $0) } }
    let presses = due.map { $0.press }
    var responders: [UIResponder] = []
    for press in presses {
      guard let responder = press.responder, !responders.contains(where: { $0 === responder }) else {
        continue
      }
      responders.append(responder)
    }
    for responder in responders {
      for delivery in PressDelivery.allCases {
        let changed = due.filter { $0.press.responder === responder && $0.delivery == delivery }
        if !changed.isEmpty { delivery.send(Set(changed.map { $0.press }), to: responder, with: event) }
      }
    }
    application.gestures.endUpdate()
  }
}
