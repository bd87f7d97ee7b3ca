/// A group of windows on one screen, between them and the application in the chain, from iOS 13.
open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  public final let screen: UIScreen

  init(application: UIApplication) {
    screen = application.screen
    super.init(of: application)
  }

  /// The windows of the scene that are shown, from back to front.
  public final var windows: [UIWindow] {
    application?.windows.filter { $0.windowScene === self } ?? []
  }

  /// The window of the scene that keyboard and motion events go to.
  public final var keyWindow: UIWindow? {
    guard let window = application?.keyWindow, window.windowScene === self else { return nil }
    return window
  }
  /// What the scene's windows stand on: the screen.
  public final var coordinateSpace: any UICoordinateSpace { screen }

  override class var engineClassName: String { "UIWindowScene" }
}
