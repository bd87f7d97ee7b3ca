import CheckSupport
import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// Editing menus in an app in which one thing happens after the other.
struct AppMenu {
  /// What the case is made of.
  private let random: SeededGenerator
  private var stepCount = 10

  init(_ random: inout SeededGenerator) { self.random = random }

  var smaller: [AppMenu] {
    guard stepCount > 0 else { return [] }
    var example = self
    example.stepCount -= 1
    return [example]
  }

  var complaint: String? {
    var random = random
    var run: AppMenuRun? = AppMenuRun(&random)
    for _ in 0..<stepCount {
      if let complaint = run?.complaintAfterAStep { return complaint }
    }
    var app = run?.app
    run = nil
    return RandomApp.complaintAboutMemory(of: &app)
  }
}

/// Some menus of an app, and what was done with them.
final class AppMenuRun {
  let app: RandomApp
  private var menus: [EditMenu] = []
  /// Who has opened them.
  private var openerNames: [String] = []
  private weak var lastPerformer: RandomApp.AppView?
  private var random: SeededGenerator
  private var happened: [String] = []
  /// What there was before commands were chosen, or after a performer has changed something.
  private var settings = ScreenSettings(of: [])
  private var state: [String] = []

  init(_ random: inout SeededGenerator) {
    app = RandomApp(&random)
    self.random = random
  }

  var complaintAfterAStep: String? {
    for _ in 0..<3 { happened.append(app.change()) }
    if menus.count < 2 || random.once(in: 3) { openMenu() }
    if random.once(in: 3) { letAViewGo() }
    let complaint =
      complaintAboutOpeners ?? app.complaintAboutDeparted(openers: app.journal.openers)
      ?? (random.once(in: 3) ? nil : complaintAboutAnswers)
    return (complaint ?? complaintAboutChoices).map {
      "after this: \(happened.filter { $0 != "nothing" }.joined(separator: "; "))\n\($0)"
    }
  }

  private func openMenu() {
    let (opener, window) = (app.pick(&random), random.pick(app.windows))
    menus = menus.suffix(2) + [EditMenu(opener: opener, in: window)]
    openerNames = openerNames.suffix(2) + [opener.traceName]
    app.journal.openers = Set(menus.map { ObjectIdentifier($0.opener) })
    happened.append("\(opener.traceName) opens a menu in \(window.traceName)")
  }

  /// A view leaves the app, and the menu that it has opened, or no one, keeps it.
  private func letAViewGo() {
    guard let name = app.letGo(of: lastPerformer ?? random.pick(app.views)) else { return }
    happened.append("\(name) is let go of by all but the menus that it has opened")
  }

  // MARK: What is wrong

  private var complaintAboutOpeners: String? {
    zip(menus, openerNames).first { $0.opener.traceName != $1 }.map {
      "the opener of a menu that \($1) opened\nexpected: the menu keeps it\ngot:      \($0.opener.traceName)"
    }
  }

  private func chain(of menu: EditMenu) -> [UIResponder] {
    BuiltHierarchy.walk(from: menu.window.firstResponder ?? menu.opener).chain
  }

  private func target(of command: Selector, _ menu: EditMenu) -> UIResponder? {
    chain(of: menu).first { ($0 as? any AppResponder)?.canItself(command) == true }
  }

  /// What the menus find, while responders ask other menus when they are asked themselves.
  private var complaintAboutAnswers: String? {
    let (settings, state) = (app.settings, app.state)
    let asked = random.pick(menus)
    var innerComplaint: String?
    app.journal.whenAsked = { [unowned self] responder in
      let (expected, actual) = (
        target(of: Selector(("paste:")), asked), asked.target(of: Selector(("paste:")))
      )
      guard expected !== actual else { return }
      innerComplaint = difference(
        "\(responder.traceName) is asked something, and asks for the target(of: \"paste:\")", asked,
        expected?.traceName ?? "nil", actual?.traceName ?? "nil")
    }
    defer { app.journal.whenAsked = { _ in } }
    for menu in menus {
      for command in MenuCase.commands {
        let (expected, actual) = (target(of: command, menu), menu.target(of: command))
        if let innerComplaint { return innerComplaint }
        guard expected !== actual else { continue }
        return difference(
          "target(of: \"\(command)\")", menu, expected?.traceName ?? "nil", actual?.traceName ?? "nil")
      }
      let (expected, actual) = (MenuCase.commands.filter { target(of: $0, menu) != nil }, menu.offered)
      guard expected != actual else { continue }
      return difference("offered", menu, "\(expected)", "\(actual)")
    }
    return complaintAboutChanges(since: settings, state, "the menus were asked")
  }

  private func complaintAboutChanges(
    since settings: ScreenSettings, _ state: [String], _ moment: String
  ) -> String? {
    let changed = zip(state, app.state).first { $0 != $1 }.map { "\($1); before, \($0)" }
    return (app.settings.change(since: settings) ?? changed).map {
      "\(moment)\nexpected: nothing changes but what the performer of a command does\ngot:      \($0)"
    }
  }

  private func difference(_ call: String, _ menu: EditMenu, _ expected: String, _ actual: String) -> String {
    "\(call) of the menu that \(menu.opener.traceName) opened in \(menu.window.traceName)\n"
      + "the chain: \(chain(of: menu).map(\.traceName).joined(separator: " → "))\n"
      + "expected: \(expected)\ngot:      \(actual)"
  }

  /// What happens when commands are chosen, one right after the other, and one while another is performed.
  private var complaintAboutChoices: String? {
    let menu = random.pick(menus)
    (settings, state) = (app.settings, app.state)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let command = random.pick(MenuCase.commands)
      if let complaint = complaint(aboutChoosing: command, menu) { return complaint }
    }
    return complaintAboutChanges(since: settings, state, "commands were chosen")
  }

  private func complaint(aboutChoosing command: Selector, _ menu: EditMenu) -> String? {
    // As cutting may be written as copying and deleting.
    let inner = random.once(in: 2) ? (random.pick(menus), random.pick(MenuCase.commands)) : nil
    var (expected, innerAnswer): ([String], Bool?) = ([], nil)
    let target = target(of: command, menu)
    if let target { expected.append(line(target, command, menu.opener)) }
    var innerTarget: UIResponder?
    if target != nil, let inner {
      innerTarget = self.target(of: inner.1, inner.0)
      if let innerTarget { expected.append(line(innerTarget, inner.1, inner.0.opener)) }
    }
    app.journal.forget()
    let (becomesFirst, leaves) = (random.once(in: 4), random.once(in: 6))
    app.journal.whenPerformed = { [unowned self] performer in
      app.journal.whenPerformed = { _ in }
      lastPerformer = performer as? RandomApp.AppView
      if inner == nil, becomesFirst || leaves {
        if becomesFirst { performer.becomeFirstResponder() } else { lastPerformer?.removeFromSuperview() }
        (settings, state) = (app.settings, app.state)
      }
      if let inner { innerAnswer = inner.0.choose(inner.1) }
    }
    let answer = menu.choose(command)
    app.journal.whenPerformed = { _ in }
    let performed = app.journal.lines.map { line($0.responder, $0.command, $0.sender) }
    var answers = ["the answer is \(answer)"]
    var wanted = ["the answer is \(target != nil)"]
    if target != nil, inner != nil {
      answers.append("that of the inner one \(innerAnswer.map { "\($0)" } ?? "isn't there")")
      wanted.append("that of the inner one \(innerTarget != nil)")
    }
    app.journal.forget()
    guard performed != expected || answers != wanted else { return nil }
    let during =
      inner.map { ", during which \($0.1) is chosen in the menu of \($0.0.opener.traceName)" } ?? ""
    return difference(
      "choose(\"\(command)\")\(during)", menu, (expected + wanted).joined(separator: "; "),
      (performed + answers).joined(separator: "; "))
  }

  private func line(_ responder: UIResponder, _ command: Selector, _ sender: UIResponder?) -> String {
    "\(responder.traceName) performs \(command), sent by \(sender?.traceName ?? "no responder")"
  }
}
