import TouchKit
import XCTest

/// Recognizers and buttons (facts R16, O5).
final class GesturePressTests: XCTestCase {
  private final class PressView: UIView {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("ended") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("cancelled")
    }
  }

  private func makeStage(taps: Int = 1, allowed: [UIPress.PressType] = [.select]) -> (
    stage: GestureStage, view: PressView, tap: UITapGestureRecognizer
  ) {
    let stage = GestureStage()
    let view = stage.stage.add(PressView(), "focus", in: stage.root)
    view.becomeFirstResponder()
    let tap = stage.tapRecognizer(taps: taps, "Tap")
    tap.allowedPressTypes = allowed.map { NSNumber(value: $0.rawValue) }
    return (stage, view, tap)
  }

  func testO5_aRecognizerSeesThePressFirstAndTakesItAway() {
    let (stage, view, tap) = makeStage()
    stage.log.onAction = { _ in view.heard.append("action") }
    stage.device.press(.select)
    XCTAssertEqual(view.heard, ["began", "action", "cancelled"])
    XCTAssertEqual(stage.log.states, [.ended])
    XCTAssertEqual(tap.state, .possible)
    let told = stage.stage.entries.filter { $0.event == .call(.pressesBegan) }.map { $0.subject }
    XCTAssertEqual(told.prefix(2), ["Tap", "focus"])
  }

  func testO5_aPressThatIsNotAllowedGoesToTheResponderOnly() {
    let (stage, view, _) = makeStage(allowed: [.menu])
    stage.device.press(.select)
    XCTAssertEqual(view.heard, ["began", "ended"])
    XCTAssertEqual(stage.log.states, [])
  }

  func testR16_aRecognizerHearsOfTheSelectButtonAloneUnlessToldOtherwise() {
    let (stage, view, tap) = makeStage()
    tap.isEnabled = false
    stage.add(UITapGestureRecognizer())
    stage.device.press(.playPause)
    XCTAssertEqual(stage.log.states, [])
    XCTAssertEqual(view.heard, ["began", "ended"])
    stage.device.press(.select)
    XCTAssertEqual(stage.log.states, [.ended])
    XCTAssertEqual(view.heard, ["began", "ended", "began", "cancelled"])
  }

  /// As the page of `allowedPressTypes` says: such a recognizer is for fingers alone.
  func testR16_aRecognizerWithoutAnyTypeHearsOfNoButton() {
    let (stage, view, _) = makeStage(allowed: [])
    stage.device.press(.select)
    XCTAssertEqual(stage.log.states, [])
    XCTAssertEqual(view.heard, ["began", "ended"])
  }

  /// Pans know nothing of buttons: one that has heard of a button still pans.
  func testR16_aRecognizerThatDoesNothingWithButtonsWorksAsBefore() {
    let (stage, view, tap) = makeStage()
    tap.isEnabled = false
    let pan = stage.add(UIPanGestureRecognizer())
    stage.device.press(.select)
    XCTAssertEqual(view.heard, ["began", "ended"])
    stage.stage.down(100, 100)
    for step in 1...4 { stage.stage.move(100 + CGFloat(step) * 10, 100) }
    XCTAssertEqual(pan.state, .changed)
    stage.stage.lift(140, 100)
    XCTAssertEqual(stage.log.states.last, .ended)
  }

  func testO5_withoutCancellingBothHear() {
    let (stage, view, tap) = makeStage()
    tap.cancelsTouchesInView = false
    stage.device.press(.select)
    XCTAssertEqual(view.heard, ["began", "ended"])
    XCTAssertEqual(stage.log.states, [.ended])
  }

  func testO5_aPressThatIsHeldTooLongIsNoTap() {
    let (stage, view, _) = makeStage()
    stage.device.press(.select, duration: 1)
    XCTAssertEqual(view.heard, ["began", "ended"])
    XCTAssertEqual(stage.log.states, [])
  }

  func testO5_aPressThatIsTakenWhenItBeginsNeverReachesItsResponder() {
    final class Greedy: UIGestureRecognizer {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .began }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .ended }
    }
    let (stage, view, tap) = makeStage()
    tap.isEnabled = false
    let greedy = stage.add(Greedy())
    greedy.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    stage.device.press(.select)
    XCTAssertEqual(stage.log.states, [.began, .ended])
    XCTAssertEqual(view.heard, [])
  }

  func testO5_twoPressesAreADoubleTap() {
    let (stage, view, _) = makeStage(taps: 2)
    stage.device.press(.select)
    stage.device.advance(by: 0.125)
    XCTAssertEqual(stage.log.states, [])
    stage.device.press(.select)
    XCTAssertEqual(stage.log.states, [.ended])
    XCTAssertEqual(view.heard, ["began", "ended", "began", "cancelled"])
  }
}
