/// Who is told of a gesture, in the order in which they were added (fact G9).
struct GestureTargets {
  private var list: [GestureTarget] = []

  /// Adds a target, unless the same one is there with the same action.
  mutating func add(_ target: GestureTarget) {
    if target.selector != nil, list.contains(where: { $0.isSame(as: target) }) { return }
    list.append(target)
  }

  mutating func remove(target: ActionObject?, selector: Selector?) {
    let object = target.map { $0 as AnyObject }
    let ofTarget = list.filter { object == nil || $0.object === object }.compactMap { $0.selector }
    let meant = selector.map { $0.meant(among: ofTarget) }
    list.removeAll { entry in
      (object == nil || entry.object === object)
        && (meant == nil || entry.selector.map { meant?.contains($0) == true } == true)
    }
  }

  func send(_ recognizer: UIGestureRecognizer) {
    for target in list { target.send(recognizer) }
  }
}

/// A method of an object that is not kept alive.
struct GestureTarget {
  private enum Method {
    case selector(Selector)
    case function((AnyObject, UIGestureRecognizer) -> Void)
  }

  private let reference: Weak<AnyObject>
  private let method: Method

  init(target: ActionObject, selector: Selector) {
    reference = Weak(target as AnyObject)
    method = .selector(selector)
  }

  init(target: AnyObject, function: @escaping (AnyObject, UIGestureRecognizer) -> Void) {
    reference = Weak(target)
    method = .function(function)
  }

  var object: AnyObject? { reference.object }

  var selector: Selector? {
    if case .selector(let selector) = method { selector } else { nil }
  }

  func isSame(as other: GestureTarget) -> Bool { object === other.object && selector == other.selector }

  /// Calls the method; a target that is gone hears nothing (scenario CT8).
  func send(_ recognizer: UIGestureRecognizer) {
    guard let object else { return }
    switch method {
    case .function(let function): function(object, recognizer)
    case .selector(let selector):
      selector.perform(on: object, sender: recognizer)
    }
  }
}

extension UIGestureRecognizer {
  /// Makes a recognizer that calls a method of a target: `UITapGestureRecognizer(target: self, action: Page.didTap)`.
  ///
  /// The target is not kept alive. A method that takes another kind of recognizer is refused when it is to be called.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Makes a recognizer that calls a method without arguments of a target, which is not kept alive.
  public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Adds a method of a target, which is not kept alive; one that was added twice is called twice.
  public final func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    targets.add(
      GestureTarget(target: target) { object, recognizer in
        guard let target = object as? Target, let recognizer = recognizer as? Recognizer else {
          return Refusal.actionForAnotherRecognizer(recognizer.traceName).report(
            to: UIApplication.current?.trace)
        }
        action(target)(recognizer)
      })
  }

  /// Adds a method without arguments of a target, which is not kept alive.
  public final func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
    targets.add(GestureTarget(target: target) { object, _ in (object as? Target).map { action($0)() } })
  }
}
