import TouchKit

/// A view in a view in a controller's view; every responder of the app's own may pass a touch on, keep it, or both.
final class ChainScene: Scene {
  /// What a responder does with a touch.
  enum Choice: Int {
    case pass, keep, keepAndSuper
  }

  private static let rungs = [
    "StarView", "CardView", "PageView", "PageController", "AppWindow", "AppDelegate",
  ]
  private let chosen = Choices()
  private lazy var end = ChainDelegate(rung: 5, of: chosen)

  override var name: String { "chain" }
  override var settings: [Setting] {
    Self.rungs.map { Setting($0, ["pass on", "keep", "keep + super"]) }
  }
  override var plays: [Play] {
    [
      .press("Tap the star", at: 160, 220), .press("Tap the card", at: 160, 330),
      .press("Tap the page", at: 160, 440),
      Play("Drag").down(160, 220).move(by: 6, 6, times: 4).wait(16).up(),
    ]
  }
  override var delegate: (any UIApplicationDelegate)? { end }

  override func build(on screen: CGRect) {
    chosen.run = run
    let page = PageController(rung: 3, of: chosen)
    let window = ChainWindow(rung: 4, of: chosen, frame: screen)
    window.rootViewController = page
    let card = ChainView(rung: 1, of: chosen, frame: CGRect(x: 50, y: 110, width: 220, height: 260))
    let star = ChainView(rung: 0, of: chosen, frame: CGRect(x: 40, y: 40, width: 140, height: 140))
    card.addSubview(star)
    page.view.addSubview(card)
    window.makeKeyAndVisible()
    views = [page.view, card, star]
  }

  override func change(_ setting: Int, to choice: Int) {
    guard Self.rungs.indices.contains(setting), let choice = Choice(rawValue: choice) else { return }
    chosen.list[setting] = choice
  }

  /// What each rung does, and how the log calls it.
  final class Choices {
    var list = [Choice](repeating: .pass, count: ChainScene.rungs.count)
    unowned(unsafe) var run: LiveRun?

    func name(_ rung: Int) -> String { ChainScene.rungs[rung] }

    /// Does the rung's own work, if it has any, and says whether the touch goes on.
    func passesOn(_ rung: Int, _ phase: StaticString) -> Bool {
      if list[rung] != .pass { run?.trace.log("does its own work in \(phase)", by: name(rung)) }
      return list[rung] != .keep
    }
  }
}

private final class ChainView: UIView {
  private let rung: Int
  private let chosen: ChainScene.Choices

  init(rung: Int, of chosen: ChainScene.Choices, frame: CGRect) {
    (self.rung, self.chosen) = (rung, chosen)
    super.init(frame: frame)
    traceName = chosen.name(rung)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesBegan") { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesMoved") { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesEnded") { super.touchesEnded(touches, with: event) }
  }
}

private final class ChainWindow: UIWindow {
  private let rung: Int
  private let chosen: ChainScene.Choices

  init(rung: Int, of chosen: ChainScene.Choices, frame: CGRect) {
    (self.rung, self.chosen) = (rung, chosen)
    super.init(frame: frame)
    traceName = chosen.name(rung)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesBegan") { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesMoved") { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesEnded") { super.touchesEnded(touches, with: event) }
  }
}

private final class PageController: UIViewController {
  private let rung: Int
  private let chosen: ChainScene.Choices

  init(rung: Int, of chosen: ChainScene.Choices) {
    (self.rung, self.chosen) = (rung, chosen)
    super.init(nibName: nil, bundle: nil)
    traceName = chosen.name(rung)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = ChainView(rung: 2, of: chosen, frame: UIScreen.main.bounds) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesBegan") { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesMoved") { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesEnded") { super.touchesEnded(touches, with: event) }
  }
}

private final class ChainDelegate: UIResponder, UIApplicationDelegate {
  private let rung: Int
  private let chosen: ChainScene.Choices

  init(rung: Int, of chosen: ChainScene.Choices) {
    (self.rung, self.chosen) = (rung, chosen)
    super.init()
    traceName = chosen.name(rung)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesBegan") { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesMoved") { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if chosen.passesOn(rung, "touchesEnded") { super.touchesEnded(touches, with: event) }
  }
}
