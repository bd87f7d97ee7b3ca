import TouchKit
import XCTest

/// The names of a responder and those after it, as the articles print a chain.
func chain(from responder: UIResponder) -> [String] {
  var names: [String] = []
  var here: UIResponder? = responder
  while let responder = here, names.count < 50 {
    names.append(responder.traceName)
    here = responder.next
  }
  return names
}

/// The articles' delegate; its name is what their chains end with.
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// A controller that writes down what happens to its view.
class LifeController: UIViewController {
  var name: String
  let log: Log

  final class Log { var lines: [String] = [] }

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    traceName = name
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { log.lines.append("\(name) did load") }
  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.lines.append("\(name) will move to \(parent?.traceName ?? "nil")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.lines.append("\(name) did move to \(parent?.traceName ?? "nil")")
  }
}

extension LifeController.Log {
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension Stage {
  /// The lines of everything that goes along a chain, without the calls of `sendEvent`.
  var chainLines: [String] {
    lines(.delivery, .responders).filter { !$0.contains("sendEvent") && !$0.hasPrefix("UI") }
  }

  /// Shows a controller as the window's root.
  @discardableResult
  func root<Controller: UIViewController>(_ controller: Controller) -> Controller {
    window.rootViewController = controller
    return controller
  }
}
