import LabSupport

extension Recognizers {
  // snippet: GR3
  static var pan: Scenario {
    Scenario(
      "GR3", "a pan recognizer on the root view, a drag over YellowView",
      question:
        "The finger moves 3 points at a time, eight times: how many of the moves is the view told of?",
      build: { $0.show(page: PanPage()) },
      play: { $0.drag(8, by: 3) },
      answer: """
        Three. A pan begins when the finger has moved 10 points along one axis, which the fourth move does: its \
        action is sent, the view gets touchesCancelled instead of that move, and nothing more. Then there is an \
        action for each move and one for the lift.
        """)
  }
  // endsnippet

  static var panBeside: Scenario {
    Scenario(
      "GR4", "the same with cancelsTouchesInView = false",
      question: "Which messages come to the view now, and in which order with the actions?",
      build: { run in
        let page = RacePage(in: run, saying: { _ in "View panned" })
        page.add(UIPanGestureRecognizer(), named: "Pan").cancelsTouchesInView = false
      },
      play: { $0.drag(8, by: 3) },
      answer: """
        All of them, as if the pan were not there: recognizing takes nothing away. In each frame the action comes \
        first, then the view's touchesMoved; at the end both hear of the lift.
        """)
  }

  static var panAlone: Scenario {
    Scenario(
      "GR5", "the same with delaysTouchesBegan = true",
      question: "What does the view hear now?",
      build: { run in
        let page = RacePage(in: run, saying: { _ in "View panned" })
        page.add(UIPanGestureRecognizer(), named: "Pan").delaysTouchesBegan = true
      },
      play: { $0.drag(8, by: 3) },
      answer: """
        Nothing, not even a cancellation: while the pan could still fail, the touches were withheld; when it began, \
        they were thrown away.
        """)
  }

  static var continuous: Scenario {
    Scenario(
      "GR10-continuous", "the states of a continuous recognizer",
      question:
        "A drag, then a drag that an incoming call interrupts: through which states does a pan go each time?",
      scope: .recognizers(.states),
      build: { RacePage(in: $0).add(UIPanGestureRecognizer(), named: "Pan") },
      play: { run in
        run.drag(4, by: 6)
        run.rest()
        run.finger(.began, 160, 240)
        for x in [172, 178] as [CGFloat] {
          run.device.advance(by: 0.016)
          run.finger(.moved, x, 240)
        }
        run.device.advance(by: 0.016)
        run.device.interrupt()
        run.device.endInterruption()
      },
      answer: """
        Possible, began, changed for every further move, ended; the second time cancelled instead of ended. Only a \
        gesture that has begun can be cancelled; one that is still possible fails.
        """)
  }

  static var machine: Scenario {
    Scenario(
      "GR10-machine", "all states of a tap and a pan recognizer",
      question:
        "A tap, a press, drags that end and drags that a call interrupts: which changes of state are there?",
      scope: .recognizers(.states),
      build: { run in
        let page = RacePage(in: run)
        page.addTap()
        page.add(UIPanGestureRecognizer(), named: "Pan")
      },
      play: { run in
        run.tap("YellowView")
        run.play { $0.press(at: CGPoint(x: 160, y: 240), for: 1.2) }
        run.rest()
        run.drag(4, by: 12)
        run.drag(1, by: 12)
        run.rest()
        for moves in 1...2 {
          run.finger(.began, 160, 240)
          for move in 1...moves {
            run.device.advance(by: 0.016)
            run.finger(.moved, 160 + 12 * CGFloat(move), 240)
          }
          run.device.interrupt()
          run.finger(.ended, 160, 240)
          run.device.endInterruption()
          run.rest()
        }
      },
      answer: """
        The tap: possible to ended, or to failed. The pan: possible to began or failed; from began and from changed to \
        changed, ended or cancelled. There are no others.
        """
    ).drawn(as: .machine)
  }

  static var actions: Scenario {
    Scenario(
      "GR12", "how many actions a gesture sends",
      question: "A tap, then a drag of five moves: how many actions does the tap send, how many the pan?",
      build: { run in
        let page = RacePage(in: run)
        page.addTap()
        page.add(UIPanGestureRecognizer(), named: "Pan")
      },
      play: { run in
        run.tap("YellowView")
        run.drag(5, by: 12)
        run.rest()
      },
      answer: """
        The tap one: a discrete gesture is over when it is recognized. The pan six: one for began, one for each of \
        the four changes, one for ended. Failing and the return to possible send nothing.
        """)
  }
}
