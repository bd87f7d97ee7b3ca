import CheckSupport
import TouchKit

/// What is done to a table of targets and actions, one step after the other.
struct TableCase {
  indirect enum Step {
    /// A target is known by its place among the targets; `nil` is none.
    case add(Int?, String, UIControl.Event)
    /// `nil` is all targets, or all actions.
    case remove(Int?, String?, UIControl.Event)
    case send(UIControl.Event, fromTheOther: Bool = false)
    /// Nothing keeps the target any more.
    case release(Int)
    /// Something becomes of the control or the page, which a table doesn't care about.
    case app(Change)
    /// Something is done to another table, with targets of its own.
    case onTheOtherTable(Step)
    /// The next time that the target performs something, this is done.
    case inItsAction(of: Int, Step)
  }

  /// What an app does with the control and its page.
  enum Change: String, CaseIterable {
    case disables = "the control is disabled, or enabled again"
    case hides = "the control is hidden, or shown again"
    case ignoresFingers = "the control's user interaction is switched off, or on again"
    case fades = "the control becomes almost transparent"
    case shrinks = "the control loses its size"
    case highlights = "the control is highlighted and selected"
    case takesOff = "the control is taken off the page"
    case putsOn = "the control is put on the page"
    case hidesPage = "the page is hidden"
    case takesPageOut = "the page is taken out of its window"
    case types = "a text field on the page becomes the first responder"
  }

  static let targets = (0..<40).map { number in
    let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
    return number < 26 ? letter : letter + letter
  }

  /// Two at a time differ in little: in a capital, in the colon, in the second parameter, or near the end.
  static let actions = [
    "press:", "Press:", "press", "press:forEvent:", "hold:", "openTheWindowThatShowsWhatIsInside:",
    "openTheWindowThatShowsWhatIsOutside:",
  ]

  var steps: [Step]
  /// Of which kind the first target is, if they aren't all controls; the next ones follow in turn.
  var firstKind: Int?

  /// What there is before anything happens, in words.
  var description: String {
    let kinds = firstKind.map { first in
      Set(steps.flatMap(\.targets)).sorted().map {
        "\(Self.targets[$0]) is \(TablePage.Kind(first + $0).rawValue)"
      }
    }
    return (["a control on a page"] + (kinds ?? [])).joined(separator: "; ")
  }

  static func text(of step: Step) -> String {
    switch step {
    case .add(let target, let action, let events):
      "add \(target.map { targets[$0] } ?? "nil"), \(action) for \(events.list)"
    case .remove(let target, let action, let events):
      "remove \(target.map { targets[$0] } ?? "nil"), \(action ?? "nil") for \(events.list)"
    case .send(let events, let isOther): "send \(events.list)\(isOther ? " from another control" : "")"
    case .release(let target): "nothing else keeps \(targets[target]) any more"
    case .app(let change): change.rawValue
    case .onTheOtherTable(let step): "on another table: \(text(of: step))"
    case .inItsAction(let performer, let step):
      "in its next action, \(targets[performer]) does: \(text(of: step))"
    }
  }
}

extension UIControl.Event {
  /// Those that UIKit has a name for.
  static let groups: [(events: Self, name: String)] = [
    (.allEvents, "allEvents"), (.allTouchEvents, "allTouchEvents"), (.allEditingEvents, "allEditingEvents"),
    (.applicationReserved, "applicationReserved"), (.systemReserved, "systemReserved"),
  ]

  /// The events as the checks' messages write them.
  var list: String {
    if let group = Self.groups.first(where: { $0.events == self }) { return group.name }
    let known: [UInt: String] = [
      0: "touchDown", 6: "touchUpInside", 12: "valueChanged", 13: "primaryActionTriggered",
      17: "editingChanged",
    ]
    let bits = (0..<UInt(32)).filter { contains(Self(rawValue: 1 << $0)) }
    let names = bits.map { known[$0] ?? "event 1 << \($0)" }
    return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
  }
}
