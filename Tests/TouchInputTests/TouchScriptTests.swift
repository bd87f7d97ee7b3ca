import TouchInput
import XCTest

final class TouchScriptTests: XCTestCase {
  private let screen = CGSize(width: 320, height: 480)

  private func frames(_ build: (inout TouchScript) -> Void) -> [DigitizerFrame] {
    var script = TouchScript()
    build(&script)
    XCTAssertEqual(script.problems, [])
    let frames = script.frames(on: screen)
    XCTAssertNil(frames.flaw)
    return frames
  }

  func testTap() {
    let frames = frames { $0.tap(at: CGPoint(x: 120, y: 80)) }
    XCTAssertEqual(frames.summary, ["0.000 0+", "0.050 0-"])
    XCTAssertEqual(
      frames[0].contacts[0], Contact(index: 0, phase: .began, location: CGPoint(x: 0.375, y: 80.0 / 480)))
  }

  func testDoubleTapAndWhatFollows() {
    let frames = frames {
      $0.wait(1)
      $0.tap(at: CGPoint(x: 1, y: 1), count: 2)
      $0.wait(0.5)
      $0.press(at: CGPoint(x: 1, y: 1), for: 0.7, pressure: 0.5)
    }
    XCTAssertEqual(
      frames.summary, ["1.000 0+", "1.050 0-", "1.200 0+", "1.250 0-", "1.750 0+", "2.450 0-"])
    XCTAssertEqual(frames[5].contacts[0].pressure, 0.5)
  }

  func testDragMovesEvenlyToTheEnd() {
    let frames = frames { $0.drag(from: CGPoint(x: 0, y: 240), to: CGPoint(x: 160, y: 240), for: 0.08) }
    XCTAssertEqual(
      frames.summary,
      ["0.000 0+", "0.016 0>", "0.032 0>", "0.048 0>", "0.064 0>", "0.080 0>", "0.096 0-"])
    for (frame, x) in zip(frames, [0, 32, 64, 96, 128, 160, 160]) {
      XCTAssertEqual(frame.contacts[0].location.x * 320, CGFloat(x), accuracy: 1e-9)
    }
  }

  func testFingersAtTheSameInstantShareAFrame() {
    let frames = frames { script in
      script.together(
        { $0.drag(finger: 0, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 9, y: 0), for: 0.032) },
        {
          $0.wait(0.016)
          $0.down(finger: 1, at: CGPoint(x: 50, y: 50))
        })
      script.up(finger: 1)
    }
    XCTAssertEqual(frames.summary, ["0.000 0+", "0.016 0> 1+", "0.032 0> 1.", "0.048 0- 1-"])
  }

  func testSumsThatDifferInTheLastBitStillMeet() {
    let frames = frames { script in
      script.together(
        {
          $0.wait(0.1)
          $0.wait(0.2)
          $0.down(finger: 0, at: .zero)
          $0.up(finger: 0)
        },
        {
          $0.wait(0.3)
          $0.down(finger: 1, at: .zero)
          $0.up(finger: 1)
        })
    }
    XCTAssertEqual(frames.summary, ["0.300 0+ 1+", "0.300 0- 1-"])
  }

  func testPinchAndRotateKeepTheCenter() {
    for frames in [
      frames { $0.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 20, for: 0.16, angle: 0.3) },
      frames { $0.rotate(at: CGPoint(x: 160, y: 240), by: .pi / 2, for: 0.16) },
    ] {
      XCTAssertEqual(frames.count, 12)
      for frame in frames {
        let (first, second) = (frame.contacts[0].location, frame.contacts[1].location)
        XCTAssertEqual((first.x + second.x) / 2, 0.5, accuracy: 1e-9)
        XCTAssertEqual((first.y + second.y) / 2, 0.5, accuracy: 1e-9)
      }
    }
    let turned = frames { $0.rotate(at: CGPoint(x: 160, y: 240), by: .pi / 2, for: 0.16) }
    XCTAssertEqual(turned[11].contacts[1].location.y * 480, 290, accuracy: 1e-9)
    let pinched = frames { $0.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 20, for: 0.16) }
    XCTAssertEqual(pinched[0].contacts[1].location.x * 320, 210, accuracy: 1e-9)
    XCTAssertEqual(pinched[11].contacts[1].location.x * 320, 170, accuracy: 1e-9)
  }

  func testStepsByHandAndCancel() {
    let frames = frames {
      $0.down(at: CGPoint(x: 10, y: 10))
      $0.move(to: CGPoint(x: 20, y: 10), for: 0.032)
      $0.wait(0.1)
      $0.move(to: CGPoint(x: 20, y: 10))
      $0.move(to: CGPoint(x: 20, y: 10), pressure: 1)
      $0.cancel()
    }
    XCTAssertEqual(
      frames.summary, ["0.000 0+", "0.016 0>", "0.032 0>", "0.132 0.", "0.132 0>", "0.132 0x"])
  }

  func testPointsOutsideTheScreenStayAtItsEdge() {
    let frames = frames { $0.drag(from: CGPoint(x: -50, y: 480), to: CGPoint(x: 1e300, y: -1), for: 0) }
    XCTAssertEqual(frames[0].contacts[0].location, CGPoint(x: 0, y: CGFloat(1).nextDown))
    XCTAssertEqual(frames[1].contacts[0].location, CGPoint(x: CGFloat(1).nextDown, y: 0))
  }

  func testMisuseIsRefusedAndListed() {
    var script = TouchScript()
    script.up()
    script.move(finger: 2, to: .zero)
    script.down(at: CGPoint(x: 1, y: 1))
    script.wait(0.5)
    script.down(at: CGPoint(x: 9, y: 9))
    script.wait(-1)
    script.wait(.nan)
    script.wait(.infinity)
    script.wait(1e300)
    script.down(finger: -1, at: .zero)
    script.down(finger: 64, at: .zero)
    script.down(finger: 1, at: CGPoint(x: CGFloat.nan, y: 0))
    script.tap(at: .zero, count: 0)
    script.tap(at: .zero, count: .max)
    script.drag(finger: 3, from: .zero, to: .zero, for: -.infinity)
    script.pinch(at: .zero, from: 10, to: 20, for: 0.01, fingers: (5, 5))
    script.up()
    XCTAssertEqual(script.problems.count, 15)
    XCTAssertEqual(Set(script.problems.map { "\($0)" }).count, script.problems.count)
    XCTAssertTrue(script.problems.contains(.fingerAlreadyDown(0, at: 0.5)))
    XCTAssertTrue(script.problems.contains(.fingerNotDown(2, at: 0)))
    XCTAssertEqual(
      "\(TouchScript.Problem.fingerNotDown(2, at: 0))",
      "at 0.0 s finger 2 should move or leave, but it is not on the glass; left out")
    XCTAssertNil(script.frames(on: screen).flaw)
    XCTAssertEqual(script.frames(on: screen)[0].contacts[0].location, CGPoint(x: 1.0 / 320, y: 1.0 / 480))
  }

  func testFingerDownAtTheEndStaysDown() {
    var script = TouchScript()
    script.down(at: .zero)
    XCTAssertEqual(script.frames(on: screen).summary, ["0.000 0+"])
    XCTAssertEqual(script.problems, [])
  }

  func testScreensWithoutAreaSeeNothing() {
    var script = TouchScript()
    script.tap(at: .zero)
    for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
      XCTAssertEqual(script.frames(on: size), [])
    }
  }
}
