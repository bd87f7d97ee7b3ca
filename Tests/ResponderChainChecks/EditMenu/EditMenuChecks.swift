import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ResponderChainExercises

final class EditMenuChecks: CheckCase {
  func testFindsTheFirstThatCan() {
    check(
      "target(of:): the first from the first responder up that can perform the command itself", .target,
      hasFirstResponder: true)
  }

  func testWithoutAFirstResponderItBeginsAtTheOpener() {
    check(
      "target(of:) while there is no first responder: the search begins at the opener", .target,
      hasFirstResponder: false)
  }

  func testGoesOnToTheAppDelegate() {
    check("the search goes on to the end of the chain", .target, isOnlyAtTheTop: true)
  }

  func testTheTargetPerformsItOnce() {
    check(
      "choose(_:): the target performs the command once, with the opener as the sender, and no one else does",
      .choice)
  }

  func testOffersOnlyWhatHasATarget() {
    check("offered: the commands that can be performed now, in the order of commands", .offer)
  }

  func testAsksAgainWhenACommandIsChosen() {
    check(
      "what counts is who can when a command is chosen, not when the menu was shown", .choiceAfterAChange)
  }

  func testAsksAgainWhoIsFirstResponder() {
    check(
      "target(of:): the search begins at the present first responder", .targetAfterAnotherFirstResponder)
  }

  func testSearchesWithoutTheEngine() {
    check("a search of your own", .ownSearch)
  }

  func testHoldsWhereASubclassFindsOtherTargets() {
    let (stage, log) = (Stage(), ResponderLog())
    let (clip, outer, opener) = (ClipView(), EditorView(), EditorView())
    for (view, superview) in [(clip, stage.window), (outer, clip), (opener, outer)] {
      superview.addSubview(view)
    }
    for view in [clip, outer, opener] as [any AppResponder] { view.part.log = log }
    log.openers = [ObjectIdentifier(opener)]
    let menu = OtherTargetsMenu(opener: opener, in: stage.window)
    let answers = [menu.choose(Selector(("cut:"))), menu.choose(Selector(("paste:")))]
    checkTrace(
      ["offered: copy:, paste:", "cut: false, paste: true", "paste: is performed by the outer one: true"],
      [
        "offered: \(menu.offered.map { "\($0)" }.joined(separator: ", "))",
        "cut: \(answers[0]), paste: \(answers[1])",
        "\(log.performed.map { "\($0.command)" }.joined(separator: ", ")) is performed by the outer one: "
          + "\(log.performed.allSatisfy { $0.responder === outer })",
      ],
      asked:
        "a subclass of the menu overrides target(of:): none for cut:, and for paste: the editor around the "
        + "opener; cut: and paste: are chosen")
  }

  func testHoldsWithAFirstResponderThatIsNoView() {
    let (stage, log, clip, helper) = (Stage(), ResponderLog(), ClipView(), FirstHelper())
    stage.show(clip)
    (helper.part.log, helper.part.detour, clip.part.log) = (log, clip, log)
    log.openers = [ObjectIdentifier(clip)]
    _ = helper.becomeFirstResponder()
    let menu = EditMenu(opener: clip, in: stage.window)
    let isPasted = menu.choose(Selector(("paste:")))
    checkTrace(
      ["offered: cut:, copy:, paste:", "paste: true, performed by the helper: true"],
      [
        "offered: \(menu.offered.map { "\($0)" }.joined(separator: ", "))",
        "paste: \(isPasted), performed by the helper: \(log.performed.first?.responder === helper)",
      ],
      asked:
        "the first responder is a helper that is neither a view nor a controller, and whose next is the opener; the "
        + "opener can cut, the helper all; what is offered, and who pastes")
  }

  func testHoldsInAnyApp() {
    forAll("each menu of an app in which things happen, even while a command is performed", count: 24) {
      MenusOfAnApp(plan: .init(largeWith: $0))
    } shrink: {
      $0.smaller
    } describe: { _ in
      "  an app of controllers, of views in windows and in none, and of other responders"
    } check: {
      $0.complaint
    }
  }

  func testHoldsForLong() {
    var random = SeededGenerator(seed: 1)
    var plan = ChainApp.Plan(&random, views: 500...500)
    plan.isDeep = true
    let app = ChainApp(plan)
    for responder in app.views + app.controllers + app.windows {
      responder.part.disabled = Set(ChainApp.commands)
    }
    let paste = Selector(("paste:"))
    let menu = EditMenu(opener: app.views[499], in: app.windows[0])
    app.log.openers = [ObjectIdentifier(menu.opener)]
    let right = (1...60).filter { _ in
      app.log.forget()
      return menu.choose(paste) && app.log.performed.count == 1
    }
    guard right.count != 60 else { return }
    XCTFail(
      "asked: paste: is chosen 60 times, and only the application can perform it, above 500 views\n"
        + "expected: each time it performs it once, and the answer is true\n"
        + "got:      that is so \(right.count) times")
  }

  private func check(
    _ asked: String, _ question: MenuCase.Question, hasFirstResponder: Bool? = nil,
    isOnlyAtTheTop: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: 20, file: file, line: line) {
      MenuCase(question, hasFirstResponder: hasFirstResponder, isOnlyAtTheTop: isOnlyAtTheTop, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      "  a page with \($0.plan.viewCount == 1 ? "one view" : "\($0.plan.viewCount) views")"
    } check: {
      $0.complaint
    }
  }
}

/// A menu in which the opener can do nothing but copy.
class OtherTargetsMenu: EditMenu {
  override func target(of command: Selector) -> UIResponder? {
    switch command {
    case Selector(("cut:")): nil
    case Selector(("paste:")): opener.next
    default: super.target(of: command)
    }
  }
}
