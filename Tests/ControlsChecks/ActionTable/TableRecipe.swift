import CheckSupport
import TouchKit

/// Makes random cases: entries of some targets and actions, and then anything that an app and its actions can do.
struct TableRecipe {
  private typealias Step = TableCase.Step

  private static let events: [UIControl.Event] = [
    .touchDown, .touchUpInside, .valueChanged, .editingChanged, UIControl.Event(rawValue: 1 << 27),
  ]

  private let actions: [String]
  private let targets: [Int?]
  private let isOfAdditions: Bool

  static func makeCase(_ random: inout SeededGenerator) -> TableCase {
    // As many entries and sends as no app has, now and then.
    let isVast = random.isTurn(in: 20)
    let isLong = random.isTurn(in: 20)
    let alike = random.inTurn([[0, 1], [0, 2], [0, 3], [5, 6], [0, 4]])
    let recipe = TableRecipe(
      actions: isVast ? TableCase.actions : alike.map { TableCase.actions[$0] },
      targets: Array(0..<(isVast ? TableCase.targets.count : random.inTurn([2, 3, 4]))) + [nil],
      isOfAdditions: random.isTurn(in: 2))
    var steps: [Step] = [.app(random.inTurn(TableCase.Change.allCases))]
    steps += recipe.rarities(&random) + recipe.additions(&random)
    if isLong { steps += Array(repeating: .send(.touchDown), count: 110) }
    steps += recipe.removal(of: random.inTurn(UIControl.Event.groups).events, &random)
    for _ in 0..<4 { steps += recipe.round(&random) }
    steps += events.map { .send($0) } + [.send([]), .send(.allEvents), .send(.allEvents)]
    return TableCase(steps: steps, firstKind: random.inTurn(Array(TablePage.Kind.allCases.indices)))
  }

  /// What is rare, before anything else is in the table.
  private func rarities(_ random: inout SeededGenerator) -> [Step] {
    let action = actions[0]
    let all: [[Step]] = [
      [.add(1, action, .touchDown), .inItsAction(of: 0, .app(.takesOff)), .send(.touchDown), .app(.putsOn)],
      [
        .onTheOtherTable(.add(1, action, .touchUpInside)),
        .inItsAction(of: 0, .onTheOtherTable(.send(.touchUpInside))), .send(.touchDown),
      ],
      [
        .inItsAction(of: 0, .remove(0, action, .touchDown)), .inItsAction(of: 0, .add(0, action, .touchDown)),
        .send(.touchDown), .send(.touchDown),
      ], [],
    ]
    return [.add(0, action, .touchDown)] + random.inTurn(all)
  }

  /// Most targets with each action, the others come in the middle.
  private func additions(_ random: inout SeededGenerator) -> [Step] {
    let all: [Step] = targets.flatMap { target in actions.map { .add(target, $0, .touchDown) } }
    return all.shuffled(using: &random).dropLast(all.count / 4).map { step in
      guard case .add(let target, let action, _) = step else { return step }
      return .add(target, action, events(&random))
    }
  }

  /// An entry, or all, loses some of its events, and keeps the others.
  private func removal(of group: UIControl.Event, _ random: inout SeededGenerator) -> [Step] {
    let all = Self.events.reduce(into: UIControl.Event()) { $0.formUnion($1) }
    let one: [Step] = [
      .add(0, actions[0], all), .remove(random.pick([0, 0, nil]), random.pick([actions[0], nil]), group),
    ]
    return one + Self.events.map { .send($0) }
  }

  private func round(_ random: inout SeededGenerator) -> [Step] {
    var steps: [Step] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var step = isOfAdditions ? addition(&random) : anything(&random)
      // An action may arrange what another one does, in this send or later.
      for _ in 0..<random.pick([0, 1, 1, 1, 2]) {
        step = .inItsAction(of: random.pick(targets.compactMap(\.self)), step)
      }
      steps.append(step)
    }
    return steps + [.send(random.pick(Self.events), fromTheOther: random.once(in: 6))]
  }

  private func addition(_ random: inout SeededGenerator) -> Step {
    .add(random.pick(targets), random.pick(actions), events(&random))
  }

  private func anything(_ random: inout SeededGenerator) -> Step {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3: addition(&random)
    case 4...6:
      .remove(
        random.pick(targets), random.pick([nil, random.pick(actions)]),
        random.once(in: 9) ? [] : events(&random))
    case 7...8: .send(events(&random), fromTheOther: random.once(in: 4))
    case 9: .release(random.pick(targets.compactMap(\.self)))
    case 10: .app(random.pick(TableCase.Change.allCases))
    case 11: .onTheOtherTable(addition(&random))
    case 12: .onTheOtherTable(.remove(nil, nil, events(&random)))
    default: .onTheOtherTable(.send(events(&random)))
    }
  }

  private func events(_ random: inout SeededGenerator) -> UIControl.Event {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: random.pick(UIControl.Event.groups).events
    case 1, 2: random.pick(Self.events).union(random.pick(Self.events))
    default: random.pick(Array(Self.events.prefix(3)))
    }
  }
}
