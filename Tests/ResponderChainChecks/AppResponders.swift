import TouchKit

/// A responder of a `ChainApp`.
protocol AppResponder: UIResponder {
  var part: ResponderPart { get }
}

/// What an override of `next` and of `canPerformAction(_:withSender:)` needs to know.
final class ResponderPart {
  weak var log: ResponderLog?
  /// Where `next` leads; `nil` for where it leads without an override.
  weak var detour: UIResponder?
  /// What the responder cannot perform now.
  var disabled: Set<Selector> = []
  /// Whether it uses the answer itself when it is asked something.
  var asksBack = false
}

/// What the responders of an app were asked, and which commands they have performed.
final class ResponderLog {
  private(set) var performed: [(responder: UIResponder, command: Selector, sender: UIResponder?)] = []
  /// Who may ask what can be performed.
  var openers: Set<ObjectIdentifier> = []
  /// What happens besides when a command is performed.
  var whenPerformed: (any AppResponder) -> Void = { _ in }
  /// What a responder does that is asked what comes next, or what it can perform.
  var whenAsked: (any AppResponder) -> Void = { _ in }
  private var isBusy = false
  private var questions = 0

  /// Whether `next` was asked so often that a walk must be endless.
  var isEndless: Bool { questions > Self.mostQuestions }
  static let mostQuestions = 200_000

  func forget() { (performed, questions) = ([], 0) }

  fileprivate func note(_ responder: any AppResponder, _ command: String, _ sender: ActionObject?) {
    performed.append((responder, Selector(command), sender as? UIResponder))
    whenPerformed(responder)
  }

  fileprivate func ask(_ responder: any AppResponder) {
    questions += 1
    guard !isBusy, responder.part.asksBack else { return }
    isBusy = true
    whenAsked(responder)
    isBusy = false
  }
}

extension AppResponder {
  fileprivate func follower(_ next: UIResponder?) -> UIResponder? {
    part.log?.ask(self)
    // So that a walk in circles ends, and the check can say what is wrong.
    return part.log?.isEndless == true ? nil : part.detour ?? next
  }

  fileprivate func allows(_ action: Selector, _ sender: ActionObject?) -> Bool {
    part.log?.ask(self)
    guard let sender = sender as? UIResponder else { return false }
    return !part.disabled.contains(action)
      && part.log?.openers.contains(ObjectIdentifier(sender)) != false
  }

  fileprivate func note(_ command: String, _ sender: ActionObject?) { part.log?.note(self, command, sender) }

  /// Whether its class has a command.
  func lists(_ command: Selector) -> Bool { type(of: self).actions.contains { $0.selector == command } }

  /// Whether it can perform a command itself.
  func canItself(_ command: Selector) -> Bool { lists(command) && !part.disabled.contains(command) }
}

extension [ActionMethod] {
  fileprivate static var cutting: Self { [ActionMethod("cut:", UIResponder.cut)] }
  fileprivate static var copying: Self { [ActionMethod("copy:", UIResponder.copy(_:))] }
  fileprivate static var pasting: Self { [ActionMethod("paste:", UIResponder.paste)] }
  /// Methods whose names only look like those of the menu.
  fileprivate static var lookalikes: Self {
    ["pasteAndMatchStyle:", "copyLink:", "cut", "Copy:", "copy:with:", "_cut:", "repaste:", "paste"]
      .map { ActionMethod($0, UIResponder.selectAll(_:)) }
  }
}

/// What some views and some controllers have in common.
protocol Zooming {}

class CardView: UIView, AppResponder {
  let part = ResponderPart()
  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { follower(super.next) }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note("cut:", sender) }
  override func copy(_ sender: ActionObject?) { note("copy:", sender) }
  override func paste(_ sender: ActionObject?) { note("paste:", sender) }
  override func selectAll(_ sender: ActionObject?) { note("another command", sender) }
}
class NoteView: CardView, Zooming {
  override class var actions: [ActionMethod] { super.actions + .copying + .lookalikes }
}
final class EditorView: NoteView {
  override class var actions: [ActionMethod] { super.actions + .pasting }
}
final class ClipView: CardView {
  override class var actions: [ActionMethod] { super.actions + .lookalikes + .cutting }
}
/// A view that lies in another one of its class.
final class FolderView: CardView {
  override class var actions: [ActionMethod] { super.actions + .cutting }
}
/// A view that says yes to commands which it has no method for.
final class BoastingView: CardView {
  override class var actions: [ActionMethod] { super.actions + .lookalikes }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender)
  }
}
final class NotificationSettingsFooterContainerView: CardView {}
final class BoxView: CardView {
  override class var actions: [ActionMethod] { super.actions + .cutting + .pasting }
}
final class CommandControl: UIControl, AppResponder {
  let part = ResponderPart()
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !part.asksBack }
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .cutting + .copying }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note("cut:", sender) }
  override func copy(_ sender: ActionObject?) { note("copy:", sender) }
}

class PageController: UIViewController, AppResponder {
  let part = ResponderPart()
  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { follower(super.next) }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note("cut:", sender) }
  override func copy(_ sender: ActionObject?) { note("copy:", sender) }
  override func paste(_ sender: ActionObject?) { note("paste:", sender) }
}
class EditingController: PageController, Zooming {
  override class var actions: [ActionMethod] { super.actions + .cutting + .copying + .pasting }
}
final class StackController: UINavigationController, AppResponder {
  let part = ResponderPart()
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .copying }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: ActionObject?) { note("copy:", sender) }
}

final class AppWindow: UIWindow, AppResponder {
  let part = ResponderPart()
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .cutting + .copying }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note("cut:", sender) }
  override func copy(_ sender: ActionObject?) { note("copy:", sender) }
}
final class App: UIApplication, AppResponder {
  let part = ResponderPart()
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .pasting }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func paste(_ sender: ActionObject?) { note("paste:", sender) }
}

/// A responder that is neither a view nor a controller.
class Helper: UIResponder, AppResponder {
  let part = ResponderPart()
  override var next: UIResponder? { follower(super.next) }
  override class var actions: [ActionMethod] { super.actions + .cutting + .copying + .pasting }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    allows(action, sender) && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { note("cut:", sender) }
  override func copy(_ sender: ActionObject?) { note("copy:", sender) }
  override func paste(_ sender: ActionObject?) { note("paste:", sender) }
}
final class FirstHelper: Helper {
  override var canBecomeFirstResponder: Bool { true }
}
final class HelpingDelegate: Helper, UIApplicationDelegate {}
/// A delegate that is no responder, and so is in no chain.
final class DelegateOutside: UIApplicationDelegate {}
/// A delegate that is a controller, and so doesn't come after the application.
final class ControllingDelegate: EditingController, UIApplicationDelegate {}
