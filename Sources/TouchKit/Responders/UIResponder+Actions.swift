/// The actions of the editing menu; every responder has them, and none of them does anything unless overridden.
///
/// A responder offers one by overriding it and either listing it in `actions` or answering for it in
/// `canPerformAction(_:withSender:)`. UIKit sees by itself which ones a class overrides.
public protocol UIResponderStandardEditActions: AnyObject {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: ActionObject?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: ActionObject?)
  /// Puts in what is on the pasteboard.
  func paste(_ sender: ActionObject?)
  /// Selects what is near.
  func select(_ sender: ActionObject?)
  /// Selects everything.
  func selectAll(_ sender: ActionObject?)
  /// Removes the selection.
  func delete(_ sender: ActionObject?)
}

extension UIResponder {
  private static var editActions: [ActionMethod] {
    [
      ActionMethod("cut:", UIResponder.cut), ActionMethod("copy:", UIResponder.copy(_:)),
      ActionMethod("paste:", UIResponder.paste), ActionMethod("select:", UIResponder.select),
      ActionMethod("selectAll:", UIResponder.selectAll), ActionMethod("delete:", UIResponder.delete),
    ]
  }

  /// What every responder can perform: sent to no one in particular, it makes the keyboard go.
  private static var commonActions: [ActionMethod] {
    [
      ActionMethod("resignFirstResponder") { (responder: UIResponder) in { responder.resignFirstResponder() }
      }
    ]
  }

  /// Whether every responder has the method, though most of them do not offer it.
  static func isEverywhere(_ action: Selector) -> Bool {
    (editActions + commonActions).contains { $0.selector == action }
  }

  /// Whether the class lists the method.
  final func lists(_ action: Selector) -> Bool {
    if let method = action.method { return method.belongs(to: self) }
    return (Self.actions + Self.commonActions).contains { $0.selector == action }
  }

  /// Whether this responder, and not only one after it, can perform the action.
  final func canPerformItself(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    let wasAskedAlone = isAskedAlone
    isAskedAlone = true
    defer { isAskedAlone = wasAskedAlone }
    guard let trace = UIApplication.current?.trace else {
      return canPerformAction(action, withSender: sender)
    }
    return trace.call(
      .canPerformAction, .responders, on: self, [.init("action", .text(action.description))],
      answer: { $0 ? "true" : "false" }, { canPerformAction(action, withSender: sender) })
  }

  final func defaultCanPerform(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    if lists(action) { return true }
    if isAskedAlone { return false }
    var answer = false
    climb(with: nil, in: UIApplication.current?.trace) {
      answer = $0.canPerformAction(action, withSender: sender)
    }
    return answer
  }

  final func searchTarget(for action: Selector, withSender sender: ActionObject?) -> ActionObject? {
    if canPerformItself(action, withSender: sender) { return self }
    var target: ActionObject?
    climb(with: nil, in: UIApplication.current?.trace) {
      target = $0.target(forAction: action, withSender: sender)
    }
    return target
  }

  /// Calls the method that a selector names; whether there is one.
  final func perform(_ action: Selector, sender: AnyObject?, event: UIEvent?) -> Bool {
    if let method = action.method {
      UIApplication.current?.trace?.note(.responders, traceName, .performs(action.description))
      method.perform(action, on: self, sender: sender, event: event)
      return true
    }
    let methods = Self.actions + Self.commonActions + Self.editActions
    guard let method = methods.first(where: { $0.selector == action }) else {
      Refusal.actionNotListed(action, traceName).reportAction()
      return false
    }
    UIApplication.current?.trace?.note(.responders, traceName, .performs(action.description))
    method.perform(on: self, sender: sender, event: event)
    return true
  }
}
