import LabSupport

extension SystemPath {
  static var signal: Scenario {
    Scenario(
      "SP5-signal", "a source0 is signalled while the loop sleeps",
      question: "The app signals a source0 of its own, and later wakes the loop: when is the source handled?",
      scope: TraceScope(stages: [.runLoop, .log], subjects: .ownViews),
      build: { showStar(StarView(), in: $0) },
      play: { run in
        guard let loop = mainRunLoop(of: run) else { return }
        let source = VirtualRunLoop.Source0(name: "a source of the app's own") { [unowned run] in
          run.trace.log("the source is handled")
        }
        loop.add(source)
        run.trace.log("signal()")
        source.signal()
        run.device.advance(by: 1)
        run.trace.log("a second later: wakeUp()")
        loop.wakeUp()
        run.device.settle()
      },
      answer: """
        Not before some code wakes the loop. Signalling only leaves a mark; a message on a port, a timer or wakeUp() \
        ends the sleep.
        """)
  }

  static var observers: Scenario {
    Scenario(
      "SP9", "the app's run loop around an event",
      question: "Which moments of a run loop's pass come before touchesBegan, and which after it?",
      scope: TraceScope(stages: [.log], subjects: .ownViews),
      build: { run in
        let star = DiaryView()
        star.traceName = "StarView"
        star.diary = TouchDiary(run)
        showStar(star, in: run)
      },
      play: { run in
        guard let loop = mainRunLoop(of: run) else { return }
        loop.add(
          VirtualRunLoop.Observer(activities: .all, order: -1) { [unowned run] activity in
            run.trace.log(name(of: activity), by: "main run loop")
          })
        run.finger(.began, 160, 240)
      },
      answer: """
        After waiting, before timers, before sources; the source0 with the touch in it; then the loop looks around once \
        more and says before waiting. Recognizers' late work and drawing are done there.
        """)
  }

  static var modes: Scenario {
    Scenario(
      "SP9-modes", "a timer while a scroll view follows a finger",
      question:
        "Two timers fire every quarter of a second, one for the default mode, one for the common modes: which "
        + "one pauses?",
      scope: TraceScope(stages: [.log], subjects: .ownViews),
      build: { showStar(StarView(), in: $0) },
      play: { run in
        guard let loop = mainRunLoop(of: run) else { return }
        for (name, modes) in [
          ("default mode", [VirtualRunLoop.Mode.default]), ("common modes", VirtualRunLoop.Mode.common),
        ] {
          loop.add(
            VirtualRunLoop.Timer(fireTime: 0.25, interval: 0.25) { [unowned run] in
              run.trace.log("the timer of the \(name) fires", by: "main run loop")
            }, for: modes)
        }
        run.device.advance(to: 0.3)
        run.trace.log("tracking begins", by: "main run loop")
        loop.enter(.tracking)
        run.device.advance(to: 1.1)
        run.trace.log("tracking ends", by: "main run loop")
        loop.leave()
        run.device.settle()
        run.device.advance(to: 1.3)
      },
      answer: """
        The one of the default mode. It fires once when tracking is over, and then goes on at its old times: what it \
        missed is not made up for.
        """)
  }

  static func mainRunLoop(of run: ScenarioRun) -> VirtualRunLoop? {
    run.device.processes.first { $0.name == "App" }?.mainRunLoop
  }

  private static func name(of activity: VirtualRunLoop.Activity) -> String {
    switch activity {
    case .entry: "entry"
    case .beforeTimers: "before timers"
    case .beforeSources: "before sources"
    case .beforeWaiting: "before waiting"
    case .afterWaiting: "after waiting"
    case .exit: "exit"
    default: "several"
    }
  }
}
