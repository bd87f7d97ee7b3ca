import TouchKit

/// Wrong on purpose: it works out only once what it offers.
class EditMenu {
  let commands: [Selector] = ["cut:", "copy:", "paste:"]
  let opener: UIResponder
  let window: UIWindow

  init(opener: UIResponder, in window: UIWindow) {
    self.opener = opener
    self.window = window
  }

  func target(of command: Selector) -> UIResponder? {
    var here = window.firstResponder ?? opener
    while !canPerform(command, here) {
      guard let next = here.next else { return nil }
      here = next
    }
    return here
  }

  private(set) lazy var offered = commands.filter { target(of: $0) != nil }

  func choose(_ command: Selector) -> Bool {
    guard let target = target(of: command) else { return false }
    return UIApplication.shared.sendAction(command, to: target, from: opener, for: nil)
  }

  private func canPerform(_ command: Selector, _ responder: UIResponder) -> Bool {
    type(of: responder).actions.contains { $0.selector == command }
      && responder.canPerformAction(command, withSender: opener)
  }
}
