import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ResponderChainExercises

final class EditMenuChecks: CheckCase {
  func testFindsTheFirstThatCan() {
    check(
      "target(of:): the first from the first responder up that can perform the command itself",
      hasFirstResponder: true
    ) {
      $0.complaintAboutTarget
    }
  }

  func testWithoutAFirstResponderItBeginsAtTheOpener() {
    check(
      "target(of:) while there is no first responder: the search begins at the opener",
      hasFirstResponder: false
    ) {
      $0.complaintAboutTarget
    }
  }

  func testGoesOnToTheAppDelegate() {
    for performer in Performers.all {
      guard let complaint = performer.complaint else { continue }
      XCTFail(
        "asked: the search goes on to the end of the chain; here only \(performer.place) has paste:\n\(complaint)"
      )
      return
    }
  }

  func testTheTargetPerformsItOnce() {
    check(
      "choose(_:): the target performs the command once, with the opener as the sender, and no one else does"
    ) {
      $0.complaintAboutChoice
    }
  }

  func testOffersOnlyWhatSomebodyCan() {
    check("offered: the commands that can be performed now, in the order of commands") {
      $0.complaintAboutOffer
    }
  }

  func testAsksAgainWhenACommandIsChosen() {
    check("what counts is who can when the menu is asked, not when it was shown before", changes: true) {
      $0.complaintAfterChange
    }
  }

  func testAsksAgainWhoIsFirstResponder() {
    check("target(of:): the search begins at the present first responder", count: 20) {
      $0.complaintAfterAnotherFirstResponder
    }
  }

  func testEveryAnswerAfterEveryChange() {
    check(
      "two menus that are asked again and again, while who can and where things are changes", count: 30,
      steps: 12
    ) { $0.complaintAfterManyChanges }
  }

  func testMenusOfAnApp() {
    forAll("each menu of an app in which things happen, also while a command is performed", count: 24) {
      AppMenu(&$0)
    } shrink: {
      $0.smaller
    } describe: { _ in
      "  an app of controllers, of views in windows and in none, and of other responders"
    } check: {
      $0.complaint
    }
  }

  func testSearchesWithoutTheEngine() {
    check("a search of your own") {
      $0.complaintAboutTheEngine
    }
  }

  private func check(
    _ asked: String, hasFirstResponder: Bool? = nil, changes: Bool = false, count: Int = 30, steps: Int = 0,
    file: StaticString = #filePath, line: UInt = #line, _ complaint: (MenuScene) -> String?
  ) {
    forAll(asked, count: count, file: file, line: line) {
      MenuCase(
        hasFirstResponder: hasFirstResponder ?? !$0.once(in: 4), changes: changes, steps: steps, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      "  the menu was opened by \(MenuScene($0).openerName)"
    } check: {
      complaint(MenuScene($0))
    }
  }
}
