import LabFace

extension Recognizers {
  static var sideways: Scenario {
    Scenario(
      "GR13-sideways", "a pan of one's own that only goes sideways",
      question: "A drag down and a drag to the right: what does each lane hear of them?",
      scope: .recognizers(.states),
      build: { Desk(in: $0).add(SidewaysPanRecognizer(), named: "Sideways") },
      play: { run in
        for end in [CGPoint(x: 163, y: 264), CGPoint(x: 184, y: 243)] {
          run.play { $0.drag(from: CGPoint(x: 160, y: 240), to: end, for: 0.128) }
          run.rest()
        }
      },
      answer: """
        The first is none of its business: it fails at the third move, one move before an ordinary pan would have \
        begun, and the view keeps the touch. The second one it follows as any pan does.
        """)
  }
}

// snippet: sideways
/// A pan that gives up as soon as the finger goes up or down rather than sideways.
private final class SidewaysPanRecognizer: UIPanGestureRecognizer {
  private let slack: CGFloat = 8
  private var start: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if start == nil { start = touches.first?.location(in: view?.window) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let start, let place = touches.first?.location(in: view?.window) {
      let (sideways, upright) = (abs(place.x - start.x), abs(place.y - start.y))
      if upright >= slack, upright > sideways {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
// endsnippet
