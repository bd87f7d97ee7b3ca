import TouchKit

/// Wrong on purpose: it takes the entry of a target that is gone for the one without a target, and adds to that.
class ActionTable {
  private struct Entry {
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: Selector
    var events: UIControl.Event

    var isGone: Bool { hasTarget && target == nil }

    func isOf(_ target: AnyObject?) -> Bool { self.target === target }
  }

  private var entries: [Entry] = []

  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    if let place = entries.firstIndex(where: { $0.isOf(target) && $0.action == action }) {
      entries[place].events.formUnion(events)
    } else {
      entries.append(Entry(target: target, hasTarget: target != nil, action: action, events: events))
    }
  }

  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event) {
    for place in entries.indices {
      guard target == nil || entries[place].isOf(target) else { continue }
      guard action == nil || entries[place].action == action else { continue }
      entries[place].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
    for entry in entries where !entry.isGone && !entry.events.isDisjoint(with: events) {
      control.sendAction(entry.action, to: entry.target, for: event)
    }
  }
}
