import TouchKit

/// Exercise 3.5: Route a command (build, 20 points, 30 minutes).
///
/// **Given.** An editing menu knows a window and the responder that opened it.
///
/// **Task.** Write the search that `sendAction` does without a target. It begins at the window's first responder, or at
/// the opener if there is none, and goes up the chain:
///
/// - `target(of:)`: the first responder that can perform the command itself.
/// - `offered`: the commands that have a target, in the order of `commands`.
/// - `choose(_:)`: has its target perform the command once, with the opener as the sender. `false` if there is none.
///
/// A responder can perform a command *itself* if `type(of: responder).actions` has one with this `selector` (UIKit's
/// `responds(to:)`) and its `canPerformAction(_:withSender:)`, asked with the opener, says yes. That yes alone may be
/// about a responder further up:
///
///     NoteView             lists copy:, but canPerformAction says no     offered: copy:, paste:
///     → CardView           lists paste:                                  target of paste: CardView
///     → PageController     lists copy: and paste:                        target of copy: PageController
///
/// Don't let the engine search, by `target(forAction:withSender:)` or `sendAction` to `nil`. `sendAction` to a target is
/// fine.
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
