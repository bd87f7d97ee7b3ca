import TouchInput
import TouchKit
import TouchStage
import XCTest

/// Touches that come twice, not at all, or never end.
final class TouchSymptomTests: XCTestCase {
  func testSecondFinger() {
    func fingers(_ prepare: (UIView) -> Void) -> Int {
      let (stage, pad) = (Stage(), Pad())
      pad.frame = CGRect(x: 20, y: 100, width: 280, height: 200)
      prepare(pad)
      stage.show(pad)
      stage.hand { $0.pinch(at: pad.center, from: 60, to: 120, for: 0.2) }
      return pad.fingers
    }
    XCTAssertEqual(fingers { _ in }, 1)
    XCTAssertEqual(fingers(allowTwoFingers), 2)
  }

  func testOneButtonAtATime() {
    func clicks(_ prepare: ([UIButton]) -> Void) -> Int {
      let stage = Stage()
      let buttons = (0..<2).map { UIButton(frame: CGRect(x: 20 + 160 * $0, y: 100, width: 120, height: 60)) }
      var clicks = 0
      let all = UIView(frame: stage.window.bounds)
      for button in buttons {
        button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
        all.addSubview(button)
      }
      prepare(buttons)
      stage.show(all)
      stage.hand { script in
        script.down(finger: 0, at: buttons[0].center)
        script.wait(0.02)
        script.down(finger: 1, at: buttons[1].center)
        script.wait(0.05)
        script.up(finger: 0)
        script.up(finger: 1)
      }
      return clicks
    }
    XCTAssertEqual(clicks { _ in }, 2)
    XCTAssertEqual(clicks(makeExclusive), 1)
  }

  func testSoundOnce() {
    func sounds(_ key: Key) -> Int {
      let stage = Stage()
      key.frame = CGRect(x: 20, y: 100, width: 280, height: 200)
      stage.show(key)
      stage.tap(at: key.center)
      return key.sounds
    }
    XCTAssertEqual(sounds(SearchingKey()), 2)
    XCTAssertEqual(sounds(TouchedKey()), 1)
  }

  func testEveryEnd() {
    func isPressed(_ card: PressedView, _ end: (Stage) -> Void) -> Bool {
      let stage = Stage()
      card.frame = CGRect(x: 20, y: 100, width: 280, height: 200)
      stage.window.addGestureRecognizer(UIPanGestureRecognizer())
      stage.show(card)
      end(stage)
      return card.isPressed
    }
    let ends: [(Stage) -> Void] = [
      { $0.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 250)) },
      { stage in
        stage.hand { $0.down(at: CGPoint(x: 160, y: 150)) }
        stage.device.interrupt()
      },
    ]
    for end in ends {
      XCTAssertTrue(isPressed(HalfCard(), end))
      XCTAssertFalse(isPressed(Card(), end))
    }
  }

  func testUndecided() {
    func phases(_ recognizer: UIGestureRecognizer) -> [UITouch.Phase] {
      let (stage, pad) = (Stage(), Pad())
      pad.frame = CGRect(x: 20, y: 100, width: 280, height: 200)
      stage.window.addGestureRecognizer(recognizer)
      stage.show(pad)
      stage.tap(at: pad.center)
      stage.device.advance(by: 0.5)
      return pad.phases
    }
    XCTAssertEqual(phases(UndecidedRecognizer()), [.began])
    XCTAssertEqual(phases(DecidedRecognizer()), [.began, .ended])
  }

  func testOwnRecognizerTwice() {
    func strokes(_ recognizer: StrokeRecognizer) -> Int {
      let (stage, counter) = (Stage(), Counter())
      stage.window.addGestureRecognizer(counter.watch(recognizer))
      for _ in 1...3 { stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300)) }
      return counter.count
    }
    XCTAssertEqual(strokes(StrokeRecognizer()), 1)
    XCTAssertEqual(strokes(ForgettingRecognizer()), 3)
  }

  func testRunsAway() {
    func way<Card: DraggedCard>(_ card: Card) -> CGFloat {
      let stage = Stage()
      card.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
      let pan = UIPanGestureRecognizer(target: card, action: Card.didPan)
      card.addGestureRecognizer(pan)
      stage.show(card)
      stage.drag(from: CGPoint(x: 70, y: 70), to: CGPoint(x: 70, y: 170))
      return card.frame.minY - 20
    }
    XCTAssertGreaterThan(way(HastyCard()), 200)
    XCTAssertEqual(way(CalmCard()), 100, accuracy: 20)
  }
}

private final class Pad: UIView {
  private(set) var fingers = 0
  private(set) var phases: [UITouch.Phase] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers += touches.count
    phases.append(.began)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.cancelled) }
}

private func allowTwoFingers(on view: UIView) {
  // snippet: second-finger
  view.isMultipleTouchEnabled = true
  // endsnippet
}

private func makeExclusive(_ buttons: [UIButton]) {
  // snippet: one-button-at-a-time
  for button in buttons { button.isExclusiveTouch = true }
  // endsnippet
}

private class Key: UIView {
  var sounds = 0
  func playSound() { sounds += 1 }
}

private final class SearchingKey: Key {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    playSound()
    return super.hitTest(point, with: event)
  }
}

private final class TouchedKey: Key {
  // snippet: sound-once
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    playSound()
  }
  // endsnippet
}

private class UndecidedRecognizer: UIGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

private final class DecidedRecognizer: UndecidedRecognizer {
  // snippet: undecided
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }
  // endsnippet
}

/// A stroke of one finger; a second one spoils it.
private class StrokeRecognizer: UIGestureRecognizer {
  var finger: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if finger != nil || touches.count > 1 { state = .failed } else { finger = touches.first }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
}

private final class ForgettingRecognizer: StrokeRecognizer {
  // snippet: own-recognizer-twice
  override func reset() {
    super.reset()
    finger = nil
  }
  // endsnippet
}

private protocol DraggedCard: UIView {
  func didPan(_ pan: UIPanGestureRecognizer)
}

private final class HastyCard: UIView, DraggedCard {
  func didPan(_ pan: UIPanGestureRecognizer) {
    center.y += pan.translation(in: superview).y
  }
}

private final class CalmCard: UIView, DraggedCard {
  // snippet: runs-away
  func didPan(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
  }
  // endsnippet
}

private class PressedView: UIView {
  var isPressed = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }
}

private final class HalfCard: PressedView {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = false }
}

private final class Card: PressedView {
  // snippet: every-end
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }
  // endsnippet
}
