import BenchmarkBaseline
import TouchKit
import XCTest

/// What moving a finger leaves in memory: it happens 120 times a second.
///
/// That a move allocates nothing at all is true of optimized code only: `make allocations` counts there.
final class AllocationTests: XCTestCase {
  private final class Responder: UIView {
    var moves = 0
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      moves += 1
      super.touchesMoved(touches, with: event)
    }
  }

  /// A device with a finger on the innermost of ten views, where three pans watch it.
  private final class Scene {
    let device = Device()
    let innermost = Responder()
    private let frames = [0.5, 0.505].map {
      [Contact(index: 0, phase: .moved, location: CGPoint(x: 0.5, y: $0))]
    }
    private var count = 0

    init() {
      device.launch { _ in
        let window = UIWindow(frame: device.screen.bounds)
        var view: UIView = window
        for number in 0..<10 {
          let inner = number == 9 ? innermost : number % 2 == 0 ? UIView() : Responder()
          inner.frame = window.bounds
          view.addSubview(inner)
          view = inner
        }
        for _ in 0..<3 { innermost.addGestureRecognizer(UIPanGestureRecognizer()) }
        window.makeKeyAndVisible()
      }
      device.digitizer.report([Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5))])
      device.settle()
    }

    func move() {
      count += 1
      device.advance(by: 1 / 120)
      device.digitizer.report(frames[count % 2])
      device.settle()
    }

    /// How many bytes more are in use after some moves.
    func growth(inMoves moves: Int) -> Int {
      let before = bytes_in_use()
      for _ in 0..<moves { move() }
      return bytes_in_use() - before
    }
  }

  func testMovesLeaveNothingInMemoryWhileNobodyTraces() throws {
    guard bytes_in_use() >= 0 else { throw XCTSkip("this C library does not tell how much memory is in use") }
    let scene = Scene()
    // The first moves make room that the others use again.
    for _ in 0..<10 { scene.move() }
    // Threads that are not the engine's may allocate and free meanwhile, but hardly in every part.
    let growths = (0..<3).map { _ in scene.growth(inMoves: 500) }
    XCTAssertLessThanOrEqual(growths.min() ?? 1, 0, "\(growths)")
    XCTAssertEqual(scene.innermost.moves, 1_510)
    scene.device.trace = Trace()
    XCTAssertGreaterThan(scene.growth(inMoves: 100), 10_000, "a trace is kept: the measure measures")
  }
}
