import LabSupport

extension HitTesting {
  static var toastWindow: Scenario {
    passThrough(
      "HT14", "a toast in a window that says nil if it is hit itself", window: ToastWindow.init(frame:),
      answer: """
        The toast's root view gets it, and the app is dead: that view fills the window, so the window is never hit \
        itself, and its hitTest changes nothing.
        """)
  }

  static var toastWindowOverride: Scenario {
    passThrough(
      "HT14-override", "a toast in a window that says nil if its root view is hit",
      window: PassThroughWindow.init(frame:),
      answer: """
        The app's view: the toast's window sees that its root view was hit, and says nil. The toast itself still gets \
        its taps.
        """)
  }

  private static func passThrough(
    _ identifier: String, _ title: String, window makeWindow: @escaping (CGRect) -> UIWindow, answer: String
  ) -> Scenario {
    Scenario(
      identifier, title,
      question: "Two taps: one beside the toast, over the app, and one on the toast. Who gets them?",
      scope: passThroughScope(passes: .number(1)),
      build: { run in
        let root = RootView(frame: run.screen)
        root.addSubview(ToastView(frame: toast))
        showToast(root, in: makeWindow(run.screen), run)
      },
      play: { run in
        run.tap(160, 180)
        run.tap(160, 410)
      }, answer: answer)
  }

  static var hostedToast: Scenario {
    hosted(
      "HT15", "SwiftUI's content in such a window", window: { frame, _ in PassThroughWindow(frame: frame) },
      answer: { content in
        switch content {
        case .subview:
          """
          The first goes to the toast, because hit-testing finds the view that draws it, the second to the app. Try \
          --profile iOS18 and iOS26.
          """
        case .subviewThenHost:
          """
          No view gets the first: the first pass finds the toast in this window, but the second finds the hosting \
          view there, and the window says nil. The second tap goes to the app. Try --profile iOS17 and iOS26.
          """
        case .host:
          """
          Both go to the app: the toast is no view, so the hosting view is hit on it as well as beside it, and the \
          window says nil. Try --profile iOS17 and iOS18.
          """
        }
      })
  }

  static var hostedToastOverride: Scenario {
    hosted(
      "HT15-override", "SwiftUI's content in a window that is told where it is",
      window: { frame, content in
        let window = RegionWindow(frame: frame)
        window.regions = [content]
        return window
      },
      answer: { content in
        let first =
          content == .subview ? "the view that draws the toast" : "the hosting view, which shows the toast"
        return """
          The first goes to \(first), the second to the app. The window asks no view: it knows where its content is.
          """
      })
  }

  private static func hosted(
    _ identifier: String, _ title: String, window makeWindow: @escaping (CGRect, CGRect) -> UIWindow,
    answer: @escaping (SystemProfile.HostedContent) -> String
  ) -> Scenario {
    Scenario(
      identifier, title,
      question: "Two taps: one on a toast that SwiftUI shows, and one beside it. Who gets them?",
      scope: passThroughScope(passes: .every),
      build: { run in
        let root = HostingStandIn(frame: run.screen, run.device.profile.hostedContent)
        root.show(ToastContent(frame: toast))
        showToast(root, in: makeWindow(run.screen, toast), run)
      },
      play: { run in
        run.tap(160, 410)
        run.tap(160, 180)
      }, answer: { answer($0.device.profile.hostedContent) })
  }

  private static let toast = CGRect(x: 30, y: 380, width: 260, height: 60)

  private static func passThroughScope(passes: TraceScope.Passes) -> TraceScope {
    var scope = TraceScope.windows
    (scope.passes, scope.deliveries, scope.showsPassHeadings) = (passes, .landings, passes == .every)
    return scope
  }

  /// Shows a window with a root controller above the app's.
  private static func showToast(_ root: UIView, in window: UIWindow, _ run: ScenarioRun) {
    run.show(
      AppView(frame: CGRect(x: 20, y: 40, width: 280, height: 410)), window: AppWindow(frame: run.screen))
    let controller = UIViewController()
    controller.view = root
    window.windowLevel = .statusBar
    window.rootViewController = controller
    window.isHidden = false
  }
}

private final class AppWindow: UIWindow {}
private final class AppView: HandlingView {}
private final class RootView: HandlingView {}
private final class ToastView: HandlingView {}
private final class ToastContent: HandlingView {}

// snippet: toast-window
private final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
// endsnippet

private final class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let found = super.hitTest(point, with: event), found != rootViewController?.view else { return nil }
    return found
  }
}

// snippet: region-window
private final class RegionWindow: UIWindow {
  var regions: [CGRect] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    regions.contains { $0.contains(point) }
  }
}
// endsnippet
