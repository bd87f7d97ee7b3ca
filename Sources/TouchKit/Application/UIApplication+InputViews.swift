/// What stands at the lower edge of the screen for the first responder: a keyboard, or a view of its own.
///
/// The engine draws no keyboard; this value says what would be seen.
public struct InputViewSet {
  /// Whether it is the system's keyboard.
  public internal(set) var showsSystemKeyboard = false
  /// The responder's own view instead of the keyboard.
  public internal(set) var inputView: UIView?
  /// The view on top of either.
  public internal(set) var inputAccessoryView: UIView?

  /// Whether anything is seen.
  public var isVisible: Bool { showsSystemKeyboard || inputView != nil || inputAccessoryView != nil }
}

extension UIApplication {
  /// What stands at the lower edge of the screen; nothing without a first responder.
  ///
  /// Not a member of UIKit's application.
  public final var inputViews: InputViewSet { firstResponder == nil ? InputViewSet() : latestInputViews }

  /// The first responder of the key window, which events without a place go to.
  ///
  /// Not a member of UIKit's application.
  public final var firstResponder: UIResponder? { keyWindow?.firstResponder }

  /// Asks the first responder what it wants to have on the screen.
  final func updateInputViews() {
    let wasVisible = latestInputViews.isVisible
    var views = InputViewSet()
    if mainRunLoop != nil, let responder = firstResponder {
      views.inputView = responder.inputView
      views.inputAccessoryView = responder.inputAccessoryView
      views.showsSystemKeyboard = views.inputView == nil && responder.wantsSystemKeyboard
    }
    latestInputViews = views
    if let trace, wasVisible != views.isVisible {
      trace.note(.responders, traceName, views.isVisible ? .shows(views.words) : .hidesKeyboard)
    }
    postKeyboardChange()
  }
}

extension InputViewSet {
  fileprivate var words: String {
    let input = showsSystemKeyboard ? "the keyboard" : inputView.map { "the input view \($0.traceName)" }
    guard let view = inputAccessoryView else { return input ?? "" }
    let accessory = "the accessory \(view.traceName)"
    return input.map { "\($0) and \(accessory)" } ?? accessory
  }
}
