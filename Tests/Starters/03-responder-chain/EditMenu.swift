import TouchKit

/// Exercise 3.5: Route a command (build, 20 points, 30 minutes).
///
/// **Given.** An editing menu with *cut*, *copy* and *paste*. It knows a window and the responder that opened it, and
/// nothing else: no view that it belongs to, no target.
///
/// **Task.** Write the search that `sendAction` does when its target is `nil`. It begins at the window's first
/// responder, or at the opener while there is none, and goes up the chain:
///
/// - `target(of:)`: the first responder that can perform a command itself;
/// - `offered`: the commands that can be performed now, in the order of `commands`; the menu shows only these;
/// - `choose(_:)`: has the command performed by its target, once, with the opener as the sender, and says whether there
///   was one. The answer may have changed since the menu was shown.
///
/// A responder *can perform a command itself* if its class has the method and its `canPerformAction(_:withSender:)`
/// says yes, with the opener as the sender. Ask both questions: by default `canPerformAction` also says yes for a
/// responder further up. Whether a class has a method is `responds(to:)` in UIKit; here, classes list their methods, in
/// this app the editing ones, too: `type(of: responder).actions`.
///
/// **Keep.** Search yourself: `target(forAction:withSender:)`, and `sendAction` with `nil` as the target, are the
/// engine's own search. With a target, `UIApplication.shared.sendAction(_:to:from:for:)` searches nothing: it calls the
/// method, and you may use it for that.
///
/// **Judged.** Random chains of views and controllers, of which some can do some of the commands at some times.
///
/// Check: make check EXERCISE=3.5
/// Hint:  make hint EXERCISE=3.5 RUNG=1
/// Read:  chapters/03-responder-chain/README.md#actions-without-a-target
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
    opener
  }

  /// The commands that can be performed now.
  var offered: [Selector] {
    commands
  }

  /// Has a command performed; whether a responder could.
  func choose(_ command: Selector) -> Bool {
    UIApplication.shared.sendAction(command, to: opener, from: opener, for: nil)
  }
}
