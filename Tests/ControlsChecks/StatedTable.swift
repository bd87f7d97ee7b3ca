import TouchKit

/// The table again, which differs from the engine's where the statement leaves it open: what is removed while a send
/// has not come to it is not told.
///
/// Where both do the same, an answer has no choice.
final class StatedTable: Table {
  private final class Entry {
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: Selector
    var events: UIControl.Event

    init(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
      (self.target, hasTarget, self.action, self.events) = (target, target != nil, action, events)
    }

    func isOf(_ target: AnyObject?) -> Bool { hasTarget == (target != nil) && self.target === target }
  }

  /// A send that goes on, with what each entry listened to when it began.
  private final class Send {
    var pending: [(entry: Entry, events: UIControl.Event)]

    init(_ entries: [Entry]) { pending = entries.map { ($0, $0.events) } }
  }

  private var entries: [Entry] = []
  private var sends: [Send] = []

  var hasLeftTheControlsTable: Bool { true }
  func fillTheControlsTable(with targets: [any ActingTarget]) {}

  func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
    if let entry = entries.first(where: { $0.isOf(target) && $0.action == action }) {
      entry.events.formUnion(events)
    } else {
      entries.append(Entry(target, action, events))
    }
  }

  func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
    for entry in entries where target == nil || entry.isOf(target) {
      guard action == nil || entry.action == action else { continue }
      entry.events.subtract(events)
      for send in sends {
        for place in send.pending.indices where send.pending[place].entry === entry {
          send.pending[place].events.subtract(events)
        }
      }
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func send(_ events: UIControl.Event, from control: TableControl) {
    let send = Send(entries)
    sends.append(send)
    for place in send.pending.indices {
      let (entry, listened) = send.pending[place]
      guard !listened.isDisjoint(with: events), !entry.hasTarget || entry.target != nil else { continue }
      control.sendAction(entry.action, to: entry.target, for: nil)
    }
    sends.removeLast()
  }
}
