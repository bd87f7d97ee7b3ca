import CheckSupport
import TouchKit
import XCTest

@testable import ResponderChainExercises

final class ButtonChainChecks: CheckCase {
  func testTheChainOnIOS12() { check(ButtonChain.onIOS12, .iOS12, "iOS 12") }

  func testTheChainOnIOS13() { check(ButtonChain.onIOS13, .iOS13, "iOS 13") }

  private func check(
    _ answer: [String], _ profile: SystemProfile, _ system: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let asked = "asked: the chain of PlayButton on \(system)"
    var names: [String] = []
    for (index, text) in answer.enumerated() {
      // `UIWindow2` is another name than `UIWindow`.
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let name = words.first(where: { $0.contains(where: \.isLetter) }) else {
        XCTFail(
          "\(asked)\nline \(index + 1) has no name in it: “\(text)”\nA line is a class, such as PlayerView",
          file: file, line: line)
        return
      }
      names.append(String(name))
    }
    let chain = SongApp(profile).chainOfTheButton
    let expected = chain.map(\.traceName)
    guard let divergence = firstDivergence(expected: expected, actual: names) else { return }
    let common = zip(expected, names).prefix { $0.0 == $0.1 }.count
    let rule = common > 0 && common <= chain.count ? "\n\(chain[common - 1].ruleForNext)" : ""
    XCTFail("\(asked)\n\(divergence)\(rule)", file: file, line: line)
  }
}

/// The app of the exercise on a device.
private final class SongApp {
  private let device: Device
  private let button = PlayButton()

  init(_ profile: SystemProfile) {
    device = Device(profile: profile)
    device.launch(delegate: AppDelegate()) { [button] _ in
      let songs = SongController()
      let player = PlayerController()
      let deck = DeckView()
      songs.addChild(player)
      songs.view.addSubview(deck)
      deck.addSubview(player.view)
      player.view.addSubview(button)
      player.didMove(toParent: songs)
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: songs), UIViewController()]
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
    }
  }

  var chainOfTheButton: [UIResponder] { Array(sequence(first: button as UIResponder) { $0.next }) }
}

private final class PlayButton: UIButton {}
private final class PlayerView: UIView {}
private final class DeckView: UIView {}
private final class SongView: UIView {}
private final class PlayerController: UIViewController {
  override func loadView() { view = PlayerView() }
}
private final class SongController: UIViewController {
  override func loadView() { view = SongView() }
}
private final class AppDelegate: UIResponder, UIApplicationDelegate {}

extension UIResponder {
  /// Why the one that comes next comes next.
  fileprivate var ruleForNext: String {
    let rule =
      switch self {
      case is UIWindow: "a window is followed by its scene from iOS 13 on, and before that by the application"
      case is UIView where next is UIViewController: "the view of a controller is followed by that controller"
      case is UIView: "a view that belongs to no controller is followed by its superview"
      case is UIViewController: "a controller is followed by the superview of its view"
      case is UIScene: "a scene is followed by the application"
      case is UIApplication: "the application is followed by its delegate, if that is a responder"
      default: "no one comes after the app delegate"
      }
    return "after \(traceName): \(rule)"
  }
}
