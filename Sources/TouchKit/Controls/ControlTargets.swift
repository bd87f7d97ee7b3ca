/// Who a control tells of which events, in the order in which they were added (fact C10).
struct ControlTargets {
  enum Method {
    /// A method that is found by its name.
    case selector(Selector)
    /// A method that was given itself, with a name that interceptors see.
    case function(Selector, (AnyObject, UIControl, UIEvent?) -> Void)
    case action(UIAction)
  }

  struct Entry {
    fileprivate(set) var reference: Weak<AnyObject>?
    let method: Method
    fileprivate(set) var events: UIControl.Event

    var target: AnyObject? { reference?.object }
    /// Whether there was a target that is no more (scenario CT8).
    var isTargetGone: Bool { reference != nil && target == nil }

    fileprivate var selector: Selector? {
      switch method {
      case .selector(let selector), .function(let selector, _): selector
      case .action: nil
      }
    }

    fileprivate func isAction(_ identifier: UIAction.Identifier) -> Bool {
      if case .action(let action) = method { action.identifier == identifier } else { false }
    }
  }

  private(set) var entries: [Entry] = []
  private var functions = 0

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  #if !hasFeature(Embedded)
    func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
      var isStopped = false
      for entry in entries where !isStopped {
        switch entry.method {
        case .action(let action): iterator(action, nil, entry.events, &isStopped)
        case .selector(let selector), .function(let selector, _):
          iterator(nil, (entry.target, selector), entry.events, &isStopped)
        }
      }
    }

    /// The targets that are objects of Foundation's kind.
    var objects: Set<AnyHashable> {
      var objects: Set<AnyHashable> = []
      for entry in entries where entry.selector != nil && !entry.isTargetGone {
        guard let target = entry.target else {
          objects.insert(NSNull())
          continue
        }
        if let object = target as? NSObject { objects.insert(object) }
      }
      return objects
    }
  #endif

  mutating func add(_ target: ActionObject?, _ selector: Selector, for events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    forgetTheDead()
    if let place = entries.firstIndex(where: { $0.selector == selector && $0.target === object }) {
      entries[place].events.formUnion(events)
    } else {
      entries.append(
        Entry(reference: object.map { Weak($0) }, method: .selector(selector), events: events))
    }
  }

  mutating func add(
    _ target: AnyObject, for events: UIControl.Event,
    _ function: @escaping (AnyObject, UIControl, UIEvent?) -> Void
  ) {
    functions += 1
    let name = Selector("action \(functions)")
    entries.append(Entry(reference: Weak(target), method: .function(name, function), events: events))
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let place = entries.firstIndex(where: { $0.isAction(action.identifier) }) {
      entries[place] = Entry(
        reference: nil, method: .action(action), events: entries[place].events.union(events))
    } else {
      entries.append(Entry(reference: nil, method: .action(action), events: events))
    }
  }

  mutating func remove(_ target: ActionObject?, _ selector: Selector?, for events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    let candidates = entries.filter {
      (object == nil || $0.target === object) && !$0.events.isDisjoint(with: events)
    }
    let meant = selector.map { $0.meant(among: candidates.compactMap { $0.selector }) }
    remove(events) { entry in
      entry.selector != nil && (object == nil || entry.target === object)
        && (meant == nil || entry.selector.map { meant?.contains($0) == true } == true)
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { $0.isAction(identifier) }
  }

  func names(of target: ActionObject?, for event: UIControl.Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = entries.filter { $0.target === object && !$0.events.isDisjoint(with: event) }.compactMap {
      $0.selector?.description
    }
    return names.isEmpty ? nil : names
  }

  /// The function behind a name, for the application, which only gets the name.
  func function(named selector: Selector, of target: AnyObject) -> ((AnyObject, UIControl, UIEvent?) -> Void)?
  {
    for entry in entries {
      if case .function(let name, let function) = entry.method, name == selector, entry.target === target {
        return function
      }
    }
    return nil
  }

  private mutating func remove(_ events: UIControl.Event, where isMeant: (Entry) -> Bool) {
    for place in entries.indices where isMeant(entries[place]) { entries[place].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
    forgetTheDead()
  }

  private mutating func forgetTheDead() { entries.removeAll { $0.isTargetGone } }
}

extension UIControl {
  /// Adds a method of a target, which is not kept alive: `addTarget(self, action: Page.didTap, for: .touchUpInside)`.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    targets.add(target, for: controlEvents) { object, _, _ in (object as? Target).map { action($0)() } }
  }

  /// Adds a method that takes the control; the target is not kept alive.
  ///
  /// A method that takes another kind of control is refused when it is to be called.
  public final func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    targets.add(target, for: controlEvents) { object, control, _ in
      guard let target = object as? Target, let sender = control as? Sender else {
        return Refusal.actionForAnotherSender(control.traceName).report(to: UIApplication.current?.trace)
      }
      action(target)(sender)
    }
  }

  /// Adds a method that takes the control and the event, if there is one; the target is not kept alive.
  public final func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void, for controlEvents: Event
  ) {
    targets.add(target, for: controlEvents) { object, control, event in
      guard let target = object as? Target, let sender = control as? Sender else {
        return Refusal.actionForAnotherSender(control.traceName).report(to: UIApplication.current?.trace)
      }
      action(target)(sender, event)
    }
  }
}
