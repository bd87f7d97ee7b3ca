import TouchKit
import XCTest

/// Recognizers as people write them, tried with fingers.
final class RecognizerStyleTests: XCTestCase {
  private let log = StateLog()
  private let phone = Phone()
  private lazy var view = phone.show(UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)))

  private func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(log, action: StateLog.act)
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func testATouchDownRecognizerActsBeforeTheLift() {
    _ = attach(TouchDownGestureRecognizer())
    phone.down(100, 100)
    XCTAssertEqual(log.states, [.recognized])
    phone.move(120, 120)
    phone.lift(120, 120)
    XCTAssertEqual(log.states, [.recognized])
    phone.tap(100, 100)
    XCTAssertEqual(log.states, [.recognized, .recognized])
    phone.tap(10, 10)
    XCTAssertEqual(log.states.count, 2)
  }

  func testAnImmediatePanFollowsFromTheFirstPoint() {
    let pan = attach(ImmediatePanGestureRecognizer())
    var ways: [CGPoint] = []
    log.onAction = { [weak self] _ in ways.append(pan.translation(in: self?.view)) }
    phone.down(100, 100)
    XCTAssertEqual(log.states, [.began])
    phone.move(103, 100)
    phone.move(110, 104)
    phone.lift(110, 104)
    XCTAssertEqual(log.states, [.began, .changed, .changed, .ended])
    let expected: [(CGFloat, CGFloat)] = [(0, 0), (3, 0), (10, 4), (10, 4)]
    for (way, (x, y)) in zip(ways, expected) {
      XCTAssertEqual(way.x, x, accuracy: 0.01)
      XCTAssertEqual(way.y, y, accuracy: 0.01)
    }
  }

  func testAnImmediatePanThatDoesNotMoveEndsProperly() {
    _ = attach(ImmediatePanGestureRecognizer())
    phone.down(100, 100)
    phone.wait(0.3)
    phone.lift(100, 100)
    XCTAssertEqual(log.states, [.began, .ended])
  }

  func testAPanAlongOneAxisGivesUpTheOther() {
    let pan = attach(AxisPanGestureRecognizer(axis: .horizontal, target: nil, action: nil))
    phone.play { $0.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 104, y: 220), for: 0.3) }
    XCTAssertEqual(log.states.last, .cancelled)
    XCTAssertFalse(log.states.contains(.changed))
    XCTAssertEqual(pan.state, .possible)
    phone.play { $0.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 220, y: 104), for: 0.3) }
    XCTAssertEqual(log.states.last, .ended)
    XCTAssertTrue(log.states.contains(.changed))
  }

  func testAChordOfThreeFingersIsHeldUntilAllHaveLifted() {
    _ = attach(ChordGestureRecognizer())
    phone.down(80, 80, finger: 0)
    phone.down(120, 80, finger: 1)
    XCTAssertEqual(log.states, [])
    phone.down(160, 80, finger: 2)
    XCTAssertEqual(log.states, [.began])
    phone.lift(80, 80, finger: 0)
    phone.lift(120, 80, finger: 1)
    XCTAssertEqual(log.states, [.began])
    phone.lift(160, 80, finger: 2)
    XCTAssertEqual(log.states, [.began, .ended])
  }

  func testAChordWhoseFingersComeOneByOneIsNone() {
    _ = attach(ChordGestureRecognizer())
    for finger in 0..<3 {
      phone.down(80 + CGFloat(finger) * 40, 80, finger: finger)
      phone.wait(0.2)
    }
    XCTAssertEqual(log.states, [])
  }
}
