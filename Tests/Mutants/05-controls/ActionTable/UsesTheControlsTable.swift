import TouchKit

class ActionTable {
  private var additions: [(target: AnyObject?, action: Selector, events: UIControl.Event)] = []

  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    additions.append((target, action, events))
  }

  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event) {}

  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
    for addition in additions {
      control.addTarget(addition.target, action: addition.action, for: addition.events)
    }
    additions = []
    control.sendActions(for: events)
  }
}
