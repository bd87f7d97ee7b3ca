import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// A table as both twins use it.
protocol Table {
  func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event)
  func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event)
  func send(_ events: UIControl.Event, from control: TableControl)
  /// Adds some entries to the engine's table of the control, if the student's is another one.
  func fillTheControlsTable(with targets: [any ActingTarget])
  /// Whether those are still there, and no others.
  var hasLeftTheControlsTable: Bool { get }
}

struct EnginesTable: Table {
  private let controls: [UIControl]

  init(_ page: TablePage) { controls = [page.control, page.other] }

  // The other control has the same entries, so it can send as if the table were its own.
  func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
    for control in controls { control.addTarget(target, action: action, for: events) }
  }
  func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
    for control in controls { control.removeTarget(target, action: action, for: events) }
  }
  func send(_ events: UIControl.Event, from control: TableControl) { control.sendActions(for: events) }
  func fillTheControlsTable(with targets: [any ActingTarget]) {}
  var hasLeftTheControlsTable: Bool { true }
}

final class StudentsTable: Table, CustomStringConvertible {
  private let control: TableControl
  private let table = ActionTable()
  private var sends = 0
  /// What was added to the control's own table.
  private var entries: [String] = []

  init(_ page: TablePage) { control = page.control }

  func fillTheControlsTable(with targets: [any ActingTarget]) {
    for target in targets {
      for action in TableCase.actions { control.addTarget(target, action: Selector(action), for: .allEvents) }
    }
    control.addTarget(nil, action: Selector(("press:")), for: .touchDown)
    entries = controlsEntries
  }

  // A look at the table is written down, so only one that was filled is looked at.
  var hasLeftTheControlsTable: Bool { entries.isEmpty || entries == controlsEntries }

  private var controlsEntries: [String] {
    var entries: [String] = []
    control.enumerateEventHandlers { _, method, events, _ in
      entries.append("\(method?.1.description ?? "an action") for \(events.rawValue)")
    }
    return entries
  }

  var description: String { "the table" }

  func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
    table.add(target, action: action, for: events)
  }
  func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
    table.remove(target, action: action, for: events)
  }
  /// With an event and without one, in turns, and with one of each kind; with most twice.
  func send(_ events: UIControl.Event, from control: TableControl) {
    sends += 1
    let before = control.expectedEvent
    let event = SomeEvent.all[sends / 2 % SomeEvent.all.count]
    control.expectedEvent = .some(event)
    table.send(events, from: control, with: event)
    control.expectedEvent = before
  }

  /// Whether a control other than the sender can be reached from the student's table.
  var holdsAControl: Bool { holdsAControl(table, depth: 5) }

  private func holdsAControl(_ value: Any, depth: Int) -> Bool {
    // What a target or the page holds is their business.
    if value is any ActingTarget { return false }
    if let found = value as? UIControl { return found !== control }
    guard depth > 0, !(value is UIView) else { return false }
    return Mirror(reflecting: value).children.contains { holdsAControl($0.value, depth: depth - 1) }
  }
}

/// An event of a kind, as it may lead to a send.
final class SomeEvent: UIEvent {
  private let kind: EventType

  init(_ kind: EventType) { self.kind = kind }

  override var type: EventType { kind }

  /// One of each kind, and none in between.
  nonisolated(unsafe) static let all: [UIEvent?] = [
    UIEvent(), nil, UIPressesEvent(), nil, SomeEvent(.hover), SomeEvent(.motion), nil, SomeEvent(.scroll),
    SomeEvent(.remoteControl), nil, SomeEvent(.transform), UIPressesEvent(),
  ]
}
