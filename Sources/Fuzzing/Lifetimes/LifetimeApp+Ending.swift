import TouchKit

extension LifetimeApp {
  /// Notes an event and its touches, and passes it on.
  static func noted(_ event: UIEvent) -> UIEvent {
    current?.meet(event)
    return event
  }

  private func meet(_ event: UIEvent) {
    if events.add(ifNew: event) { made.add(event) }
    guard event.type == .touches else { return }
    for touch in (event.allTouches ?? []).sorted(by: { $0.hash < $1.hash }) where touches.add(ifNew: touch) {
      made.add(touch)
    }
  }

  /// Lifts all fingers and buttons, and lets time pass until everything rests.
  func rest() {
    guard let device = anyDevice() else { return }
    lift(device)
    for button in HardwareButton.allCases where choices.areUsedUp { device.release(button) }
    wait(device, 2)
  }

  /// Lets go of everything: first while the app still does what it does in every `deinit`.
  func end() {
    for _ in 0..<3 {
      let last = references
      references = []
      withExtendedLifetime(last) {}
    }
    actsLeft = 0
    stopObserving()
    cutOwnCycles()
    while !references.isEmpty { references = [] }
  }

  /// The app's own cycles are its own fault: a field may be inside of its own input view, a controller may have its
  /// presenter as a child, or its window as its view, and a table may be inside of a cell that it keeps to use it again.
  private func cutOwnCycles() {
    for controller in controllers.alive {
      controller.removeFromParent()
      (controller as? UITabBarController)?.viewControllers = []
      (controller as? UINavigationController)?.viewControllers = []
      if controller.viewIfLoaded is UIWindow { controller.view = nil }
    }
    for view in views.alive {
      if let field = view as? UITextField { (field.inputView, field.inputAccessoryView) = (nil, nil) }
      guard let table = view as? UITableView else { continue }
      (table.tableHeaderView, table.tableFooterView) = (nil, nil)
      table.register(nil, forCellReuseIdentifier: "row")
      while table.dequeueReusableCell(withIdentifier: "row") != nil {}
    }
  }

  func reportWhatIsLeft() {
    let left = made.alive
    guard !left.isEmpty else { return }
    var names: [String] = []
    for object in left {
      let name = String(describing: type(of: object))
      if !names.contains(name) { names.append(name) }
    }
    let cycle = ReferenceCycle.find(among: left)
    report(.nothingLeft, names.sorted().joined(separator: ", ") + (cycle.map { "; a cycle: \($0)" } ?? ""))
  }
}
