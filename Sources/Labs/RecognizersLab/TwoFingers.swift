import LabSupport

extension Recognizers {
  static var twoFingers: Scenario {
    Scenario(
      "TE9", "two fingers pinch, and only a view watches",
      question:
        "The second finger lands a moment after the first and lifts before it: which messages, how many of each?",
      build: { _ = RacePage(in: $0) },
      play: { run in
        run.play { script in
          let (left, right) = (CGPoint(x: 100, y: 240), CGPoint(x: 220, y: 240))
          script.together(
            {
              $0.down(finger: 0, at: left)
              $0.wait(0.05)
              $0.move(finger: 0, to: CGPoint(x: 140, y: 240), for: 0.064)
              $0.wait(0.1)
              $0.up(finger: 0)
            },
            {
              $0.wait(0.05)
              $0.down(finger: 1, at: right)
              $0.move(finger: 1, to: CGPoint(x: 180, y: 240), for: 0.064)
              $0.wait(0.05)
              $0.up(finger: 1)
            })
        }
      },
      answer: """
        One touchesBegan and one touchesEnded for each finger, as they land and lift one after the other. While both \
        move in the same frames, one touchesMoved tells of both touches. All of it belongs to one event, whose \
        allTouches holds both fingers.
        """)
  }
}
