import LabSupport

extension Recognizers {
  static var failure: Scenario {
    Scenario(
      "GR8", "a recognizer that gives up in mid-touch",
      question: "It wants fingers that hardly move, and fails at the third move: who hears of the rest?",
      scope: .touches,
      build: { RacePage(in: $0).add(CalmRecognizer()) },
      play: { run in
        run.drag(6, by: 3)
        run.rest()
      },
      answer: """
        Only the view. Until the third move both are told everything, the recognizer first. With its failure the \
        recognizer leaves the touch alone; nothing was withheld, so the view does not notice.
        """)
  }

  static var discrete: Scenario {
    Scenario(
      "GR10", "the states of a discrete recognizer",
      question: "A tap, then a press of 1.2 s: through which states does a tap recognizer go each time?",
      scope: .recognizers(.states),
      build: { RacePage(in: $0).addTap() },
      play: { run in
        run.tap("YellowView")
        run.play { $0.press(at: CGPoint(x: 160, y: 240), for: 1.2) }
        run.rest()
      },
      answer: """
        Possible, then ended, which for discrete recognizers is also called recognized; the second time possible, \
        then failed, 0.75 s after the finger landed. After each attempt it is possible again, without an action.
        """)
  }

  static var illegal: Scenario {
    Scenario(
      "GR10-refused", "states that a recognizer cannot go to",
      question:
        "A subclass asks for changed, for possible, and after began for failed: which of these are granted?",
      scope: .recognizers(.states),
      build: { RacePage(in: $0).add(UnrulyRecognizer()) },
      play: { run in
        run.drag(3, by: 4)
        run.rest()
      },
      answer: """
        None. Possible leads to began, ended or failed; began and changed lead to changed, ended or cancelled. The \
        engine refuses everything else with a line of the trace; UIKit may raise an exception. A gesture that \
        has begun and asks for failed is cancelled instead, so that it does not go on forever.
        """)
  }

  static var custom: Scenario {
    Scenario(
      "GR13", "a recognizer of one's own: rubbing something out",
      question: "It wants three changes of direction. What does it do in reset(), and when is that called?",
      scope: .recognizers(.messages),
      build: { RacePage(in: $0).add(RubRecognizer()) },
      play: { run in
        for strokes in [[190, 150, 190, 150], [190, 150]] {
          run.play { script in
            script.down(at: CGPoint(x: 160, y: 240))
            for x in strokes {
              script.wait(0.05)
              script.move(to: CGPoint(x: x, y: 240))
            }
            script.wait(0.05)
            script.up()
          }
          run.rest()
        }
      },
      answer: """
        It forgets the strokes it has counted. UIKit calls reset after every attempt, recognized or failed, and sets \
        the state back to possible. The second gesture has too few strokes and fails at the lift; if the counter \
        were kept, it would be recognized.
        """)
  }
}

/// Fails when a finger has moved more than two times.
private final class CalmRecognizer: UIGestureRecognizer {
  private var moves = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moves += 1
    if moves > 2 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func reset() { moves = 0 }
}

/// Asks for one illegal state after the other.
private final class UnrulyRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible: state = .began
    case .began:
      state = .possible
      state = .failed
    default: break
    }
  }
}

// snippet: rub
/// Recognizes a finger that goes to and fro three times.
private final class RubRecognizer: UIGestureRecognizer {
  private var direction: CGFloat = 0
  private var turns = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let step = touch.location(in: view).x - touch.previousLocation(in: view).x
    if step * direction < 0 { turns += 1 }
    if step != 0 { direction = step }
    if turns >= 3 { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    direction = 0
    turns = 0
  }
}
// endsnippet
