import CheckSupport
import TouchKit
import XCTest

@testable import ResponderChainExercises

final class DraggableViewChecks: CheckCase {
  func testTheViewFollowsTheFinger() {
    check("the view follows the finger", .moves)
  }

  func testInATurnedAndScaledSuperview() {
    check("the view follows the finger in a superview that is turned or scaled", .moves, turnsSuperview: true)
  }

  func testAViewThatIsTurnedItself() {
    check(
      "a view that is turned or scaled itself follows the finger", .moves, turnsSuperview: true,
      turnsView: true)
  }

  func testDragAfterDrag() {
    check(
      "the view follows the finger, drag after drag, and for hundreds of moves",
      (1...55).flatMap { _ in [.slides, .lift] } + Array(repeating: .slides, count: 450),
      turnsSuperview: true, count: 1)
  }

  func testALiftLeavesTheViewWhereItIs() {
    check("after the lift the view stays, and the next drag begins there", .moves, .lift, .moves, .lift)
  }

  func testASecondFingerChangesNothing() {
    check("a second finger on the view changes nothing", .moves, .landsToo, .bothMove, .otherLeaves, .moves)
  }

  func testASecondFingerDoesNotTakeOver() {
    check(
      "when the first finger has lifted, the second does not drag, nor does it put the view back", .moves,
      .landsToo, .lift, .otherMoves, .otherLeaves)
  }

  func testTheNextFingerDragsAndNotTheSecond() {
    check(
      "when the first finger has lifted, the next one to land drags, while the second still lies on the view",
      .moves, .landsToo, .lift, .moves, .bothMove)
  }

  func testASecondFingerDoesNotChangeTheWayBack() {
    check(
      "a cancelled drag puts the view back to where it began, not to where a second finger landed",
      .moves, .landsToo, .otherMoves, .cancel, .otherLeaves)
  }

  func testCancelPutsTheViewBack() {
    check(
      "a cancelled drag puts the view back to where that drag began", .moves, .lift, .moves, .cancel, .moves,
      turnsSuperview: true, turnsView: true)
  }

  func testOfTwoFingersThatLandAtOnceOneDrags() {
    check(
      "of two fingers that land at the same instant, one drags; when it lifts, the other does not take over",
      .bothLand, .bothSlide, .bothMove, .lift, .otherMoves, .otherLeaves, .moves, .lift, .bothLand,
      .bothSlide, .bothLift, .moves, count: 20)
  }

  func testAnythingThatFingersCanDo() {
    forAll(
      "the view follows the finger that drags it, and no other, drag after drag, whatever the fingers do",
      count: 60
    ) {
      DragScript(anythingWith: &$0)
    } shrink: {
      $0.smaller
    } describe: {
      $0.scenery
    } check: {
      DragScene.complaint(about: $0)
    }
  }

  func testFingersThatLiftAtOnceEndTheDrag() {
    check(
      "when two fingers lift in the same instant, the drag is over, and the next finger drags",
      .moves, .landsToo, .lift, .moves, .bothLift, .moves, count: 20)
  }

  private func check(
    _ asked: String, _ acts: DragScript.Act..., turnsSuperview: Bool = false, turnsView: Bool = false,
    count: Int = 18, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(
      asked, acts, turnsSuperview: turnsSuperview, turnsView: turnsView, count: count, file: file, line: line)
  }

  private func check(
    _ asked: String, _ acts: [DragScript.Act], turnsSuperview: Bool, turnsView: Bool = false, count: Int,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: count, file: file, line: line) {
      DragScript(acts, turnsSuperview: turnsSuperview, turnsView: turnsView, &$0)
    } shrink: {
      $0.smaller
    } describe: {
      $0.scenery
    } check: {
      DragScene.complaint(about: $0)
    }
  }
}
