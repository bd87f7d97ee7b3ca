import LabSupport

extension SystemPath {
  static var updates: Scenario {
    Scenario(
      "SP10", "what comes between a touch and what it changes on the screen",
      question: """
        touchesBegan asks for a layout and starts a timer that is due at once: which of the two comes first?
        """,
      scope: TraceScope(stages: [.log], subjects: .ownViews),
      build: { showStar(ChangingView($0), in: $0) },
      play: { $0.finger(.began, 160, 240) },
      answer: { run in
        run.device.profile.updates == .updateCycle
          ? """
          The layout: it belongs to the same update as the event. A UIUpdateLink can put code of yours before and after \
          each part. The run loop gets its turn when the update is complete.
          """
          : """
          The timer. The layout waits until the run loop has nothing left to do and is about to sleep.
          """
      })
  }

  static var launch: Scenario {
    Scenario(
      "SP11", "an app that does not live with its scenes",
      question:
        "Its delegate makes the window, as apps did before there were scenes: what does a tap on it do?",
      scope: .delivery,
      build: { showStar(StarView(), in: $0) },
      play: { run in
        run.device.launch("Old app", lifeCycle: .application) { _ in
          run.trace.log("the app has launched")
          run.show(OldView(frame: run.screen))
        }
        run.tap(160, 240)
      },
      answer: { run in
        run.device.profile.requiresSceneLifeCycle
          ? """
          Nothing: the app does not launch. From iOS 27 on an app that is built for it must declare its scenes, in \
          UIApplicationSceneManifest. The app that was in front stays there, and its StarView gets the tap.
          """
          : """
          What a tap always does: the app launches, its window is shown, and the view in it is told.
          """
      })
  }
}

private final class OldView: HandlingView {}

/// A view that changes with each touch, and writes down what comes of it.
private final class ChangingView: HandlingView {
  private let write: (String) -> Void
  private let loop: VirtualRunLoop?
  private lazy var link = UIUpdateLink(view: self)
  private var isTouched = false

  init(_ run: ScenarioRun) {
    write = { [unowned run] in run.trace.log($0) }
    loop = SystemPath.mainRunLoop(of: run)
    super.init(frame: .zero)
    traceName = "StarView"
    for (phase, words) in [
      (UIUpdateActionPhase.beforeEventDispatch, "before event dispatch"),
      (.afterEventDispatch, "after event dispatch"),
      (.beforeCATransactionCommit, "before the commit"), (.afterCATransactionCommit, "after the commit"),
    ] {
      link.addAction(to: phase) { [write] _, _ in write("UIUpdateLink: \(words)") }
    }
    link.isEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("touchesBegan")
    isTouched = true
    setNeedsLayout()
    loop?.add(VirtualRunLoop.Timer(fireTime: 0) { [write] in write("the timer fires") })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isTouched { write("layoutSubviews") }
  }
}
