import LabSupport

extension Recognizers {
  static var sideways: Scenario {
    Scenario(
      "GR13-sideways", "a pan of one's own that only goes sideways",
      question: "A drag down and a drag to the right: what does each lane hear of them?",
      scope: .recognizers(.states),
      build: { RacePage(in: $0).add(SidewaysPanRecognizer(), named: "Sideways") },
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
  private var way = CGPoint.zero

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let (new, old) = (touch.location(in: nil), touch.previousLocation(in: nil))
      way.x += new.x - old.x
      way.y += new.y - old.y
    }
    if state == .possible, abs(way.y) >= slack, abs(way.y) > abs(way.x) {
      state = .failed
      return
    }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    way = .zero
  }
}
// endsnippet
