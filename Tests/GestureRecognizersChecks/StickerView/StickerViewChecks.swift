import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import GestureRecognizersExercises

final class StickerViewChecks: CheckCase {
  func testTwoGesturesRunTogether() {
    check("two gestures of one hand run together", StickerHand.motions.filter { $0.count == 2 }, count: 6)
  }

  func testAllThreeRunTogether() {
    check("a hand that moves, spreads and turns does all three", StickerHand.motions.filter { $0.count == 3 })
  }

  func testOneFingerOnTheStickerOnlyMovesIt() {
    check("one finger on the sticker moves it and nothing else", [[.moves]], on: .scrollView, fingers: 1)
  }

  func testAScrollViewAroundItStandsStill() {
    check("the scroll view does not scroll while a hand is on the sticker", on: .scrollView, count: 6)
  }

  func testABoardAroundItStandsStill() {
    check("pinch, rotation and pan of the view around it stay out", on: .board, count: 8)
  }

  func testAStickerBelowItStandsStill() {
    check("the recognizers of the sticker that it was put on stay out", on: .sticker, count: 8)
  }

  func testARecognizerOfTheAppOnItStaysOut() {
    check(
      "a recognizer that is none of the three stays out, also on the sticker itself", on: .another, count: 8)
    check(
      "when another recognizer has begun, the three stay out", [[.moves]], on: .press, fingers: 1, count: 6)
  }

  func testWhatIsAroundItWorksAsBefore() {
    check("a finger beside the sticker scrolls", [[.moves]], on: .scrollView, fingers: 1, isBeside: true)
    let alone = StickerHand.motions.filter { $0.count == 1 }
    check("a hand beside the sticker is the board’s", alone, on: .board, isBeside: true)
    check("a hand beside the sticker is the lower sticker’s", alone, on: .sticker, isBeside: true)
    for isOn in [false, true] {
      if let complaint = complaintAboutSettings(areOn: isOn) {
        XCTFail("asked: nothing changes but who may run together\n\(complaint)")
      }
    }
  }

  func testItsDelegateAnswersForEachPair() {
    forAll("the delegates of the three answer for recognizers of every kind, wherever they are", count: 4) {
      $0.next()
    } describe: { _ in
      "a sticker in a view or a scroll view, beside another one, with recognizers of the app on all views"
    } check: {
      StickerAnswers($0).complaint
    }
  }

  func testHoldsInAnyApp() {
    check(
      "in any app everything is as with a sticker that does what is stated",
      Self.twins)
  }

  func testHoldsInPlainApps() {
    check(
      "in a plain app everything is as with a sticker that does what is stated", Self.twins,
      StickerPlan.plainCases)
  }

  private static var twins: Twins<StickerPlan> {
    StickerPlan.twins(right: { StatedSticker(frame: $0) }, students: { AppsSticker(frame: $0) })
  }

  func testHoldsWhileOneIsSwitchedOff() {
    let sticker = AppsSticker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    sticker.pan.isEnabled = false
    let answer = sticker.pinch.delegate?.gestureRecognizer(
      sticker.pinch, shouldRecognizeSimultaneouslyWith: sticker.rotation)
    if answer == true { return }
    XCTFail(
      "asked: pinch and rotation may run together while the pan is switched off\n"
        + "expected: its delegate answers true\ngot:      \(answer.map { "\($0)" } ?? "there is no delegate")"
    )
  }

  private func check(
    _ asked: String, _ motions: [Set<StickerHand.Motion>] = StickerHand.motions,
    on ground: StickerScene.Ground = .plain, fingers: Int = 2, isBeside: Bool = false, count: Int = 3,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forAll(asked, count: count, file: file, line: line) { random in
      var hand = StickerHand(random.inTurn(motions), &random)
      hand.fingers = fingers
      return StickerScene(ground, hand, isBeside: isBeside, &random)
    } describe: {
      $0.description
    } check: {
      $0.complaint
    }
  }
}

/// The app's own kind of sticker.
class AppsSticker: StickerView {}
