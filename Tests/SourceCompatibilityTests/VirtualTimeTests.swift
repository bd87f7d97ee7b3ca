import TouchKit
import XCTest

/// Timers and queues with Foundation's names run on the device's time.
final class VirtualTimeTests: XCTestCase {
  private lazy var phone = Phone()

  // The last device that was made is the one whose app runs.
  override func setUp() { _ = phone }

  func testATimerFiresOnceOrAgainAndAgain() {
    var log: [String] = []
    let once = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.append("once") }
    let often = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
      log.append("often")
      if log.count == 4 { timer.invalidate() }
    }
    phone.wait(0.1)
    XCTAssertEqual(log, [])
    phone.wait(5)
    XCTAssertEqual(log, ["often", "often", "once", "often"])
    XCTAssertFalse(once.isValid)
    XCTAssertFalse(often.isValid)
    XCTAssertEqual([once.timeInterval, often.timeInterval], [0, 0.2])
  }

  func testATimerThatNobodyHoldsGoesWhenItIsDone() {
    weak var timer: Timer?
    var count = 0
    autoreleasingScope {
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in count += 1 }
    }
    phone.wait(1.1)
    XCTAssertEqual(count, 2)
    XCTAssertNotNil(timer)
    timer?.invalidate()
    phone.wait(1)
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in }
    phone.wait(1)
    XCTAssertNil(timer)
    XCTAssertEqual(count, 2)
  }

  private func autoreleasingScope(_ work: () -> Void) { work() }

  private final class Page: UIResponder {
    var ticks: [String] = []
    func tick(_ timer: Timer) { ticks.append(timer.userInfo as? String ?? "") }
    override class var actions: [ActionMethod] { [ActionMethod("tick:", Page.tick)] + super.actions }
  }

  func testATimerCallsAMethodByItsName() {
    let page = Page()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: page, selector: Selector(("tick:")), userInfo: "a", repeats: true)
    phone.wait(0.6)
    XCTAssertEqual(page.ticks, ["a", "a"])
    timer.fire()
    XCTAssertEqual(page.ticks.count, 3)
    timer.invalidate()
    timer.fire()
    Timer.scheduledTimer(
      timeInterval: 0.25, target: "no responder", selector: Selector(("tick:")), userInfo: nil, repeats: false
    )
    phone.wait(1)
    XCTAssertEqual(page.ticks.count, 3)
  }

  func testATimerThatIsAddedToARunLoopCountsFromWhenItWasMade() {
    var times: [TimeInterval] = []
    let timer = Timer(timeInterval: 1, repeats: false) { _ in times.append(CACurrentMediaTime()) }
    let start = CACurrentMediaTime()
    phone.wait(0.4)
    RunLoop.current.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .default)
    phone.wait(2)
    XCTAssertEqual(times.map { $0 - start }, [1])
  }

  func testTheMainQueueRunsOnVirtualTime() {
    var log: [String] = []
    // Spelled out, `DispatchQueue.main.async` has a meaning for the compiler: see `VirtualQueue`.
    let queue = DispatchQueue.main
    queue.asyncAfter(deadline: .now() + 0.3) { log.append("later") }
    queue.asyncAfter(deadline: DispatchTime.now() + .milliseconds(100)) { log.append("soon") }
    queue.async { log.append("next") }
    let item = DispatchWorkItem { XCTFail("cancelled") }
    queue.asyncAfter(deadline: .now() + 0.2, execute: item)
    item.cancel()
    XCTAssertEqual(log, [])
    phone.device.settle()
    XCTAssertEqual(log, ["next"])
    phone.wait(1)
    XCTAssertEqual(log, ["next", "soon", "later"])
  }

  func testFoundationsOwnTimerIsStillThere() {
    let real = Foundation.Timer(timeInterval: 1, repeats: false) { _ in }
    XCTAssertTrue(real.isValid)
  }

  func testVirtualTimeIsTheTimeOfTouches() {
    final class Watch: UIView {
      var times: [TimeInterval] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        times = [touches.first?.timestamp ?? -1, event?.timestamp ?? -1, CACurrentMediaTime()]
      }
    }
    let view = phone.show(Watch(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    phone.tap(10, 10)
    XCTAssertEqual(view.times, [1, 1, 1])
  }
}
