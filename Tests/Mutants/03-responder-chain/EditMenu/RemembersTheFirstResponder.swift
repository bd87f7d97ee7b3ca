import TouchKit

class EditMenu {
  let commands: [Selector]
  unowned let opener: UIResponder
  unowned let window: UIWindow
  init(opener: UIResponder, in window: UIWindow) {
    (self.opener, self.window) = (opener, window)
    commands = [Selector(("cut:")), Selector(("copy:")), Selector(("paste:"))]
  }
  private lazy var start: UIResponder = { if let f = window.firstResponder { f } else { opener } }()
  func target(of command: Selector) -> UIResponder? {
    var here: UIResponder? = start
    repeat {
      guard let r = here else { break }
      if Swift.type(of: r).actions.map(\.selector).contains(command) {
        if r.canPerformAction(command, withSender: nil) { return r }
      }
      here = r.next
    } while here != nil
    return nil
  }
  var offered: [Selector] { commands.compactMap { target(of: $0) == nil ? nil : $0 } }
  @discardableResult
  func choose(_ command: Selector) -> Bool {
    target(of: command).map { UIApplication.shared.sendAction(command, to: $0, from: opener, for: nil) }
      ?? false
  }
}
