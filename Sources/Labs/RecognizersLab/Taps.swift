import LabSupport

extension Recognizers {
  // snippet: GR1
  static var tap: Scenario {
    Scenario(
      "GR1", "a tap recognizer on the root view, a tap on YellowView",
      question: "Three lines: what is the view told, and when does the action come?",
      build: { $0.show(page: TapPage()) },
      play: { $0.tap("YellowView") },
      answer: """
        The view is told that the finger landed, as if there were no recognizer. When the finger lifts, the recognizer \
        hears of it first and recognizes; the action is sent, and instead of touchesEnded the view gets \
        touchesCancelled.
        """)
  }
  // endsnippet

  static var tapLogged: Scenario {
    Scenario(
      "GR2", "the same, and the recognizer is logged, too",
      question: "Who is told first that the finger landed: the recognizer or the view?",
      scope: .touches,
      build: { RacePage(in: $0, saying: { _ in "View Tapped" }).add(LoggedTapRecognizer()) },
      play: { $0.tap("YellowView") },
      answer: """
        The recognizer, each time. The window gives every event to the recognizers first. The action still comes \
        after the view's touchesBegan, because a tap is recognized only when the finger lifts.
        """)
  }

  static var heldTap: Scenario {
    Scenario(
      "GR6", "a tap recognizer with delaysTouchesBegan, and a finger that stays too long",
      question: "The finger lands, moves twice, and rests for a second. When is the view told of what?",
      build: { RacePage(in: $0).addTap().delaysTouchesBegan = true },
      play: { run in
        run.play { script in
          script.down(at: CGPoint(x: 160, y: 240))
          for step in 1...2 {
            script.wait(0.1)
            script.move(to: CGPoint(x: 160 + step * 4, y: 240))
          }
          script.wait(0.8)
          script.up()
        }
        run.rest()
      },
      answer: """
        Nothing for 0.75 s: as long as the recognizer may still see a tap, touches are withheld. Then it fails, and \
        the view is told everything at once and in order: began, and one moved for both moves. Nothing is lost. The \
        lift comes in time.
        """)
  }

  static var vetoedTap: Scenario {
    Scenario(
      "GR6-veto", "delaysTouchesBegan, and a delegate that forbids the tap",
      question: "The recognizer fails at the very moment the finger lifts: what is the view told?",
      build: { run in
        let page = RacePage(in: run)
        let tap = page.addTap()
        tap.delaysTouchesBegan = true
        let delegate = Delegate()
        delegate.begins = { _ in false }
        page.keep(delegate, for: tap)
      },
      play: { $0.tap("YellowView") },
      answer: """
        Began and ended, back to back, both at the lift: the finger was on the glass for 0.05 s, but the view only \
        learns of it afterwards.
        """)
  }

  static var heldEnd: Scenario {
    end(
      "GR7", "a double-tap recognizer and one single tap", delays: true,
      answer: """
        0.35 s after the lift: so long the recognizer waits for a second tap, and with delaysTouchesEnded (the \
        default) the end is withheld exactly as long as it has not decided. There is no fixed delay besides that.
        """)
  }

  static var freeEnd: Scenario {
    end(
      "GR7-false", "the same with delaysTouchesEnded = false", delays: false,
      answer: "At once, at the lift. The recognizer goes on waiting for a second tap, and holds nothing back."
    )
  }

  private static func end(_ identifier: String, _ title: String, delays: Bool, answer: String) -> Scenario {
    Scenario(
      identifier, title, question: "How long after the lift is the view told touchesEnded?",
      build: { $0.show(page: delays ? HeldEndPage() : FreeEndPage()) },
      play: { $0.tap("YellowView") }, answer: answer)
  }

  static var gathered: Scenario {
    Scenario(
      "GR9", "the recognizers of a touch",
      question: "There are four tap recognizers: which of them does the touch know?",
      build: { run in
        let page = RacePage(in: run)
        let lister = ListingView(frame: CGRect(x: 20, y: 20, width: 160, height: 200))
        lister.write = { [unowned run] in run.trace.log($0) }
        let sibling = SiblingView(frame: CGRect(x: 60, y: 20, width: 200, height: 80))
        page.yellow.addSubview(lister)
        page.addSubview(sibling)
        for (name, view) in [
          ("WindowTap", run.application.keyWindow), ("RootTap", page), ("SiblingTap", sibling),
          ("YellowTap", page.yellow),
        ] as [(String, UIView?)] {
          page.addTap(named: name, to: view)
        }
      },
      play: { $0.tap("ListingView") },
      answer: { run in
        """
        Those of the hit view and of every view that it is in, up to the window: they were gathered when the finger \
        landed. The sibling's is not among them. \
        \(run.device.profile.hasSystemGestureGates ? "The gates are the system's own: see GR15." : "")
        """
      })
  }

  static var gates: Scenario {
    Scenario(
      "GR15", "the system's own recognizers on the window",
      question: "No recognizer of the app is there: who is told of the finger before the view?",
      scope: TraceScope(stages: [.gestures, .delivery, .log], subjects: .everyone, recognizers: .touches),
      build: { _ = RacePage(in: $0) },
      play: { $0.tap("YellowView") },
      answer: { run in
        run.device.profile.hasSystemGestureGates
          ? """
          Two recognizers of class _UISystemGestureGateGestureRecognizer, which every window carries for the gestures \
          at the screen's edges. Here they give way at once, so the view does not notice them.
          """
          : """
          None: in this engine, windows carry the system's gate recognizers from iOS 12 on. Try --profile iOS27.
          """
      })
  }
}

extension Recognizers {
  static var edge: Scenario {
    Scenario(
      "GR15-edge", "a button at the lower edge of the screen",
      question:
        "A quick tap, a press of 2 s, and the press again once the controller defers: when is the button told?",
      scope: TraceScope(stages: [.delivery, .log], subjects: .named(["EdgeButton", "app"])),
      build: { run in
        let page = EdgePage()
        let button = EdgeButton(frame: CGRect(x: 60, y: 420, width: 200, height: 60))
        page.view.addSubview(button)
        run.show(root: page)
        run.device.systemGestureEdges = .bottom
      },
      play: { run in
        func press(_ words: String, _ duration: Double) {
          run.trace.log(words)
          run.play { $0.press(at: CGPoint(x: 160, y: 470), for: duration) }
          run.rest()
        }
        press("a quick tap", 0.1)
        press("a press", 2)
        let page = run.application.keyWindow?.rootViewController as? EdgePage
        page?.defersAtTheBottom = true
        press("a press, deferred", 2)
      },
      answer: { run in
        run.device.profile.hasSystemGestureGates
          ? """
          The tap comes at the lift, began and ended at once; the press comes a second late. While the system waits for \
          a swipe of its own, its gate holds the touch back. With preferredScreenEdgesDeferringSystemGestures nothing \
          is late. On a phone, the system's gesture then takes a second swipe.
          """
          : "At once, each time: in this engine, windows carry the system's gates from iOS 12 on."
      })
  }
}

// snippet: edge
private final class EdgePage: UIViewController {
  var defersAtTheBottom = false {
    didSet { setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    defersAtTheBottom ? .bottom : []
  }
}
// endsnippet

private final class EdgeButton: HandlingView {}

final class LoggedTapRecognizer: UITapGestureRecognizer {}

private final class SiblingView: HandlingView {}

private final class ListingView: HandlingView {
  var write: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] { write("  \(recognizer.traceName)") }
    }
  }
}
