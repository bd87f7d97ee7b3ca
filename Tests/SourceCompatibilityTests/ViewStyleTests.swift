import TouchKit
import XCTest

/// Views and windows as people write them, tried with fingers.
final class ViewStyleTests: XCTestCase {
  private final class Counter: UIView {
    private(set) var taps = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
  }

  func testAPassThroughViewKeepsOnlyItsControls() {
    let phone = Phone()
    let below = phone.show(Counter(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let overlay = phone.show(PassThroughView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    overlay.addSubview(button)
    phone.tap(130, 130)
    XCTAssertEqual([presses, below.taps], [1, 0])
    phone.tap(30, 30)
    XCTAssertEqual([presses, below.taps], [1, 1])
  }

  func testAnOverlayWindowTakesOnlyWhatFloatsOnIt() throws {
    let phone = Phone()
    let below = phone.show(Counter(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let overlay = OverlayWindow(windowScene: scene)
    let controller = UIViewController()
    let bubble = Counter(frame: CGRect(x: 250, y: 400, width: 60, height: 60))
    controller.view.addSubview(bubble)
    overlay.rootViewController = controller
    overlay.isHidden = false
    XCTAssertTrue(UIApplication.shared.windows.last === overlay)
    phone.tap(280, 430)
    phone.tap(30, 30)
    XCTAssertEqual([bubble.taps, below.taps], [1, 1])
    overlay.isHidden = true
    phone.tap(280, 430)
    XCTAssertEqual([bubble.taps, below.taps], [1, 2])
  }

  func testTheAreaOfASmallButtonReachesFarther() {
    let phone = Phone()
    let button = phone.show(EnlargedHitAreaButton(frame: CGRect(x: 100, y: 100, width: 16, height: 16)))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    phone.tap(108, 88)
    XCTAssertEqual(presses, 1)
    phone.tap(108, 85)
    XCTAssertEqual(presses, 1)
    button.isEnabled = false
    phone.tap(108, 108)
    XCTAssertEqual(presses, 1)
  }

  func testADraggedViewFollowsAndStaysInside() {
    let phone = Phone()
    let card = phone.show(DraggableView(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
    let other = phone.show(UIView(frame: CGRect(x: 300, y: 0, width: 10, height: 10)))
    var drops = 0
    card.onDrop = { _ in drops += 1 }
    phone.down(110, 110)
    XCTAssertEqual(card.alpha, 0.8)
    XCTAssertTrue(phone.window.subviews.last === card)
    XCTAssertFalse(phone.window.subviews.last === other)
    phone.move(150, 180)
    XCTAssertEqual(card.center.x, 180, accuracy: 0.01)
    XCTAssertEqual(card.center.y, 210, accuracy: 0.01)
    phone.move(150, 479)
    phone.lift(150, 479)
    XCTAssertEqual(card.frame.maxY, 480, accuracy: 0.01)
    XCTAssertEqual([card.alpha, CGFloat(drops)], [1, 1])
  }

  func testADraggedViewGoesHomeWhenTheSystemInterrupts() {
    let phone = Phone()
    let card = phone.show(DraggableView(frame: CGRect(x: 100, y: 100, width: 80, height: 80)))
    phone.down(110, 110)
    phone.move(200, 300)
    phone.device.interrupt()
    XCTAssertEqual(card.center, CGPoint(x: 140, y: 140))
    XCTAssertEqual(card.alpha, 1)
  }

  private final class Pilot: JoystickViewDelegate {
    var vectors: [CGVector] = []
    var releases = 0
    func joystick(_ joystick: JoystickView, didMoveTo vector: CGVector) { vectors.append(vector) }
    func joystickDidRelease(_ joystick: JoystickView) { releases += 1 }
  }

  func testAJoystickTellsItsVectorAndComesBack() throws {
    let phone = Phone()
    let pilot = Pilot()
    let joystick = phone.show(JoystickView(frame: CGRect(x: 100, y: 300, width: 140, height: 140)))
    joystick.delegate = pilot
    XCTAssertEqual(joystick.stick.center, CGPoint(x: 70, y: 70), "laid out before the first finger")
    phone.down(170, 370)
    phone.move(195, 370)
    let half = try XCTUnwrap(pilot.vectors.last)
    XCTAssertEqual(half.dx, 0.5, accuracy: 0.01)
    XCTAssertEqual(half.dy, 0, accuracy: 0.01)
    phone.move(170, 200)
    let full = try XCTUnwrap(pilot.vectors.last)
    XCTAssertEqual(full.dy, -1, accuracy: 0.01)
    XCTAssertEqual(joystick.stick.center.y, 20, accuracy: 0.01)
    phone.lift(170, 200)
    XCTAssertEqual(pilot.releases, 1)
    XCTAssertEqual(joystick.stick.center, CGPoint(x: 70, y: 70))
    joystick.bounds.size = CGSize(width: 200, height: 200)
    phone.wait(0.1)
    XCTAssertEqual(joystick.stick.center, CGPoint(x: 100, y: 100), "laid out again for a new size")
  }

  func testAVisualizingWindowShowsADotUnderEachFinger() {
    var window: TouchVisualizerWindow?
    let phone = Phone(window: { frame in
      let made = TouchVisualizerWindow(frame: frame)
      window = made
      return made
    })
    let below = phone.show(Counter(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    below.isMultipleTouchEnabled = true
    phone.down(50, 60, finger: 0)
    phone.down(150, 160, finger: 1)
    XCTAssertEqual(window?.dotCount, 2)
    phone.move(80, 90, finger: 0)
    let centers = (window?.dotCenters ?? []).sorted { $0.x < $1.x }
    XCTAssertEqual(centers.map { $0.x.rounded() }, [80, 150])
    phone.lift(80, 90, finger: 0)
    phone.lift(150, 160, finger: 1)
    XCTAssertEqual(window?.dotCount, 0)
    XCTAssertEqual(below.taps, 2, "the app below works as if nobody watched")
    XCTAssertEqual(phone.window.subviews.count, 1)
  }

  func testACanvasDrawsALineForEachFingerWithEverySample() {
    let phone = Phone()
    phone.device.moveDelivery = .oncePerDisplayFrame
    let canvas = phone.show(DrawingCanvas(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    XCTAssertEqual(canvas.drawings, 1)
    phone.down(10, 10, finger: 0)
    phone.down(200, 10, finger: 1)
    XCTAssertEqual(canvas.strokes.count, 2)
    for step in 1...12 {
      let place = CGPoint(
        x: (10 + CGFloat(step) * 5) / Phone.size.width, y: 10 / Phone.size.height)
      phone.wait(0.004)
      phone.device.digitizer.report([Contact(index: 0, phase: .moved, location: place)])
      phone.device.settle()
    }
    phone.wait(0.05)
    XCTAssertEqual(
      canvas.strokes[0].points.map { $0.x.rounded() }, stride(from: 10, through: 70, by: 5).map { $0 })
    XCTAssertFalse(canvas.strokes[0].predicted.isEmpty)
    XCTAssertGreaterThan(canvas.strokes[0].predicted[0].x, 70)
    XCTAssertEqual(canvas.strokes[1].points.count, 1)
    let before = canvas.drawings
    phone.lift(70, 10, finger: 0)
    XCTAssertEqual(canvas.drawings, before + 1)
    XCTAssertTrue(canvas.strokes[0].isFinished)
    XCTAssertEqual(canvas.strokes[0].predicted, [])
    phone.device.interrupt()
    XCTAssertEqual(canvas.strokes[1].points, [])
  }
}
