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
      "target(of:) while there is no first responder: the search begins at the opener",
      hasFirstResponder: false
    ) {
      $0.complaintAboutTarget
    }
  }

  func testGoesOnToTheAppDelegate() {
    for place in [
      "the app delegate", "the application", "a responder that is neither a view nor a controller",
    ] {
      guard let complaint = complaint(ifOnlyOneCanPaste: place) else { continue }
      XCTFail(
        "asked: the search goes on to the end of the chain; here only \(place) has paste:\n\(complaint)")
      return
    }
  }

  private func complaint(ifOnlyOneCanPaste place: String) -> String? {
    let (delegate, application, helper) = (PastingDelegate(), PastingApplication(), PastingResponder())
    let (isApplication, isHelper) = (place == "the application", place.hasPrefix("a responder"))
    let device = Device()
    let page = LeadingView()
    var menu: EditMenu?
    device.launch(
      application: isApplication ? application : UIApplication(),
      delegate: isApplication || isHelper ? nil : delegate
    ) { _ in
      let controller = UIViewController()
      controller.view.addSubview(page)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      if isHelper {
        helper.follower = page.next
        page.follower = helper
      }
      menu = EditMenu(opener: page, in: window)
    }
    let expected: UIResponder = isApplication ? application : isHelper ? helper : delegate
    let target = menu?.target(of: "paste:")
    guard target === expected else {
      let got = target?.traceName ?? "nil"
      return "target(of: \"paste:\")\nexpected: \(expected.traceName)\ngot:      \(got)"
    }
    let answer = menu?.choose("paste:") ?? false
    let count = [delegate.count, application.count, helper.count].reduce(0, +)
    guard !answer || count != 1 else { return nil }
    return "choose(\"paste:\")\nexpected: it performs it once, and the answer is true\n"
      + "got:      it performs it \(count) times, and the answer is \(answer)"
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
    check("target(of:): the search begins at the present first responder", count: 30) {
      $0.complaintAfterAnotherFirstResponder
    }
  }

  func testEveryAnswerAfterEveryChange() {
    check(
      "two menus that are asked again and again, while who can and where things are changes", count: 30,
      steps: 12
    ) { $0.complaintAfterManyChanges }
  }

  func testSearchesWithoutTheEngine() {
    check("a search of your own") {
      $0.complaintAboutTheEngine
    }
  }

  private func check(
    _ asked: String, hasFirstResponder: Bool = true, changes: Bool = false, count: Int = 30, steps: Int = 0,
    file: StaticString = #filePath, line: UInt = #line, _ complaint: (MenuScene) -> String?
  ) {
    forAll(asked, count: count, file: file, line: line) {
      MenuCase(hasFirstResponder: hasFirstResponder, changes: changes, steps: steps, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      "  the menu was opened by \(MenuScene($0).openerName)"
    } check: {
      complaint(MenuScene($0))
    }
  }
}

private final class PastingDelegate: UIResponder, UIApplicationDelegate {
  private(set) var count = 0

  override func paste(_ sender: ActionObject?) { count += 1 }
  override class var actions: [ActionMethod] {
    super.actions + [ActionMethod("paste:", PastingDelegate.paste)]
  }
}

private final class PastingApplication: UIApplication {
  private(set) var count = 0

  override func paste(_ sender: ActionObject?) { count += 1 }
  override class var actions: [ActionMethod] {
    super.actions + [ActionMethod("paste:", PastingApplication.paste)]
  }
}

private final class PastingResponder: UIResponder {
  private(set) var count = 0
  var follower: UIResponder?

  override var next: UIResponder? { follower }
  override func paste(_ sender: ActionObject?) { count += 1 }
  override class var actions: [ActionMethod] {
    super.actions + [ActionMethod("paste:", PastingResponder.paste)]
  }
}

/// A view that may lead the chain somewhere else.
private final class LeadingView: UIView {
  weak var follower: UIResponder?
  override var next: UIResponder? { follower ?? super.next }
}
