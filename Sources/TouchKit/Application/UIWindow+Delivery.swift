extension UIWindow {
  /// Calls each view once per phase, with all its touches of that phase (fact T8).
  final func deliver(_ event: UIEvent) {
    let touches = event.touches.filter { $0.window === self }
    var views: [UIView] = []
    for touch in touches {
      guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    for view in views {
      for delivery in TouchDelivery.allCases {
        let changed = touches.filter { $0.view === view && $0.phase == delivery.phase }
        if !changed.isEmpty { view.receive(Set(changed), delivery, with: event) }
      }
    }
  }
}
