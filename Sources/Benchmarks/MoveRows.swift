import BenchmarkBaseline
import TouchKit

/// A finger that moves: from the digitizer to the view, past recognizers and up the responder chain.
enum MoveRows {
  static func report(to table: Table) {
    let stage = MovingFinger()
    moving_touch_land(0.5, 0.5)
    var time = 0.0
    table.row(
      "a move: 3 pans, 10 responders that forward",
      Measure {
        stage.move()
      } against: {
        time += 1 / 120
        keep(moving_touch_move(0.5, 0.5 + 0.005 * time.truncatingRemainder(dividingBy: 1), time))
      }, of: "C")
    let allocations = "allocations in 1,000 such moves"
    if table.wants(allocations) { table.row(allocations, "\(stage.allocations(inMoves: 1_000))") }
    let traced = MovingFinger()
    traced.device.trace = Trace()
    table.row(
      "a move, traced",
      Measure {
        traced.move()
        traced.device.trace?.removeAll()
      } against: {
        stage.move()
      }, of: "untraced")
  }
}

/// A device on which one finger moves to and fro, less than a pan takes to begin.
final class MovingFinger {
  let device = Device()
  private let frames = [0.5, 0.505].map {
    [Contact(index: 0, phase: .moved, location: CGPoint(x: 0.5, y: $0))]
  }
  private var count = 0

  init() {
    device.launch { _ in
      let window = UIWindow(frame: device.screen.bounds)
      var view: UIView = window
      // The window, its scene and the application come after these in the chain.
      for _ in 0..<7 {
        let inner = UIView(frame: window.bounds)
        view.addSubview(inner)
        view = inner
      }
      for _ in 0..<3 { view.addGestureRecognizer(UIPanGestureRecognizer()) }
      window.makeKeyAndVisible()
    }
    device.digitizer.report([Contact(index: 0, phase: .began, location: CGPoint(x: 0.5, y: 0.5))])
    device.settle()
    for _ in 0..<4 { move() }
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
