import UIKit

// snippet: window
final class LoggingWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    let names = ["began", "moved", "stationary", "ended", "cancelled"]
    for touch in event.allTouches ?? [] where touch.phase != .stationary {
      print(names[touch.phase.rawValue], touch.view.map { "\(type(of: $0))" } ?? "no view")
    }
    super.sendEvent(event)
  }
}
// endsnippet

// snippet: scene
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let storyboards = window?.rootViewController
    window?.rootViewController = nil
    window = LoggingWindow(windowScene: scene)
    window?.rootViewController = storyboards ?? ViewController()
    window?.makeKeyAndVisible()
  }
}
// endsnippet

/// The empty project's own.
final class ViewController: UIViewController {}
