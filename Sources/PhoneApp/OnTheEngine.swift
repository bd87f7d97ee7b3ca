// The same app on a device of the engine, which draws nothing: for tests, and to play again what a phone has recorded.
#if !os(iOS)
  @_exported import Pages

  /// The app, launched on a device of the engine.
  package final class AppOnTheEngine {
    /// The device.
    package let device: Device
    private let window: RecordingWindow
    /// The file that was shared last.
    package var shared: String? { window.shared }

    /// Launches the app.
    ///
    /// - Parameters:
    ///   - screen: The size of the screen, in points.
    ///   - profile: The system.
    ///   - bookLogs: The book's log of each page, by its name.
    package init(
      screen: CGSize = CGSize(width: 393, height: 852), profile: SystemProfile = .newest,
      bookLogs: [String: PageLog] = [:]
    ) {
      device = Device(profile: profile, screen: screen)
      // A window belongs to the app that makes it.
      var made: RecordingWindow?
      device.launch("Pages") { _ in
        let window = RecordingWindow(frame: CGRect(origin: .zero, size: screen))
        window.engine = DeviceFacts(
          author: "engine", model: "TouchKit", system: profile.name, screen: screen)
        window.showPages(bookLogs: bookLogs)
        made = window
      }
      device.settle()
      window = made ?? RecordingWindow()
    }

    private var navigation: UINavigationController? { window.rootViewController as? UINavigationController }
    private var controller: PageController? { navigation?.topViewController as? PageController }

    /// The page that is shown, if it isn't the list.
    package var page: Page? { controller?.page }
    /// How far the list is scrolled.
    package var listOffset: CGFloat {
      (navigation?.viewControllers.first as? PageList)?.offset ?? 0
    }
    /// What stands in the log on the screen.
    package var text: String { controller?.text ?? "" }
    /// What the page has written.
    package var log: PageLog { window.recorder.log }

    /// Shows a page as if it were chosen in the list.
    ///
    /// - Parameter corner: Where the page lies on the screen, if not where the app puts it.
    package func open(_ page: Page.Type, corner: CGPoint? = nil) {
      _ = navigation?.popToRootViewController(animated: false)
      (navigation?.topViewController as? PageList)?.open(page)
      device.advance(by: 1)
      controller?.corner = corner
      device.advance(by: 1)
    }

    /// Plays touches; the first one lands now.
    package func play(_ frames: [DigitizerFrame]) {
      // Each frame is one event, as it was when it was recorded.
      device.moveDelivery = .everySample
      let begin = device.clock.now
      for frame in frames {
        device.advance(to: begin + frame.time)
        device.digitizer.report(frame.contacts)
        device.settle()
      }
      device.advance(by: 2)
    }
  }

  extension PageController {
    /// There is no one to share with: the window keeps it.
    func shareReport() {
      guard let window = view.window as? RecordingWindow, let device = window.engine else { return }
      window.shared = report(about: device)
    }
  }

  extension UILabel {
    func style(_ style: TextStyle) {}
  }

  extension UITableView {
    func fitText() { rowHeight = 64 }
  }

  extension Page {
    func letFingersThrough() {}
  }
#endif
