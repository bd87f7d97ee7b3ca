import TouchKit

/// What happens in an app of random responders, and what is to happen besides.
final class AppJournal {
  private(set) var lines: [(responder: UIResponder, command: Selector, sender: UIResponder?)] = []
  let budget = NextBudget()
  /// Who may ask what can be performed.
  var openers: Set<ObjectIdentifier> = []
  /// What happens besides when a command is performed.
  var whenPerformed: (any AppResponder) -> Void = { _ in }
  /// What a responder does that is asked what comes next, or what it can perform, unless it is doing that already.
  var whenAsked: (any AppResponder) -> Void = { _ in }
  private var isBusy = false

  func note(_ responder: any AppResponder, _ command: Selector, _ sender: ActionObject?) {
    lines.append((responder, command, sender as? UIResponder))
    whenPerformed(responder)
  }

  func forget() { lines = [] }

  fileprivate func ask(_ responder: any AppResponder) {
    guard !isBusy, responder.part.asksBack else { return }
    isBusy = true
    whenAsked(responder)
    isBusy = false
  }
}

/// What an override of `next` and of `canPerformAction(_:withSender:)` needs to know.
final class ResponderPart {
  weak var journal: AppJournal?
  /// Where `next` leads; `nil` for where it leads without an override.
  weak var detour: UIResponder?
  /// What the responder cannot perform now.
  var disabled: Set<Selector> = []
  /// Whether it uses the answer itself when it is asked something.
  var asksBack = false
}

/// A responder of a random app.
protocol AppResponder: UIResponder {
  var part: ResponderPart { get }
}

extension AppResponder {
  fileprivate func follower(_ next: UIResponder?) -> UIResponder? {
    part.journal?.ask(self)
    part.journal?.budget.spend()
    // So that a walk in circles ends, and the check can say what is wrong.
    if part.journal?.budget.isSpent == true { return nil }
    return part.detour ?? next
  }

  fileprivate func allows(_ action: Selector, _ sender: ActionObject?) -> Bool {
    part.journal?.ask(self)
    let asker = (sender as? UIResponder).map { ObjectIdentifier($0) }
    return !part.disabled.contains(action)
      && asker.map { part.journal?.openers.contains($0) != false } == true
  }

  fileprivate func note(_ command: Selector, _ sender: ActionObject?) {
    part.journal?.note(self, command, sender)
  }

  /// Whether it can perform a command itself.
  func canItself(_ command: Selector) -> Bool {
    type(of: self).actions.contains { $0.selector == command } && !part.disabled.contains(command)
  }
}

extension [ActionMethod] {
  fileprivate static var cutting: Self { [ActionMethod("cut:", UIResponder.cut)] }
  fileprivate static var copying: Self { [ActionMethod("copy:", UIResponder.copy(_:))] }
  fileprivate static var pasting: Self { [ActionMethod("paste:", UIResponder.paste)] }
  /// Methods whose names only look like those of the menu.
  fileprivate static var lookalikes: Self {
    [
      "pasteAndMatchStyle:", "copyLink:", "cut", "Copy:", "copy:with:", "_cut:", "repaste:", "paste",
    ].map { ActionMethod($0, UIResponder.selectAll(_:)) }
  }
}

class Pane: UIView, AppResponder {
  let part = ResponderPart()
  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { follower(super.next) }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note(Selector(("cut:")), sender) }
  override func copy(_ sender: ActionObject?) { note(Selector(("copy:")), sender) }
  override func paste(_ sender: ActionObject?) { note(Selector(("paste:")), sender) }
  override func selectAll(_ sender: ActionObject?) { note(Selector(("another command")), sender) }
}
/// A view that is equal to all others of its class, and still one of its own.
final class EqualPane: Pane {
  override func isEqual(_ object: Any?) -> Bool { object is EqualPane }
  override var hash: Int { 1 }
  override class var actions: [ActionMethod] { super.actions + .cutting }
}
class CopyingPane: Pane, Zooming {
  override class var actions: [ActionMethod] { super.actions + .lookalikes + .copying }
}
final class PastingPane: CopyingPane {
  override class var actions: [ActionMethod] { super.actions + .pasting }
}
/// A view that says yes to commands which it has no method for.
final class LookalikePane: Pane {
  override class var actions: [ActionMethod] { super.actions + .lookalikes }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender)
  }
}
final class PaneWithANameThatIsAsLongAsThoseOfGeneratedClassesForNotificationSettings: Pane {}
final class BoxPane<Content>: Pane {
  override class var actions: [ActionMethod] { super.actions + .cutting + .pasting }
}
final class ScrollingPane: UIScrollView, AppResponder {
  let part = ResponderPart()
  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .copying }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: ActionObject?) { note(Selector(("copy:")), sender) }
}
final class ControlPane: UIControl, AppResponder {
  let part = ResponderPart()
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !part.asksBack }
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .cutting + .copying }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note(Selector(("cut:")), sender) }
  override func copy(_ sender: ActionObject?) { note(Selector(("copy:")), sender) }
}

class PaneController: UIViewController, AppResponder {
  let part = ResponderPart()
  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { follower(super.next) }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note(Selector(("cut:")), sender) }
  override func copy(_ sender: ActionObject?) { note(Selector(("copy:")), sender) }
  override func paste(_ sender: ActionObject?) { note(Selector(("paste:")), sender) }
}
class EditingController: PaneController, Zooming {
  override class var actions: [ActionMethod] { super.actions + .cutting + .copying + .pasting }
}
final class PaneNavigationController: UINavigationController, AppResponder {
  let part = ResponderPart()
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .copying }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: ActionObject?) { note(Selector(("copy:")), sender) }
}

final class PaneWindow: UIWindow, AppResponder {
  let part = ResponderPart()
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .cutting + .copying }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note(Selector(("cut:")), sender) }
  override func copy(_ sender: ActionObject?) { note(Selector(("copy:")), sender) }
}
final class PaneApplication: UIApplication, AppResponder {
  let part = ResponderPart()
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .pasting }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func paste(_ sender: ActionObject?) { note(Selector(("paste:")), sender) }
}

/// A responder that is neither a view nor a controller.
class PaneHelper: UIResponder, AppResponder {
  let part = ResponderPart()
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .cutting + .copying + .pasting }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note(Selector(("cut:")), sender) }
  override func copy(_ sender: ActionObject?) { note(Selector(("copy:")), sender) }
  override func paste(_ sender: ActionObject?) { note(Selector(("paste:")), sender) }
}
final class HelpingDelegate: PaneHelper, UIApplicationDelegate {}
/// A delegate that is no responder, and so is in no chain.
final class StrangeDelegate: UIApplicationDelegate {}
/// A delegate that is a controller, and so doesn't come after the application.
final class ControllingDelegate: EditingController, UIApplicationDelegate {}
