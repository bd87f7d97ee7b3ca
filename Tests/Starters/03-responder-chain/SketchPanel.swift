import TouchKit

/// Exercise 3.4: The panel that swallows touches (fix, 15 points, 20 minutes).
///
/// **Given.** A panel in a page, with paper in its middle and a margin around it:
///
///     ┌ panel ───────────────┐
///     │  ┌ paper ─────────┐  │   ← a finger that lands on the paper draws a stroke
///     │  │                │  │
///     │  └────────────────┘  │
///     └──────────────────────┘   ← a finger that lands in the margin is none of the panel's business
///
/// The panel draws well. But the page listens to touches, too, and now it hears nothing of those in the margin.
///
/// **Task.** Keep the touches that draw, and pass all others on to the next responder:
///
/// - Where a finger *landed* decides until it's gone. A stroke may run into the margin, and a finger from the margin may
///   cross the paper. Meanwhile the app may hide the panel or take it out of its window.
/// - Pass on beginning, moves, end and cancellation, each once for each touch, with the event that you got.
/// - If there is nothing to pass on, don't tell anyone.
///
/// **Keep.** `paper`, `strokes` and hit-testing are right: it finds the panel in the margin, too.
///
/// Check: make check EXERCISE=3.4
/// Hint:  make hint EXERCISE=3.4 RUNG=1
/// Read:  chapters/03-responder-chain/README.md#three-choices
class SketchPanel: UIView {
  /// Where one draws.
  var paper: CGRect { bounds.insetBy(dx: 30, dy: 30) }
  /// The finished strokes: the places at which the finger was, in the panel's coordinates.
  private(set) var strokes: [[CGPoint]] = []
  /// The strokes that are being drawn.
  private var unfinished: [UITouch: [CGPoint]] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where paper.contains(touch.location(in: self)) {
      unfinished[touch] = [touch.location(in: self)]
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { unfinished[touch]?.append(touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let stroke = unfinished.removeValue(forKey: touch) { strokes.append(stroke) }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { unfinished[touch] = nil }
  }
}
