import TouchKit

/// Exercise 3.4: The panel that swallows touches (fix, 15 points, 20 minutes).
///
/// **Given.** A panel in a page. One draws on the paper in its middle; around the paper is a margin:
///
///     ┌ panel ───────────────┐
///     │  ┌ paper ─────────┐  │   ← a finger that lands on the paper draws a stroke
///     │  │                │  │
///     │  └────────────────┘  │
///     └──────────────────────┘   ← a finger that lands in the margin is none of the panel's business
///
/// The panel draws well. But the page listens to touches, too, and since the panel was added it hears nothing of
/// those in the margin.
///
/// **Task.** Keep the touches that draw, and pass all others on:
///
/// - where a finger *landed* decides, for as long as it stays: a stroke may run out into the margin, and a finger from
///   the margin may run over the paper;
/// - the responder that comes next in the chain is told of the others, and of them only: of beginning, moves, and end
///   or cancellation. Told once of each touch, in one call or in several, by the panel, while the panel is told
///   itself; with the same event;
/// - if there is nothing to tell, no one is told.
///
/// **Keep.** What is in `paper` and in `strokes`; a cancelled stroke is thrown away. Several fingers may be on the
/// panel at once, on the paper and beside it. Hit-testing is right as it is: it finds the panel in the margin, too.
/// Panels are subclassed.
///
/// **Judged.** Random fingers, on the panel and on views that lie in it and handle no touches, while the app changes
/// the panel, or takes it out of its window for a while; and everything that the responders after the panel hear: the
/// panel's controller, a view or a larger panel in which it lies, the page's controller, or a responder that is none of
/// these.
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
