import LabSupport

extension HitTesting {
  static var largerArea: Scenario {
    Scenario(
      "HT7", "an area 100 points larger on each side, and a round one",
      question:
        "Two taps beside the small view, then two in the round one, the last in its corner: who gets them?",
      scope: .lastPass,
      build: { run in
        let page = PageView(frame: run.screen)
        page.addSubview(GenerousView(frame: CGRect(x: 140, y: 130, width: 40, height: 40)))
        page.addSubview(RoundView(frame: CGRect(x: 90, y: 300, width: 140, height: 140)))
        run.show(page)
      },
      play: { run in
        run.tap(60, 90)
        run.tap(20, 150)
        run.tap("RoundView")
        run.tap(100, 310)
      },
      answer: """
        The first is within 100 points of the small view's bounds, the second is 120 away and goes to the page. The \
        third is inside of the circle, the fourth only inside of the square around it: the page's. A superview must \
        contain the point, or the view would not even be asked.
        """)
  }

  static var paging: Scenario {
    paging(
      "HT12", "a paging view whose neighbors peep in", container: ContainerView.init(frame:),
      answer: """
        The container: the neighbouring pages are drawn, but they lie outside of the paging view, which is only as \
        wide as one page.
        """)
  }

  static var pagingOverride: Scenario {
    paging(
      "HT12-override", "a container that passes its touches to the paging view",
      container: PassingView.init(frame:),
      answer: """
        The paging view: its container answers with it wherever the container itself would have been hit. A drag \
        that begins on a preview scrolls now.
        """)
  }

  private static func paging(
    _ identifier: String, _ title: String, container makeContainer: @escaping (CGRect) -> UIView,
    answer: String
  ) -> Scenario {
    Scenario(
      identifier, title, question: "The finger lands on the next page's preview: who gets it?",
      build: { run in
        let container = makeContainer(CGRect(x: 0, y: 110, width: 320, height: 260))
        let paging = PagingView(frame: CGRect(x: 80, y: 40, width: 160, height: 180))
        for (number, page) in [Left(), Middle(), Right()].enumerated() {
          page.frame = CGRect(x: 10 + CGFloat(number) * 160, y: 30, width: 140, height: 130)
          paging.addSubview(page)
        }
        paging.bounds.origin.x = 160
        container.addSubview(paging)
        run.show(container)
      },
      play: { $0.tap(295, 240) }, answer: answer)
  }

  static var transforms: Scenario {
    Scenario(
      "HT13", "rotated, scaled and scrolled ancestors",
      question: "At which point of its own does the marker see the finger?",
      build: { run in
        let turned = Turned(frame: CGRect(x: 40, y: 90, width: 240, height: 260))
        turned.transform = CGAffineTransform(rotationAngle: CGFloat(Trigonometry.pi / 12))
        let scaled = Scaled(frame: CGRect(x: 70, y: 90, width: 110, height: 110))
        scaled.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
        let scrolled = Scrolled(frame: CGRect(x: 10, y: 24, width: 90, height: 80))
        scrolled.bounds.origin.y = 300
        scrolled.addSubview(Marker(frame: CGRect(x: 8, y: 332, width: 74, height: 40)))
        scaled.addSubview(scrolled)
        turned.addSubview(scaled)
        run.show(turned)
      },
      play: { $0.tap("Marker") },
      answer: """
        At (37, 20), its own middle: on the way down the point is turned back by 15 degrees, shrunk by 1.6 and \
        moved by the 300 points that the scrolled view is scrolled. Compare the points in --format swift.
        """)
  }
}

private final class PageView: HandlingView {}
private final class ContainerView: HandlingView {}
private final class PagingView: HandlingView {}
private final class Left: HandlingView {}
private final class Middle: HandlingView {}
private final class Right: HandlingView {}
private final class Turned: HandlingView {}
private final class Scaled: HandlingView {}
private final class Scrolled: HandlingView {}
private final class Marker: HandlingView {}

// snippet: larger-area
private final class GenerousView: HandlingView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -100, dy: -100).contains(point)
  }
}
// endsnippet

// snippet: round-area
private final class RoundView: HandlingView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.distance(to: CGPoint(x: bounds.midX, y: bounds.midY)) <= bounds.width / 2
  }
}
// endsnippet

// snippet: passing-view
private final class PassingView: HandlingView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? subviews.first : hit
  }
}
// endsnippet
