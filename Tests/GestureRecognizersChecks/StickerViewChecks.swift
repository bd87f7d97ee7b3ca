import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class StickerViewChecks: CheckCase {
  func testEachGestureAloneWorks() {
    check(
      "a hand that does one thing is recognized as that one", hands: HandCase.motions.filter { $0.count == 1 }
    )
  }

  func testTwoGesturesRunTogether() {
    check("two gestures of one hand run together", hands: HandCase.motions.filter { $0.count == 2 })
  }

  func testAllThreeRunTogether() {
    check(
      "a hand that moves, spreads and turns does all three", hands: HandCase.motions.filter { $0.count == 3 })
  }

  func testAScrollViewAroundItStandsStill() {
    check("the scroll view does not scroll while a hand is on the sticker", on: [.scrollView])
  }

  func testABoardAroundItStandsStill() {
    check("pinch, rotation and pan of the view around it stay out", on: [.board])
  }

  func testAStickerBelowItStandsStill() {
    check("the recognizers of the sticker that it was put on stay out", on: [.sticker])
  }

  func testAPanOfTheAppOnItStaysOut() {
    check("a recognizer that is none of the three stays out, also on the sticker itself", on: [.guest])
  }

  func testTheStickerFollowsTheHand() {
    forAll("the sticker moves, grows and turns with the hand", count: 20) { random in
      var example = HandCase(&random)
      example.motions = random.pick(HandCase.motions)
      return example
    } describe: {
      $0.description
    } check: {
      StickerPose.complaint(about: $0.plan)
    }
  }

  func testOneFingerOnTheStickerOnlyMovesIt() {
    check("one finger on the sticker moves it and nothing else", on: HandCase.Ground.allCases, fingers: 1)
  }

  func testTheScrollViewStillScrollsBesideIt() {
    check("a finger beside the sticker scrolls", on: [.scrollView], fingers: 1, beside: true)
  }

  private func check(
    _ asked: String, on grounds: [HandCase.Ground] = [.plain], fingers: Int = 2, beside: Bool = false,
    hands: [Set<HandCase.Motion>] = HandCase.motions, file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: 60, file: file, line: line) { random in
      var example = HandCase(&random)
      example.ground = random.pick(grounds)
      example.motions = fingers == 1 ? [.moves] : random.pick(hands)
      example.fingers = fingers
      example.isBeside = beside
      return example
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }
}
