import CheckSupport
import TouchKit
import XCTest

@testable import ResponderChainExercises

final class ChainWalkerChecks: CheckCase {
  func testListsTheWholeChain() {
    check("chain: every responder that comes after, up to the app delegate", .chain)
  }

  func testFollowsOverriddenNext() {
    check("chain: the way that next leads, where a class overrides it, too", .chain, detours: .up)
  }

  func testDescribesTheChain() {
    check("chainDescription: the names of the classes, joined by →", .description, detours: .up)
  }

  func testFindsTheNearestOfAType() {
    check(
      "nearest(_:): the first of a type after the responder, subclasses included", .nearest, detours: .up)
  }

  func testFindsTheFirstInCommon() {
    check(
      "firstCommonResponder(with:): the first of this chain that is in the other one", .common, detours: .up)
  }

  func testEachToolLooksAnew() {
    check("asked again after the tree has changed: the chain as it is now", changes: 3)
  }

  func testEndsOnACircle() {
    check("each of the four tools ends when next runs in a circle", detours: .inCircles)
  }

  func testHoldsInAnyApp() {
    forAll("each of the four tools, in an app in which things happen", count: 24) {
      let inCircles = $0.isTurn(in: 3)
      return WalkCase(
        tools: WalkTool.allCases, plan: .init(largeWith: $0, inCircles: inCircles), changes: 5)
    } shrink: {
      $0.smaller
    } describe: { _ in
      "  an app of controllers, of views in windows and in none, and of other responders"
    } check: {
      $0.complaint
    }
  }

  func testHoldsInLongChains() {
    forAll("each of the four tools in a chain of 300 views, and in a circle of 150", count: 2) {
      let isCircle = $0.isTurn(in: 2)
      var plan = ChainApp.Plan(&$0, views: isCircle ? 150...150 : 300...300)
      plan.isDeep = true
      plan.detours = isCircle ? .inCircles : .nowhere
      return WalkCase(tools: WalkTool.allCases, plan: plan)
    } shrink: {
      $0.smaller
    } describe: {
      "  \($0.plan.viewCount) views, each in the one before"
    } check: {
      $0.complaint
    }
  }

  private func check(
    _ asked: String, _ tools: WalkTool..., detours: ChainApp.Plan.Detours = .nowhere, changes: Int = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: 15, file: file, line: line) {
      WalkCase.onAPage(
        tools.isEmpty ? WalkTool.allCases : tools, detours: detours, changes: changes, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      "  a page with \($0.plan.viewCount == 1 ? "one view" : "\($0.plan.viewCount) views")"
    } check: {
      $0.complaint
    }
  }

  func testHoldsWhileNextIsAsked() {
    let (log, card, note, box) = (ResponderLog(), CardView(), NoteView(), BoxView())
    box.addSubview(note)
    (card.part.log, card.part.asksBack) = (log, true)
    var told: Set<String> = []
    log.whenAsked = { _ in told.insert(note.chainDescription) }
    var lines = ["the card: \(card.chainDescription)"]
    lines.append("the note, meanwhile: \(told.sorted().joined(separator: ", then "))")
    checkTrace(
      ["the card: CardView", "the note, meanwhile: NoteView → BoxView"], lines,
      asked: "a card is described, and its override of next describes the chain of a note in a box")
  }

  func testHoldsForAChildThatLiesElsewhere() {
    let (note, child, parent, box) = (NoteView(), PageController(), EditingController(), BoxView())
    parent.addChild(child)
    box.addSubview(child.view)
    child.view.addSubview(note)
    let common = note.firstCommonResponder(with: parent)
    checkTrace(
      [
        "its chain: NoteView → UIView → PageController → BoxView", "nearest(EditingController.self): nil",
        "in common with the parent: nil",
      ],
      [
        "its chain: \(note.chainDescription)",
        "nearest(EditingController.self): \(note.nearest(EditingController.self)?.traceName ?? "nil")",
        "in common with the parent: \(common?.traceName ?? "nil")",
      ],
      asked:
        "a note lies in the view of a PageController, which has an EditingController as its parent, and whose view "
        + "lies in a box")
  }
}
