import TouchKit

extension TableCase {
  /// The same with less: fewer steps, targets of one kind, plainer names and events, and a step that is plainer.
  var smaller: [TableCase] {
    steps.shorter.map { TableCase(steps: $0, firstKind: firstKind) }
      + (firstKind == nil ? [] : [TableCase(steps: steps)])
      + renamed(Array(Self.targets.indices), \.targets) { step, old, new in
        step.map(target: { $0 == old ? new : $0 })
      }
      + renamed(["press:", "hold:"] + Self.actions, \.actions) { step, old, new in
        step.map(action: { $0 == old ? new : $0 })
      }
      + renamed([.touchDown, .touchUpInside, .valueChanged], \.events) { step, old, new in
        step.map(events: { $0 == old ? new : $0 })
      }
      + steps.indices.flatMap { index in
        steps[index].plainer.map { step in
          var copy = self
          copy.steps[index] = step
          return copy
        }
      }
  }

  /// The same with one name everywhere replaced by a plainer one that has no use yet.
  private func renamed<Name: Equatable>(
    _ plainest: [Name], _ names: (Step) -> [Name], _ change: (Step, Name, Name) -> Step
  ) -> [TableCase] {
    let used = steps.flatMap(names)
    guard let new = plainest.firstIndex(where: { !used.contains($0) }) else { return [] }
    let old = used.filter { plainest.firstIndex(of: $0).map { $0 > new } ?? true }
    return old.map { name in
      TableCase(steps: steps.map { change($0, name, plainest[new]) }, firstKind: firstKind)
    }
  }
}

extension TableCase.Step {
  /// The targets that it names.
  var targets: [Int] {
    switch self {
    case .add(let target, _, _), .remove(let target, _, _): [target].compactMap(\.self)
    case .release(let target): [target]
    case .send, .app: []
    case .onTheOtherTable(let step): step.targets
    case .inItsAction(let target, let step): [target] + step.targets
    }
  }

  fileprivate var actions: [String] {
    switch self {
    case .add(_, let action, _): [action]
    case .remove(_, let action, _): [action].compactMap(\.self)
    case .send, .app, .release: []
    case .onTheOtherTable(let step), .inItsAction(_, let step): step.actions
    }
  }

  fileprivate var events: [UIControl.Event] {
    switch self {
    case .add(_, _, let events), .remove(_, _, let events), .send(let events, _): [events]
    case .app, .release: []
    case .onTheOtherTable(let step), .inItsAction(_, let step): step.events
    }
  }

  /// The same with other names.
  fileprivate func map(
    target: (Int) -> Int = { $0 }, action: (String) -> String = { $0 },
    events change: (UIControl.Event) -> UIControl.Event = { $0 }
  ) -> Self {
    switch self {
    case .add(let old, let name, let events): .add(old.map(target), action(name), change(events))
    case .remove(let old, let name, let events):
      .remove(old.map(target), name.map(action), change(events))
    case .send(let events, let isOther): .send(change(events), fromTheOther: isOther)
    case .release(let old): .release(target(old))
    case .app: self
    case .onTheOtherTable(let step):
      .onTheOtherTable(step.map(target: target, action: action, events: change))
    case .inItsAction(let old, let step):
      .inItsAction(of: target(old), step.map(target: target, action: action, events: change))
    }
  }

  /// What it does, without saying when or on which table; and the same with one event.
  fileprivate var plainer: [Self] {
    let inner: [Self] =
      switch self {
      case .onTheOtherTable(let step), .inItsAction(_, let step): [step]
      case .send(let events, true): [.send(events)]
      default: []
      }
    return inner + (events == [.touchDown] || events.isEmpty ? [] : [map(events: { _ in .touchDown })])
  }
}
