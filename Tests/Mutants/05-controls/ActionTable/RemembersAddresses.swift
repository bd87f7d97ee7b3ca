import TouchKit

/// Wrong on purpose: it knows a target by its address, which a later object may have.
class ActionTable {
  private struct Entry {
    weak var target: AnyObject?
    let address: ObjectIdentifier?
    let action: Selector
    var events: UIControl.Event

    var isGone: Bool { address != nil && target == nil }

    func isOf(_ target: AnyObject?) -> Bool { address == target.map { ObjectIdentifier($0) } }
  }

  private var entries: [Entry] = []

  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    if let place = entries.firstIndex(where: { $0.isOf(target) && $0.action == action }) {
      entries[place].events.formUnion(events)
    } else {
      entries.append(
        Entry(target: target, address: target.map { ObjectIdentifier($0) }, action: action, events: events))
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
