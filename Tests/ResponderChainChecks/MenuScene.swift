import CheckSupport
import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// A tree of responders that can do some commands, and a command.
struct MenuCase {
  enum Skill: CaseIterable { case nothing, copying, pasting, editing, inheriting, listingMore }

  struct Node {
    var skill: Skill
    var controller: Skill?
    var parent: Int?
    /// The commands that the view, and its controller, cannot perform now.
    var disabled: Set<Selector>
    var disabledInController: Set<Selector>
    /// Whether the view is hidden, transparent, and takes no touches.
    var isOutOfSight = false
  }

  static let commands = ["cut:", "copy:", "paste:"].map { Selector($0) }

  var nodes: [Node] = []
  var firstResponder: Int?
  var opener: Int
  /// Whether it is the controller of that view that opens the menu, if there is one.
  let openedByController: Bool
  /// Whether the controller of that view is the first responder, if there is one.
  let firstIsController: Bool
  /// Whether the menu's window is the key window.
  let isKey: Bool
  /// Whether the views are in another window than the menu's.
  let isElsewhere: Bool
  /// What the window, which has all commands, cannot perform now.
  var disabledInWindow: Set<Selector>
  let command: Selector
  /// What is disabled everywhere after the menu was shown.
  let disabledLater: Set<Selector>
  /// How many things happen one after the other, and what they are chosen by.
  var stepCount = 0
  let seed: UInt64

  init(hasFirstResponder: Bool, changes: Bool, steps: Int = 0, _ random: inout SeededGenerator) {
    // Some menus are asked for a long time.
    stepCount = steps * random.inTurn([1, 1, 1, 1, 1, 4, 4, 22])
    isElsewhere = !hasFirstResponder && random.isTurn(in: 4)
    openedByController = random.once(in: 3)
    firstIsController = random.once(in: 3)
    isKey = !random.once(in: 3)
    disabledInWindow = Set(Self.commands.filter { _ in !random.once(in: 4) })
    seed = random.next()
    let isLarge = steps > 0 && random.isTurn(in: 8)
    for number in 0..<(isLarge ? 80 : Int.random(in: 3...8, using: &random)) {
      func disabled() -> Set<Selector> { Set(Self.commands.filter { _ in random.once(in: 3) }) }
      nodes.append(
        Node(
          // In a large tree few can do anything, so that it is a long way to them.
          skill: random.once(in: 2) || (isLarge && !random.once(in: 12))
            ? .nothing : random.pick(Skill.allCases),
          controller: random.once(in: isLarge ? 48 : 4) ? random.pick(Skill.allCases) : nil,
          parent: number == 0
            ? nil : Int.random(in: max(0, number - (isLarge ? 1 : 2))..<number, using: &random),
          disabled: disabled(), disabledInController: disabled(), isOutOfSight: random.once(in: 4)))
    }
    firstResponder =
      hasFirstResponder || isElsewhere ? Int.random(in: nodes.indices, using: &random) : nil
    opener = Int.random(in: nodes.indices, using: &random)
    command = random.pick(Self.commands)
    disabledLater = changes ? [command] : []
  }

  /// Cases with one view fewer, or with one thing less to know about a view.
  var smaller: [MenuCase] {
    var cases: [MenuCase] = []
    if stepCount > 1 {
      var example = self
      example.stepCount -= 1
      cases.append(example)
    }
    for index in nodes.indices.dropFirst() where index != firstResponder && index != opener {
      var example = self
      let removed = example.nodes.remove(at: index)
      func moved(_ place: Int) -> Int { place > index ? place - 1 : place }
      for number in example.nodes.indices {
        let parent = example.nodes[number].parent
        example.nodes[number].parent = (parent == index ? removed.parent : parent).map(moved)
      }
      example.firstResponder = firstResponder.map(moved)
      example.opener = moved(opener)
      cases.append(example)
    }
    for index in nodes.indices {
      func plainer(_ isNeeded: Bool, _ change: (inout Node) -> Void) {
        guard isNeeded else { return }
        var example = self
        change(&example.nodes[index])
        cases.append(example)
      }
      plainer(nodes[index].isOutOfSight) { $0.isOutOfSight = false }
      plainer(nodes[index].controller != nil) { $0.controller = nil }
      plainer(nodes[index].skill != .nothing) { $0.skill = .nothing }
      plainer(!nodes[index].disabled.isEmpty) { $0.disabled = [] }
      plainer(!nodes[index].disabledInController.isEmpty) { $0.disabledInController = [] }
    }
    return cases
  }
}

/// The responders of a case in a window, and the student's menu.
final class MenuScene {
  private let example: MenuCase
  private let stage = Stage()
  /// The menu's window: the app's key window, or another one.
  private let window: CommandWindow
  /// Where the views are.
  private let surroundings: CommandWindow
  private let trace = Trace(of: [.responders])
  private let log = CommandLog()
  private var views: [CommandView] = []
  private var controllers: [CommandController] = []
  private let menu: EditMenu
  private let opener: UIResponder
  /// Everything as it was before the menu was made.
  private var before = ScreenSettings(of: [])

  init(_ example: MenuCase) {
    self.example = example
    window = CommandWindow(frame: stage.window.bounds)
    surroundings = example.isElsewhere ? CommandWindow(frame: stage.window.bounds) : window
    for window in [window, surroundings] {
      (window.log, window.disabled) = (log, example.disabledInWindow)
      window.isHidden = false
    }
    if example.isKey {
      window.makeKey()
    } else {
      // Another window has a first responder, too, and it is the key window.
      let other = EditorView(frame: stage.window.bounds)
      other.traceName = "EditorView of another window"
      other.log = log
      stage.window.addSubview(other)
      _ = other.becomeFirstResponder()
      stage.window.makeKey()
    }
    for (number, node) in example.nodes.enumerated() {
      let view = node.skill.makeView()
      view.traceName = "\(type(of: view)) \(number)"
      (view.log, view.disabled) = (log, node.disabled)
      if node.isOutOfSight { (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (true, 0, false) }
      views.append(view)
      if let skill = node.controller {
        let controller = skill.makeController()
        controller.traceName = "\(type(of: controller)) \(number)"
        (controller.log, controller.disabled) = (log, node.disabledInController)
        controller.view = view
        controllers.append(controller)
      }
      if let parent = node.parent { views[parent].addSubview(view) }
    }
    surroundings.addSubview(views[0])
    if let place = example.firstResponder {
      let view = views[place]
      let controller = example.firstIsController ? controllers.first { $0.view === view } : nil
      _ = (controller ?? view as UIResponder).becomeFirstResponder()
    }
    let view = views[example.opener]
    let controller = example.openedByController ? controllers.first { $0.view === view } : nil
    opener = controller ?? view
    log.openers = [opener]
    before = ScreenSettings(of: [window, surroundings, stage.window])
    menu = EditMenu(opener: opener, in: window)
    // A replay has put its own trace there before.
    if stage.device.trace == nil { stage.device.trace = trace }
  }

  var openerName: String { opener.traceName }

  private var settings: ScreenSettings { ScreenSettings(of: [window, surroundings, stage.window]) }

  /// What a menu has changed that is none of its business.
  private var complaintAboutChanges: String? {
    settings.change(since: before).map {
      "a menu was made and asked\nexpected: nothing changes but what the performer of a command does\ngot:      \($0)"
    }
  }

  private var chain: [UIResponder] { chain(openedBy: opener) }

  private func chain(openedBy opener: UIResponder) -> [UIResponder] {
    Array(sequence(first: window.firstResponder ?? opener) { $0.next })
  }

  private func target(of command: Selector) -> UIResponder? { target(of: command, in: chain) }

  private func target(of command: Selector, in chain: [UIResponder]) -> UIResponder? {
    chain.first { ($0 as? any CommandResponder)?.canItself(command) == true }
  }

  // MARK: What is wrong

  var complaintAboutTarget: String? {
    for command in MenuCase.commands {
      let (expected, actual) = (target(of: command), menu.target(of: command))
      guard expected !== actual else { continue }
      return """
        target(of: "\(command)")
        expected: \(expected?.traceName ?? "nil")
        got:      \(actual?.traceName ?? "nil")
        \(picture(of: command, [(expected, "expected"), (actual, "got")]))
        """
    }
    return complaintAboutChanges
  }

  var complaintAboutChoice: String? {
    let expected = target(of: example.command)
    let answer = menu.choose(example.command)
    return complaint(after: answer, expecting: expected, "choose(\"\(example.command)\")")
      ?? complaintAboutChanges
  }

  var complaintAboutOffer: String? {
    let expected = MenuCase.commands.filter { command in target(of: command) != nil }
    let actual = menu.offered
    guard expected != actual else { return complaintAboutChanges }
    let wrong = MenuCase.commands.first { expected.contains($0) != actual.contains($0) } ?? example.command
    func list(_ commands: [Selector]) -> String {
      commands.isEmpty ? "nothing" : commands.map(\.description).joined(separator: ", ")
    }
    return """
      expected: \(list(expected))
      got:      \(list(actual))
      \(picture(of: wrong, [(target(of: wrong), "performs \(wrong)")]))
      """
  }

  var complaintAfterChange: String? {
    _ = menu.offered
    for view in views { view.disabled.formUnion(example.disabledLater) }
    for controller in controllers { controller.disabled.formUnion(example.disabledLater) }
    for window in [window, surroundings] { window.disabled.formUnion(example.disabledLater) }
    let answer = menu.choose(example.command)
    let complaint = complaint(
      after: answer, expecting: nil,
      "the menu is shown; no responder can \(example.command) any more; "
        + "choose(\"\(example.command)\")")
    if let complaint { return complaint }
    guard menu.offered.contains(example.command) else { return nil }
    return """
      the menu is shown; no responder can \(example.command) any more; the menu is shown again
      expected: \(example.command) is not offered
      got:      it is offered
      \(picture(of: example.command, []))
      """
  }

  var complaintAfterAnotherFirstResponder: String? {
    for command in MenuCase.commands { _ = menu.target(of: command) }
    guard let view = views.last, view.becomeFirstResponder() else { return nil }
    before = settings
    return complaintAboutTarget.map {
      "a command was looked for; \(view.traceName) becomes first responder\n\($0)"
    }
  }

  /// Lets one thing happen after the other, and asks two menus after each.
  var complaintAfterManyChanges: String? {
    var random = SeededGenerator(seed: example.seed)
    let menus = [menu, EditMenu(opener: views[views.count - 1], in: window)]
    log.openers.append(views[views.count - 1])
    var happened: [String] = []
    for _ in 0..<example.stepCount {
      let view = random.pick(views)
      let command = random.pick(MenuCase.commands)
      switch Int.random(in: 0..<(example.stepCount > 100 ? 24 : 9), using: &random) {
      case 0, 1:
        view.disabled.formSymmetricDifference([command])
        happened.append(
          "\(view.traceName) says \(view.disabled.contains(command) ? "no" : "yes") to \(command)")
      case 2:
        guard !controllers.isEmpty else { continue }
        let controller = random.pick(controllers)
        controller.disabled.formSymmetricDifference([command])
        let answer = controller.disabled.contains(command) ? "no" : "yes"
        happened.append("\(controller.traceName) says \(answer) to \(command)")
      case 3:
        let owner = random.once(in: 3) ? controllers.first { $0.view === view } : nil
        let responder: UIResponder =
          random.once(in: 12) ? random.pick([window, surroundings]) : owner ?? view
        if responder.becomeFirstResponder() {
          happened.append("\(responder.traceName) becomes first responder")
        }
      case 4:
        for window in [window, surroundings] { window.firstResponder?.resignFirstResponder() }
        happened.append("there is no first responder any more")
      case 5:
        let other = random.pick(views)
        guard view.superview !== surroundings, !other.isDescendant(of: view) else { continue }
        other.addSubview(view)
        happened.append("\(view.traceName) is put into \(other.traceName)")
      default:
        let menu = random.pick(menus)
        let leaves = random.once(in: 5)
        let stops = random.once(in: 5)
        happened.append("choose(\"\(command)\") of the menu that \(menu.opener.traceName) opened")
        if leaves { happened.append("of which the performer leaves its superview meanwhile") }
        if stops { happened.append("which no responder can perform any more after that, for a moment") }
        if let complaint = complaint(
          aboutChoosing: command, from: menu, performerLeaves: leaves, isTheLastOne: stops)
        {
          return happened.joined(separator: "; ") + "\n" + complaint
        }
      }
      for menu in menus {
        if let complaint = complaint(aboutWhatItFinds: menu) {
          return "after this: " + happened.joined(separator: "; ") + "\n" + complaint
        }
      }
    }
    return nil
  }

  private func complaint(
    aboutChoosing command: Selector, from menu: EditMenu, performerLeaves: Bool, isTheLastOne: Bool
  ) -> String? {
    let expected = target(of: command, in: chain(openedBy: menu.opener))
    log.forget()
    let (inViews, inControllers, inWindows) = (
      views.map(\.disabled), controllers.map(\.disabled), [window, surroundings].map(\.disabled)
    )
    defer {
      for (view, disabled) in zip(views, inViews) { view.disabled = disabled }
      for (controller, disabled) in zip(controllers, inControllers) { controller.disabled = disabled }
      for (window, disabled) in zip([window, surroundings], inWindows) { window.disabled = disabled }
    }
    log.whenNoted = { [self] responder in
      if isTheLastOne {
        for view in views { view.disabled.insert(command) }
        for controller in controllers { controller.disabled.insert(command) }
        for window in [window, surroundings] { window.disabled.insert(command) }
      }
      if performerLeaves, let view = responder as? CommandView, view.superview !== view.window {
        view.removeFromSuperview()
      }
    }
    let isCompared = !performerLeaves && views.count < 20
    if isCompared { before = settings }
    let answer = menu.choose(command)
    log.whenNoted = { _ in }
    if isCompared, let complaint = complaintAboutChanges { return complaint }
    let performed = log.lines.map { "\($0.responder.traceName) performs \($0.command)" }
    let wanted = expected.map { ["\($0.traceName) performs \(command)"] } ?? []
    let senders = log.lines.allSatisfy { $0.sender === menu.opener }
    guard performed != wanted || !senders || answer != (expected != nil) else { return nil }
    return """
      expected: \(wanted.first ?? "no responder performs it"), sent by \(menu.opener.traceName); the answer is \(expected != nil)
      got:      \(performed.isEmpty ? "no responder performs it" : performed.joined(separator: ", then ")), \
      sent by \(senders ? "it" : "another one"); the answer is \(answer)
      """
  }

  private func complaint(aboutWhatItFinds menu: EditMenu) -> String? {
    let chain = chain(openedBy: menu.opener)
    for command in MenuCase.commands {
      let (expected, actual) = (target(of: command, in: chain), menu.target(of: command))
      guard expected !== actual else { continue }
      return """
        target(of: "\(command)") of the menu that \(menu.opener.traceName) opened
        expected: \(expected?.traceName ?? "nil")
        got:      \(actual?.traceName ?? "nil")
        """
    }
    let expected = MenuCase.commands.filter { target(of: $0, in: chain) != nil }
    guard expected != menu.offered else { return nil }
    return
      "offered by the menu that \(menu.opener.traceName) opened\nexpected: \(expected)\ngot:      \(menu.offered)"
  }

  var complaintAboutTheEngine: String? {
    let trace = stage.device.trace ?? trace
    trace.removeAll()
    _ = menu.offered
    for command in MenuCase.commands {
      _ = menu.target(of: command)
      _ = menu.choose(command)
    }
    // Only the engine's search leaves this: it asks each responder alone.
    let isEngines = trace.entries.contains { $0.event == .call(.canPerformAction) }
    return isEngines
      ? "got: target(forAction:withSender:) was called, or sendAction with nil: the engine's own search" : nil
  }

  private func complaint(after answer: Bool, expecting expected: UIResponder?, _ call: String) -> String? {
    let performed = log.lines.map { "\($0.responder.traceName) performs \($0.command)" }
    let wanted = expected.map { ["\($0.traceName) performs \(example.command)"] } ?? []
    func list(_ lines: [String]) -> String {
      lines.isEmpty ? "no one performs it" : lines.joined(separator: ", then ")
    }
    if performed != wanted {
      let marks = [(expected, "expected")] + log.lines.map { ($0.responder, "got") }
      return """
        \(call)
        expected: \(list(wanted))
        got:      \(list(performed))
        \(picture(of: example.command, marks))
        """
    }
    if let sender = log.lines.first?.sender, sender !== menu.opener {
      return
        "\(call)\nexpected: the sender is the menu's opener, \(openerName)\ngot:      \(sender.traceName)"
    }
    if let line = log.lines.first, line.sender == nil {
      return
        "\(call)\nexpected: the sender is the menu's opener, \(openerName)\ngot:      no responder as the sender"
    }
    guard answer != (expected != nil) else { return nil }
    return "\(call)\n\(list(performed))\nexpected: it answers \(expected != nil)\ngot:      \(answer)"
  }

  /// The chain from where the search begins, line by line.
  private func picture(of command: Selector, _ marks: [(UIResponder?, String)]) -> String {
    let start = chain[0].isFirstResponder ? "the first responder" : "the opener"
    let rows = chain.filter { $0 is any CommandResponder }.enumerated().map { number, responder in
      let skills = (responder as? any CommandResponder)?.skills(for: command) ?? ""
      let signs = marks.filter { $0.0 === responder }.map { "  ← \($0.1)" }.joined()
      return (name: responder.traceName, text: skills + (number == 0 ? "; \(start)" : "") + signs)
    }
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.text)" }
    // A responder beside the chain has no line.
    let beside = marks.compactMap { mark in
      mark.0.flatMap { found in
        chain.contains { $0 === found } ? nil : "  \(found.traceName) is not in this chain  ← \(mark.1)"
      }
    }
    return (lines + beside).joined(separator: "\n")
  }
}

/// Who performed what.
private final class CommandLog {
  private(set) var lines: [(responder: UIResponder, command: Selector, sender: UIResponder?)] = []

  /// Who may ask what can be performed.
  var openers: [UIResponder] = []

  /// What happens besides when a command is performed.
  var whenNoted: (UIResponder) -> Void = { _ in }

  func note(_ responder: UIResponder, _ command: Selector, _ sender: ActionObject?) {
    lines.append((responder, command, sender as? UIResponder))
    whenNoted(responder)
  }

  func forget() { lines = [] }

  func isAsked(by sender: ActionObject?) -> Bool { openers.contains { $0 === sender as? UIResponder } }
}

/// A responder that has some commands, of which some are disabled.
private protocol CommandResponder: UIResponder {
  var disabled: Set<Selector> { get }
  var log: CommandLog? { get }
}

extension CommandResponder {
  private func hasMethod(_ command: Selector) -> Bool {
    type(of: self).actions.contains { $0.selector == command }
  }

  func canItself(_ command: Selector) -> Bool { hasMethod(command) && !disabled.contains(command) }

  /// What the responder says about a command, in words.
  func skills(for command: Selector) -> String {
    switch (hasMethod(command), canPerformAction(command, withSender: log?.openers.first)) {
    case (true, true): "has \(command)"
    case (true, false): "has \(command), but canPerformAction says no"
    case (false, true): "has no \(command); canPerformAction says yes, for a responder further up"
    case (false, false): "has no \(command)"
    }
  }
}

private class CommandView: UIView, CommandResponder {
  var disabled: Set<Selector> = []
  var log: CommandLog?

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    !disabled.contains(action) && log?.isAsked(by: sender) != false
      && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { log?.note(self, Selector(("cut:")), sender) }
  override func copy(_ sender: ActionObject?) { log?.note(self, Selector(("copy:")), sender) }
  override func paste(_ sender: ActionObject?) { log?.note(self, Selector(("paste:")), sender) }
}

private final class CommandWindow: UIWindow, CommandResponder {
  var disabled: Set<Selector> = []
  var log: CommandLog?

  override var canBecomeFirstResponder: Bool { true }
  override class var actions: [ActionMethod] { super.actions + [.cutting, .copying, .pasting] }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    !disabled.contains(action) && log?.isAsked(by: sender) != false
      && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { log?.note(self, Selector(("cut:")), sender) }
  override func copy(_ sender: ActionObject?) { log?.note(self, Selector(("copy:")), sender) }
  override func paste(_ sender: ActionObject?) { log?.note(self, Selector(("paste:")), sender) }
}

private class CommandController: UIViewController, CommandResponder {
  var disabled: Set<Selector> = []
  var log: CommandLog?

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    !disabled.contains(action) && log?.isAsked(by: sender) != false
      && super.canPerformAction(action, withSender: sender)
  }
  override func cut(_ sender: ActionObject?) { log?.note(self, Selector(("cut:")), sender) }
  override func copy(_ sender: ActionObject?) { log?.note(self, Selector(("copy:")), sender) }
  override func paste(_ sender: ActionObject?) { log?.note(self, Selector(("paste:")), sender) }
}

private final class PlainView: CommandView {}
private final class CopyView: CommandView {
  override class var actions: [ActionMethod] { super.actions + [.copying] }
}
private final class PasteView: CommandView {
  override class var actions: [ActionMethod] { super.actions + [.pasting] }
}
private class EditorView: CommandView {
  override class var actions: [ActionMethod] { super.actions + [.cutting, .copying, .pasting] }
}
private final class RichEditorView: EditorView {}
private final class ToolbarView: CommandView {
  override class var actions: [ActionMethod] { super.actions + [.pasting] + .others + [.copying] }
}

private final class PlainController: CommandController {}
private final class CopyController: CommandController {
  override class var actions: [ActionMethod] { super.actions + [.copying] }
}
private final class PasteController: CommandController {
  override class var actions: [ActionMethod] { super.actions + [.pasting] }
}
private class EditorController: CommandController {
  override class var actions: [ActionMethod] { super.actions + [.cutting, .copying, .pasting] }
}
private final class RichEditorController: EditorController {}
private final class ToolbarController: CommandController {
  override class var actions: [ActionMethod] { super.actions + .others + [.cutting] }
}

extension ActionMethod {
  fileprivate static var cutting: ActionMethod { ActionMethod("cut:", UIResponder.cut) }
  fileprivate static var copying: ActionMethod { ActionMethod("copy:", UIResponder.copy(_:)) }
  fileprivate static var pasting: ActionMethod { ActionMethod("paste:", UIResponder.paste) }
}

extension [ActionMethod] {
  /// Methods that no menu asks for.
  fileprivate static var others: [ActionMethod] {
    (1...12).map { ActionMethod("tool\($0):", UIResponder.selectAll(_:)) }
  }
}

extension MenuCase.Skill {
  fileprivate func makeView() -> CommandView {
    switch self {
    case .nothing: PlainView()
    case .copying: CopyView()
    case .pasting: PasteView()
    case .editing: EditorView()
    case .inheriting: RichEditorView()
    case .listingMore: ToolbarView()
    }
  }

  fileprivate func makeController() -> CommandController {
    switch self {
    case .nothing: PlainController()
    case .copying: CopyController()
    case .pasting: PasteController()
    case .editing: EditorController()
    case .inheriting: RichEditorController()
    case .listingMore: ToolbarController()
    }
  }
}
