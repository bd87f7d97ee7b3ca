import CheckSupport
import TouchKit

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
    example.disguise = random.inTurn(TableCase.Disguise.allCases)
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
    // And once as many as no app has, or twice where many are removed at once.
    let isVast = random.isTurn(in: spices.contains(.removalOfMany) ? 30 : 60)
    let hand = isVast ? TableCase.targets.count : isLarge ? 12 : 3
    let two = random.inTurn(TableCase.alikeActions)
    let actions = isVast || isLarge || random.once(in: 2) ? TableCase.actions : two
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
    if isVast {
      let all = targets.flatMap { target in actions.map { (target: target, action: $0) } }
      for pair in all.shuffled(using: &random) where !pairs.contains(where: { $0 == pair }) {
        pairs.append(pair)
        steps.append(.add(target: pair.target, action: pair.action, events: events(&random)))
      }
    }
    // A control that has sent is known to the table when something is removed.
    if spices.contains(.removal), random.once(in: 2) { steps.append(.send(events(&random))) }
    for _ in 0..<Int.random(in: 0...(isLarge || isVast ? 12 : 3), using: &random) {
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
    for _ in 0..<(isLong ? 110 : isHuge ? 1 : isLarge ? 4 : 1) {
      for event in events where isLarge || isVast || random.once(in: 2) {
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
