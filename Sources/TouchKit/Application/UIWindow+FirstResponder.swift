extension UIWindow {
  /// The responder of this window that keyboard, motion and other events without a place go to.
  ///
  /// Not a member of UIKit's window.
  public final var firstResponder: UIResponder? {
    guard let responder = firstResponderReference.object, responder.responderWindow === self else {
      return nil
    }
    return responder
  }

  /// Asks the first responder to resign; whether there is none any more.
  final func makeRoomForFirstResponder() -> Bool {
    guard let current = firstResponder else { return true }
    guard current.canResignFirstResponder else { return false }
    // The keyboard does not leave for one that comes next.
    application.isHandingOver = true
    defer { application.isHandingOver = false }
    return current.resignFirstResponder()
  }

  final func setFirstResponder(_ responder: UIResponder?) {
    firstResponderReference = Weak(responder)
    if !application.isHandingOver || responder != nil { application.updateInputViews() }
  }

  /// Takes the focus from the first responder; without force only if it agrees.
  final func takeFocus(force: Bool) -> Bool {
    guard let current = firstResponder else { return true }
    guard current.resignFirstResponder(), firstResponder !== current else {
      if force { setFirstResponder(nil) }
      return force
    }
    return true
  }

  /// Takes leave of what is in a view that goes away: the first responder, and a shake that it heard of.
  ///
  /// A first responder that refuses to resign loses its place all the same: engine's choice.
  final func viewWillLeave(_ view: UIView) {
    application.responderEvents.viewWillLeave(view)
    guard let current = firstResponder, current.isInside(view) else { return }
    if !current.resignFirstResponder() || firstResponder === current { setFirstResponder(nil) }
  }
}
