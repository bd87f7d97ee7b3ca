import CheckSupport
import TouchKit
import TouchStage

@testable import ResponderChainExercises

/// Editing menus in an app in which one thing happens after the other.
struct MenusOfAnApp {
  let plan: ChainApp.Plan
  var stepCount = 10
  /// Whether things happen while a command is performed.
  var isBusy = true

  var smaller: [MenusOfAnApp] {
    (stepCount > 0 ? [MenusOfAnApp(plan: plan, stepCount: stepCount - 1, isBusy: isBusy)] : [])
      + (isBusy ? [MenusOfAnApp(plan: plan, stepCount: stepCount, isBusy: false)] : [])
      + plan.smaller.map { MenusOfAnApp(plan: $0, stepCount: stepCount, isBusy: isBusy) }
  }

  var complaint: String? {
    var run: MenuRun? = MenuRun(plan, isBusy: isBusy)
    for _ in 0..<stepCount {
      if let complaint = run?.complaintAfterAStep { return complaint }
    }
    var app = run?.app
    run = nil
    return ChainApp.complaintAboutMemory(of: &app)
  }
}

/// Some menus of an app, and what was done with them.
private final class MenuRun {
  let app: ChainApp
  private let isBusy: Bool
  private var menus: [EditMenu] = []
  /// Who has opened them.
  private var openerNames: [String] = []
  private weak var lastPerformer: ChainApp.View?
  private var random: SeededGenerator
  private var happened: [String] = []
  /// What there was before the menus were used, or after a performer has changed something.
  private var before: (settings: ScreenSettings, words: [String])

  init(_ plan: ChainApp.Plan, isBusy: Bool) {
    (app, self.isBusy) = (ChainApp(plan), isBusy)
    random = plan.random
    before = app.state
  }

  var complaintAfterAStep: String? {
    happened += (0..<3).compactMap { _ in app.change() }
    app.straighten()
    before = app.state
    if menus.count < 2 || random.once(in: 3) { openMenu() }
    let changeByOpening = complaintAboutChanges
    if random.once(in: 3) {
      let view = lastPerformer ?? random.pick(app.views)
      happened += [app.change { app.letGo(of: view) }].compactMap { $0 }.map {
        "\($0) is let go of by all but the menus that it has opened"
      }
    }
    app.straighten()
    before = app.state
    let complaint =
      changeByOpening ?? complaintAboutOpeners ?? app.complaintAboutDeparted(apartFrom: app.log.openers)
      ?? (random.once(in: 3) ? nil : complaintAboutAnswers) ?? complaintAboutChoices ?? complaintAboutChanges
    return complaint.map {
      (happened.isEmpty ? "" : "after this: \(happened.joined(separator: "; "))\n") + $0
    }
  }

  private func openMenu() {
    let (opener, window) = (app.pick(&random), random.pick(app.windows))
    menus = menus.suffix(2) + [EditMenu(opener: opener, in: window)]
    openerNames = openerNames.suffix(2) + [opener.traceName]
    app.log.openers = Set(menus.map { ObjectIdentifier($0.opener) })
  }

  private var complaintAboutOpeners: String? {
    zip(menus, openerNames).first { $0.opener.traceName != $1 }.map {
      "the opener of a menu that \($1) opened\nexpected: the menu keeps it\ngot:      \($0.opener.traceName)"
    }
  }

  private var complaintAboutChanges: String? {
    app.change(since: before).map {
      "a menu was made or used\nexpected: nothing changes but what the performer of a command does\ngot:      \($0)"
    }
  }

  private func chain(of menu: EditMenu) -> Chain { Chain(from: menu.window.firstResponder ?? menu.opener) }

  /// Those whose search ends: a page that is presented, and in which the presenting one lies, may lead in a circle.
  private var usableMenus: [EditMenu] { menus.filter { chain(of: $0).again == nil } }

  private func target(of command: Selector, _ menu: EditMenu) -> UIResponder? {
    chain(of: menu).responders.first { ($0 as? any AppResponder)?.canItself(command) == true }
  }

  /// What the menus find, while responders ask another menu when they are asked themselves.
  private var complaintAboutAnswers: String? {
    let menus = usableMenus
    guard !menus.isEmpty else { return nil }
    let asked = random.pick(menus)
    app.log.whenAsked = { _ in _ = asked.target(of: Selector(("paste:"))) }
    defer { app.log.whenAsked = { _ in } }
    for menu in menus {
      for command in ChainApp.commands {
        let (expected, actual) = (target(of: command, menu), menu.target(of: command))
        let call = "target(of: \"\(command)\")"
        if let difference = difference(
          call, menu, expected?.traceName ?? "nil", actual?.traceName ?? "nil")
        {
          return difference
        }
      }
      let expected = ChainApp.commands.filter { target(of: $0, menu) != nil }
      if let difference = difference("offered", menu, "\(expected)", "\(menu.offered)") { return difference }
    }
    return nil
  }

  /// What happens when commands are chosen, one right after the other, and one while another is performed.
  private var complaintAboutChoices: String? {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let menus = usableMenus
      guard !menus.isEmpty else { return nil }
      let menu = random.pick(menus)
      if let complaint = complaint(aboutChoosing: random.pick(ChainApp.commands), menu) { return complaint }
    }
    return nil
  }

  private func complaint(aboutChoosing command: Selector, _ menu: EditMenu) -> String? {
    // As cutting may be written as copying and deleting.
    var inner =
      random.once(in: 2) ? (menu: random.pick(usableMenus), command: random.pick(ChainApp.commands)) : nil
    if !isBusy { inner = nil }
    let target = target(of: command, menu)
    var expected = target.map { [line($0, command, menu.opener)] } ?? []
    var answers: [String] = []
    if target != nil, let inner {
      let innerTarget = self.target(of: inner.command, inner.menu)
      expected += innerTarget.map { [line($0, inner.command, inner.menu.opener)] } ?? []
      expected.append("that choose(_:) says \(innerTarget != nil)")
    }
    expected.append("choose(_:) says \(target != nil)")
    var (becomesFirst, leaves, stops) = (random.once(in: 4), random.once(in: 6), random.once(in: 4))
    if !isBusy { (becomesFirst, leaves, stops) = (false, false, false) }
    var changed: String?
    app.log.whenPerformed = { [unowned self] performer in
      changed = app.change(since: before)
      app.log.whenPerformed = { _ in }
      lastPerformer = performer as? ChainApp.View
      if let inner { return answers.append("that choose(_:) says \(inner.menu.choose(inner.command))") }
      if becomesFirst { performer.becomeFirstResponder() }
      if leaves { lastPerformer?.removeFromSuperview() }
      if stops { for responder in app.responders { responder.part.disabled.insert(command) } }
      before = app.state
    }
    answers = { answers + ["choose(_:) says \($0)"] }(menu.choose(command))
    app.log.whenPerformed = { _ in }
    if let changed {
      return
        "choose(\"\(command)\")\nexpected: nothing has changed when the command is performed\ngot:      \(changed)"
    }
    if stops { for responder in app.responders { responder.part.disabled.remove(command) } }
    let performed = app.log.performed.map { line($0.responder, $0.command, $0.sender) }
    // It keeps the performers.
    app.log.forget()
    let during = inner.map {
      ", and while it is performed, choose(\"\($0.command)\") in this menu:\n\(words(for: $0.menu))"
    }
    return difference(
      "choose(\"\(command)\")\(during ?? "")", menu, expected.joined(separator: "; "),
      (performed + answers).joined(separator: "; "))
  }

  private func line(_ responder: UIResponder, _ command: Selector, _ sender: UIResponder?) -> String {
    "\(responder.traceName) performs \(command), sent by \(sender?.traceName ?? "no responder")"
  }

  private func difference(
    _ call: String, _ menu: EditMenu, _ expected: String, _ actual: String
  ) -> String? {
    guard expected != actual else { return nil }
    return "\(words(for: menu))\n\(call)\nexpected: \(expected)\ngot:      \(actual)"
  }

  /// Which menu it is, and where its search begins.
  private func words(for menu: EditMenu) -> String {
    let start = menu.window.firstResponder == nil ? "its opener" : "the first responder"
    return "the menu that \(menu.opener.traceName) opened in \(menu.window.traceName) begins at \(start): "
      + chain(of: menu).picture
  }
}
