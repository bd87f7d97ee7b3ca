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

  /// Where the control is while it sends, none of which matters.
  enum Situation: String, CaseIterable {
    case plain = "on a page"
    case inAHiddenView = "on a page that is hidden"
    case inATransparentView = "on a page that is transparent"
    case inAViewWithoutInteraction = "on a page whose interaction is off"
    case withoutASuperview = "on no page"
    case pressed = "on a page, highlighted and selected"
    case beingTouched = "on a page, under a finger"
    case inTheSecondWindow = "on a page in a window that is not the key window"
    case whileTyping = "on a page, while another view is the first responder"
    case whileTypingInAPerformer =
      "on a page, while a text field is the first responder that performs all actions"
  }

  static let targets = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
  /// Some differ in a capital, in the colon, or near the end only.
  static let actions = [
    "press:", "hold:", "Press:", "press", "größer:", "openTheWindowThatShowsWhatIsInside:",
    "openTheWindowThatShowsWhatIsOutside:",
  ]

  /// Two at a time that differ in little.
  static let alikeActions = [[0, 1], [0, 2], [0, 3], [5, 6]].map { $0.map { actions[$0] } }

  var steps: [Step]
  /// Whether the control is enabled, and whether it is hidden: the table does not care.
  var isEnabled = true, isHidden = false
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

/// What the random cases are like.
struct TableRecipe {
  enum Spice: Hashable {
    /// The same target and action may be added again.
    case again
    /// Entries listen to several events, and several are sent at once.
    case severalEvents
    /// Entries are removed, named by target and action.
    case removal
    /// Everything of a target, of an action, or everything is removed.
    case removalOfMany
    /// Entries without a target.
    case withoutTarget
    /// Targets that go.
    case release
    /// Actions in which something is sent, or a target goes.
    case actsInActions
  }

  var spices: Set<Spice> = []

  /// All that entries listen to and that is sent; the first three most often.
  private var events: [UIControl.Event] = [
    .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered, .editingChanged,
    UIControl.Event(rawValue: 1 << 27),
  ]

  init(spices: Set<Spice> = []) { self.spices = spices }

  func makeCase(_ random: inout SeededGenerator) -> TableCase {
    var recipe = self
    // Each bit is an event.
    recipe.events += (0..<2).map { _ in
      UIControl.Event(rawValue: 1 << UInt.random(in: 0...31, using: &random))
    }
    let groups = UIControl.Event.groups.map { Optional($0.events) }
    let group = random.inTurn(groups + Array(repeating: nil, count: 14))
    var example = recipe.make(&random)
    if spices.contains(.removal), let group { example.steps = removal(of: group, &random) }
    example.isEnabled = !random.once(in: 4)
    example.isHidden = random.once(in: 4)
    example.situation = random.inTurn(TableCase.Situation.allCases)
    example.firstKind = random.inTurn(Array(0..<TablePage.kinds))
    example.usesTheControlsTable = random.isTurn(in: 2)
    return example
  }

  /// An entry loses all its events, comes again, and is then behind one that has kept some.
  private func comesAgain(_ random: inout SeededGenerator) -> TableCase {
    let (gone, kept) = (events[0], events[1])
    let (first, second) = (random.pick(TableCase.actions), random.pick(TableCase.actions))
    let isOfAll = random.once(in: 2)
    return TableCase(steps: [
      .add(target: 0, action: first, events: gone), .add(target: 1, action: second, events: [gone, kept]),
      .remove(target: isOfAll ? nil : 0, action: random.pick([nil, first]), events: gone),
      .add(target: 0, action: first, events: kept), .send(kept), .send(gone),
    ])
  }

  /// Entries lose a group of events, and keep the others.
  private func removal(of group: UIControl.Event, _ random: inout SeededGenerator) -> [TableCase.Step] {
    let action = random.pick(TableCase.actions)
    let kept = events.prefix(5).reduce(into: UIControl.Event()) { $0.formUnion($1) }
    return [
      .add(target: 0, action: action, events: kept), .add(target: 1, action: action, events: .allEvents),
      .remove(target: 0, action: action, events: group), .remove(target: 1, action: action, events: group),
    ] + events.map { .send($0) }
  }

  private func make(_ random: inout SeededGenerator) -> TableCase {
    if spices.isSuperset(of: [.again, .removalOfMany]), random.once(in: 8) { return comesAgain(&random) }
    // Now and then many of everything.
    let isLarge = random.once(in: 12)
    let isHuge = isLarge && random.once(in: 6)
    let isLong = !isLarge && random.isTurn(in: 30)
    let hand = isLarge ? TableCase.targets.count : 3
    let two = random.inTurn(TableCase.alikeActions)
    let actions = isLarge || random.once(in: 2) ? TableCase.actions : two
    let targets: [Int?] = Array(0..<hand) + (spices.contains(.withoutTarget) ? [nil, nil] : [])
    var pairs: [(target: Int?, action: String)] = []
    var steps: [TableCase.Step] = []
    func add() {
      let pair = (target: random.pick(targets), action: random.pick(actions))
      let isNew = !pairs.contains { $0 == pair }
      guard isNew || spices.contains(.again) else { return }
      pairs.append(pair)
      steps.append(.add(target: pair.target, action: pair.action, events: events(&random)))
    }
    for _ in 0..<Int.random(in: isHuge ? 70...90 : isLarge ? 15...25 : 2...5, using: &random) { add() }
    // A control that has sent is known to the table when something is removed.
    if spices.contains(.removal), random.once(in: 2) { steps.append(.send(events(&random))) }
    for _ in 0..<Int.random(in: 0...(isLarge ? 12 : 3), using: &random) {
      change(pairs, hand, actions, &steps, &random)
      for _ in 0..<3 where random.once(in: 3) { add() }
      // What was removed and comes again comes last.
      for _ in 0..<2 where spices.contains(.again) && random.once(in: 2) {
        let pair = random.pick(pairs)
        steps.append(.add(target: pair.target, action: pair.action, events: events(&random)))
      }
      if random.once(in: 3) { steps.append(.send(someOrNone(&random))) }
    }
    if spices.contains(.release) {
      // An entry without a target is not the one whose target is gone.
      if spices.contains(.withoutTarget), random.once(in: 2) {
        let action = random.pick(pairs).action
        steps.append(.add(target: nil, action: action, events: events(&random)))
      }
    }
    for _ in 0..<(isLong ? 35 : isHuge ? 1 : isLarge ? 4 : 1) {
      for event in events where isLarge || random.once(in: 2) {
        steps.append(random.once(in: 6) ? .sendFromAnother(event) : .send(event))
      }
    }
    // The same once more, also with the same event.
    var last = events(&random)
    if spices.contains(.actsInActions), random.isTurn(in: 3), let performer = pairs.compactMap(\.target).first
    {
      last = .allEvents
      let action = random.pick(actions)
      steps.append(
        .addInItsAction(
          of: performer, target: Int.random(in: 0..<hand, using: &random), action: action, events: last))
    }
    steps += [.send(last), .send(last)]
    return TableCase(steps: steps)
  }

  /// One of the things that the spices allow.
  private func change(
    _ pairs: [(target: Int?, action: String)], _ hand: Int, _ actions: [String],
    _ steps: inout [TableCase.Step],
    _ random: inout SeededGenerator
  ) {
    let pair = random.pick(pairs)
    let someone = Int.random(in: 0..<hand, using: &random)
    switch random.pick(
      [Spice.again, .removal, .removalOfMany, .release, .actsInActions].filter(spices.contains) + [.again])
    {
    case .removal:
      // Without a target, remove means all of them.
      guard pair.target != nil else { return }
      // An entry without a target that has the same action stays.
      if spices.contains(.withoutTarget), random.once(in: 3) {
        steps.append(.add(target: nil, action: pair.action, events: events(&random)))
      }
      steps.append(.remove(target: pair.target, action: pair.action, events: someOrNone(&random)))
    case .removalOfMany:
      let target = random.pick([nil, someone])
      let action = target == nil ? random.pick([nil, random.pick(actions)]) : nil
      let all = random.once(in: 2)
      steps.append(.remove(target: target, action: action, events: all ? .allEvents : events(&random)))
    case .release: steps.append(.release(target: pair.target ?? someone))
    case .actsInActions:
      let performer = pair.target ?? someone
      // Several things in one action, now and then.
      for _ in 0..<random.pick([1, 1, 2, 3]) {
        let target = random.pick(pairs).target ?? someone
        steps.append(
          random.pick([
            .releaseInItsAction(of: performer, target: target),
            .sendInItsAction(of: performer, events(&random)),
            .addInItsAction(
              of: performer, target: target, action: random.pick(actions), events: events(&random)),
            .removeInItsAction(of: performer, events: random.once(in: 2) ? .allEvents : events(&random)),
          ]))
      }
    default: break
    }
  }

  private func someOrNone(_ random: inout SeededGenerator) -> UIControl.Event {
    random.once(in: 12) ? [] : events(&random)
  }

  private func events(_ random: inout SeededGenerator) -> UIControl.Event {
    // As a rule the same few, so that they meet.
    func one() -> UIControl.Event {
      random.pick(random.once(in: 4) ? events : Array(events.prefix(3)))
    }
    guard spices.contains(.severalEvents) else { return one() }
    if random.once(in: 8) { return random.pick(UIControl.Event.groups).events }
    return random.once(in: 12) ? .allEvents : one().union(one())
  }
}
