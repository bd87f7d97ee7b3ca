import CheckSupport
import TouchKit

@testable import ResponderChainExercises

/// A page on which a menu is opened.
struct MenuCase {
  /// What is looked at.
  enum Question {
    case target, offer, choice
    /// A command is chosen that its target of a moment ago can't perform any more.
    case choiceAfterAChange
    /// Another responder becomes first meanwhile.
    case targetAfterAnotherFirstResponder
    /// Whether the engine's own search was called.
    case ownSearch
  }

  let question: Question
  var plan: ChainApp.Plan
  let hasFirstResponder: Bool
  /// Whether only the window, the application and its delegate can do something.
  let isOnlyAtTheTop: Bool

  init(
    _ question: Question, hasFirstResponder: Bool?, isOnlyAtTheTop: Bool, _ random: inout SeededGenerator
  ) {
    (self.question, self.isOnlyAtTheTop) = (question, isOnlyAtTheTop)
    plan = .init(&random, views: 3...8)
    self.hasFirstResponder = hasFirstResponder ?? !random.once(in: 4)
  }

  var smaller: [MenuCase] {
    plan.smaller.map { plan in
      var example = self
      example.plan = plan
      return example
    }
  }

  var complaint: String? { MenuPage(self).complaint }
}

/// The page of a case, and the student's menu.
private final class MenuPage {
  private let question: MenuCase.Question
  private let app: ChainApp
  private let menu: EditMenu
  private var random: SeededGenerator

  init(_ example: MenuCase) {
    question = example.question
    app = ChainApp(example.plan)
    var random = example.plan.random
    let inPage = app.views + app.controllers
    for responder in app.responders {
      let isAtTheTop = !inPage.contains { $0 === responder }
      let oneIn = isAtTheTop == example.isOnlyAtTheTop ? 3 : 1
      responder.part.disabled = Set(ChainApp.commands.filter { _ in random.once(in: oneIn) })
    }
    if example.hasFirstResponder { random.pick(inPage).becomeFirstResponder() }
    menu = EditMenu(opener: random.pick(inPage), in: app.windows[0])
    app.log.openers = [ObjectIdentifier(menu.opener)]
    self.random = random
  }

  private var chain: [UIResponder] { Chain(from: app.windows[0].firstResponder ?? menu.opener).responders }

  private func target(of command: Selector) -> (any AppResponder)? {
    chain.lazy.compactMap { $0 as? any AppResponder }.first { $0.canItself(command) }
  }

  var complaint: String? {
    let command = random.pick(ChainApp.commands)
    switch question {
    case .target: return complaintAboutTargets
    case .offer: return complaintAboutOffer
    case .choice: return complaint(aboutChoosing: command)
    case .choiceAfterAChange:
      _ = (menu.offered, menu.target(of: command))
      guard let target = target(of: command) else { return nil }
      target.part.disabled.insert(command)
      let change = "the menu was shown; \(target.traceName) can't perform \(command) any more\n"
      return (complaint(aboutChoosing: command) ?? complaintAboutOffer).map { change + $0 }
    case .targetAfterAnotherFirstResponder:
      for command in ChainApp.commands { _ = menu.target(of: command) }
      let view = app.views[app.views.count - 1]
      view.becomeFirstResponder()
      return complaintAboutTargets.map { "\(view.traceName) has become first responder meanwhile\n\($0)" }
    case .ownSearch: return complaintAboutTheEngine
    }
  }

  private var complaintAboutTargets: String? {
    for command in ChainApp.commands {
      let (expected, actual) = (target(of: command), menu.target(of: command))
      guard expected !== actual else { continue }
      return difference(
        "target(of: \"\(command)\")", expected?.traceName ?? "nil", actual?.traceName ?? "nil", command)
    }
    return nil
  }

  private var complaintAboutOffer: String? {
    let expected = ChainApp.commands.filter { command in target(of: command) != nil }
    let actual = menu.offered
    let wrong = ChainApp.commands.first { expected.contains($0) != actual.contains($0) }
    return difference("offered", "\(expected)", "\(actual)", wrong ?? ChainApp.commands[0])
  }

  private func complaint(aboutChoosing command: Selector) -> String? {
    let target = target(of: command)
    let answer = menu.choose(command)
    let performed = app.log.performed.map {
      "\($0.responder.traceName) performs \($0.command), sent by \($0.sender?.traceName ?? "no responder")"
    }
    let opener = menu.opener.traceName
    let expected = target.map { ["\($0.traceName) performs \(command), sent by \(opener)"] } ?? []
    func words(_ performed: [String], _ answer: Bool) -> String {
      (performed.isEmpty ? "no responder performs it" : performed.joined(separator: "; "))
        + "; the answer is \(answer)"
    }
    return difference(
      "choose(\"\(command)\")", words(expected, target != nil), words(performed, answer), command)
  }

  private var complaintAboutTheEngine: String? {
    let trace = app.device.trace ?? Trace(of: [.responders])
    app.device.trace = trace
    trace.removeAll()
    _ = menu.offered
    for command in ChainApp.commands { _ = (menu.target(of: command), menu.choose(command)) }
    // Only the engine's search leaves this: it asks each responder alone.
    let isEngines = trace.entries.contains { $0.event == .call(.canPerformAction) }
    return isEngines
      ? "got: target(forAction:withSender:) was called, or sendAction with nil: the engine's own search" : nil
  }

  /// What differs, and who in the chain can do what.
  private func difference(
    _ call: String, _ expected: String, _ actual: String, _ command: Selector
  ) -> String? {
    guard expected != actual else { return nil }
    let start = app.windows[0].firstResponder == nil ? "the opener" : "the first responder"
    let lines = chain.compactMap { $0 as? any AppResponder }.enumerated().map { number, responder in
      let skill =
        !responder.lists(command)
        ? "doesn't list \(command)"
        : "lists \(command)" + (responder.canItself(command) ? "" : ", but canPerformAction says no")
      return "  \(responder.traceName) \(skill)\(number == 0 ? "; it is \(start)" : "")"
    }
    return "\(menu.opener.traceName) has opened the menu\n" + lines.joined(separator: "\n")
      + "\n\(call)\nexpected: \(expected)\ngot:      \(actual)"
  }
}
