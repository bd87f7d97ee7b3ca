#if hasFeature(Embedded)
  /// What an action may be sent to, or come from: any object.
  public typealias ActionObject = AnyObject
#else
  /// What an action may be sent to, or come from: as in UIKit, anything, though only objects do.
  public typealias ActionObject = Any
#endif

/// A method that a selector names, as a class lists it in `UIResponder.actions`.
///
/// A target's method takes nothing, the sender, or the sender and the event. A sender of another class than the method
/// expects is refused with a trace entry.
public struct ActionMethod {
  /// The name under which the method is found.
  public let selector: Selector
  private let run: (_ target: AnyObject, _ sender: AnyObject?, _ event: UIEvent?) -> Void

  /// Lists a method without arguments: `ActionMethod("done", Page.done)`.
  public init<Target: AnyObject>(_ name: String, _ method: @escaping (Target) -> () -> Void) {
    let selector = Selector(name)
    self.selector = selector
    run = { target, _, _ in Self.target(target, selector).map { method($0)() } }
  }

  /// Lists a method that takes the sender: `ActionMethod("didTap:", Page.didTap)`.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    let selector = Selector(name)
    self.selector = selector
    run = { target, sender, _ in
      guard let target: Target = Self.target(target, selector),
        let sender: Sender = Self.sender(sender, selector)
      else { return }
      method(target)(sender)
    }
  }

  /// Lists a method that takes any sender: `ActionMethod("copy:", Page.copy)`.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (ActionObject?) -> Void
  ) {
    let selector = Selector(name)
    self.selector = selector
    run = { target, sender, _ in Self.target(target, selector).map { method($0)(sender) } }
  }

  /// Lists a method that takes the sender and the event: `ActionMethod("didDrag:with:", Page.didDrag)`.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> (Sender, UIEvent) -> Void
  ) {
    let selector = Selector(name)
    self.selector = selector
    run = { target, sender, event in
      guard let target: Target = Self.target(target, selector),
        let sender: Sender = Self.sender(sender, selector),
        let event
      else { return }
      method(target)(sender, event)
    }
  }

  /// Calls the method.
  func perform(on target: AnyObject, sender: AnyObject?, event: UIEvent?) { run(target, sender, event) }

  private static func target<Target: AnyObject>(_ target: AnyObject, _ selector: Selector) -> Target? {
    guard let target = target as? Target else {
      Refusal.actionOfAnotherClass(selector).reportAction()
      return nil
    }
    return target
  }

  private static func sender<Sender: AnyObject>(_ sender: AnyObject?, _ selector: Selector) -> Sender? {
    guard let sender = sender as? Sender else {
      Refusal.actionOfAnotherClass(selector).reportAction()
      return nil
    }
    return sender
  }
}
