/// What a selector that was made from a method calls, on any object of the method's class.
struct SelectorMethod {
  /// Which class the method belongs to, and what it takes: all that can be known of a method that has no name.
  struct Signature: Equatable {
    let target: ObjectIdentifier
    let sender: ObjectIdentifier?
    let takesEvent: Bool
  }

  let signature: Signature
  private let isForTarget: (AnyObject) -> Bool
  private let run: (_ target: AnyObject, _ sender: AnyObject?, _ event: UIEvent?) -> Bool

  init<Target: AnyObject>(
    of target: Target.Type, sender: ObjectIdentifier?, takesEvent: Bool = false,
    _ run: @escaping (Target, AnyObject?, UIEvent?) -> Bool
  ) {
    signature = Signature(target: ObjectIdentifier(target), sender: sender, takesEvent: takesEvent)
    isForTarget = { $0 is Target }
    self.run = { target, sender, event in (target as? Target).map { run($0, sender, event) } ?? false }
  }

  /// Whether an object has the method.
  func belongs(to target: AnyObject) -> Bool { isForTarget(target) }

  /// Calls the method; a target or a sender of another class is refused.
  func perform(_ selector: Selector, on target: AnyObject, sender: AnyObject?, event: UIEvent?) {
    guard !run(target, sender, event) else { return }
    Refusal.actionOfAnotherClass(selector).reportAction()
  }
}

extension Selector {
  /// Makes a selector from a method without arguments: `Selector(Page.didTap)`.
  ///
  /// It is accepted wherever a selector is, for targets of any class, and needs no list of `actions`. Swift doesn't say
  /// what a method is called, so two of these are the same if they stand at the same place of a source. To compare
  /// selectors that stand at different places, keep one in a constant.
  public init<Target: AnyObject>(
    _ method: @escaping (Target) -> () -> Void, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    let call = SelectorMethod(of: Target.self, sender: nil) { target, _, _ in
      method(target)()
      return true
    }
    self.init(call, file, line, column)
  }

  /// Makes a selector from a method without arguments that answers yes or no: `Selector(Page.resignFirstResponder)`.
  public init<Target: AnyObject>(
    _ method: @escaping (Target) -> () -> Bool, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    let call = SelectorMethod(of: Target.self, sender: nil) { target, _, _ in
      _ = method(target)()
      return true
    }
    self.init(call, file, line, column)
  }

  /// Makes a selector from a method that takes a yes or no: `Selector(UIView.endEditing)`.
  ///
  /// The answer is yes, which is what UIKit's sender looks like to such a method.
  public init<Target: AnyObject>(
    _ method: @escaping (Target) -> (Bool) -> Bool, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    let call = SelectorMethod(of: Target.self, sender: nil) { target, _, _ in
      _ = method(target)(true)
      return true
    }
    self.init(call, file, line, column)
  }

  #if hasFeature(Embedded)
    /// Makes a selector from a method that takes the sender: `Selector(Page.didTap)`.
    public init<Target: AnyObject, Sender: AnyObject>(
      _ method: @escaping (Target) -> (Sender) -> Void, file: StaticString = #fileID, line: UInt = #line,
      column: UInt = #column
    ) {
      let call = SelectorMethod(of: Target.self, sender: ObjectIdentifier(Sender.self)) { target, sender, _ in
        guard let sender = sender as? Sender else { return false }
        method(target)(sender)
        return true
      }
      self.init(call, file, line, column)
    }

    /// Makes a selector from a method that takes the sender, if there is one: `Selector(Page.didTap)`.
    public init<Target: AnyObject, Sender: AnyObject>(
      _ method: @escaping (Target) -> (Sender?) -> Void, file: StaticString = #fileID, line: UInt = #line,
      column: UInt = #column
    ) {
      let call = SelectorMethod(of: Target.self, sender: ObjectIdentifier(Sender.self)) { target, sender, _ in
        guard sender == nil || sender is Sender else { return false }
        method(target)(sender as? Sender)
        return true
      }
      self.init(call, file, line, column)
    }

    /// Makes a selector from a method that takes the sender and the event, if there is one.
    public init<Target: AnyObject, Sender: AnyObject>(
      _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void, file: StaticString = #fileID,
      line: UInt = #line, column: UInt = #column
    ) {
      let id = ObjectIdentifier(Sender.self)
      let call = SelectorMethod(of: Target.self, sender: id, takesEvent: true) { target, sender, event in
        guard let sender = sender as? Sender else { return false }
        method(target)(sender, event)
        return true
      }
      self.init(call, file, line, column)
    }
  #else
    /// Makes a selector from a method that takes the sender: `Selector(Page.didTap)`.
    ///
    /// The method may take the sender's own class, one above it, `Any`, or an optional of these.
    public init<Target: AnyObject, Sender>(
      _ method: @escaping (Target) -> (Sender) -> Void, file: StaticString = #fileID, line: UInt = #line,
      column: UInt = #column
    ) {
      let call = SelectorMethod(of: Target.self, sender: ObjectIdentifier(Sender.self)) { target, sender, _ in
        guard let sender = Self.argument(sender, Sender.self) else { return false }
        method(target)(sender)
        return true
      }
      self.init(call, file, line, column)
    }

    /// Makes a selector from a method that takes the sender and the event: `Selector(Page.didDrag)`.
    ///
    /// Without an event, as for `sendActions(for:)`, a method that needs one is refused.
    public init<Target: AnyObject, Sender>(
      _ method: @escaping (Target) -> (Sender, UIEvent) -> Void, file: StaticString = #fileID,
      line: UInt = #line, column: UInt = #column
    ) {
      self.init(
        of: Target.self, file, line, column,
        { (target: Target, sender: Sender, event) in
          guard let event else { return false }
          method(target)(sender, event)
          return true
        })
    }

    /// Makes a selector from a method that takes the sender and the event, if there is one.
    public init<Target: AnyObject, Sender>(
      _ method: @escaping (Target) -> (Sender, UIEvent?) -> Void, file: StaticString = #fileID,
      line: UInt = #line, column: UInt = #column
    ) {
      self.init(
        of: Target.self, file, line, column,
        { (target: Target, sender: Sender, event) in
          method(target)(sender, event)
          return true
        })
    }

    private init<Target: AnyObject, Sender>(
      of target: Target.Type, _ file: StaticString, _ line: UInt, _ column: UInt,
      _ run: @escaping (Target, Sender, UIEvent?) -> Bool
    ) {
      let id = ObjectIdentifier(Sender.self)
      let call = SelectorMethod(of: Target.self, sender: id, takesEvent: true) { target, sender, event in
        guard let sender = Self.argument(sender, Sender.self) else { return false }
        return run(target, sender, event)
      }
      self.init(call, file, line, column)
    }

    private static func argument<Sender>(_ sender: AnyObject?, _: Sender.Type) -> Sender? {
      sender.map { $0 as? Sender } ?? Optional<AnyObject>.none as? Sender
    }
  #endif
}

extension Selector {
  /// Not here: a method of one object would keep that object alive, and would be called for every target.
  @available(
    *, unavailable, message: "write the class in front of the method: Selector(Self.didTap)"
  )
  public init<Sender>(_ method: @escaping (Sender) -> Void) { fatalError() }

  /// Not here: a method of one object would keep that object alive, and would be called for every target.
  @available(
    *, unavailable, message: "write the class in front of the method: Selector(Self.didTap)"
  )
  public init(_ method: @escaping () -> Void) { fatalError() }
}

extension Selector {
  /// Whether two selectors were made from methods that cannot be told apart, though at different places.
  func looksLike(_ other: Selector) -> Bool {
    guard let method, let otherMethod = other.method else { return false }
    return method.signature == otherMethod.signature
  }

  /// Which selectors of a list are meant by one that is to be removed.
  ///
  /// Those that are equal; else, for one that was made from a method, the only one that takes the same. If there are
  /// several of those, none: it is refused.
  func meant(among list: [Selector]) -> [Selector] {
    if list.contains(self) { return [self] }
    var alike: [Selector] = []
    for other in list where looksLike(other) && !alike.contains(other) { alike.append(other) }
    if alike.count < 2 { return alike }
    Refusal.severalSuchActions(self).reportAction()
    return []
  }
}

extension Selector {
  /// Calls the method on a target that a recognizer or a timer was given.
  func perform(on target: AnyObject, sender: AnyObject) {
    if let method { return method.perform(self, on: target, sender: sender, event: nil) }
    guard let listed = (target as? UIResponder)?.listedMethod(for: self) else {
      return Refusal.unlistedAction(self).reportAction()
    }
    listed.perform(on: target, sender: sender, event: nil)
  }
}

extension UIResponder {
  /// The method that a selector names, as the class lists it; the most derived class comes last and wins.
  final func listedMethod(for selector: Selector) -> ActionMethod? {
    Swift.type(of: self).actions.last { $0.selector == selector }
  }
}
