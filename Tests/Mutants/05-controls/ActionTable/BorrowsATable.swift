import TouchKit

class ActionTable {
  private let store = UIControl()
  private let noTarget = UIView()

  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    store.addTarget(target ?? noTarget, action: action, for: events)
  }

  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event) {
    store.removeTarget(target, action: action, for: events)
  }

  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
    var entries: [(target: AnyObject, action: Selector)] = []
    store.enumerateEventHandlers { _, entry, mask, _ in
      guard let (target, action) = entry, let target, !mask.isDisjoint(with: events) else { return }
      entries.append((target as AnyObject, action))
    }
    for entry in entries {
      control.sendAction(entry.action, to: entry.target === noTarget ? nil : entry.target, for: event)
    }
  }
}
