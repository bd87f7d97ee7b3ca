import LabSupport

extension HitTesting {
  // snippet: HT1
  static var nineLines: Scenario {
    Scenario(
      "HT1", "a tap on E in the tree A(B(D), C(E, F))",
      question: "Which views are asked, in which order, until E is found?", scope: .landings,
      // Not the page itself: it would be asked first, and so stand in the log.
      build: { $0.show(SampleTree.make()) },
      play: { $0.tap("EView") },
      answer: """
        A is asked first and contains the point; then its subviews from front to back: C was added after B, so C is \
        asked and B never is. In C the search meets F first, whose pointInside says no, then E, which has no \
        subviews and answers itself. The answer goes up through C and A unchanged.
        """)
  }
  // endsnippet

  static var tree: Scenario {
    var tree = Scenario(
      "HT1-tree", "the tree of HT1 before the first touch",
      question: "E will be tapped: which lines will the log have, and which views will not occur in it?",
      build: { $0.show(SampleTree.make()) }, play: { _ in }, answer: "Write them down, then run HT1.")
    tree.scope = .landings
    tree.playAfterPrediction = { $0.tap("EView") }
    return tree
  }

  static var passes: Scenario {
    Scenario(
      "HT2", "how often hit-testing runs for one tap",
      question: "How many passes are there, and how many of them when the finger lifts?",
      scope: .windows,
      build: { run in
        run.show(SampleTree.make())
        // An earlier tap, on D, so that there are a time and a place that old systems still show.
        run.tap(120, 140)
      },
      play: { $0.tap("EView") },
      answer: { run in
        let passes = run.device.profile.hitTestPasses
        let old = passes.filter { $0.event == .previous }.count
        let stale =
          old == 0
          ? ""
          : " In the first \(old) the event still shows the time of the event before: compare --format swift."
        return
          "There are \(passes.count) passes on \(run.device.profile.name), all of them before touchesBegan; "
          + "none when the finger lifts.\(stale) Try --profile iOS6, iOS12 and iOS27."
      })
  }

  static var ignored: Scenario {
    Scenario(
      "HT3", "C is hidden, switched off, nearly transparent, too transparent",
      question: "Four times E is tapped while something is the matter with C: which view gets each tap?",
      scope: .lastPass,
      build: { $0.show(SampleTree.make()) },
      play: { run in
        let changes: [(words: String, change: (UIView) -> Void)] = [
          ("C is hidden", { $0.isHidden = true }),
          ("C's user interaction is off", { $0.isUserInteractionEnabled = false }),
          ("C has alpha 0.02", { $0.alpha = 0.02 }), ("C has alpha 0.005", { $0.alpha = 0.005 }),
        ]
        guard let c = run.application.keyWindow?.subviews.first?.subviews.last else { return }
        for (words, change) in changes {
          (c.isHidden, c.isUserInteractionEnabled, c.alpha) = (false, true, 1)
          change(c)
          run.trace.log(words)
          run.tap("EView")
        }
      },
      answer: """
        Only with alpha 0.02 does E get it; each other time A does. When C says no, there is no pointInside line for \
        it: it answers nil before it looks at the point, and nothing inside it is asked.
        """)
  }

  static var ignoredViews: Scenario {
    Scenario(
      "HT3-views", "hidden, nearly transparent and switched-off views beside each other",
      question:
        "Five views, a tap on each: which of them are found, and what is found instead of the others?",
      scope: .lastPass,
      build: { run in
        let page = PageView(frame: CGRect(x: 20, y: 30, width: 280, height: 420))
        let views = [
          PlainView(), HiddenView(), AlmostVisibleView(), TooTransparentView(), SwitchedOffView(),
        ]
        for (row, view) in views.enumerated() {
          view.frame = CGRect(x: 20, y: 24 + CGFloat(row) * 78, width: 240, height: 70)
          page.addSubview(view)
        }
        views[1].isHidden = true
        views[2].alpha = 0.02
        views[3].alpha = 0.005
        views[4].isUserInteractionEnabled = false
        views[4].addSubview(InnerView(frame: CGRect(x: 110, y: 28, width: 120, height: 36)))
        run.show(page)
      },
      play: { run in
        for name in ["PlainView", "HiddenView", "AlmostVisibleView", "TooTransparentView", "InnerView"] {
          run.tap(name)
        }
      },
      answer: """
        An alpha of 0.02 is enough, 0.005 is not. Hidden, too transparent and switched-off views are asked, but \
        answer nil before they look at the point: pointInside is never called on them, and nothing inside them \
        is asked. The page behind gets those taps.
        """)
  }

  static var overlapping: Scenario {
    Scenario(
      "HT8", "two overlapping siblings",
      question: "The finger lands where both squares are: who gets it?",
      build: { run in
        let page = PageView(frame: CGRect(x: 20, y: 60, width: 280, height: 360))
        page.addSubview(BackView(frame: CGRect(x: 20, y: 50, width: 160, height: 160)))
        page.addSubview(FrontView(frame: CGRect(x: 100, y: 130, width: 160, height: 160)))
        run.show(page)
      },
      play: { $0.tap(160, 240) },
      answer:
        "The one that was added last lies in front and is asked first. The one behind it is not asked at all."
    )
  }

  static var siblings: Scenario {
    Scenario(
      "HT10", "two buttons, and three labels A, B and C in front of them",
      question: "Who is asked before the front button gets the tap, and is the back button asked?",
      build: { run in
        let page = PageView(frame: CGRect(x: 20, y: 30, width: 280, height: 420))
        let place = CGRect(x: 40, y: 40, width: 200, height: 80)
        page.addSubview(BackButton(frame: place))
        page.addSubview(FrontButton(frame: place.offsetBy(dx: 20, dy: 30)))
        for (row, view) in [AView(), BView(), CView()].enumerated() {
          view.isUserInteractionEnabled = false
          view.frame = CGRect(x: 40, y: 190 + CGFloat(row) * 74, width: 200, height: 60)
          page.addSubview(view)
        }
        run.show(page)
      },
      play: { $0.tap(160, 130) },
      answer: """
        C, B and A were added last, so each is asked, and each says no at once: labels take no touches. Then the \
        front button is found. The back button is never asked, although the finger is over it, too.
        """)
  }
}

private final class PageView: HandlingView {}
private final class PlainView: HandlingView {}
private final class HiddenView: HandlingView {}
private final class AlmostVisibleView: HandlingView {}
private final class TooTransparentView: HandlingView {}
private final class SwitchedOffView: HandlingView {}
private final class InnerView: HandlingView {}
private final class BackView: HandlingView {}
private final class FrontView: HandlingView {}
private final class BackButton: HandlingView {}
private final class FrontButton: HandlingView {}
private final class AView: HandlingView {}
private final class BView: HandlingView {}
private final class CView: HandlingView {}
