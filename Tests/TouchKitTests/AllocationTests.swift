import BenchmarkBaseline
import TouchKit
import XCTest

/// What moving a finger allocates: it happens 120 times a second, and costs nothing that nobody asked for.
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

    func allocations(inMoves moves: Int) -> Int {
      let before = allocations_so_far()
      for _ in 0..<moves { move() }
      return allocations_so_far() - before
    }
  }

  func testAMoveAllocatesNothingWhileNobodyTraces() throws {
    guard allocations_so_far() > 0 else { throw XCTSkip("allocations cannot be counted with this C library") }
    let scene = Scene()
    // The first moves make room that the others use again.
    for _ in 0..<4 { scene.move() }
    XCTAssertEqual(scene.allocations(inMoves: 100), 0)
    XCTAssertEqual(scene.innermost.moves, 104)
    scene.device.trace = Trace()
    XCTAssertGreaterThan(scene.allocations(inMoves: 100), 100, "a trace is made of texts: the count counts")
  }
}
