import CheckSupport
import TouchKit

/// Cases in which actions do anything that an app can do with a table, at every place of a send.
struct BusyTableRecipe {
  private typealias Step = TableCase.Step

  private static let events: [UIControl.Event] = [.touchDown, .touchUpInside, .valueChanged]

  func makeCase(_ random: inout SeededGenerator) -> TableCase {
    let hand = random.inTurn([2, 3, 3, 4])
    let actions = Array(TableCase.actions.prefix(random.inTurn([1, 2])))
    var targets: [Int?] = Array(0..<hand)
    if random.isTurn(in: 2) { targets.append(nil) }
    var pairs = targets.flatMap { target in actions.map { (target: target, action: $0) } }.shuffled(
      using: &random)
    // Some are only added in the middle.
    pairs.removeLast(Int.random(in: 0...(pairs.count / 3), using: &random))
    var steps: [Step] = pairs.map {
      .add(target: $0.target, action: $0.action, events: events(&random))
    }
    let isOfAdditions = random.isTurn(in: 2)
    for _ in 0..<4 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        var step = isOfAdditions ? addition(targets, actions, &random) : deed(targets, actions, &random)
        // An action may arrange what another one does, in this send or later.
        for _ in 0..<random.pick([1, 1, 1, 2]) {
          step = .inItsAction(of: Int.random(in: 0..<hand, using: &random), step)
        }
        steps.append(step)
      }
      // Now and then from the outside, between two sends.
      if random.once(in: 3) { steps.append(deed(targets, actions, &random)) }
      steps.append(.send(random.pick(Self.events)))
    }
    steps += [.send(.allEvents)]
    var example = TableCase(steps: steps)
    example.situation = random.inTurn(TableCase.Situation.allCases)
    example.disguise = random.inTurn(TableCase.Disguise.allCases)
    example.firstKind = random.inTurn(Array(0..<TablePage.kinds))
    return example
  }

  private func addition(
    _ targets: [Int?], _ actions: [String], _ random: inout SeededGenerator
  ) -> Step {
    .add(target: random.pick(targets), action: random.pick(actions), events: events(&random))
  }

  private func deed(_ targets: [Int?], _ actions: [String], _ random: inout SeededGenerator) -> Step {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: addition(targets, actions, &random)
    case 3, 4:
      .remove(
        target: random.pick(targets), action: random.pick([nil, random.pick(actions)]),
        events: events(&random))
    case 5, 6: .send(events(&random))
    case 7: .sendFromAnother(events(&random))
    case 8: .release(target: random.pick(targets.compactMap(\.self)))
    case 9, 10: .focus(random.once(in: 2))
    default: .arrange(random.pick(TableCase.Arrangement.allCases))
    }
  }

  private func events(_ random: inout SeededGenerator) -> UIControl.Event {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: random.pick(UIControl.Event.groups).events
    case 1, 2: random.pick(Self.events).union(random.pick(Self.events))
    default: random.pick(Self.events)
    }
  }
}
