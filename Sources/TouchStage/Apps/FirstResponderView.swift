import TouchKit

/// A view that has the keyboard, once it is told to become the first responder.
public final class FirstResponderView: UIView {
  /// Always.
  public override var canBecomeFirstResponder: Bool { true }
}
