import TouchKit

/// Another right answer: recursion up the chain, and the methods called by their names.
///
/// The editing methods are declared by `UIResponder` itself, so a `switch` can call them. It grows with every command,
/// and a command that is no editing command has no case; sending the selector to a target works for all of them.
class EditMenu {
  /// What the menu knows, in the order in which it is shown.
  let commands = ["cut:", "copy:", "paste:"].map { Selector($0) }
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
    target(of: command, from: window.firstResponder ?? opener)
  }

  private func target(of command: Selector, from responder: UIResponder?) -> UIResponder? {
    guard let responder else { return nil }
    let hasMethod = type(of: responder).actions.map(\.selector).contains(command)
    if hasMethod, responder.canPerformAction(command, withSender: opener) { return responder }
    return target(of: command, from: responder.next)
  }

  /// The commands that can be performed now.
  var offered: [Selector] {
    var offered: [Selector] = []
    for command in commands where target(of: command) != nil { offered.append(command) }
    return offered
  }

  /// Has a command performed; whether a responder could.
  func choose(_ command: Selector) -> Bool {
    guard let target = target(of: command) else { return false }
    switch command {
    case Selector(("cut:")): target.cut(opener)
    case Selector(("copy:")): target.copy(opener)
    case Selector(("paste:")): target.paste(opener)
    default: return false
    }
    return true
  }
}
