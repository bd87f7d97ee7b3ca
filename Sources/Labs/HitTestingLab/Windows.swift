import LabSupport

extension HitTesting {
  static var windows: Scenario {
    Scenario(
      "HT9", "several windows and their levels",
      question: "Four windows lie under the finger, and the key window is not on top: which one gets it?",
      scope: TraceScope(stages: TraceScope.windows.stages, subjects: .viewsAndWindows, passes: .number(1)),
      build: { run in
        run.show(
          KeyView(frame: CGRect(x: 20, y: 30, width: 280, height: 420)), window: KeyWindow(frame: run.screen))
        let key = run.application.keyWindow
        run.show(
          NoteView(frame: CGRect(x: 10, y: 30, width: 220, height: 240)),
          window: NoteWindow(frame: CGRect(x: 40, y: 90, width: 240, height: 300)))
        let alert = AlertWindow(frame: CGRect(x: 115, y: 150, width: 150, height: 180))
        alert.windowLevel = .alert
        run.show(AlertView(frame: CGRect(x: 15, y: 50, width: 120, height: 90)), window: alert)
        let banner = BannerWindow(frame: CGRect(x: 0, y: 190, width: 320, height: 70))
        banner.windowLevel = .statusBar
        banner.isUserInteractionEnabled = false
        run.show(window: banner)
        key?.makeKey()
      },
      play: { run in
        run.tap(160, 240)
        run.tap(54, 240)
      },
      answer: """
        The first tap goes to the alert: the highest level is asked first, and it doesn't matter which one is key. The second tap is beside \
        the alert; the banner is next but has its user interaction off and passes on, so the note, shown after the \
        key window, gets it.
        """)
  }

  static var textEffects: Scenario {
    Scenario(
      "HT11", "the system's own window is asked first",
      question: "Where does the first pass begin, and where the second?",
      scope: TraceScope(stages: [.hitTesting], subjects: .everyone),
      build: { $0.show(SampleTree.make()) },
      play: { $0.tap("EView") },
      answer: { run in
        run.device.profile.hasTextEffectsWindow
          ? """
          The first pass begins at the system's window for keyboard and editing, which lies above the app's own \
          and answers nil where it is empty. The second pass begins at the window that the first one found.
          """
          : """
          There is no text-effects window on \(run.device.profile.name) in this engine, so every pass begins at \
          the app's own window. Try --profile iOS27.
          """
      })
  }
}

private final class KeyWindow: UIWindow {}
private final class NoteWindow: UIWindow {}
private final class AlertWindow: UIWindow {}
private final class BannerWindow: UIWindow {}
private final class KeyView: HandlingView {}
private final class NoteView: HandlingView {}
private final class AlertView: HandlingView {}
