import CheckSupport
import TouchKit
import XCTest

@testable import ResponderChainExercises

final class SketchPanelChecks: CheckCase {
  func testTouchesInTheMarginGoOn() {
    check(
      "the next responder is told of a touch in the margin, from beginning to end", .init(places: [.margin]))
  }

  func testTouchesOnThePaperStay() {
    check("a finger on the paper draws, and no one else is told of it", .init(places: [.paper]))
  }

  func testThePlaceOfLandingDecides() {
    check(
      "a touch belongs to where it landed, wherever it goes", .init(places: [.paper, .margin], crosses: true))
  }

  func testCancelledTouches() {
    check(
      "a cancellation in the margin goes on, and a cancelled stroke is thrown away",
      .init(places: [.paper, .margin], endings: [.isCancelled]))
  }

  func testFingersOfBothKindsAtOnce() {
    check(
      "with fingers on the paper and in the margin, each goes its own way",
      .init(places: [.paper, .margin], crosses: true, fingers: 2...4, endings: [.lifts, .isCancelled]))
  }

  func testAnyPanelAndAnyNumberOfFingers() {
    check(
      "in any panel each of many fingers goes its own way, whatever the panel does meanwhile",
      .init(
        places: [.paper, .margin], crosses: true, fingers: 1...16, endings: [.lifts, .isCancelled],
        variesThePanel: true), .everything)
  }

  func testNoOneIsToldOfNoTouches() {
    check(
      "no one is told of an empty set of touches",
      .init(places: [.paper, .paper, .margin], fingers: 1...3, endings: [.lifts, .isCancelled]), .emptySets)
  }

  func testTheSameEventGoesOn() {
    check("the event goes on with the touches", .init(places: [.margin], fingers: 1...2), .events)
  }

  func testATouchIsNotTheOneThatIsGone() {
    // The memory of a touch that is gone is used again, most often by the next one.
    forAll(
      "each touch goes its own way, even if it lies in memory where another one lay, or stays for long",
      count: 1
    ) { _ in
      SketchScript(oneAfterTheOther: 104)
    } shrink: {
      $0.smaller
    } describe: {
      "\($0)"
    } check: {
      SketchScene.complaint(about: $0, .touches)
    }
  }

  private func check(
    _ asked: String, _ recipe: SketchScript.Recipe, _ aspect: SketchScene.Aspect = .touches,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: recipe.variesThePanel ? 40 : 15, file: file, line: line) {
      SketchScript(recipe, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      "\($0)\n  the chain: SketchPanel → \($0.variation.hasCoordinator ? "Coordinator → " : "")\($0.variation.hasController ? "PanelController → " : "")PageView → PageController → …"
    } check: {
      SketchScene.complaint(about: $0, aspect)
    }
  }
}
