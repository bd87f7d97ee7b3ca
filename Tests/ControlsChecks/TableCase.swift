import CheckSupport
import TouchKit

/// What is done to a table of targets and actions, one step after the other.
struct TableCase {
  indirect enum Step: Equatable {
    /// A target is known by its place among the targets; `nil` is no target.
    case add(target: Int?, action: String, events: UIControl.Event)
    /// `nil` is every target, or every action.
    case remove(target: Int?, action: String?, events: UIControl.Event)
    /// Nothing keeps the target any more.
    case release(target: Int)
    /// The next time that the target performs something, nothing keeps another one any more, or itself.
    case releaseInItsAction(of: Int, target: Int)
    /// The next time that the target performs something, events are sent.
    case sendInItsAction(of: Int, UIControl.Event)
    /// The next time that the target performs something, an entry is added.
    case addInItsAction(of: Int, target: Int?, action: String, events: UIControl.Event)
    /// The next time that the target performs something, and nothing else is being sent, this entry of it loses events.
    case removeInItsAction(of: Int, events: UIControl.Event)
    case send(UIControl.Event)
    /// Another control sends.
    case sendFromAnother(UIControl.Event)
    /// The next time that the target performs something, this is done.
    case inItsAction(of: Int, Step)
    /// A text field that can perform all actions becomes the first responder, or is it no more.
    case focus(Bool)
    /// Something becomes of the control, which a table does not care about.
    case arrange(Arrangement)
  }

  /// What an app does with the control.
  enum Arrangement: String, CaseIterable {
    case disable = "the control is disabled"
    case hide = "the control is hidden"
    case takeOff = "the control is taken off the page"
    case putOn = "the control is put on the page, in front"
  }

  /// In which way the control can't be seen, or be touched, none of which matters.
  enum Disguise: String, CaseIterable {
    case none = ""
    case hidden = "hidden"
    case transparent = "transparent"
    case almostTransparent = "almost transparent"
    case switchedOff = "switched off for fingers"
    case empty = "without a size"
    case farAway = "far beside the screen"
    case covered = "covered by another view"
    case pressed = "highlighted and selected"
  }

  /// Where the control is while it sends, none of which matters.
  enum Situation: String, CaseIterable {
    case plain = "on a page"
    case inAHiddenView = "on a page that is hidden"
    case inATransparentView = "on a page that is transparent"
    case inAViewWithoutInteraction = "on a page whose interaction is off"
    case withoutASuperview = "on no page"
    case withoutAWindow = "on a page that is in no window"
    case inAHiddenWindow = "on a page in a window that is hidden"
    case beingTouched = "on a page, under a finger"
    case inTheSecondWindow = "on a page in a window that is not the key window"
    case whileTyping = "on a page, while another view is the first responder"
    case whileTypingInAPerformer =
      "on a page, while a text field is the first responder that performs all actions"
  }

  static let targets = (0..<40).map { number in
    let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
    return number < 26 ? letter : letter + letter
  }
  /// Some differ in a capital, in the colon, in the second parameter, or near the end only.
  static let actions = [
    "press:", "hold:", "Press:", "press", "größer:", "openTheWindowThatShowsWhatIsInside:",
    "openTheWindowThatShowsWhatIsOutside:", "press:forEvent:",
  ]

  /// Two at a time that differ in little.
  static let alikeActions = [[0, 1], [0, 2], [0, 3], [5, 6], [0, 7]].map { $0.map { actions[$0] } }

  var steps: [Step]
  /// Whether the control is enabled, and whether it can be seen: the table does not care.
  var isEnabled = true
  var disguise = Disguise.none
  var situation = Situation.plain
  /// Of which class the first target is; the next ones follow in turn.
  var firstKind = 0
  /// Whether the app uses the control's own table, too.
  var usesTheControlsTable = false

  /// How many targets it needs.
  var countOfTargets: Int {
    func targets(of step: Step) -> [Int?] {
      switch step {
      case .inItsAction(let performer, let step): [performer] + targets(of: step)
      case .add(let target, _, _), .remove(let target, _, _): [target]
      case .release(let target), .sendInItsAction(let target, _): [target]
      case .releaseInItsAction(let performer, let target): [performer, target]
      case .addInItsAction(let performer, let target, _, _): [performer, target]
      case .removeInItsAction(let performer, _): [performer]
      case .send, .sendFromAnother, .focus, .arrange: []
      }
    }
    return (steps.flatMap(targets).compactMap { $0 }.max() ?? -1) + 1
  }

  /// The same with one step less.
  var smaller: [TableCase] {
    steps.shorter.map { steps in
      var example = self
      example.steps = steps
      return example
    }
  }

  /// The case in words.
  var description: String {
    let control = [isEnabled ? "" : "disabled", disguise.rawValue].filter { !$0.isEmpty }
    return "a control \(situation.rawValue)"
      + (control.isEmpty ? "" : "; it is " + control.joined(separator: ", "))
      + "; all targets and the page can perform all actions"
  }

  static func text(of step: Step) -> String {
    switch step {
    case .add(let target, let action, let events):
      return "— add \(target.map { targets[$0] } ?? "nil"), \(action) for \(events.list)"
    case .remove(let target, let action, let events):
      return "— remove \(target.map { targets[$0] } ?? "nil"), \(action ?? "nil") for \(events.list)"
    case .release(let target): return "— \(targets[target]) is released"
    case .releaseInItsAction(let performer, let target):
      let whom = performer == target ? "itself" : targets[target]
      return "— in its next action, \(targets[performer]) lets \(whom) be released"
    case .sendInItsAction(let performer, let events):
      return "— in its next action, \(targets[performer]) lets \(events.list) be sent"
    case .addInItsAction(let performer, let target, let action, let events):
      let entry = "\(target.map { targets[$0] } ?? "nil"), \(action) for \(events.list)"
      return "— in its next action, \(targets[performer]) lets be added: \(entry)"
    case .removeInItsAction(let performer, let events):
      return "— in its next action, \(targets[performer]) lets that be removed, for \(events.list)"
    case .sendFromAnother(let events): return "— send \(events.list) from another control"
    case .inItsAction(let performer, let step):
      return "— in its next action, \(targets[performer]) does: \(text(of: step).dropFirst(2))"
    case .focus(let isWanted):
      return "— the text field \(isWanted ? "becomes the" : "resigns as") first responder"
    case .arrange(let arrangement): return "— \(arrangement.rawValue)"
    case .send(let events): return "— send \(events.list)"
    }
  }
}

extension UIControl.Event {
  /// Those that UIKit has a name for.
  static let groups: [(events: Self, name: String)] = [
    (.allEvents, "allEvents"), (.allTouchEvents, "allTouchEvents"), (.allEditingEvents, "allEditingEvents"),
    (.applicationReserved, "applicationReserved"), (.systemReserved, "systemReserved"),
    (.allEvents.subtracting(.allTouchEvents), "allEvents without allTouchEvents"),
    (.allTouchEvents.union(.allEditingEvents), "[allTouchEvents, allEditingEvents]"),
  ]

  /// The events as the checks' messages write them.
  fileprivate var list: String {
    if let group = Self.groups.first(where: { $0.events == self }) { return group.name }
    if isEmpty { return "no event" }
    let known: [(event: Self, name: String)] = [
      (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel"),
      (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
      (.editingChanged, "editingChanged"), (Self(rawValue: 1 << 27), "the app’s last"),
    ]
    let others = (0..<32).map { Self(rawValue: 1 << $0) }.filter { event in
      contains(event) && !known.contains { $0.event == event }
    }
    let names = known.filter { contains($0.event) }.map(\.name) + others.map { "event \($0.rawValue)" }
    return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
  }
}
