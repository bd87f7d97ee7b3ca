import CheckSupport
import TouchKit
import TouchStage

/// A page with a control; the page can perform every action.
final class TablePage {
  let stage = Stage()
  let trace: Trace
  let control = TableControl(frame: CGRect(x: 20, y: 20, width: 100, height: 50)).named("Control")
  /// Another control on the page.
  let other = TableControl(frame: CGRect(x: 150, y: 20, width: 100, height: 50)).named("Other")
  let page = TableTarget(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).named("the page")
  private lazy var field: TableField = {
    let field = TableField(frame: .zero)
    field.onAction = { [unowned self] in note($0) }
    page.addSubview(field)
    return field
  }()
  /// How many sends are going on.
  private var sending = 0
  private(set) var lines: [String] = []

  init() {
    trace = stage.device.trace ?? Trace(of: [.controls])
    stage.device.trace = trace
    page.addSubview(control)
    page.addSubview(other)
    stage.show(page)
    page.onAction = { [unowned self] in note($0) }
    control.onSend = { [unowned self] in note($0) }
    other.onSend = { [unowned self] in note("the other control: \($0)") }
  }

  private func put(_ control: UIControl, in situation: TableCase.Situation) {
    switch situation {
    case .plain: break
    case .inAHiddenView: page.isHidden = true
    case .inATransparentView: page.alpha = 0
    case .inAViewWithoutInteraction: page.isUserInteractionEnabled = false
    case .withoutAWindow: page.removeFromSuperview()
    case .withoutASuperview: control.removeFromSuperview()
    case .inAHiddenWindow: page.window?.isHidden = true
    case .beingTouched:
      Fingers(on: stage).act(.began, at: CGPoint(x: 60, y: 40))
      // What the finger sends is no business of a table.
      lines = []
    case .inTheSecondWindow:
      let window = UIWindow(frame: .zero)
      window.makeKeyAndVisible()
      stage.furtherWindows.append(window)
    case .whileTyping:
      let field = UITextField(frame: .zero)
      page.addSubview(field)
      _ = field.becomeFirstResponder()
    case .whileTypingInAPerformer: _ = field.becomeFirstResponder()
    }
  }

  private func put(_ disguise: TableCase.Disguise, on control: UIControl) {
    switch disguise {
    case .none: break
    case .hidden: control.isHidden = true
    case .transparent: control.alpha = 0
    case .almostTransparent: control.alpha = 0.004
    case .switchedOff: control.isUserInteractionEnabled = false
    case .empty: control.bounds.size = .zero
    case .farAway: control.center = CGPoint(x: -4_000, y: 9_000)
    case .covered:
      control.superview?.insertSubview(
        UIView(frame: control.frame.insetBy(dx: -5, dy: -5)), aboveSubview: control)
    case .pressed: (control.isHighlighted, control.isSelected) = (true, true)
    }
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

  /// How many kinds of targets there are.
  static let kinds = 9

  /// Controls, some of them hidden, disabled and switched off, controllers, recognizers, and objects that are neither.
  private func makeTarget(number: Int, _ name: String) -> any ActingTarget {
    let target: any ActingTarget
    switch number % Self.kinds {
    case 1: target = PlainTableTarget(name)
    case 3: target = ObjectTableTarget(name)
    case 5, 6:
      let controller = ControllerTableTarget(nibName: nil, bundle: nil)
      // The first one has its view, which is on no page.
      if number % Self.kinds == 5 { controller.loadViewIfNeeded() }
      controller.targetName = name
      target = controller
    case 8:
      let recognizer = RecognizerTableTarget(target: nil, action: nil)
      recognizer.targetName = name
      target = recognizer
    default:
      let control = makeTarget(name)
      control.isHidden = number % Self.kinds == 2
      control.isUserInteractionEnabled = !control.isHidden
      control.alpha = control.isHidden ? 0 : 1
      control.isEnabled = !control.isHidden
      control.isSelected = control.isHidden
      target = control
    }
    target.onAction = { [unowned self] in note($0) }
    return target
  }

  /// Does one step after the other; and in the end, lets all targets go.
  func player(
    of example: TableCase, _ makeTable: (TablePage) -> any Table
  ) -> (play: (TableCase.Step) -> Void, end: () -> Void) {
    control.isEnabled = example.isEnabled
    put(control, in: example.situation)
    put(example.disguise, on: control)
    let table = makeTable(self)
    let targets = Targets(
      TableCase.targets.prefix(example.countOfTargets).enumerated().map {
        makeTarget(number: $0.offset + example.firstKind, $0.element)
      })
    if example.usesTheControlsTable { table.fillTheControlsTable(with: targets.all.compactMap { $0 }) }
    func play(_ step: TableCase.Step) {
      note(TableCase.text(of: step))
      switch step {
      case .inItsAction(let performer, let step): targets.all[performer]?.also { _ in play(step) }
      case .focus(let isWanted): _ = isWanted ? field.becomeFirstResponder() : field.resignFirstResponder()
      case .arrange(let arrangement): arrange(arrangement)
      case .add(let place, let action, let events) where targets.isThere(place):
        table.add(place.flatMap { targets.all[$0] }, Selector(action), events)
      case .remove(let place, let action, let events) where targets.isThere(place):
        table.remove(place.flatMap { targets.all[$0] }, action.map { Selector($0) }, events)
      case .add, .remove: break
      case .release(let place): targets.all[place] = nil
      case .releaseInItsAction(let performer, let target):
        targets.all[performer]?.also { _ in targets.all[target] = nil }
      case .sendInItsAction(let performer, let events):
        targets.all[performer]?.also { [unowned self] _ in
          note("  — send")
          send(events, table)
          note("  — that is sent")
        }
      case .addInItsAction(let performer, let place, let action, let events):
        targets.all[performer]?.also { _ in
          guard targets.isThere(place) else { return }
          table.add(place.flatMap { targets.all[$0] }, Selector(action), events)
        }
      case .removeInItsAction(let performer, let events):
        targets.all[performer]?.also { [unowned self] action in
          // Whether an entry is told that is removed while a send has not come to it is another story.
          guard sending == 1, let target = targets.all[performer] else { return }
          note("  — remove")
          table.remove(target, Selector(action), events)
        }
      case .send(let events): send(events, table)
      case .sendFromAnother(let events):
        sending += 1
        table.send(events, from: other)
        sending -= 1
        noteThatAllAreTold()
      }
    }
    let end = { [unowned self] in
      note("in the end, the control: \(settingsInWords)")
      if !table.hasLeftTheControlsTable { note("the control’s own table is not what it was") }
      for name in targets.letGo() { note("\(name) is let go by all others, and kept alive by \(table)") }
    }
    return (play, end)
  }

  /// What only actions and the app change, and fingers that are there.
  private var settingsInWords: String {
    let settings = [
      ("isHighlighted", control.isHighlighted), ("isSelected", control.isSelected),
      ("isEnabled", control.isEnabled), ("isTracking", control.isTracking),
      ("isFirstResponder", control.isFirstResponder), ("isHidden", control.isHidden),
      ("isUserInteractionEnabled", control.isUserInteractionEnabled),
      ("isExclusiveTouch", control.isExclusiveTouch),
      ("isMultipleTouchEnabled", control.isMultipleTouchEnabled),
    ]
    let words = settings.map { "\($0) \($1)" } + ["alpha \(NumberText.trimmed(control.alpha, places: 3))"]
    return words.joined(separator: ", ") + "; the text field: isFirstResponder \(field.isFirstResponder)"
  }

  private func arrange(_ arrangement: TableCase.Arrangement) {
    switch arrangement {
    case .disable: control.isEnabled.toggle()
    case .hide: control.isHidden.toggle()
    case .takeOff: control.removeFromSuperview()
    case .putOn: page.addSubview(control)
    }
  }

  private func send(_ events: UIControl.Event, _ table: any Table) {
    sending += 1
    table.send(events, from: control)
    sending -= 1
    noteThatAllAreTold()
  }

  /// Otherwise one that is told too much would be compared with the next step.
  private func noteThatAllAreTold() {
    if sending == 0 { note("  — all are told") }
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
    let acting = target as? any ActingTarget
    let name = acting?.targetName ?? (target as? UIView)?.traceName ?? (target == nil ? "nil" : "an object")
    onSend("sendAction \(action.description) to \(name)")
    events.append(event)
    if let expectedEvent, expectedEvent !== event { onSend("  — but not with the event of this send") }
    // Only views list their methods.
    if let acting, !(acting is UIView), redirection == nil { return acting.perform(action.description) }
    super.sendAction(action, to: redirection ?? target, for: event)
  }
}
