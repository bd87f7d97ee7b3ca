import LabSupport

extension Recognizers {
  static var oneTapOfTwo: Scenario {
    waitingTap(
      "GR14", "a single tap that waits for a double tap to fail, one tap", taps: 1,
      question: "When is the action of the single tap sent?",
      answer: """
        0.35 s after the lift. The single tap has seen everything it needs at the lift, but require(toFail:) makes it \
        wait while the double tap is possible. That is the price of the requirement: a delay for every single tap.
        """)
  }

  static var twoTapsOfTwo: Scenario {
    waitingTap(
      "GR14-double", "the same, two taps", taps: 2,
      question: "Which actions are sent, and in which order?",
      answer: """
        Only that of the double tap. When it recognizes, every recognizer that waited for its failure fails.
        """)
  }

  private static func waitingTap(
    _ identifier: String, _ title: String, taps: Int, question: String, answer: String
  ) -> Scenario {
    Scenario(
      identifier, title, question: question, scope: .recognizers(.states),
      build: { $0.show(page: TwoTapsPage()) },
      play: { run in
        run.play { $0.tap(at: CGPoint(x: 160, y: 240), count: taps) }
        run.rest()
      },
      answer: answer)
  }

  static var askedToWait: Scenario {
    Scenario(
      "GR14-dynamic", "a requirement that a delegate makes",
      question:
        "No code calls require(toFail:), but a delegate says that the single tap needs the failure of any tap that "
        + "counts further. One tap: when is its action sent?",
      scope: .recognizers(.states),
      build: { run in
        let page = RacePage(in: run)
        page.addTap(2, named: "DoubleTap", to: page.yellow)
        let single = page.addTap(named: "SingleTap", to: page.yellow)
        let delegate = Delegate()
        delegate.waits = { one, other in
          guard let one = one as? UITapGestureRecognizer, let other = other as? UITapGestureRecognizer else {
            return false
          }
          return other.numberOfTapsRequired > one.numberOfTapsRequired
        }
        page.keep(delegate, for: single)
      },
      play: { run in
        run.play { $0.tap(at: CGPoint(x: 160, y: 240)) }
        run.rest()
      },
      answer: """
        0.35 s after the lift, as if the requirement had been there from the start. The delegate is asked once for \
        each pair in each attempt, so it may know nothing of the other recognizer beforehand.
        """)
  }

  static var bothTaps: Scenario {
    Scenario(
      "GR14-both", "single and double tap without a requirement, two taps",
      question: "Does the single tap prevent the double tap?", scope: .recognizers(.states),
      build: { run in
        let page = RacePage(in: run)
        page.addTap(2, named: "DoubleTap", to: page.yellow)
        page.addTap(named: "SingleTap", to: page.yellow)
      },
      play: { run in
        run.play { $0.tap(at: CGPoint(x: 160, y: 240), count: 2) }
        run.rest()
      },
      answer: """
        No: a tap recognizer never prevents one that needs more taps. The single tap's action comes at the first \
        lift, at once; the double tap's at the second. There the single tap might recognize once more, but the double \
        tap was attached first, is told first here, and prevents it.
        """)
  }

  static var exclusion: Scenario {
    nested(
      "GR14-exclusion", "tap recognizers on a view and on its superview", simultaneous: false,
      answer: """
        That of the deeper view: it is told first and recognizes first, and the first to recognize fails the \
        others that watch the same finger. This order among views is what has been observed; Apple does not promise it.
        """)
  }

  static var simultaneous: Scenario {
    nested(
      "GR14-simultaneous", "the same, and a delegate allows both", simultaneous: true,
      answer: """
        Both, the deeper view's first. One delegate that says yes is enough; the other recognizer has none.
        """)
  }

  private static func nested(
    _ identifier: String, _ title: String, simultaneous: Bool, answer: String
  ) -> Scenario {
    Scenario(
      identifier, title, question: "Which actions are sent?", scope: .recognizers(.states),
      build: { run in
        let page = RacePage(in: run)
        let inner = page.addTap(named: "YellowTap", to: page.yellow)
        page.addTap(named: "RootTap")
        let delegate = Delegate()
        delegate.allowsBoth = { _, _ in simultaneous }
        page.keep(delegate, for: inner)
      },
      play: { $0.tap("YellowView") }, answer: answer)
  }

  static var prevention: Scenario {
    Scenario(
      "GR14-prevent", "a subclass that no other recognizer can prevent",
      question:
        "The tap of YellowView recognizes first. Does the stubborn tap of the root view still recognize?",
      scope: .recognizers(.states),
      build: { run in
        let page = RacePage(in: run)
        page.addTap(named: "YellowTap", to: page.yellow)
        page.add(StubbornTapRecognizer(), named: "StubbornTap")
      },
      play: { $0.tap("YellowView") },
      answer: """
        Yes: one prevents another only if its canPrevent and the other's canBePrevented both say yes. The stubborn \
        tap overrides the latter.
        """)
  }

  static var shouldReceive: Scenario {
    Scenario(
      "GR14-receive", "a delegate that keeps touches from a recognizer",
      question:
        "The delegate refuses touches in YellowView: what does the recognizer see of a tap there, and beside it?",
      scope: .touches,
      build: { run in
        let page = RacePage(in: run)
        let delegate = Delegate()
        delegate.receives = { [unowned yellow = page.yellow] in $0.view !== yellow }
        page.keep(delegate, for: page.add(LoggedTapRecognizer()))
      },
      play: { run in
        run.tap("YellowView")
        run.tap(160, 60)
      },
      answer: """
        Of the first tap nothing at all: for this recognizer there is no touch, and the view keeps it. The second \
        one it recognizes as usual.
        """)
  }

  static var shouldBegin: Scenario {
    guarded(
      "GR14-begin", "a view that forbids the recognizers of its superviews", cancels: true,
      question: "Its gestureRecognizerShouldBegin says no: what becomes of the recognizer, and of the touch?",
      answer: { run in
        run.device.profile.viewsForbidGestures
          ? """
          The recognizer fails at the moment in which it would have recognized; the view is told that the finger \
          lifted, as if no recognizer had been interested. Buttons protect themselves in this way.
          """
          : "Nothing: before iOS 6 views were not asked, and the recognizer recognizes. Try --profile iOS6."
      })
  }

  static var shouldBeginBeside: Scenario {
    guarded(
      "GR14-begin-beside", "the same, and the recognizer takes nothing away", cancels: false,
      question: "Now cancelsTouchesInView is false: is the view's no still heard?",
      answer: { _ in
        "No: the view is not asked, because it would lose nothing. Both get what they want, the recognizer first."
      })
  }

  private static func guarded(
    _ identifier: String, _ title: String, cancels: Bool, question: String,
    answer: @escaping (ScenarioRun) -> String
  ) -> Scenario {
    Scenario(
      identifier, title, question: question, scope: .recognizers(.states),
      build: { run in
        let page = RacePage(in: run)
        page.yellow.addSubview(GuardingView(frame: CGRect(x: 40, y: 60, width: 120, height: 120)))
        page.addTap().cancelsTouchesInView = cancels
      },
      play: { $0.tap("GuardingView") }, answer: answer)
  }

  static var twoHands: Scenario {
    picture(
      "GR11-both", "pinch and rotation on one view, and fingers that do both", simultaneous: false,
      answer: """
        Only one: whichever begins first fails the other. Here the fingers have turned far enough before they are \
        far enough apart.
        """)
  }

  static var twoHandsTogether: Scenario {
    picture(
      "GR11-both-simultaneous", "the same, and a delegate allows both", simultaneous: true,
      answer: """
        Both, each from the moment in which it is sure of its own gesture. From then on each move changes both.
        """)
  }

  private static func picture(
    _ identifier: String, _ title: String, simultaneous: Bool, answer: String
  ) -> Scenario {
    Scenario(
      identifier, title, question: "Which of the two follows the fingers?", scope: .recognizers(.states),
      build: { run in
        let page = RacePage(in: run)
        let pinch = page.add(UIPinchGestureRecognizer(), named: "Pinch")
        page.add(UIRotationGestureRecognizer(), named: "Rotation")
        let delegate = Delegate()
        delegate.allowsBoth = { _, _ in simultaneous }
        page.keep(delegate, for: pinch)
      },
      play: { run in
        run.play { script in
          script.together(
            { $0.drag(finger: 0, from: CGPoint(x: 130, y: 240), to: CGPoint(x: 106, y: 192), for: 0.128) },
            { $0.drag(finger: 1, from: CGPoint(x: 190, y: 240), to: CGPoint(x: 214, y: 288), for: 0.128) })
        }
      },
      answer: answer)
  }
}

/// Answers for a recognizer; what is not set is answered as UIKit's defaults do.
final class Delegate: UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var allowsBoth: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives(touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth(gestureRecognizer, otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }
}

extension RacePage {
  /// Gives a recognizer its delegate, and keeps it alive as recognizers do not.
  func keep(_ delegate: Delegate, for recognizer: UIGestureRecognizer) {
    recognizer.delegate = delegate
    companions.append(delegate)
  }
}

private final class StubbornTapRecognizer: UITapGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class GuardingView: HandlingView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
