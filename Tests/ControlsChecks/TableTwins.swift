import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// Does the steps of a case to the engine's table and to the student's, and writes down who is told what.
struct TableTwins {
  let example: TableCase

  /// Where the two logs part.
  var difference: String? {
    let expected = TablePage().log(of: example, EnginesTable.init)
    let actual = TablePage().log(of: example, StudentsTable.init)
    return firstDivergence(expected: expected, actual: actual, common: 8)
  }

  /// Where they part if another table does the steps of another case in between.
  func difference(beside other: TableCase) -> String? {
    let expected = TablePage().log(of: example, EnginesTable.init)
    let page = TablePage()
    let there = TablePage()
    let (second, _) = there.player(of: other, StudentsTable.init)
    let (first, end) = page.player(of: example, StudentsTable.init)
    for number in 0..<max(example.steps.count, other.steps.count) {
      if other.steps.indices.contains(number) { second(other.steps[number]) }
      if example.steps.indices.contains(number) { first(example.steps[number]) }
    }
    end()
    return firstDivergence(expected: expected, actual: page.lines, common: 8)
  }

  /// How the student's table leaves the work to the engine's, if it does.
  var helpFromTheEngine: String? {
    let page = TablePage()
    let table = StudentsTable(page)
    _ = page.log(of: example, { _ in table })
    if !page.control.allControlEvents.isEmpty { return "got: addTarget of the control was called" }
    if table.holdsAControl { return "got: the table holds a UIControl, and keeps its entries there" }
    guard let entry = page.trace.entries.first(where: { $0.stage == .controls }) else { return nil }
    return "got: a control's own table is at work: \(entry.articleLine ?? entry.subject)"
  }
}

/// A page with a control; the page can perform every action.
final class TablePage {
  let stage = Stage()
  let trace: Trace
  let control = TableControl(frame: CGRect(x: 20, y: 20, width: 100, height: 50)).named("Control")
  let page = TableTarget(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).named("the page")
  private(set) var lines: [String] = []

  init() {
    trace = stage.device.trace ?? Trace(of: [.controls])
    stage.device.trace = trace
    page.addSubview(control)
    stage.show(page)
    page.onAction = { [unowned self] in note($0) }
    control.onSend = { [unowned self] in note($0) }
  }

  func note(_ line: String) { lines.append(line) }

  func makeTarget(_ name: String) -> TableTarget {
    let target = TableTarget().named(name)
    target.onAction = { [unowned self] in note($0) }
    return target
  }

  func log(of example: TableCase, _ makeTable: (TablePage) -> any Table) -> [String] {
    let (play, end) = player(of: example, makeTable)
    for step in example.steps { play(step) }
    end()
    return lines
  }

  /// Controls, some of them hidden, disabled and switched off, and objects that are no responders.
  private func makeTarget(number: Int, _ name: String) -> any ActingTarget {
    if number % 3 == 1 {
      let target = PlainTableTarget(name)
      target.onAction = { [unowned self] in note($0) }
      return target
    }
    let target = makeTarget(name)
    target.isHidden = number % 3 == 2
    target.isUserInteractionEnabled = !target.isHidden
    target.alpha = target.isHidden ? 0 : 1
    target.isEnabled = !target.isHidden
    target.isSelected = target.isHidden
    return target
  }

  /// Does one step after the other; and in the end, lets all targets go.
  func player(
    of example: TableCase, _ makeTable: (TablePage) -> any Table
  ) -> (play: (TableCase.Step) -> Void, end: () -> Void) {
    control.isEnabled = example.isEnabled
    control.isHidden = example.isHidden
    let table = makeTable(self)
    let targets = Targets(
      TableCase.targets.prefix(example.countOfTargets).enumerated().map {
        makeTarget(number: $0.offset, $0.element)
      })
    let play = { [unowned self] (step: TableCase.Step) in
      note(TableCase.text(of: step))
      switch step {
      case .add(let place, let action, let events) where targets.isThere(place):
        table.add(place.flatMap { targets.all[$0] }, Selector(action), events)
      case .remove(let place, let action, let events) where targets.isThere(place):
        table.remove(place.flatMap { targets.all[$0] }, action.map { Selector($0) }, events)
      case .add, .remove: break
      case .release(let place): targets.all[place] = nil
      case .releaseInItsAction(let performer, let target):
        targets.all[performer]?.inNextAction = { targets.all[target] = nil }
      case .sendInItsAction(let performer, let events):
        targets.all[performer]?.inNextAction = { [unowned self] in
          note("  — send")
          table.send(events)
          note("  — that is sent")
        }
      case .addInItsAction(let performer, let place, let action, let events):
        targets.all[performer]?.inNextAction = {
          guard targets.isThere(place) else { return }
          table.add(place.flatMap { targets.all[$0] }, Selector(action), events)
        }
      case .send(let events): table.send(events)
      }
    }
    let end = { [unowned self] in
      for name in targets.letGo() { note("\(name) is let go by all others, and kept alive by \(table)") }
    }
    return (play, end)
  }

  /// The only ones who keep the targets.
  private final class Targets {
    var all: [(any ActingTarget)?]

    init(_ all: [(any ActingTarget)?]) { self.all = all }

    /// Keeps none any more, and gives the names of those that are still there.
    func letGo() -> [String] {
      let shadows = all.map(Shadow.init)
      all = all.map { _ in nil }
      return zip(TableCase.targets, shadows).filter { $0.1.object != nil }.map(\.0)
    }

    /// Whether a target is there, or none is meant.
    func isThere(_ place: Int?) -> Bool { place.map { all[$0] != nil } ?? true }
  }
}

/// Knows an object without keeping it.
private struct Shadow {
  weak var object: AnyObject?
}

/// A control that says what goes through its door.
final class TableControl: UIControl {
  var onSend: (String) -> Void = { _ in }
  /// Where everything is sent instead, if anywhere.
  var redirection: TableTarget?
  private(set) var events: [UIEvent?] = []
  /// The event that a send is about, if that is known.
  var expectedEvent: UIEvent??

  override func sendAction(_ action: Selector, to target: ActionObject?, for event: UIEvent?) {
    let plain = target as? PlainTableTarget
    let name = (target as? UIView)?.traceName ?? plain?.name ?? (target == nil ? "nil" : "an object")
    onSend("sendAction \(action.description) to \(name)")
    events.append(event)
    if let expectedEvent, expectedEvent !== event { onSend("  — but not with the event of this send") }
    if let plain, redirection == nil { return plain.perform(action.description) }
    super.sendAction(action, to: redirection ?? target, for: event)
  }
}

/// A target whose next action may do more.
protocol ActingTarget: AnyObject {
  var inNextAction: () -> Void { get set }
}

/// A target that is no responder.
final class PlainTableTarget: ActingTarget {
  let name: String
  var onAction: (String) -> Void = { _ in }
  var inNextAction: () -> Void = {}

  init(_ name: String) { self.name = name }

  func perform(_ action: String) {
    onAction("\(name) performs \(action)")
    let next = inNextAction
    inNextAction = {}
    next()
  }
}

/// A target that can perform all actions; a control, as a target may well be.
///
/// Each is equal to all others, and still one of its own.
final class TableTarget: UIControl, ActingTarget {
  override func isEqual(_ object: Any?) -> Bool { object is TableTarget }
  override var hash: Int { 1 }

  var onAction: (String) -> Void = { _ in }
  /// Done once, in the next action.
  var inNextAction: () -> Void = {}

  private func perform(_ action: String) {
    onAction("\(traceName) performs \(action)")
    let next = inNextAction
    inNextAction = {}
    next()
  }

  func press(_ sender: UIControl) { perform("press:") }
  func hold(_ sender: UIControl) { perform("hold:") }
  func turn(_ sender: UIControl) { perform("turn:") }
  func pull(_ sender: UIControl) { perform("pull:") }
  func pressLarge(_ sender: UIControl) { perform("Press:") }
  func pressAlone() { perform("press") }

  override class var actions: [ActionMethod] {
    super.actions + [
      ActionMethod("press:", TableTarget.press), ActionMethod("hold:", TableTarget.hold),
      ActionMethod("turn:", TableTarget.turn), ActionMethod("pull:", TableTarget.pull),
      ActionMethod("Press:", TableTarget.pressLarge), ActionMethod("press", TableTarget.pressAlone),
    ]
  }
}

/// A table as both twins use it.
protocol Table {
  func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event)
  func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event)
  func send(_ events: UIControl.Event)
}

private struct EnginesTable: Table {
  private let control: UIControl

  init(_ page: TablePage) { control = page.control }

  func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
    control.addTarget(target, action: action, for: events)
  }
  func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
    control.removeTarget(target, action: action, for: events)
  }
  func send(_ events: UIControl.Event) { control.sendActions(for: events) }
}

private final class StudentsTable: Table, CustomStringConvertible {
  private let control: TableControl
  private let event = UIEvent()
  private let table = ActionTable()
  private var sends = 0

  init(_ page: TablePage) { control = page.control }

  var description: String { "the table" }

  func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
    table.add(target, action: action, for: events)
  }
  func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
    table.remove(target, action: action, for: events)
  }
  /// With an event and without one, in turns.
  func send(_ events: UIControl.Event) {
    sends += 1
    let before = control.expectedEvent
    let event = sends % 2 == 0 ? event : nil
    control.expectedEvent = .some(event)
    table.send(events, from: control, with: event)
    control.expectedEvent = before
  }

  /// Whether a control other than the sender can be reached from the student's table.
  var holdsAControl: Bool { holdsAControl(table, depth: 5) }

  private func holdsAControl(_ value: Any, depth: Int) -> Bool {
    // What a target or the page holds is their business.
    if value is TableTarget { return false }
    if let found = value as? UIControl { return found !== control }
    guard depth > 0, !(value is UIView) else { return false }
    return Mirror(reflecting: value).children.contains { holdsAControl($0.value, depth: depth - 1) }
  }
}
