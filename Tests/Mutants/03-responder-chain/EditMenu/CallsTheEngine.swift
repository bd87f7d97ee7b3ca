import TouchKit

/// Wrong on purpose: it calls target(forAction:), the search of the engine.
class EditMenu {
  /// What the menu knows, in the order in which it is shown.
  let commands: [Selector] = ["cut:", "copy:", "paste:"]
  /// Who opened the menu.
  let opener: UIResponder
  /// Where it was opened; its `firstResponder` is the responder that has this role now, or `nil`.
  let window: UIWindow

  /// Makes the menu.
  init(opener: UIResponder, in window: UIWindow) {
    self.opener = opener
    self.window = window
  }

  /// Who would perform a command now.
  func target(of command: Selector) -> UIResponder? {
    (window.firstResponder ?? opener).target(forAction: command, withSender: opener) as? UIResponder
  }

  /// The commands that somebody can perform now.
  var offered: [Selector] {
    commands.filter { target(of: $0) != nil }
  }

  /// Has a command performed; whether somebody could.
  func choose(_ command: Selector) -> Bool {
    guard let target = target(of: command) else { return false }
    return UIApplication.shared.sendAction(command, to: target, from: opener, for: nil)
  }
}
