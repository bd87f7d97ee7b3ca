import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import ResponderChainExercises

final class EditMenuChecks: CheckCase {
  func testFindsTheFirstThatCan() {
    check("target(of:): the first from the first responder up that can perform the command itself") {
      $0.complaintAboutTarget
    }
  }

  func testWithoutAFirstResponderItBeginsAtTheOpener() {
    check(
      "target(of:) while nobody is first responder: the search begins at the opener", hasFirstResponder: false
    ) {
      $0.complaintAboutTarget
    }
  }

  func testTheTargetPerformsItOnce() {
    check(
      "choose(_:): the target performs the command once, with the opener as the sender, and nobody else does"
    ) {
      $0.complaintAboutChoice
    }
  }

  func testOffersOnlyWhatSomebodyCan() {
    check("offered: the commands that somebody can perform now, in the order of commands") {
      $0.complaintAboutOffer
    }
  }

  func testAsksAgainWhenACommandIsChosen() {
    check("what counts is who can when the command is chosen, not when the menu was shown", changes: true) {
      $0.complaintAfterChange
    }
  }

  func testSearchesWithoutTheEngine() {
    check("a search of your own") {
      $0.complaintAboutTheEngine
    }
  }

  private func check(
    _ asked: String, hasFirstResponder: Bool = true, changes: Bool = false,
    file: StaticString = #filePath, line: UInt = #line, _ complaint: (MenuScene) -> String?
  ) {
    forAll(asked, count: 100, file: file, line: line) {
      MenuCase(hasFirstResponder: hasFirstResponder, changes: changes, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      "  the menu was opened by \(MenuScene($0).openerName)"
    } check: {
      complaint(MenuScene($0))
    }
  }
}
