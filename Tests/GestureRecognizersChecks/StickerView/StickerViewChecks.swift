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

  func testHoldsWhileSwitchedOff() {
    let sticker = AppsSticker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for recognizer in sticker.three { recognizer.isEnabled = false }
    let answer = sticker.pinch.delegate?.gestureRecognizer(
      sticker.pinch, shouldRecognizeSimultaneouslyWith: sticker.rotation)
    if answer == true { return }
    XCTFail(
      "asked: pinch and rotation may run together while all three are switched off\n"
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

  func testHoldsWhateverItLiesIn() {
    for ground in [UIScrollView(), UITableView(), UIControl(), UIStackView(), StickerView(frame: .zero)] {
      guard let complaint = StickerAnswers(1, in: ground).complaint else { continue }
      return XCTFail(
        "asked: the delegates answer the same in a \(type(of: ground))\n\(complaint)")
    }
  }

  func testHoldsBesideEachRecognizer() {
    let frame = CGRect(x: 350, y: 350, width: 300, height: 300)
    for kind in AppRecognizer.allCases {
      for place in ["a view in it", "what it lies in", "the window"] {
        let expected = Self.acts(of: StatedSticker(frame: frame), beside: kind, on: place)
        let actual = Self.acts(of: StickerView(frame: frame), beside: kind, on: place)
        guard
          let difference = firstDivergence(expected: expected, actual: actual, common: 5)
        else { continue }
        return XCTFail("asked: none waits for \(kind.rawValue) on \(place), nor it for any\n\(difference)")
      }
    }
  }

  func testHoldsInBothOrders() {
    let sticker = AppsSticker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let names = ["its pinch", "its rotation", "its pan"]
    for (one, name) in zip(sticker.three, names) {
      for (other, otherName) in zip(sticker.three, names) where other !== one {
        // One that has no delegate leaves it to the other one's.
        let answer = one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
        if answer != false { continue }
        return XCTFail(
          "asked: the delegate of \(name), directly, whether that and \(otherName) may run together\n"
            + "expected: true\ngot:      false")
      }
    }
  }

  /// What recognizers do when a finger taps twice, and moves the sticker quickly, slowly, and after a rest.
  private static func acts(
    of sticker: any Sticker, beside kind: AppRecognizer, on place: String
  ) -> [String] {
    let (stage, other) = (Stage(screen: CGSize(width: 1_000, height: 1_000)), kind.make())
    let (board, face) = (UIView(frame: stage.window.bounds), UIView(frame: sticker.bounds))
    let owner = place == "the window" ? stage.window : place == "what it lies in" ? board : face
    owner.addGestureRecognizer(other)
    var acts: [String] = []
    let listener = ActionListener {
      acts.append("\($0.name ?? "") \($0.state) at \(NumberText.fixed(stage.device.clock.now, places: 3)) s")
    }
    for (recognizer, name) in zip(sticker.three + [other], ["pinch", "rotation", "pan", kind.rawValue]) {
      recognizer.name = name
      recognizer.addTarget(listener, action: ActionListener.hear)
    }
    sticker.addSubview(face)
    board.addSubview(sticker)
    stage.show(board)
    for (way, pace, rest) in [(0, 4, 0), (0, 4, 0), (100, 8, 0), (-160, 90, 0), (60, 16, 700)] {
      var plan = FingerPlan()
      plan.add(.down(CGPoint(x: 500, y: 500)), at: 0)
      for step in 1...10 {
        plan.add(.move(CGPoint(x: 500 + way * step / 10, y: 500)), at: rest + step * pace)
      }
      plan.add(.up(), at: rest + 11 * pace)
      stage.device.play(plan.frames(on: stage.window.bounds.size))
      stage.device.advance(by: 0.2)
    }
    return acts
  }
}

/// The app's own kind of sticker.
class AppsSticker: StickerView {}
