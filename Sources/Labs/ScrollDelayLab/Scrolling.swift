import LabSupport

extension ScrollDelay {
  static var flick: Scenario {
    scenario(
      "V9", "a flick, and what the delegate hears",
      question: "The finger lifts while it moves: in which order do the delegate's methods come?",
      build: { run in ScrollPage(in: run).scroll.decelerationRate = .fast },
      play: { $0.flick() },
      answer: """
        scrollViewWillEndDragging comes before the drag has ended, with the finger's velocity, in points per \
        millisecond, and the place where the content is going to rest. didEndDragging says that it will decelerate; \
        didScroll goes on until didEndDecelerating.
        """)
  }

  static var slowRelease: Scenario {
    scenario(
      "V9-slow", "a drag that ends at rest", question: "Which of the flick's messages are missing now?",
      build: { ScrollPage(in: $0) },
      play: { $0.drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: -96)) },
      answer: """
        Everything about decelerating: willDecelerate is false, and that is the last one. An app that waits for \
        didEndDecelerating to learn that scrolling is over must look at both.
        """)
  }

  static var target: Scenario {
    scenario(
      "V10", "a delegate that chooses where a flick ends",
      question: "The delegate rounds the target to whole hundreds of points: does the content jump there?",
      build: { run in
        let page = ScrollPage(in: run)
        page.scroll.decelerationRate = .fast
        page.target = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
      },
      play: { $0.flick() },
      answer: """
        No, it slows down as always, but comes to rest at the new place. The log shows the target before the delegate \
        changed it.
        """)
  }

  static var caught: Scenario {
    scenario(
      "V8", "a finger stops what it has flicked",
      question: "Half a second after the flick the finger taps the moving content: who hears of that tap?",
      build: { ScrollPage(in: $0, logs: .drags) },
      play: { run in
        run.play { script in
          script.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 204), for: 0.096)
          script.wait(0.5)
          script.tap(at: CGPoint(x: 160, y: 240))
        }
        run.rest()
      },
      answer: """
        Only the scroll view, which stops where it is. The content's view is not told, not even after 0.15 s: here the \
        delaying recognizer ends instead of failing. Without the finger the content would have gone on to 585.
        """)
  }

  static var rates: Scenario {
    scenario(
      "V20", "the same flick, normal and fast",
      question:
        "A normal scroll view keeps 0.998 of its speed each millisecond, a fast one 0.99: how far does each go?",
      build: { ScrollPage(in: $0, content: CGSize(width: 280, height: 5000), logs: .drags) },
      play: { run in
        run.curves = CurveFigure(x: "seconds after the landing", y: "points scrolled")
        for (title, rate) in [
          ("normal: 0.998 per millisecond", UIScrollView.DecelerationRate.normal),
          ("fast: 0.99 per millisecond", .fast),
        ] {
          run.scrollPage?.onScroll = { _ in }
          run.scrollPage?.scroll.contentOffset = .zero
          run.scrollPage?.scroll.decelerationRate = rate
          let start = run.device.clock.now
          run.curves?.begin(title)
          run.curves?.add(0, 0)
          run.scrollPage?.onScroll = { [unowned run] scroll in
            run.curves?.add(run.device.clock.now - start, scroll.contentOffset.y)
          }
          run.flick(titled: title)
        }
      },
      answer: """
        After the finger has gone the content moves by its velocity in points per millisecond times 499, or times \
        only 99: all that is left of the speed, summed up. “Fast” means that it stops fast.
        """
    ).drawn(as: .curves)
  }

  static var rubberBand: Scenario {
    scenario(
      "V22", "pulling beyond the edge",
      question:
        "The content is at its top already. A finger drags it down by 120 points: how far does it follow?",
      build: { ScrollPage(in: $0, logs: .places) },
      play: { run in
        var figure = CurveFigure(x: "points that the finger pulls", y: "points that the content follows")
        figure.showsDiagonal = true
        figure.add(0, 0)
        run.curves = figure
        run.scrollPage?.onScroll = { [unowned run] scroll in
          guard scroll.isDragging else { return }
          run.curves?.add(scroll.panGestureRecognizer.translation(in: scroll).y, -scroll.contentOffset.y)
        }
        run.play { script in
          script.down(at: CGPoint(x: 160, y: 100))
          for step in 0...6 {
            script.wait(0.05)
            script.move(to: CGPoint(x: 160, y: CGFloat(110 + 20 * step)))
          }
          script.wait(0.3)
          script.up()
        }
        run.rest()
      },
      answer: """
        Ever less, and never by more than its own height: for a finger that is x beyond the edge of a view of height d \
        it is (1 − 1 / (0.55 x / d + 1)) d. When the finger lifts, the content returns to its edge.
        """
    ).drawn(as: .curves)
  }

  static var pages: Scenario {
    scenario(
      "V23", "pages",
      question: "Each page is 400 points high: to which page does each of these drags lead?",
      build: { run in
        ScrollPage(in: run, content: CGSize(width: 280, height: 2000), logs: .drags).scroll.isPagingEnabled =
          true
      },
      play: { run in
        let start = CGPoint(x: 160, y: 400)
        run.drag(
          from: start, by: CGPoint(x: 0, y: -96), for: 0.096, resting: 0.016, titled: "a short flick")
        run.drag(from: start, by: CGPoint(x: 0, y: -96), titled: "a short drag")
        run.drag(from: start, by: CGPoint(x: 0, y: -320), for: 0.4, titled: "a long drag")
        run.drag(
          from: start, by: CGPoint(x: 0, y: -320), for: 0.096, resting: 0.016, titled: "a long, fast flick")
      },
      answer: """
        A flick turns one page, however fast it is and however short; a drag that ends at rest leads to the nearest \
        page. The offsets are multiples of 400.
        """)
  }

  static var nested: Scenario {
    scenario(
      "V11", "a row of pictures in a page that scrolls",
      question:
        "A drag sideways and a drag upwards begin at the same point of the strip: which scroll view moves?",
      build: { $0.show(page: NestedPage()) },
      play: { run in
        let start = CGPoint(x: 160, y: 200)
        for (title, way) in [
          ("a drag sideways", CGPoint(x: -48, y: 0)), ("a drag upwards", CGPoint(x: 0, y: -48)),
        ] {
          run.drag(from: start, by: way, titled: title)
        }
      },
      answer: """
        The strip can only move sideways and the page only up and down, and a pan begins only along an axis that can \
        scroll. So each finger finds the right one, and the other fails.
        """
    ).drawn(as: .views)
  }

  static var timer: Scenario {
    scenario(
      "S22", "a timer while content moves",
      question: "A timer of the default run loop mode ticks every 0.1 s: what becomes of it during a flick?",
      build: { run in
        ScrollPage(in: run, logs: .drags).scroll.decelerationRate = .fast
      },
      play: { run in
        let timer = VirtualRunLoop.Timer(fireTime: run.device.clock.now, interval: 0.1) { [unowned run] in
          run.trace.log("tick")
        }
        for process in run.device.processes where process.name == "App" { process.mainRunLoop.add(timer) }
        run.play { script in
          script.down(at: CGPoint(x: 160, y: 300))
          script.wait(0.35)
          script.move(to: CGPoint(x: 160, y: 204), for: 0.096)
          script.wait(0.016)
          script.up()
        }
        run.device.advance(by: 1)
      },
      answer: """
        It pauses from the moment the drag begins until the content has come to rest: meanwhile the run loop is in \
        its tracking mode, and only timers of the common modes go on. A finger that only rests changes nothing.
        """)
  }
}
