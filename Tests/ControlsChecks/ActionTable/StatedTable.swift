import TouchKit

@testable import ControlsExercises

/// A table of targets and actions: the student's, or one that does what the statement says.
protocol Table: AnyObject {
  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event)
  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event)
  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?)
}

extension ActionTable: Table {}

/// The table that does what the statement says.
///
/// The statement leaves one thing open: whether an entry that an action removes before its turn is still told.
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

  private let tellsRemoved: Bool
  private var entries: [Entry] = []
  private var sends: [Send] = []

  init(tellsRemoved: Bool) { self.tellsRemoved = tellsRemoved }

  func add(_ target: AnyObject?, action: Selector, for events: UIControl.Event) {
    if let entry = entries.first(where: { $0.isOf(target) && $0.action == action }) {
      entry.events.formUnion(events)
    } else {
      entries.append(Entry(target, action, events))
    }
  }

  func remove(_ target: AnyObject?, action: Selector?, for events: UIControl.Event) {
    for entry in entries where target == nil || entry.isOf(target) {
      guard action == nil || entry.action == action else { continue }
      entry.events.subtract(events)
      guard !tellsRemoved else { continue }
      for send in sends {
        for place in send.pending.indices where send.pending[place].entry === entry {
          send.pending[place].events.subtract(events)
        }
      }
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func send(_ events: UIControl.Event, from control: UIControl, with event: UIEvent?) {
    let send = Send(entries)
    sends.append(send)
    for place in send.pending.indices {
      let (entry, listened) = send.pending[place]
      guard !listened.isDisjoint(with: events), !entry.hasTarget || entry.target != nil else { continue }
      control.sendAction(entry.action, to: entry.target, for: event)
    }
    sends.removeAll { $0 === send }
  }
}
