/// A group of windows on one screen, between them and the application in the chain, from iOS 13 (fact R6).
open class UIWindowScene: UIResponder {
  /// The screen that the scene is on.
  public final let screen: UIScreen
  final unowned(unsafe) var application: UIApplication?

  init(application: UIApplication) {
    screen = application.screen
    self.application = application
    super.init()
  }

  /// The windows of the scene that are shown, from back to front.
  public final var windows: [UIWindow] {
    application?.windows.filter { $0.windowScene === self } ?? []
  }

  /// The application.
  open override var next: UIResponder? { application }

  override class var engineClassName: String { "UIWindowScene" }
}
