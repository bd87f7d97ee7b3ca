import TouchKit

/// Another right answer: who is told is an enum, so an entry without a target and one whose target is gone cannot be
/// confused.
///
/// In the first solution a flag remembers whether there ever was a target, because a weak reference alone cannot
/// tell "no target" from "no target any more". Here the two are different cases. The price is a small class for the weak
/// reference, for an enum's payload cannot be weak itself. A third way, a key of the target's address, fails when a new
/// object comes to live at the address of the old one.
class ActionTable {
  private final class WeakBox {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  private enum Receiver {
    case chain
    case target(WeakBox)

    init(_ target: AnyObject?) { self = target.map { .target(WeakBox($0)) } ?? .chain }

    func isSame(as target: AnyObject?) -> Bool {
      switch self {
      case .chain: target == nil
      case .target(let box): target != nil && box.object === target
      }
    }
  }

  private var entries: [(receiver: Receiver, action: Selector, events: UIControl.Event)] = []

  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    for place in entries.indices
    where entries[place].receiver.isSame(as: target) && entries[place].action == action {
      return entries[place].events.formUnion(events)
    }
    entries.append((Receiver(target), action, events))
  }

  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event) {
    entries = entries.compactMap { entry in
      var entry = entry
      if target == nil || entry.receiver.isSame(as: target), action == nil || entry.action == action {
        entry.events.subtract(events)
      }
      return entry.events.isEmpty ? nil : entry
    }
  }

  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
    for entry in entries where !entry.events.intersection(events).isEmpty {
      switch entry.receiver {
      case .chain: control.sendAction(entry.action, to: nil, for: event)
      case .target(let box): box.object.map { control.sendAction(entry.action, to: $0, for: event) }
      }
    }
  }
}
