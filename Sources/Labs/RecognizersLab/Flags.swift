import LabSupport

extension Recognizers {
  static var flags: Scenario {
    flags(
      "FLAGS", "the three flags as they are, and three touches",
      set: { _ in },
      answer: """
        The recognized tap is taken from the view at the lift, the refused one and the long one are the view's as if \
        no one else had watched.
        """)
  }

  static var flagsBeside: Scenario {
    flags(
      "FLAGS-beside", "the same with cancelsTouchesInView = false",
      set: { $0.cancelsTouchesInView = false },
      answer: "The view hears everything each time; the action merely comes before its touchesEnded.")
  }

  static var flagsLate: Scenario {
    flags(
      "FLAGS-late", "the same with delaysTouchesBegan = true",
      set: { $0.delaysTouchesBegan = true },
      answer: """
        Of the recognized tap the view hears nothing, of the refused one all at the lift, of the long one the \
        landing after 0.75 s and the lift in time.
        """)
  }

  static var flagsFree: Scenario {
    flags(
      "FLAGS-free", "the same with delaysTouchesEnded = false",
      set: { $0.delaysTouchesEnded = false },
      answer: """
        The same as with the flags as they are: a single tap is decided in the very event that tells of the lift, \
        so there is never an end to withhold. The flag matters for recognizers that wait for more.
        """)
  }

  private static func flags(
    _ identifier: String, _ title: String, set: @escaping (UITapGestureRecognizer) -> Void, answer: String
  ) -> Scenario {
    Scenario(
      identifier, title,
      question:
        "A tap, a tap that the delegate refuses, a press of 1 s: what is the view told each time, and when?",
      build: { run in
        let page = RacePage(in: run)
        let tap = page.addTap()
        set(tap)
        let delegate = Delegate()
        var taps = 0
        delegate.begins = { _ in
          taps += 1
          return taps == 1
        }
        page.keep(delegate, for: tap)
      },
      play: { run in
        run.tap("YellowView")
        run.tap("YellowView")
        run.play { $0.press(at: CGPoint(x: 160, y: 240), for: 1) }
      },
      answer: answer)
  }

  static var heldEnds: Scenario {
    ends(
      "GR7-double", "a double-tap recognizer and two taps", delays: true,
      answer: """
        Twice touchesBegan, at once, and twice touchesCancelled at the second lift. The end of the first tap was \
        withheld, so that it, too, could be taken back.
        """)
  }

  static var freeEnds: Scenario {
    ends(
      "GR7-double-false", "the same with delaysTouchesEnded = false", delays: false,
      answer: """
        The first tap is over for the view when the double tap is recognized: only the second one is cancelled. A \
        view that acts on touchesEnded has acted once already.
        """)
  }

  private static func ends(_ identifier: String, _ title: String, delays: Bool, answer: String) -> Scenario {
    Scenario(
      identifier, title, question: "Four messages come to the view: which?",
      build: { RacePage(in: $0).addTap(2, named: "DoubleTap").delaysTouchesEnded = delays },
      play: { run in
        run.play { $0.tap(at: CGPoint(x: 160, y: 240), count: 2) }
        run.rest()
      },
      answer: answer)
  }

  static var twoFingerTap: Scenario {
    Scenario(
      "GR7-fingers", "a two-finger tap whose fingers lift one after the other",
      question: "The first finger lifts at 0.1 s, the second at 0.2 s: what is the view told, and when?",
      build: { RacePage(in: $0).addTap().numberOfTouchesRequired = 2 },
      play: { run in
        run.play { script in
          script.together(
            { $0.press(finger: 0, at: CGPoint(x: 120, y: 240), for: 0.1) },
            { $0.press(finger: 1, at: CGPoint(x: 200, y: 240), for: 0.2) })
        }
        run.rest()
      },
      answer: """
        Both landings at once, and nothing at the first lift: it is withheld while the recognizer may still see its \
        tap. At the second lift it does, and the view is told that both touches are cancelled.
        """)
  }
}
