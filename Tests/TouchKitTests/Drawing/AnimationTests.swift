import TouchKit
import XCTest

final class AnimationTests: XCTestCase {
  private final class Receiver: UIView {
    var began = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  }

  private let device = Device()
  private let behind = Receiver(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let animated = Receiver(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let inside = Receiver(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func setUp() {
    device.launch { _ in
      let window = UIWindow(frame: device.screen.bounds)
      window.addSubview(behind)
      window.addSubview(animated)
      animated.addSubview(inside)
      window.makeKeyAndVisible()
    }
  }

  private func tap() {
    let middle = CGPoint(x: 0.5, y: 0.5)
    device.play([
      DigitizerFrame(time: 0, contacts: [Contact(index: 0, phase: .began, location: middle)]),
      DigitizerFrame(time: 0.05, contacts: [Contact(index: 0, phase: .ended, location: middle)]),
    ])
  }

  func testH8_aFingerFallsThroughAViewThatIsAnimatedToWhatLiesBehind() {
    var isDone = false
    UIView.animate(withDuration: 1) {
      animated.alpha = 0.5
    } completion: {
      isDone = $0
    }
    XCTAssertEqual(animated.alpha, 0.5, "the model has its new value at once")
    tap()
    XCTAssertEqual([behind.began, animated.began, inside.began], [1, 0, 0])
    XCTAssertFalse(isDone)
    device.advance(to: 1)
    XCTAssertTrue(isDone)
    tap()
    XCTAssertEqual([behind.began, animated.began, inside.began], [1, 0, 1])
  }

  func testH8_aPlainViewThatIsAnimatedIsNotFoundEither() {
    let plain = UIView(frame: behind.frame)
    animated.superview?.addSubview(plain)
    let window = plain.window
    func hit() -> UIView? { window?.hitTest(CGPoint(x: 160, y: 240), with: nil) }
    XCTAssertTrue(hit() === plain)
    UIView.animate(withDuration: 1) { plain.frame.origin.x = 10 }
    XCTAssertTrue(hit() === inside)
    let trace = Trace()
    device.trace = trace
    tap()
    XCTAssertTrue(
      trace.entries.contains { $0.details.contains { $0.value == .obstacle(.animated) } })
    device.advance(by: 1)
    XCTAssertTrue(hit() === plain)
  }

  func testH8_theLastOfTwoAnimationsCounts() {
    UIView.animate(withDuration: 2) { animated.alpha = 0.5 }
    UIView.animate(withDuration: 1) { animated.frame.origin.x = 1 }
    device.advance(to: 1.5)
    tap()
    XCTAssertEqual([behind.began, inside.began], [1, 0])
    device.advance(to: 2)
    tap()
    XCTAssertEqual([behind.began, inside.began], [1, 1])
  }

  func testH8_allowUserInteractionLetsFingersThrough() {
    UIView.animate(withDuration: 1, options: .allowUserInteraction) { animated.alpha = 0.5 }
    tap()
    XCTAssertEqual([behind.began, animated.began, inside.began], [0, 0, 1])
  }

  func testH8_theAlphaAtTheEndCountsFromTheStart() {
    UIView.animate(withDuration: 1, options: .allowUserInteraction) { animated.alpha = 0 }
    tap()
    XCTAssertEqual([behind.began, inside.began], [1, 0])
    UIView.animate(withDuration: 1, options: .allowUserInteraction) { animated.alpha = 1 }
    tap()
    XCTAssertEqual([behind.began, inside.began], [1, 1])
  }

  func testH8_aDurationThatIsNoneAnimatesNothing() {
    var isDone = false
    UIView.animate(withDuration: -1) {
      animated.alpha = 0.5
    } completion: {
      isDone = $0
    }
    XCTAssertTrue(isDone)
    tap()
    XCTAssertEqual(inside.began, 1)
  }
}
