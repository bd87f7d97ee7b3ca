extension UIApplication {
  /// Sends an action to its target, or without one to the first who can perform it from the first responder up.
  final func route(
    _ action: Selector, to target: ActionObject?, from sender: ActionObject?, for event: UIEvent?
  ) -> Bool {
    let sender = Self.object(sender)
    var receiver = Self.object(target)
    if receiver == nil {
      receiver = startOfSearch(sender).target(forAction: action, withSender: sender).flatMap(Self.object)
    }
    guard let receiver else {
      if UIResponder.isEverywhere(action) {
        trace?.note(.responders, traceName, .performsNowhere(action.description))
      } else {
        Refusal.unlistedAction(action).reportAction()
      }
      return false
    }
    if let control = sender as? UIControl,
      let function = control.targets.function(named: action, of: receiver)
    {
      function(receiver, control, event)
      return true
    }
    if let method = action.method, !(receiver is UIResponder) {
      method.perform(action, on: receiver, sender: sender, event: event)
      return true
    }
    guard let responder = receiver as? UIResponder else {
      Refusal.unlistedAction(action).reportAction()
      return false
    }
    return responder.perform(action, sender: sender, event: event)
  }

  /// Without a first responder a control's action is looked for from the control on; the rest is engine's choice.
  private func startOfSearch(_ sender: AnyObject?) -> UIResponder {
    firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
  }

  private static func object(_ value: ActionObject?) -> AnyObject? {
    #if hasFeature(Embedded)
      return value
    #else
      return value.map { $0 as AnyObject }
    #endif
  }
}
