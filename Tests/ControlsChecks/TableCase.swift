import CheckSupport
import TouchKit

/// What is done to a table of targets and actions, one step after the other.
struct TableCase {
  enum Step: Equatable {
    /// A target is known by its place among the targets; `nil` is no target.
    case add(target: Int?, action: String, events: UIControl.Event)
    /// `nil` is every target, or every action.
    case remove(target: Int?, action: String?, events: UIControl.Event)
    /// Nobody keeps the target any more.
    case release(target: Int)
    case send(UIControl.Event)
  }

  static let targets = ["A", "B", "C"]
  static let actions = ["press:", "hold:"]

  var steps: [Step]

  /// The same with one step less.
  var smaller: [TableCase] {
    steps.indices.map { index in
      var example = self
      example.steps.remove(at: index)
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
    case .send(let events): return "— send \(events.list)"
    }
  }
}

extension UIControl.Event {
  /// The events as the checks' messages write them.
  fileprivate var list: String {
    let known: [(event: Self, name: String)] = [
      (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel"),
      (.valueChanged, "valueChanged"),
    ]
    let names = known.filter { contains($0.event) }.map(\.name)
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
  }

  var spices: Set<Spice> = []

  func makeCase(_ random: inout SeededGenerator) -> TableCase {
    var steps: [TableCase.Step] = []
    var pairs: [(target: Int?, action: String)] = []
    let targets: [Int?] =
      Array(TableCase.targets.indices) + (spices.contains(.withoutTarget) ? [nil, nil] : [])
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      let pair = (target: random.pick(targets), action: random.pick(TableCase.actions))
      let isNew = !pairs.contains { $0 == pair }
      guard isNew || spices.contains(.again) else { continue }
      pairs.append(pair)
      steps.append(.add(target: pair.target, action: pair.action, events: events(&random)))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) where spices.contains(.removal) {
      let pair = random.pick(pairs)
      // Without a target, remove means all of them.
      guard pair.target != nil || spices.contains(.removalOfMany) else { continue }
      steps.append(.remove(target: pair.target, action: pair.action, events: events(&random)))
    }
    if spices.contains(.removalOfMany) {
      let target = random.pick([nil, Int.random(in: TableCase.targets.indices, using: &random)])
      let action = target == nil ? random.pick([nil, random.pick(TableCase.actions)]) : nil
      steps.append(.remove(target: target, action: action, events: events(&random)))
    }
    if spices.contains(.release) {
      let mortal = pairs.filter { $0.target != nil }
      let pair = mortal.isEmpty ? (target: 0, action: TableCase.actions[0]) : random.pick(mortal)
      steps.append(.release(target: pair.target ?? 0))
      // An entry without a target is not the one whose target is gone.
      if spices.contains(.withoutTarget), random.once(in: 2) {
        steps.append(.add(target: nil, action: pair.action, events: events(&random)))
      }
    }
    if spices.contains(.again), spices.contains(.removal) {
      let pair = random.pick(pairs)
      steps.append(.add(target: pair.target, action: pair.action, events: events(&random)))
    }
    for event in Self.events { steps.append(.send(event)) }
    if spices.contains(.severalEvents) { steps.append(.send(events(&random))) }
    return TableCase(steps: steps)
  }

  private static let events: [UIControl.Event] = [.touchDown, .touchUpInside, .valueChanged]

  private func events(_ random: inout SeededGenerator) -> UIControl.Event {
    let first = random.pick(Self.events)
    return spices.contains(.severalEvents) ? first.union(random.pick(Self.events)) : first
  }
}
