import TouchKit

/// Wrong on purpose: it performs the command without a sender.
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
    var here = window.firstResponder ?? opener
    while !canPerform(command, here) {
      guard let next = here.next else { return nil }
      here = next
    }
    return here
  }

  /// The commands that somebody can perform now.
  var offered: [Selector] {
    commands.filter { target(of: $0) != nil }
  }

  /// Has a command performed; whether somebody could.
  func choose(_ command: Selector) -> Bool {
    guard let target = target(of: command) else { return false }
    return UIApplication.shared.sendAction(command, to: target, from: nil, for: nil)
  }

  /// Whether a responder can perform a command itself.
  private func canPerform(_ command: Selector, _ responder: UIResponder) -> Bool {
    type(of: responder).actions.contains { $0.selector == command }
      && responder.canPerformAction(command, withSender: opener)
  }
}
