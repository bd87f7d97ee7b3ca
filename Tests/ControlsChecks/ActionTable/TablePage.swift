import CheckSupport
import TouchKit
import TouchStage

/// A page with two controls, on which a case is played with a table.
final class TablePage {
  private let stage = Stage()
  let trace: Trace
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).named("the page")
  private let control = TableControl(frame: CGRect(x: 20, y: 20, width: 100, height: 50)).named("the control")
  private let other = TableControl(frame: CGRect(x: 150, y: 20, width: 100, height: 50)).named(
    "another control")
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 30)).named(
    "the text field")
  /// The only ones who keep the targets.
  private var targets: [(any TableTarget)?]
  private let tables: [any Table]
  private var sends = 0
  private(set) var lines: [String] = []

  init(firstKind: Int?, _ makeTable: () -> any Table) {
    trace = stage.device.trace ?? Trace(of: [.controls])
    stage.device.trace = trace
    tables = [makeTable(), makeTable()]
    targets = []
    for view in [control, other, field] { page.addSubview(view) }
    stage.show(page)
    targets = TableCase.targets.indices.map { number in
      makeTarget(TableCase.targets[number], firstKind.map { Kind($0 + number) } ?? .control)
    }
    control.onSend = { [unowned self] in lines.append($0) }
    other.onSend = { [unowned self] in lines.append("the other control: \($0)") }
  }

  /// The settings of the page and all in it.
  var settings: ScreenSettings { stage.settings() }

  /// The control's own table has entries, too, which must stay.
  func fillTheControlsTable() {
    control.addTarget(nil, action: Selector(("press:")), for: .allEvents)
    for target in targets.prefix(4) {
      if let target { control.addTarget(target, action: Selector(("press:")), for: .allEvents) }
    }
  }

  /// What a target is.
  enum Kind: String, CaseIterable {
    case control = "a control", offControl = "a control that is hidden and disabled"
    case plain = "an object that is no responder", anotherPlain = "another object that is no responder"
    case thirdPlain = "a third object that is no responder"
    case controller = "a view controller", recognizer = "a recognizer"

    /// Kinds follow each other in turn.
    init(_ number: Int) { self = Self.allCases[number % Self.allCases.count] }
  }

  private func makeTarget(_ name: String, _ kind: Kind) -> any TableTarget {
    let target: any TableTarget
    switch kind {
    case .control: target = ControlTarget()
    case .offControl:
      let control = ControlTarget()
      (control.isHidden, control.isEnabled, control.isUserInteractionEnabled) = (true, false, false)
      target = control
    case .plain, .anotherPlain, .thirdPlain: target = PlainTarget()
    case .controller: target = ControllerTarget(nibName: nil, bundle: nil)
    case .recognizer:
      let recognizer = RecognizerTarget(target: nil, action: nil)
      recognizer.isEnabled = false
      target = recognizer
    }
    target.role.name = name
    target.role.onAction = { [unowned self] in lines.append($0) }
    return target
  }

  /// Does all steps; in the end, lets all targets go.
  func play(_ steps: [TableCase.Step]) {
    for step in steps {
      lines.append("— " + TableCase.text(of: step))
      play(step, tables[0])
    }
    let kept = targets.map { Shadow(object: $0) }
    targets = targets.map { _ in nil }
    for (name, shadow) in zip(TableCase.targets, kept) where shadow.object != nil {
      lines.append("\(name) is let go by all others, and kept alive by the table")
    }
  }

  private func play(_ step: TableCase.Step, _ table: any Table) {
    func target(_ place: Int?) -> (isThere: Bool, object: AnyObject?) {
      (place.map { targets[$0] != nil } ?? true, place.flatMap { targets[$0] })
    }
    switch step {
    case .add(let place, let action, let events):
      if target(place).isThere { table.add(target(place).object, action: Selector(action), for: events) }
    case .remove(let place, let action, let events):
      if target(place).isThere {
        table.remove(target(place).object, action: action.map { Selector($0) }, for: events)
      }
    case .send(let events, let isOther):
      sends += 1
      let event = SomeEvent.all[sends % SomeEvent.all.count]
      let sender = isOther ? other : control
      let before = sender.event
      sender.event = event
      table.send(events, from: sender, with: event)
      sender.event = before
      // Otherwise one that is told too much would be compared with the next step.
      lines.append("  nothing more is sent for \(events.list)")
    case .release(let place): targets[place] = nil
    case .app(let change): make(change)
    case .onTheOtherTable(let step): play(step, tables[1])
    case .inItsAction(let place, let step):
      let before = targets[place]?.role.inNextAction
      targets[place]?.role.inNextAction = { [unowned self] in
        before?()
        lines.append("  — \(TableCase.text(of: step))")
        play(step, table)
      }
    }
  }

  private func make(_ change: TableCase.Change) {
    switch change {
    case .disables: control.isEnabled.toggle()
    case .hides: control.isHidden.toggle()
    case .ignoresFingers: control.isUserInteractionEnabled.toggle()
    case .fades: control.alpha = 0.004
    case .shrinks: control.bounds.size = .zero
    case .highlights: (control.isHighlighted, control.isSelected) = (true, true)
    case .takesOff: control.removeFromSuperview()
    case .putsOn: page.addSubview(control)
    case .hidesPage: page.isHidden = true
    case .takesPageOut: page.removeFromSuperview()
    case .types: _ = field.becomeFirstResponder()
    }
  }

  /// Knows an object without keeping it.
  private struct Shadow {
    weak var object: AnyObject?
  }
}

/// A control that says what goes through its door, and has each target perform it.
final class TableControl: UIControl {
  var onSend: (String) -> Void = { _ in }
  /// The event that the send is about.
  var event: UIEvent?

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

  override func sendAction(_ action: Selector, to target: ActionObject?, for event: UIEvent?) {
    let acting = target as? any TableTarget
    let name = acting?.role.name ?? (target == nil ? "nil" : "an object")
    let remark = event === self.event ? "" : ", but not with the event of this send"
    onSend("sendAction \(action.description) to \(name)\(remark)")
    acting?.role.perform()
  }
}

/// What a target is called, and what it does when it performs an action.
private final class TargetRole {
  var name = ""
  var onAction: (String) -> Void = { _ in }
  /// What it does once, in the next one.
  var inNextAction: (() -> Void)?

  func perform() {
    onAction("  \(name) performs it")
    let next = inNextAction
    inNextAction = nil
    next?()
  }
}

private protocol TableTarget: AnyObject {
  var role: TargetRole { get }
}

private final class ControlTarget: UIControl, TableTarget { let role = TargetRole() }
private final class PlainTarget: TableTarget { let role = TargetRole() }
private final class ControllerTarget: UIViewController, TableTarget { let role = TargetRole() }
private final class RecognizerTarget: UITapGestureRecognizer, TableTarget { let role = TargetRole() }

/// An event of some type, as it may lead to a send.
private final class SomeEvent: UIEvent {
  private let kind: EventType

  init(_ kind: EventType) { self.kind = kind }

  override var type: EventType { kind }

  nonisolated(unsafe) static let all: [UIEvent?] = [
    UIEvent(), nil, UIPressesEvent(), SomeEvent(.motion), nil, SomeEvent(.remoteControl),
  ]
}
