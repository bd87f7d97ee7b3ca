/// A window that writes down what it's told, and then tells it on.
final class RecordingWindow: UIWindow {
  /// Who writes it down.
  private(set) var recorder = TouchRecorder()

  /// What the engine is called, if the app runs there.
  var engine: DeviceFacts?
  /// The file that was shared last, on the engine.
  var shared: String?

  override func sendEvent(_ event: UIEvent) {
    recorder.record(event, in: self)
    super.sendEvent(event)
  }

  /// Fills the window with the list of pages, and shows it.
  ///
  /// - Parameter bookLogs: The book's log of each page, by its name.
  func showPages(bookLogs: [String: PageLog]) {
    let list = PageList(recorder: recorder, bookLogs: bookLogs)
    let navigation = UINavigationController(rootViewController: list)
    // No bar, and so no swipe from the edge, takes touches from the pages.
    navigation.setNavigationBarHidden(true, animated: false)
    rootViewController = navigation
    makeKeyAndVisible()
  }
}
