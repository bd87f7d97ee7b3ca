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
    check("a quick finger is the pan's, and no swipe of the app", on: [.swipe], fingers: 1, count: 12)
    check(
      "a finger that goes a short way is the pan's, and no tap of the app", on: [.tap], fingers: 1, count: 12)
    check("when another recognizer has begun, the three stay out", on: [.longPress], fingers: 1, count: 12)
    forAll("the delegates of the three answer for recognizers of every kind, wherever they are", count: 6) {
      $0.next()
    } describe: { _ in
      "a sticker in a view or a scroll view, beside another one, with recognizers of the app on all views"
    } check: {
      StickerAnswers.complaint($0)
    }
  }

  func testTheStickerFollowsTheHand() {
    forAll("the sticker moves, grows and turns with the hand", count: 14) { random in
      func hand() -> HandCase {
        var hand = HandCase(&random)
        hand.motions = random.pick(HandCase.motions)
        hand.comesBack = random.once(in: 4)
        if random.once(in: 2) { hand.distance = 300 }
        if random.once(in: 4) { hand.fingers = 3 }
        if random.once(in: 4) { (hand.steps, hand.angleOfTurn) = (60, 30) }
        if random.once(in: 3) { hand.spreadFar(together: random.once(in: 2)) }
        hand.isCancelled = random.once(in: 4)
        return hand
      }
      var example = hand()
      if random.once(in: 2) {
        var other = hand()
        example.leavesOneByOne = true
        other.leavesOneByOne = random.once(in: 2)
        return (example, other)
      }
      if random.once(in: 3) { example.follow(by: hand()) }
      return (example, hand())
    } describe: {
      "\($0.0.description); beside it another sticker, with another hand"
    } check: {
      StickerPose.complaint(about: $0.0, and: $0.1)
    }
  }

  func testTheStickerFollowsHandAfterHand() {
    forAll("the sticker follows the fifty-fifth hand, too", count: 1) { random in
      func hand() -> HandCase {
        var hand = HandCase(&random)
        hand.motions = [.moves]
        hand.fingers = 1
        (hand.steps, hand.comesBack) = (4, true)
        return hand
      }
      var example = hand()
      // The 10 points that a pan waits for are lost there and back, so each hand is followed by its opposite.
      var opposite = example
      opposite.turnBack()
      for number in 2...55 {
        let next = number.isMultiple(of: 2) ? opposite : hand()
        example.follow(by: next)
        opposite = next
        opposite.turnBack()
      }
      // The last one stays where it went.
      var last = hand()
      (last.motions, last.fingers) = ([.moves, .spreads, .turns], 2)
      last.comesBack = false
      example.follow(by: last)
      return (example, last)
    } describe: {
      "the last hand: \($0.1.description)"
    } check: {
      StickerPose.complaint(about: $0.0, and: $0.1)
    }
  }

  func testOneFingerOnTheStickerOnlyMovesIt() {
    check("one finger on the sticker moves it and nothing else", on: HandCase.Ground.ofTheSticker, fingers: 1)
  }

  func testTheScrollViewStillScrollsBesideIt() {
    check("a finger beside the sticker scrolls", on: [.scrollView], fingers: 1, beside: true)
  }

  func testWhatIsAroundItWorksAsBefore() {
    forAll("a hand beside the sticker does what it would do without it", count: 20) { random in
      func hand(_ motions: HandCase.Motion) -> HandCase {
        var hand = HandCase(&random)
        hand.motions = [motions]
        hand.fingers = motions == .moves ? random.number(1...2) : 2
        hand.isBeside = true
        return hand
      }
      let ground = random.pick(HandCase.Ground.ofTheSticker)
      var example = hand(ground == .scrollView ? .moves : random.pick(HandCase.Motion.allCases))
      example.ground = ground
      guard random.once(in: 2) else { return example }
      let later = example
      example.isBeside = false
      example.goAway()
      example.follow(by: later)
      return example
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }

  func testEverythingIsAsStated() {
    forAll(
      "stickers, hands and an app that changes things: everything is as with stickers that do as they should",
      count: 36
    ) {
      ($0.next(), $0.number(2...6), StickerOddities(&$0))
    } shrink: { example in
      (0..<example.1).map { (example.0, $0, example.2) }
    } describe: { _ in
      "stickers in views with recognizers"
    } check: {
      StickerTwins.difference($0.0, steps: $0.1, $0.2)
    }
  }

  private func check(
    _ asked: String, on grounds: [HandCase.Ground] = [.plain], fingers: Int = 2, beside: Bool = false,
    hands: [Set<HandCase.Motion>] = HandCase.motions, count: Int = 8, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(asked, count: count, file: file, line: line) { random in
      func hand() -> HandCase {
        var hand = HandCase(&random)
        hand.motions = fingers == 1 ? [.moves] : random.pick(hands)
        hand.fingers = fingers
        if grounds == [.tap] { (hand.steps, hand.distance) = (6, 30) }
        return hand
      }
      var example = hand()
      example.ground = random.pick(grounds)
      example.isBeside = beside
      example.leavesAFingerOnTheSticker = beside && random.once(in: 3)
      if grounds != [.tap], random.once(in: 3) { example.follow(by: hand()) }
      return example
    } shrink: { example in
      var fewer = example
      fewer.next = []
      return example.next.isEmpty ? [] : [fewer]
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }
}
