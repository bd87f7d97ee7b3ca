import LabSupport

/// The lab of the chapter on the delay of scroll views.
enum ScrollDelay {
  static var lab: Lab {
    Lab(
      name: "scroll-delay-lab", title: "Scroll views: does the finger want to scroll?",
      picture: .timeLines(style), scope: .articles, predictions: predictions, drill: drill,
      scenarios: [
        phenomena, quickTap, quickTapAlone, shortPress, longPress, button, timing, dragAtOnce, dragLater,
        sideways,
        withoutDelay, withoutCancelling, refusedTouches, controls, cancelledControls,
        sharedTap, refusedTap, forbiddenTap, rows,
        flick, slowRelease, target, caught, rates, rubberBand, pages, nested, lock, timer, lateContent,
        atTheEnd,
      ])
  }

  /// The private recognizer that holds touches back.
  static let delay = "UIScrollViewDelayedTouchesBeganGestureRecognizer"

  private static let style = TimeLineFigure.Style(
    subjects: [
      .init("Tap"), .init(delay, as: "the delay"), .init("LoggingTable"), .init("LoggingButton"),
      .init("ContentView"),
      .init("Knob"),
    ],
    marks: [
      .init(0.15, "the delay is over: a finger that rests is the content's", of: delay),
      .init(0.75, "a tap recognizer gives up: the finger has stayed too long", of: "Tap"),
    ])
}

extension TraceScope {
  /// What the articles' classes log: touches of the table, the button and the content, and the app's own lines.
  static let articles = TraceScope(
    stages: [.delivery, .log], subjects: .named(["LoggingTable", "LoggingButton", "ContentView", "Knob"]))
}

extension ScenarioRun {
  /// Lets everything come to rest.
  func rest() { device.advance(by: 5) }

  /// Presses a point for some seconds, on a time line of its own if that has a title.
  func press(_ point: CGPoint, for seconds: TimeInterval, titled title: String? = nil) {
    title.map { beginTimeLine($0) }
    play { $0.press(at: point, for: seconds) }
    rest()
  }

  /// Drags by a distance after a wait, and lets go at once or after a rest.
  func drag(
    from point: CGPoint, by way: CGPoint, after wait: TimeInterval = 0, for seconds: TimeInterval = 0.192,
    resting: TimeInterval = 0.3, titled title: String? = nil
  ) {
    title.map { beginTimeLine($0) }
    play { script in
      script.down(at: point)
      script.wait(wait)
      script.move(to: CGPoint(x: point.x + way.x, y: point.y + way.y), for: seconds)
      script.wait(resting)
      script.up()
    }
    rest()
  }
}
