/// An object that can be told of events, and that knows who is told next.
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that comes after this one; `nil` at the end of the chain (fact R1).
  open var next: UIResponder? { nil }

  /// Tells the responder that fingers have landed; by default it tells the next one (fact R8).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, .began, with: event)
  }

  /// Tells the responder that fingers have moved; by default it tells the next one (fact R8).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, .moved, with: event)
  }

  /// Tells the responder that fingers have left the glass; by default it tells the next one (fact R8).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, .ended, with: event)
  }

  /// Tells the responder that touches are over without a lift; by default it tells the next one (fact R8).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, .cancelled, with: event)
  }

  // MARK: Actions

  /// The methods of the class that a selector may name; a subclass adds its own to `super.actions`.
  ///
  /// Stands in for Objective-C's look-up by name.
  open class var actions: [ActionMethod] { [] }

  // MARK: Names in traces

  /// The name that traces show instead of the class's; `nil` to show the class's.
  ///
  /// Not a member of UIKit's responder.
  public final var traceName: String {
    get { givenTraceName ?? className }
    set { givenTraceName = newValue }
  }
  private final var givenTraceName: String?

  /// The name of the class, where the platform can tell it, else of the class of the engine it derives from.
  private final var className: String {
    #if hasFeature(Embedded)
      return Self.engineClassName
    #else
      return String(describing: Swift.type(of: self))
    #endif
  }

  /// The name of the engine's class, for platforms that do not keep the names of classes.
  class var engineClassName: String { "UIResponder" }
}

extension UIResponder: TraceSubject {}
